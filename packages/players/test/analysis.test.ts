import { scene } from '@coinflict/andean-abyss/testkit'
import { BadInput, type Faction, type Setup, type Track, type Word } from '@coinflict/kernel/state'
import { positionOf, readPosition, setupOf, Table, type Viewer } from '@coinflict/kernel/table'
import { LANGUAGES } from '@coinflict/kernel/text'
import { LIBRARY, openBox } from '@coinflict/library'
import { describe, expect, test } from 'vitest'
import { sightFor } from '../src/analysis/moment.ts'
import { Comparison } from '../src/analysis/tellings.ts'
import {
  analystFor,
  chancesAt,
  consideredAt,
  curveOf,
  decidersOf,
  gameAt,
  MOST_PLAYOUTS,
  reviewed,
  SEAT_KINDS,
  type Telling,
  workOut,
} from '../src/index.ts'
import { Guesses, type Sight } from '../src/search/guesses.ts'

const OPENED = await Promise.all(LIBRARY.map((box) => openBox(box, { charts: true, nets: true })))

const [ANDEAN_ABYSS, , FIRE_IN_THE_LAKE] = OPENED as [Opened, Opened, Opened]
type Opened = (typeof OPENED)[number]

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** The sentences that stand against something, in every language. */
function refusals(deed: () => unknown): readonly string[] {
  try {
    deed()
  } catch (error) {
    if (error instanceof BadInput) return LANGUAGES.map((language) => error.textIn(language))
    throw error
  }
  throw new Error('it was not refused')
}

