import { cardsLeft } from '@coinflict/kernel/rules'
import { positionOf, Refused, setupOf, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { aDistantPlain } from '../src/index.ts'
import { type Board, Scene, type SceneOptions, scene } from './kit.ts'

const FACTIONS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']
const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const position = (t: Scene) => positionOf(t.table.game)
const currentCard = (t: Scene): number => position(t).cards.current
const eligible = (t: Scene): boolean[] => FACTIONS.map((f) => t.isEligible(f))

/** Card 19 is the Taliban's; who may act on it, and what comes next. */
const onCard = (board: Board, factions: readonly FactionId[], more: SceneOptions = {}): Scene =>
  scene(board, { card: 19, draw: [13, 20, 39], eligible: factions, ...more })

/** The Taliban Rally in Kabul and nothing else. */
const rallyInKabul = (t: Scene): Scene => t.play('rally', 'kabul', 'done')

/** A scene in which the 1st eligible has done something, and a faction is 2nd. */
const second = (board: Board, by: FactionId, firstDid: string, more: SceneOptions = {}): Scene =>
  scene(board, {
    ...more,
    position: {
      slot: 1,
      firstDid,
      factions: Object.fromEntries(FACTIONS.map((f) => [f, { eligible: f === by }])),
    },
  })

/** Everybody passes, and in rounds does nothing, until the question comes. */
function passTo(t: Scene, question: string): Scene {
  for (let i = 0; i < 90 && t.question !== question && t.question !== 'over'; i++) {
    t.play(t.answers.includes('pass') ? 'pass' : t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  }
  return t
}

describe('ADP 2.2 start', () => {
  test('the top card is played, and the number of cards left is known', () => {
    const t = new Scene(new Table(aDistantPlain, setupOf(aDistantPlain, { seed: 'x' }, KINDS), []))
    const { played, current } = position(t).cards
    expect([played, current > 0, cardsLeft(t.table.game)]).toEqual([[], true, 64])
  })
})

describe('ADP 2.3 event card', () => {
  test('at most two factions execute; the others have no say', () => {
    const t = onCard({}, ['taliban', 'warlords', 'government'])
    const order = aDistantPlain.cards.find((c) => c.number === 19)?.order.filter((id) => id !== 'coalition')
    expect([t.by, t.question]).toEqual([order?.[0], 'turn.first'])
    rallyInKabul(t)
    expect([t.by, t.question]).toEqual([order?.[1], 'turn.second'])
    t.play('pass')
    expect([t.by, t.question]).toEqual([order?.[2], 'turn.second'])
  })

  test('ineligible factions do nothing, not even pass', () => {
    const t = onCard({}, ['warlords'])
    expect(t.by).toBe('warlords')
    t.play('pass')
    expect(FACTIONS.slice(1).map((f) => t.resources(f))).toEqual([20, 20, 21])
  })

  test('an answer can be taken back, but not once a die has rolled, unless the others agree', () => {
    const t = second(
      { ghazni: 'taliban-underground 2, government-police 3', zabol: 'taliban-active, government-police' },
      'taliban',
      'operation',
      {
        dice: [6],
        tracks: { islamabad: 'sponsorship' },
      },
    )
    t.play('attack')
    expect(t.table.whyNotUndo()).toBeUndefined()
    t.play('ghazni')
    expect(t.table.whyNotUndo()?.id).toBe('why.undo-chance')
    expect(() => t.table.undo()).toThrow(Refused)
    t.table.undo({ agreed: true })
    expect(t.pieces('ghazni')).toEqual({ 'taliban-underground': 2, 'government-police': 3 })
  })

  test('what was done out of turn is taken back the same way', () => {
    const t = onCard({ balkh: 'taliban-active 2' }, ['taliban']).play('rally')
    t.interject('taliban', 'withdraw taliban-active balkh 2')
    t.table.undo()
    expect([t.pieces('balkh'), t.question]).toEqual([{ 'taliban-active': 2 }, 'rally.where'])
  })
})

describe('ADP 2.3.1 eligibility', () => {
  test('who executed on a card sits out the next, who did not is eligible', () => {
    const t = rallyInKabul(onCard({}, ['taliban', 'warlords'])).play('rally', 'balkh')
    expect(currentCard(t)).toBe(13)
    expect(eligible(t)).toEqual([true, true, false, false])
  })

  test('everybody starts the game eligible', () => {
    const t = new Scene(new Table(aDistantPlain, setupOf(aDistantPlain, {}, KINDS), []))
    expect(eligible(t)).toEqual([true, true, true, true])
  })
})

describe('ADP 2.3.2 faction order', () => {
  test.each([
    [11, ['coalition', 'government', 'warlords', 'taliban']],
    [24, ['taliban', 'coalition', 'warlords', 'government']],
    [30, ['taliban', 'government', 'warlords', 'coalition']],
    [55, ['warlords', 'coalition', 'taliban', 'government']],
  ])('left to right on card %i', (card, order) => {
    const t = scene({}, { card })
    const asked: string[] = []
    for (let i = 0; i < 4; i++) {
      asked.push(t.by)
      t.play('pass')
    }
    expect(asked).toEqual(order)
  })

  test('ineligible factions are skipped', () => {
    const t = scene({}, { card: 30, eligible: ['taliban', 'coalition'] })
    expect([t.by, t.question]).toEqual(['taliban', 'turn.first'])
    rallyInKabul(t)
    expect([t.by, t.question]).toEqual(['coalition', 'turn.second'])
  })
})

describe('ADP 2.3.3 passing', () => {
  test('brings the Government 3 for either COIN faction, an insurgent 1; all stay eligible', () => {
    const resources = (t: Scene) => FACTIONS.slice(1).map((f) => t.resources(f))
    expect(resources(onCard({}, ['coalition']).play('pass'))).toEqual([23, 20, 20])
    expect(resources(onCard({}, ['government']).play('pass'))).toEqual([23, 20, 20])
    const t = onCard({}, FACTIONS).play('pass', 'pass', 'pass', 'pass')
    expect(resources(t)).toEqual([26, 21, 21])
    expect([currentCard(t), eligible(t)]).toEqual([13, [true, true, true, true]])
  })

  test('the next one takes over the same role with the same options', () => {
    const t = scene({}, { card: 30 }).play('pass')
    expect([t.by, t.question]).toEqual(['government', 'turn.first'])
    expect(t.answers).toContain('event')
    t.play('pass').play('rally', 'balkh', 'done')
    expect([t.by, t.question]).toEqual(['coalition', 'turn.second'])
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
  })

  test('when the last eligible faction passes the next card comes', () => {
    const t = rallyInKabul(onCard({}, ['taliban', 'warlords'])).play('pass')
    expect([currentCard(t), eligible(t)]).toEqual([13, [true, true, false, true]])
  })
})

describe('ADP 2.3.4 options for eligible factions', () => {
  const board: Board = { ghazni: 'taliban-underground 3', kabul: 'coalition-troops' }

  test('1st: an Operation with or without a Special Activity, or the Event, or a pass', () => {
    const t = onCard(board, ['taliban'])
    expect(t.answers).toEqual(['rally', 'march', 'terror', 'event', 'pass'])
    t.play('rally')
    expect(t.answers).toContain('extort')
  })

  test('2nd after an Operation only: a Limited Operation', () => {
    const t = second(board, 'taliban', 'operation')
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
    t.play('rally')
    expect(t.answers).not.toContain('extort')
    t.play('zabol')
    expect(t.by).not.toBe('taliban')
  })

  test('2nd after an Operation with a Special Activity: a Limited Operation or the Event', () => {
    const t = second(board, 'taliban', 'operation-and-activity')
    expect(t.answers).toContain('event')
    t.play('rally')
    expect(t.answers).not.toContain('extort')
    t.play('zabol')
    expect(t.by).not.toBe('taliban')
  })

  test('2nd after the Event: an Operation with a Special Activity if desired, not the Event again', () => {
    const t = second(board, 'taliban', 'event')
    expect(t.whyNot('event')).toEqual({ id: 'why.event-taken', rule: '2.3.4' })
    t.play('rally', 'zabol', 'guerrilla')
    expect(t.answers).toEqual(expect.arrayContaining(['extort', 'nuristan', 'done']))
  })

  test('a Special Activity opens the Event to the 2nd, even if it came first', () => {
    const t = onCard(board, ['taliban', 'warlords']).play('rally', 'extort')
    while (t.question !== 'rally.where') t.play(t.answers.includes('done') ? 'done' : (t.answers[0] as string))
    t.play('zabol', 'done')
    expect([t.by, t.question]).toEqual(['warlords', 'turn.second'])
    expect(t.answers).toContain('event')
  })

  test('a 1st eligible without anybody after it ends the card', () => {
    expect(currentCard(rallyInKabul(onCard({}, ['taliban'])))).toBe(13)
  })

  test('an Operation that can be carried out nowhere is refused', () => {
    const t = onCard({}, ['warlords'])
    for (const op of ['march', 'attack', 'terror'])
      expect(t.whyNot(op)).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    expect(t.answers).toEqual(['rally', 'event', 'pass'])
  })
})

describe('ADP 2.3.5 Limited Operation', () => {
  test('one space and no Special Activity', () => {
    const board: Board = {
      ghazni: 'taliban-underground 3, government-police',
      zabol: 'taliban-underground 3, government-police',
    }
    const t = second(board, 'taliban', 'operation', { dice: [1] }).play('attack')
    expect(t.answers).toEqual(['ghazni', 'zabol'])
    t.play('ghazni')
    expect(t.by).not.toBe('taliban')
    expect(t.pieces('zabol')).toEqual({ 'taliban-underground': 3, 'government-police': 1 })
  })

  test('a March from several spaces into one', () => {
    const t = second({ ghazni: 'warlords-underground 2', khowst: 'warlords-underground 2' }, 'warlords', 'operation')
    t.play('march', 'ghazni', 'bamian', '1', 'khowst', '1')
    expect([t.pieces('bamian'), t.resources('warlords')]).toEqual([{ 'warlords-underground': 2 }, 19])
    expect(t.by).not.toBe('warlords')
  })

  test('at Sponsorship the Taliban’s may go into many, and counts as Limited all the same', () => {
    const t = second({}, 'taliban', 'operation', { tracks: { islamabad: 'sponsorship' } }).play('rally', 'kabul')
    expect(t.question).toBe('rally.where')
    t.play('zabol', 'done')
    expect([t.pieces('kabul'), t.pieces('zabol')]).toEqual([{ 'taliban-underground': 1 }, { 'taliban-underground': 1 }])
  })

  test('it counts as an Operation: its faction sits out the next card', () => {
    const t = rallyInKabul(onCard({}, ['taliban', 'warlords'])).play('rally', 'balkh')
    expect(t.isEligible('warlords')).toBe(false)
  })
})

describe('ADP 2.3.6 adjust eligibility', () => {
  test('a faction that was ineligible is eligible again, one that executed is not; only when the card is over', () => {
    const t = rallyInKabul(onCard({}, ['taliban', 'warlords']))
    expect(eligible(t)).toEqual([false, false, true, true])
    t.play('rally', 'balkh')
    expect(eligible(t)).toEqual([true, true, false, false])
  })

  const marked = (marks: Partial<Record<FactionId, string>>) => ({
    factions: Object.fromEntries(
      FACTIONS.map((f) => [f, { eligible: marks[f] !== 'ineligible-next', ...(marks[f] ? { mark: marks[f] } : {}) }]),
    ),
  })

  test('what an event says beats it: ineligible through the next card, or eligible still', () => {
    const out = scene({}, { card: 19, draw: [13, 20, 39], position: marked({ government: 'ineligible-next' }) })
    out.play('pass', 'pass', 'pass')
    expect([currentCard(out), eligible(out)]).toEqual([13, [true, false, true, true]])
    out.play('pass', 'pass', 'pass')
    expect(eligible(out)).toEqual([true, true, true, true])
    const stays = scene({}, { card: 19, draw: [13, 20, 39], position: marked({ taliban: 'stays-eligible' }) })
    rallyInKabul(stays).play('pass', 'pass', 'pass')
    expect(eligible(stays)).toEqual([true, true, true, true])
  })
})

test('ADP 2.3.7 the next card comes up, and the one after it lies open', () => {
  const t = scene({}, { card: 19, played: [1], draw: [13, 20, 39] }).play('pass', 'pass', 'pass', 'pass')
  expect(position(t).cards).toMatchObject({ played: [1, 19], current: 13, next: 20, unseen: [[39]] })
})

describe('ADP 2.3.8 final event card', () => {
  const board: Board = { ghazni: 'taliban-underground 3, government-troops' }
  const final = { draw: [77], tracks: { propaganda: 4 } } as const

  test('Operations are Limited, without Special Activity, and neither Sweep nor March', () => {
    const t = onCard(board, ['taliban', 'warlords'], final)
    expect(t.whyNot('march')).toEqual({ id: 'why.final-card', rule: '2.3.8' })
    t.play('rally')
    expect(t.answers).not.toContain('extort')
    t.play('kabul')
    expect([t.by, t.question]).toEqual(['warlords', 'turn.second'])
    const coin = scene(board, { ...final, first: 'government' })
    expect(coin.whyNot('sweep')).toEqual({ id: 'why.final-card', rule: '2.3.8' })
  })

  test('after the Event too', () => {
    const t = second(board, 'taliban', 'event', final).play('rally')
    expect(t.answers).not.toContain('extort')
    t.play('kabul')
    expect(t.question).not.toBe('rally.where')
  })

  const barred = (draw: readonly number[], propaganda: number, scenario = 'main', options = {}): boolean =>
    onCard(board, ['taliban'], { draw, tracks: { propaganda }, scenario, options }).whyNot('march')?.id ===
    'why.final-card'

  test('only if the next card is the last Propaganda of the deck (ruling 26)', () => {
    expect(barred([76, 13, 77], 3)).toBe(false)
    expect(barred([13, 77], 4)).toBe(false)
    expect(barred([76, 13], 3, 'short')).toBe(true)
    expect(barred([77, 13, 78], 4, 'extended')).toBe(false)
    expect(barred([78], 5, 'extended')).toBe(true)
  })

  test('or if another Propaganda is next and the number of cards left shows that no event can follow it', () => {
    expect(barred([76, 77], 3)).toBe(true)
    expect(barred([75, 76, 77], 2)).toBe(true)
    // With an event left nobody can know which of the two lies on top.
    expect(barred([76, 77, 13], 3)).toBe(false)
    expect(barred([76, 13, 77], 3)).toBe(false)
    expect(barred([75, 76, 77, 13], 2)).toBe(false)
    // A deck that ends before the final Propaganda.
    expect(barred([75, 77], 2)).toBe(false)
    expect(barred([75, 76, 13], 2)).toBe(false)
    expect(barred([76], 3)).toBe(false)
    expect(barred([76, 77], 3, 'main', { 'no-reveal': 'yes' })).toBe(false)
  })
})

describe('ADP 2.4 Propaganda card', () => {
  test('brings a Propaganda Round, then the next card with everybody eligible', () => {
    const t = rallyInKabul(onCard({}, ['taliban', 'warlords'], { draw: [73, 13, 20] })).play('rally', 'balkh')
    passTo(t, 'turn.first')
    expect([currentCard(t), t.track('propaganda'), eligible(t)]).toEqual([13, 1, [true, true, true, true]])
    // Twelve of the roads and 15 of Aid.
    expect(t.resources('government')).toBe(20 + 12 + 15)
  })

  test('never two Rounds in a row: a Propaganda card right after a Round is played without one', () => {
    const t = onCard({}, ['warlords'], { draw: [73, 74, 13, 20] }).play('pass')
    passTo(t, 'turn.first')
    expect([currentCard(t), t.track('propaganda'), t.resources('government')]).toEqual([13, 2, 47])
  })
})

describe('ADP 2.4.1 final Propaganda', () => {
  /** Passes on through the Round that is next; returns whether the game went on. */
  const goesOn = (more: SceneOptions): boolean => {
    const t = onCard({ kabul: 'coalition-troops 5' }, ['warlords'], more).play('pass')
    return !passTo(t, 'turn.first').table.isOver
  }

  test('after the Round of the scenario’s last card the game is over', () => {
    expect(goesOn({ draw: [77, 13], tracks: { propaganda: 4 } })).toBe(false)
    expect(goesOn({ draw: [76, 13], tracks: { propaganda: 3 } })).toBe(true)
    expect(goesOn({ draw: [76, 13], tracks: { propaganda: 3 }, scenario: 'short' })).toBe(false)
    expect(goesOn({ draw: [77, 13], tracks: { propaganda: 4 }, scenario: 'extended' })).toBe(true)
    expect(goesOn({ draw: [78, 13], tracks: { propaganda: 5 }, scenario: 'extended' })).toBe(false)
  })

  test('a final card right after a Round ends the game without another', () => {
    const t = onCard({ kabul: 'coalition-troops 5' }, ['warlords'], { draw: [76, 77, 13], tracks: { propaganda: 3 } })
    passTo(t.play('pass'), 'turn.first')
    expect([t.table.isOver, currentCard(t), t.resources('government')]).toEqual([true, 77, 47])
  })
})
