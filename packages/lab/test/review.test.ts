import { andeanAbyss } from '@coinflict/andean-abyss'
import { scene } from '@coinflict/andean-abyss/testkit'
import { type Faction, isRoundCard } from '@coinflict/kernel/state'
import { deedsOf, type Review, reviewOf, setupOf, Table, turningPoints } from '@coinflict/kernel/table'
import { everyVolume } from '@coinflict/library'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'

const [GOVT, FARC] = [0, 1] as Faction[]

/** A game of two whose margins after each card are these; the first are those at its beginning. */
function gameWith(...margins: readonly (readonly [number, number])[]): Review {
  const stood = margins.map(([govt, farc]) => ({ margins: [govt, farc], leader: (farc > govt ? 1 : 0) as Faction }))
  const [begun, ...after] = stood
  if (begun === undefined) throw new Error('a game begins somewhere')
  const place = { isRound: false, from: 0, to: 0, logFrom: 0, logTo: 0 }
  return { begun, cards: after.map((each, i) => ({ card: i + 1, ...place, ...each })) }
}

describe('turning points', () => {
  test('a card after which another faction leads is one, and says who led before', () => {
    expect(turningPoints(gameWith([-4, -6], [-4, -6], [-5, -3]))).toEqual([
      { at: 1, faction: FARC, before: GOVT, changes: [-1, 3] },
    ])
  })

  test('whoever takes the lead for the second time takes it back', () => {
    const review = gameWith([-4, -6], [-8, -3], [-3, -4], [-9, -4])
    expect(turningPoints(review).map(({ faction, isBack }) => [faction, isBack])).toEqual([
      [FARC, undefined],
      [GOVT, true],
      [FARC, true],
    ])
  })

  test('so is the card after which a margin had moved most; a card that changed nothing is none', () => {
    const points = turningPoints(gameWith([5, -6], [5, -6], [5, -5], [1, -5], [1, -5]), 1)
    expect(points).toEqual([{ at: 2, faction: GOVT, changes: [-4, 0] }])
    expect(turningPoints(gameWith([5, -6], [5, -6]))).toEqual([])
  })

  test('a move of the faction that leads in the end counts for more than a greater one of a faction far behind', () => {
    const review = gameWith([-4, -40], [-4, -29], [-1, -29], [-1, -40])
    expect(turningPoints(review, 1)).toEqual([{ at: 1, faction: GOVT, changes: [3, 0] }])
    expect(turningPoints(review).map(({ at }) => at)).toEqual([0, 1, 2])
  })

  test('of more than are wanted those stay that weigh most, in the order of play', () => {
    const review = gameWith([9, 0], [8, 0], [8, 3], [2, 3], [2, 4], [2, 9])
    // The Government falls by 6 and loses the lead; then FARC gains 5, before FARC gained 3.
    expect(turningPoints(review, 2).map(({ at }) => at)).toEqual([2, 4])
    expect(turningPoints(review, 3).map(({ at }) => at)).toEqual([1, 2, 4])
  })
})

describe('changes of the lead that are left out', () => {
  test('are presupposed by none that is told: the next tells of the margin', () => {
    // FARC takes the lead, the Government takes it back with the least move, then FARC and the Government again.
    const review = gameWith([0, -1], [0, 5], [6, 5], [6, 12], [14, 12])
    expect(turningPoints(review).map(({ before }) => before)).toEqual([GOVT, FARC, GOVT, FARC])
    expect(turningPoints(review, 3)).toEqual([
      { at: 0, faction: FARC, before: GOVT, changes: [0, 6] },
      { at: 2, faction: FARC, changes: [0, 7] },
      { at: 3, faction: GOVT, before: FARC, isBack: true, changes: [8, 0] },
    ])
  })

  test('nor is a faction said to take back what nobody was told that it had', () => {
    const [first] = turningPoints(gameWith([0, -1], [0, 1], [2, 1], [2, 9]), 1)
    expect(first).toEqual({ at: 2, faction: FARC, before: GOVT, changes: [0, 8] })
  })
})

test('what a faction did: operations, activities, events and passes, what it paid and what was taken from it', () => {
  const { table } = scene(
    { cali: 'troops 3, farc-active 2' },
    { first: 'govt', resources: { govt: 20, farc: 5 } },
  ).play('assault', 'cali', 'done')
  const [govt, farc] = deedsOf(andeanAbyss, table.log)
  expect(govt).toMatchObject({ operations: 1, passes: 0, spent: 3, lost: 0 })
  expect(farc).toMatchObject({ operations: 0, spent: 0, lost: 2 })
})

test('Resources that are given away are not spent', () => {
  const { table } = scene({}, { first: 'auc', resources: { auc: 9, farc: 0 } }).play('rally', 'cali')
  table.interject(2 as Faction, 'give', ['farc', 'resources', '4'])
  table.answer(FARC as Faction, 'yes')
  expect(deedsOf(andeanAbyss, table.log)[2]).toMatchObject({ operations: 1, spent: 1 })
})

describe.each((await everyVolume()).map((volume) => [volume.id, volume] as const))('a game of %s', (_, volume) => {
  const setup = setupOf(volume, { seed: 'looked back at' }, SEAT_KINDS)
  const table = new Table(
    volume,
    setup,
    volume.factions.map((__, i) => randomPlayer(`review ${i}`)),
  )
  table.run()
  const { begun, cards } = reviewOf(table)

  test('is told card by card without a gap, to how it ended', () => {
    const { game, log } = table
    const turned = log.filter(({ kind }) => kind === 'card').length
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.length).toBeLessThanOrEqual(turned)
    cards.forEach((card, i) => {
      expect(card.isRound).toBe(isRoundCard(game, card.card))
      const next = cards[i + 1]
      expect([card.to, card.logTo]).toEqual(next ? [next.from, next.logFrom] : [table.entries.length, log.length])
    })
    expect(cards.at(-1)?.margins).toEqual(volume.allFactions.map((f) => volume.margin(game, f)))
    const { game: first } = table.moment(0)
    expect(begun.margins).toEqual(volume.allFactions.map((f) => volume.margin(first, f)))
  })

  test('has turning points, each with what moved', () => {
    const points = turningPoints({ begun, cards })
    expect(points.length).toBeGreaterThan(2)
    for (const { at, changes, faction, before } of points) {
      const then = cards[at - 1] ?? begun
      expect(changes).toEqual(cards[at]?.margins.map((margin, f) => margin - (then.margins[f] as number)))
      if (before === undefined) expect(changes[faction]).not.toBe(0)
      else expect([then.leader, cards[at]?.leader]).toEqual([before, faction])
    }
  })
})