describe.each(OPENED.map((opened) => [opened.volume.id, opened] as const))('an analyst of %s', (_, opened) => {
  const { volume, families } = opened
  const ids = volume.factions.map(({ id }) => id)
  const charts = Object.fromEntries(
    ids.map((id) => [id, volume.families.findLast(({ factions }) => factions.includes(id))?.id ?? 'random']),
  )
  const setUp = (seats: Readonly<Record<string, string>>, more = {}): Setup =>
    setupOf(volume, { seats: { ...charts, ...seats }, seed: 'analysis', ...more }, SEAT_KINDS)
  const sit = (setup: Setup, answers: number): Table => {
    const table = new Table(volume, setup, decidersOf(volume, setup, families))
    table.run(answers)
    return table
  }
  /** Three charts and one that errs in all it does. */
  const setup = setUp({ [ids[1] ?? '']: 'random' })
  const table = sit(setup, 40)
  const analyst = analystFor(opened, setup)

  test('chances sum to 1, grow playout by playout, and are the same again', () => {
    const study = chancesAt(analyst, table, [], 5)
    expect(study.result.playouts).toBe(0)
    expect(sum(study.result.chances)).toBeCloseTo(1, 5)
    let steps = 1
    while (study.step()) expect(study.result.playouts).toBe(steps++)
    const { chances, errors, playouts } = study.result
    expect([steps, playouts]).toEqual([5, 5])
    expect(sum(chances)).toBeCloseTo(1, 5)
    for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
    expect(errors.some((error) => error > 0 && error < 0.5)).toBe(true)
    expect(workOut(chancesAt(analyst, table, [], 5))).toEqual(study.result)
    expect(study.step()).toBe(false)
  })

  test('a table goes by the net of its terms: a lone player’s is another than that of equal ones', () => {
    const alone = analyst.net?.chances(table.game)
    const equal = analystFor(opened, setUp({})).net?.chances(table.game)
    expect([alone?.length, equal?.length]).toEqual([4, 4])
    expect([...(alone ?? [])]).not.toEqual([...(equal ?? [])])
  })

  test('a finished game leaves nothing open', () => {
    const over = sit(setUp({}, { scenario: volume.scenarios.at(-1)?.id }), Number.POSITIVE_INFINITY)
    const { chances, errors, playouts } = workOut(chancesAt(analystFor(opened, over.setup), over, [], 5))
    expect([[...chances].sort(), errors, playouts]).toEqual([[0, 0, 0, 1], [0, 0, 0, 0], 0])
    expect(refusals(() => consideredAt(analyst, over, [], 5))[0]).toBe('the game is over')
  })

  test('what is to come, and the seed, make no difference; nor does looking make one to the table', () => {
    const before = JSON.stringify([table.entries, [...table.game.n]])
    const other = new Table(volume, { ...setup, seed: 'another' }, [], { journal: table.journal })
    const look = (at: Table): unknown => {
      const own = analystFor(opened, at.setup)
      return [workOut(chancesAt(own, at, [], 3)), workOut(consideredAt(own, at, [], 12))]
    }
    expect(look(other)).toEqual(look(table))
    expect(JSON.stringify([table.entries, [...table.game.n]])).toBe(before)
  })

  const hidden = volume.tracks.flatMap(({ faceDown }, t) => (faceDown === undefined ? [] : [{ faceDown, t }]))
  test.runIf(hidden.length > 0)('what lies face down before others makes no difference to a viewer', () => {
    const everybody = Object.fromEntries(ids.map((id) => [id, 'random']))
    const hiding = setUp(everybody, { options: { deception: 'yes' } })
    const me = 1 as Faction
    const whole = sit(hiding, Number.POSITIVE_INFINITY)
    const look = (value: number, viewer: Viewer): string => {
      const journal = whole.journalUpTo(whole.entries.length - 12)
      const dealt = new Table(volume, hiding, [], { journal })
      const { game } = dealt.moment(dealt.turnsDone)
      for (const { faceDown, t } of hidden) {
        const place = game.at.tracks + (t as Track)
        if (faceDown.faction === ids[me] || !faceDown.values.includes(game.n[place] as number)) continue
        game.n[place] = faceDown.values[value] ?? 0
      }
      const own = analystFor(opened, hiding)
      return JSON.stringify([workOut(chancesAt(own, dealt, viewer, 6)), workOut(consideredAt(own, dealt, viewer, 12))])
    }
    // At a late moment, where what lies face down is about to count.
    for (const viewer of [[], [me]]) expect(look(1, viewer)).toBe(look(0, viewer))
  })

  test.runIf(hidden.length > 0)('what a viewer may not know is guessed, what it may know stays', () => {
    const hiding = setUp(Object.fromEntries(ids.map((id) => [id, 'person'])), { options: { deception: 'yes' } })
    const dealt = new Table(volume, hiding, [])
    const faceDown = (knows: Sight, value: number): readonly number[] => {
      const g = gameAt(dealt, 0)
      for (const { faceDown: down, t } of hidden) g.n[g.at.tracks + t] = down.values[value] as number
      new Guesses('x').conceal(g, knows)
      return hidden.map(({ t }) => g.n[g.at.tracks + t] as number)
    }
    const spectator = sightFor(dealt, [])
    expect(faceDown(spectator, 0)).toEqual(faceDown(spectator, 1))
    const player = sightFor(dealt, [1 as Faction])
    const own = hidden.map(({ faceDown: { faction } }) => faction === ids[1])
    const [a, b] = [faceDown(player, 0), faceDown(player, 1)]
    expect(a.map((each, i) => each !== b[i])).toEqual(own)
  })

  test('turns are considered with their values, what tells them apart, and the one that was played', () => {
    const at = table.entries.findIndex(
      (entry, i) => i > 3 && table.record.asked[i]?.id.startsWith('turn.') && entry !== 0,
    )
    const { by, chart, count, played, playouts, turns } = workOut(consideredAt(analyst, table, [], 40, at))
    expect(by).toBe(table.answeredBy[at])
    expect([chart, played].every((each) => each >= 0 && each < turns.length)).toBe(true)
    expect(count).toBeGreaterThanOrEqual(turns.length)
    expect(playouts).toBeLessThanOrEqual(40)
    expect(turns[played]?.turn[0]?.answer).toBe(table.entries[at])
    const [best, ...others] = turns
    for (const each of others) expect(each.difference).toBe(each.value - (best?.value ?? 0))
    expect(best?.difference).toBe((best?.value ?? 0) - (turns[chart === 0 ? 1 : chart]?.value ?? 0))
    for (const { changes, keys, tellings, turn, words } of turns) {
      expect([keys.length, words.length]).toEqual([turn.length, turn.length])
      expect(tellings.length).toBeLessThanOrEqual(3)
      for (const { text } of [...changes, ...tellings])
        for (const language of LANGUAGES) expect(text[language]).toMatch(/^[^{}[\]]+$/)
    }
    expect(turns.flatMap(({ tellings }) => tellings).length).toBeGreaterThan(0)
    expect(turns.flatMap(({ changes }) => changes).length).toBeGreaterThan(0)
  })

  test('play and luck add up to the change of chance, and a review is the same again', () => {
    const short = sit(setup, 25)
    const look = () => workOut(reviewed(analyst, short, [], { playouts: 3, thought: 8, marks: 2 }))
    const review = look()
    const { accounts, marks, moments, points, stretches } = review
    expect([points.length, stretches.length]).toEqual([moments, moments - 1])
    expect([stretches[0]?.from, stretches.at(-1)?.to]).toEqual([0, short.entries.length])
    stretches.forEach((each, i) => {
      if (i > 0) expect(each.from).toBe(stretches[i - 1]?.to)
      for (const answered of short.answeredBy.slice(each.from, each.to)) expect(answered).toBe(each.by)
      expect(sum(each.play)).toBeCloseTo(0, 5)
      expect(sum(each.luck)).toBeCloseTo(0, 5)
    })
    expect(accounts.map(({ faction }) => faction)).toEqual(volume.allFactions)
    for (const { faction, begun, ended, own, others, luck } of accounts) {
      expect(begun + own + others + luck).toBeCloseTo(ended, 9)
      expect([begun, ended]).toEqual([points[0]?.chances[faction], points.at(-1)?.chances[faction]])
    }
    expect(marks.length).toBeLessThanOrEqual(2)
    for (const { kind, worth, consideration } of marks) {
      expect(kind === 'gain' ? worth : -worth).toBeGreaterThan(0)
      expect(consideration.played).toBeGreaterThanOrEqual(0)
    }
    expect(look()).toEqual(review)
    expect(workOut(curveOf(analyst, short, [], 3)).points).toEqual(points)
  })

  test('a position from the editor is analysed like a game', () => {
    const start = positionOf(table.moment(table.turnsDone).game)
    const edited = new Table(volume, setup, [], { start: (g) => readPosition(g, start) })
    expect(sum(workOut(chancesAt(analyst, edited, [], 2)).chances)).toBeCloseTo(1, 5)
    expect(workOut(consideredAt(analyst, edited, [], 10)).turns.length).toBeGreaterThan(0)
  })

  test('with the players’ own deck there are chances while a card is awaited, but nobody to think for, and none before the game begins', () => {
    const own = setUp({}, { ownDeck: true })
    const told = new Table(volume, own, decidersOf(volume, own, families))
    const from = analystFor(opened, own)
    expect(new Set(refusals(() => chancesAt(from, told, [], 2))).size).toBe(3)
    for (const { number } of volume.cards) {
      if (told.isLaidOut) break
      if (told.whyNot(`card-${number}`) === undefined) told.deal(`card-${number}`)
    }
    told.run()
    while (told.entries.length < 4) {
      const card = volume.cards.find(({ number }) => told.whyNot(`card-${number}`) === undefined)
      told.deal(card === undefined ? '3' : `card-${card.number}`)
      told.run()
    }
    expect(told.awaitsChance).toBe(true)
    expect(sum(workOut(chancesAt(from, told, [], 2)).chances)).toBeCloseTo(1, 5)
    expect(refusals(() => consideredAt(from, told, [], 2))[0]).toBe('nobody is asked at that moment')
  })

  test('what makes no sense gets a sentence in every language', () => {
    for (const at of [-1, 1.5, Number.NaN, 41]) {
      expect(refusals(() => chancesAt(analyst, table, [], 2, at))[0]).toContain('from 0 to 40')
      expect(new Set(refusals(() => consideredAt(analyst, table, [], 2, at))).size).toBe(3)
    }
    for (const playouts of [0, -1, 0.5, Number.NaN, MOST_PLAYOUTS + 1]) {
      expect(refusals(() => chancesAt(analyst, table, [], playouts))[0]).toContain('whole number from 1 to')
      expect(refusals(() => curveOf(analyst, table, [], playouts))[1]).toContain('número entero')
      expect(refusals(() => reviewed(analyst, table, [], { playouts: 1, thought: playouts || -1 }))[2]).toContain(
        'całkowita',
      )
    }
  })
})

describe('what tells turns apart', () => {
  // Elsewhere things stand well for the Government, so that there is something to lose.
  const CALI = {
    cali: 'troops 3, farc-active 4',
    bogota: 'active-support, troops 4',
    medellin: 'active-support, troops 2',
    antioquia: 'active-support, troops 2',
    cartagena: 'active-support, troops 1',
    bucaramanga: 'active-support, troops 1',
    cucuta: 'active-support, troops 1',
    'santa-marta': 'active-support, troops 1',
    cesar: 'active-support, troops 1',
    ibague: 'active-support, troops 1',
    huila: 'active-support, troops 1',
    santander: 'active-support, troops 1',
    atlantico: 'active-support, troops 1',
  } as const
  const OPTIONS = { first: 'govt', resources: { govt: 20, farc: 5 } } as const
  const { table } = scene(CALI, OPTIONS)
  const comparison = new Comparison(analystFor(ANDEAN_ABYSS, table.setup), gameAt(table, 0), () => true)
  const ledTo = (...keys: readonly string[]) => {
    const { entries, record } = scene(CALI, OPTIONS).play(...keys).table
    const turn = entries.map((entry, i) => ({ id: record.asked[i]?.id ?? '', answer: entry as Word }))
    return [0, 1].map((guess) => comparison.play(turn, guess))
  }
  const passed = ledTo('pass')
  const assaulted = ledTo('assault', 'cali', 'done')
  const ofCali = (tellings: readonly Telling[]) => tellings.find(({ text }) => text.en.includes('Cali'))

  test('AA 1.7 passing leaves to FARC a city that an Assault takes, and that costs', () => {
    const left = ofCali(comparison.tell(passed, assaulted))
    expect(left?.kind).toBe('control')
    expect(left?.effect).toBeLessThan(0)
    expect(left?.text.en).toMatch(/^Leaves Cali to FARC: −\d+\.\d\u00a0percentage points$/)
    expect(left?.text.es).toMatch(/^Deja Cali a las FARC: −\d+,\d\u00a0puntos porcentuales$/)
    expect(left?.text.pl).toMatch(/^Cali zostaje pod kontrolą FARC: −\d+,\d\u00a0pkt\u00a0proc\.$/)
  })

  test('AA 1.7 the other way round the Government takes it, for as much', () => {
    const taken = ofCali(comparison.tell(assaulted, passed))
    expect(taken?.text.en).toMatch(/^Cali goes to the Government: \+\d+\.\d\u00a0percentage points$/)
    expect(taken?.effect).toBeCloseTo(-(ofCali(comparison.tell(passed, assaulted))?.effect ?? 0), 9)
  })

  test('nothing tells a turn from itself', () => {
    expect(comparison.tell(passed, passed)).toEqual([])
  })
})

test('AA 3.3.3 an Attack is the same play whether the die is kind or not; the rest is luck', () => {
  const look = (die: number) => {
    const { table } = scene({ cali: 'farc-underground 3, police 2' }, { first: 'farc', dice: [die] }).play(
      'attack',
      'cali',
    )
    const { stretches } = workOut(
      reviewed(analystFor(ANDEAN_ABYSS, table.setup), table, [], { playouts: 3, thought: 0 }),
    )
    return stretches[0]
  }
  const [kind, unkind] = [look(1), look(6)]
  expect(kind?.play).toEqual(unkind?.play)
  expect(kind?.luck).not.toEqual(unkind?.luck)
})

test('AA 1.5.1 what is given out of turn is play of who gives it, and all of it adds up', () => {
  const { table } = scene({}, { first: 'auc', resources: { auc: 9, farc: 0 } }).play('rally', 'cali')
  const [FARC, AUC] = [1, 2] as [Faction, Faction]
  table.interject(AUC, 'give', ['farc', 'resources', '4'])
  table.answer(FARC, 'yes')
  const budget = { playouts: 2, thought: 4 }
  const { accounts, stretches } = workOut(reviewed(analystFor(ANDEAN_ABYSS, table.setup), table, [], budget))
  expect(stretches.map(({ by, isInterjection }) => [by, isInterjection])).toEqual([
    [AUC, false],
    [AUC, true],
    [FARC, false],
  ])
  expect(stretches[1]?.luck).toEqual([0, 0, 0, 0])
  for (const { begun, ended, own, others, luck } of accounts) expect(begun + own + others + luck).toBeCloseTo(ended, 9)
})

test('factions of one player have that player’s chance, and all players together 1', () => {
  const seats = { nva: 'person:ho', vc: 'person:ho' }
  const setup = setupOf(FIRE_IN_THE_LAKE.volume, { seats }, SEAT_KINDS)
  const analyst = analystFor(FIRE_IN_THE_LAKE, setup)
  expect(analyst.net).toBeUndefined()
  const [us = 0, arvn = 0, nva = 0, vc = 1] = workOut(
    chancesAt(analyst, new Table(FIRE_IN_THE_LAKE.volume, setup, []), [], 2),
  ).chances
  expect(nva).toBe(vc)
  expect(us + arvn + nva).toBeCloseTo(1, 9)
})

test('FITL 7.3 what is asked in secret is thought about for its player only', () => {
  const options = { deception: 'yes', 'handicap-1': 'vc' }
  const setup = setupOf(FIRE_IN_THE_LAKE.volume, { options }, SEAT_KINDS)
  const table = new Table(FIRE_IN_THE_LAKE.volume, setup, [])
  const analyst = analystFor(FIRE_IN_THE_LAKE, setup)
  expect(table.pending?.isSecret).toBe(true)
  const [VC, US] = [3, 0] as Faction[]
  for (const viewer of [[], [US as Faction]])
    expect(refusals(() => consideredAt(analyst, table, viewer, 4))[0]).toBe(
      'the question is for the eyes of its player only',
    )
  expect(workOut(consideredAt(analyst, table, [VC as Faction], 4)).by).toBe(VC)
})
