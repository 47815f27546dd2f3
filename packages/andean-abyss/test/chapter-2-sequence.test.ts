import { positionOf, Refused, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { andeanAbyss } from '../src/index.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'
import { currentCard, FACTIONS, newGame, position } from './new-game.ts'

describe('AA 2.3 event card', () => {
  test('at most two factions execute; the others only had the chance to pass', () => {
    const t = scene({}, { card: 4, draw: [2, 20] })
    expect([t.by, t.question]).toEqual(['govt', 'turn.first'])
    t.play('train', 'bogota', '0', '0', 'done')
    expect([t.by, t.question]).toEqual(['farc', 'turn.second'])
    t.play('rally', 'huila')
    // Cartels and AUC had no say: the next card is on.
    expect(currentCard(t)).toBe(2)
  })

  test('ineligible factions do nothing, not even pass', () => {
    const t = scene({}, { card: 4, eligible: ['auc'] })
    expect(t.by).toBe('auc')
    t.play('pass')
    expect(FACTIONS.map((f) => t.resources(f))).toEqual([20, 20, 21, 20])
  })

  test('an answer can be taken back in the same turn', () => {
    const t = scene({}, { card: 4 })
    t.play('train', 'bogota', '3')
    t.table.undo()
    t.table.undo()
    expect(t.question).toBe('train.where')
    t.play('cali', '6', 'done')
    expect(t.pieces('cali')).toEqual({ troops: 6 })
    expect(t.pieces('bogota')).toEqual({})
  })

  test('but not once a die has rolled or a card was turned, unless the others agree', () => {
    const reason = (t: Scene) => t.table.whyNotUndo()?.id
    const attack = scene({ huila: 'farc-underground 2, police 3' }, { first: 'farc', dice: [6] })
    attack.play('attack')
    expect(reason(attack)).toBeUndefined()
    attack.play('huila')
    expect(attack.pieces('huila')).toEqual({ 'farc-active': 2, police: 3 })
    expect(reason(attack)).toBe('why.undo-chance')
    expect(() => attack.table.undo()).toThrow(Refused)
    attack.table.undo({ agreed: true })
    expect(attack.pieces('huila')).toEqual({ 'farc-underground': 2, police: 3 })
    const pass = scene({}, { eligible: ['govt'] }).play('pass')
    expect(reason(pass)).toBe('why.undo-chance')
    expect(scene({}).table.whyNotUndo()?.id).toBe('why.nothing-to-undo')
  })

  test('what was done out of turn is taken back the same way', () => {
    const t = scene({ huila: 'farc-active 2' }, { first: 'farc' }).play('rally')
    t.interject('farc', 'withdraw farc-active huila 2')
    t.table.undo()
    expect(t.pieces('huila')).toEqual({ 'farc-active': 2 })
    expect(t.question).toBe('rally.where')
  })

  test('the journal leads to the same position again', () => {
    const t = newGame({ seed: 'again' })
    for (let i = 0; i < 30; i++) t.play(t.answers[i % t.answers.length] as string)
    const again = new Table(andeanAbyss, { ...t.table.setup, seed: '' }, [], { journal: t.table.journal })
    expect(positionOf(again.game)).toEqual(position(t))
  })
})

describe('AA 2.3.1 eligibility', () => {
  test('who executed on a card sits out the next, who did not is eligible', () => {
    const t = scene({}, { card: 4, draw: [2, 3, 5] }).play(
      'train',
      'bogota',
      '0',
      '0',
      'done',
      'pass',
      'rally',
      'huila',
    )
    // Government and Cartels executed, FARC passed, AUC had no turn.
    expect(currentCard(t)).toBe(2)
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([false, true, true, false])
    expect(t.by).toBe('farc')
    t.play('pass', 'pass')
    expect(currentCard(t)).toBe(3)
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
  })

  const a = { eligibility: 'a' }

  test('option A: the faction order of the next card counts', () => {
    const t = scene({}, { card: 4, draw: [43, 19], options: a })
    const asked: string[] = []
    for (let i = 0; i < 4; i++) {
      asked.push(t.by)
      t.play('pass')
    }
    expect(asked).toEqual(['auc', 'farc', 'govt', 'cartels'])
  })

  test('option A: past a Propaganda card to the next event', () => {
    expect(scene({}, { card: 4, draw: [73, 74, 55, 2], options: a }).by).toBe('cartels')
  })

  test('option A: at the end of the deck the lowest event of the played pile', () => {
    expect(scene({}, { card: 4, played: [43, 73, 55], draw: [74], options: a }).by).toBe('auc')
    expect(scene({}, { card: 4, played: [73, 43, 55], draw: [74], options: a }).by).toBe('auc')
  })

  test('option A: executing still makes ineligible', () => {
    const t = scene({}, { card: 4, draw: [43, 19], options: a }).play('rally', 'huila', 'done', 'pass', 'pass', 'pass')
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([true, true, false, true])
  })

  test('option B: as A, and executing makes nobody ineligible', () => {
    const t = scene({}, { card: 4, draw: [43, 19], options: { eligibility: 'b' } })
    expect(t.by).toBe('auc')
    t.play('rally', 'huila', 'done', 'rally', 'huila')
    expect(currentCard(t)).toBe(43)
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
  })

  test('option B: the text of an event still does', () => {
    const t = scene(
      {},
      {
        card: 4,
        draw: [43, 19],
        options: { eligibility: 'b' },
        position: {
          factions: {
            govt: { eligible: true },
            farc: { eligible: false, mark: 'ineligible-next' },
            auc: { eligible: true },
            cartels: { eligible: true },
          },
        },
      },
    ).play('rally', 'huila', 'done', 'pass', 'pass')
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([true, false, true, true])
  })
})

describe('AA 2.3.2 faction order', () => {
  test.each([
    [4, ['govt', 'farc', 'cartels', 'auc']],
    [22, ['farc', 'govt', 'cartels', 'auc']],
    [43, ['auc', 'farc', 'govt', 'cartels']],
    [70, ['cartels', 'auc', 'farc', 'govt']],
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
    const t = scene({}, { card: 4, eligible: ['farc', 'auc'] })
    expect([t.by, t.question]).toEqual(['farc', 'turn.first'])
    t.play('rally', 'huila', 'done')
    expect([t.by, t.question]).toEqual(['auc', 'turn.second'])
  })
})

describe('AA 2.3.3 passing', () => {
  test('brings 3 Resources to the Government and 1 to the others, who stay eligible', () => {
    const t = scene({}, { card: 4, draw: [2, 3] }).play('pass', 'pass', 'pass', 'pass')
    expect(FACTIONS.map((f) => t.resources(f))).toEqual([23, 21, 21, 21])
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
    expect(currentCard(t)).toBe(2)
  })

  test('the next one takes over the same role with the same options', () => {
    const t = scene({}, { card: 4 }).play('pass')
    expect([t.by, t.question]).toEqual(['farc', 'turn.first'])
    expect(t.answers).toContain('event')
    t.play('rally', 'huila', 'done')
    expect([t.by, t.question]).toEqual(['cartels', 'turn.second'])
    t.play('pass')
    expect([t.by, t.question]).toEqual(['auc', 'turn.second'])
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
  })

  test('when the last eligible faction passes the next card comes', () => {
    const t = scene({}, { card: 4, draw: [2, 3] }).play('train', 'bogota', '0', '0', 'done', 'pass', 'pass', 'pass')
    expect(currentCard(t)).toBe(2)
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([false, true, true, true])
  })
})

describe('AA 2.3.4 options for eligible factions', () => {
  const board: Board = { huila: 'farc-underground 3', bogota: 'troops 3', choco: 'cartels-base' }

  test('1st: an Operation with or without a Special Activity, or the Event, or a pass', () => {
    const t = scene(board, { card: 4 })
    expect(t.answers).toEqual(expect.arrayContaining(['train', 'patrol', 'sweep', 'event', 'pass']))
    t.play('train')
    expect(t.answers).toEqual(expect.arrayContaining(['air-lift', 'eradicate']))
  })

  test('2nd after an Operation only: a Limited Operation', () => {
    const t = scene(board, { card: 4 }).play('train', 'bogota', '0', '0', 'done')
    while (t.by === 'govt') t.play(t.answers.includes('neither') ? 'neither' : 'done')
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
    t.play('rally')
    expect(t.answers).not.toContain('extort')
    t.play('cesar')
    expect(currentCard(t)).not.toBe(4)
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 1 })
  })

  test('2nd after an Operation with a Special Activity: a Limited Operation or the Event', () => {
    const t = scene(board, { card: 4 }).play('train', 'eradicate', 'choco')
    while (t.question !== 'train.where') t.play(t.answers[0] as string)
    t.play('bogota', '0', '0', 'done', 'neither')
    expect([t.by, t.question]).toEqual(['farc', 'turn.second'])
    expect(t.answers).toEqual(expect.arrayContaining(['event', 'rally']))
    t.play('rally')
    expect(t.answers).not.toContain('extort')
    t.play('cesar')
    expect(currentCard(t)).not.toBe(4)
  })

  test('2nd after the Event: an Operation with a Special Activity if desired, not the Event again', () => {
    const t = scene(board, { card: 4 }).play('event', 'shaded')
    while (t.by === 'govt') t.play(t.answers[0] as string)
    expect([t.by, t.question]).toEqual(['farc', 'turn.second'])
    expect(t.whyNot('event')).toEqual({ id: 'why.event-taken', rule: '2.3.4' })
    t.play('rally', 'cesar', 'guerrilla')
    expect(t.answers).toEqual(expect.arrayContaining(['extort', 'narino', 'done']))
  })

  test('a 1st eligible without anybody after it ends the card', () => {
    const t = scene(board, { card: 4, draw: [2, 3], eligible: ['farc'] }).play('rally', 'cesar', 'guerrilla', 'done')
    expect(currentCard(t)).toBe(2)
  })

  test('an Operation that can be carried out nowhere is refused', () => {
    const t = scene({}, { first: 'farc' })
    for (const op of ['march', 'attack', 'terror']) {
      expect(t.whyNot(op)).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    }
    expect(t.answers).toEqual(['rally', 'event', 'pass'])
  })
})

describe('AA 2.3.5 Limited Operation', () => {
  /** The faction is 2nd eligible after an Operation without Special Activity. */
  const second = (board: Board, by: FactionId, more: SceneOptions = {}): Scene =>
    scene(board, {
      ...more,
      position: {
        slot: 1,
        firstDid: 'operation',
        factions: Object.fromEntries(FACTIONS.map((f) => [f, { eligible: f === by }])),
      },
    })

  test('one space and no Special Activity', () => {
    const t = second({ huila: 'farc-underground 3, police', choco: 'farc-underground 3, police' }, 'farc', {
      dice: [1],
    })
    t.play('attack')
    expect(t.answers).toEqual(['choco', 'huila'])
    t.play('huila')
    expect(t.by).not.toBe('farc')
    expect(t.pieces('choco')).toEqual({ 'farc-underground': 3, police: 1 })
  })

  test('Train follows up in that space', () => {
    const t = second({}, 'govt').play('train', 'cali', '6', 'base')
    expect(t.pieces('cali')).toEqual({ troops: 3, 'govt-base': 1 })
  })

  test('March from several spaces into one', () => {
    const t = second({ huila: 'auc-underground 2', cesar: 'auc-underground', pasto: 'auc-underground' }, 'auc')
    t.play('march', 'huila', 'bogota', '2')
    // Cesar is too far; Pasto is not next to Bogotá either.
    expect(t.by).not.toBe('auc')
    const more = second({ huila: 'auc-underground 2', santander: 'auc-underground 2' }, 'auc')
    more.play('march', 'huila', 'bogota', '1')
    expect(more.whyNot('huila')).toEqual({ id: 'why.nowhere-to-march', rule: '3.3.2' })
    more.play('santander', '1')
    expect(more.pieces('bogota')).toEqual({ 'auc-underground': 2 })
    expect(more.resources('auc')).toBe(19)
  })

  test('Sweep from several spaces into one', () => {
    const t = second({ bogota: 'troops 2', cali: 'troops 2', huila: 'farc-underground 5' }, 'govt')
    t.play('sweep', 'huila', 'bogota', '2', 'cali', '2')
    expect(t.pieces('huila')).toEqual({ troops: 4, 'farc-underground': 1, 'farc-active': 4 })
    expect(t.by).not.toBe('govt')
  })

  test('Patrol from several spaces to one, activation on every line, Assault only at the destination', () => {
    const t = second(
      {
        bogota: 'troops',
        neiva: 'police',
        'bogota-neiva-loc': 'farc-underground 2',
        'cali-pasto-loc': 'police, auc-underground, cartels-active',
        vichada: 'police',
      },
      'govt',
    )
    t.play('patrol', 'bogota', 'bogota-neiva-loc')
    expect(t.whyNot('vichada')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
    t.play('neiva', 'done')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ troops: 1, police: 1, 'farc-active': 2 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1, 'auc-active': 1, 'cartels-active': 1 })
    expect(t.answers).toEqual(['bogota-neiva-loc', 'done'])
    t.play('bogota-neiva-loc')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ troops: 1, police: 1 })
  })

  test('a Patrol to a city leaves no Assault; one that moves nobody names its line with the Assault', () => {
    const board: Board = { bogota: 'troops', 'bogota-neiva-loc': 'police, farc-active', pasto: 'police' }
    const toCity = second(board, 'govt').play('patrol', 'pasto', 'cali', 'done')
    expect(toCity.count('bogota-neiva-loc', 'farc-active')).toBe(1)
    expect(toCity.by).not.toBe('govt')
    const inPlace = second(board, 'govt').play('patrol', 'done')
    expect(inPlace.answers).toEqual(['bogota-neiva-loc', 'done'])
    inPlace.play('bogota-neiva-loc')
    expect(inPlace.count('bogota-neiva-loc', 'farc-active')).toBe(0)
  })

  test('it counts as an Operation: the faction is ineligible on the next card', () => {
    const t = second({}, 'farc', { draw: [2, 3] }).play('rally', 'huila')
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([true, false, true, true])
  })
})

describe('AA 2.3.7 adjust eligibility', () => {
  test('a faction that was ineligible is eligible again, one that executed is not', () => {
    const t = scene({}, { card: 4, draw: [2, 3], eligible: ['govt', 'farc'] })
    t.play('train', 'bogota', '0', '0', 'done', 'rally', 'huila')
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([false, false, true, true])
  })

  test('only when the card is over', () => {
    const t = scene({}, { card: 4, eligible: ['govt', 'farc'] }).play('train', 'bogota', '0', '0', 'done')
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([true, true, false, false])
  })

  const marked = (marks: Partial<Record<FactionId, string>>) => ({
    factions: Object.fromEntries(
      FACTIONS.map((f) => [f, { eligible: marks[f] !== 'ineligible-next', ...(marks[f] ? { mark: marks[f] } : {}) }]),
    ),
  })

  test('"ineligible through next card" holds on this card and the next one, then no more', () => {
    const t = scene({}, { card: 4, draw: [2, 3, 5], position: marked({ farc: 'ineligible-next' }) })
    t.play('pass')
    expect(t.by).toBe('cartels')
    t.play('pass', 'pass')
    expect(currentCard(t)).toBe(2)
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([true, false, true, true])
    t.play('pass', 'pass', 'pass')
    expect(t.isEligible('farc')).toBe(true)
  })

  test('"remains eligible" beats having executed', () => {
    const t = scene({}, { card: 4, draw: [2, 3], position: marked({ govt: 'stays-eligible' }) })
    t.play('train', 'bogota', '0', '0', 'done', 'rally', 'huila')
    expect(FACTIONS.map((f) => t.isEligible(f))).toEqual([true, false, true, true])
  })
})

test('AA 2.3.8 the next card comes up, and the one after it lies open', () => {
  const t = scene({}, { card: 4, played: [1], draw: [2, 20, 38] }).play('pass', 'pass', 'pass', 'pass')
  expect(position(t).cards).toMatchObject({ played: [1, 4], current: 2, next: 20, unseen: [[38]] })
})

describe('AA 2.3.9 final event card', () => {
  const board: Board = { bogota: 'troops 3, farc-active', huila: 'farc-underground 3, troops' }
  const final = { draw: [76], tracks: { propaganda: 3 } } as const

  test('Operations are Limited, without Special Activity, and neither Sweep nor March', () => {
    const t = scene(board, { ...final, first: 'govt' })
    expect(t.whyNot('sweep')).toEqual({ id: 'why.final-card', rule: '2.3.9' })
    expect(t.answers).toEqual(['train', 'patrol', 'assault', 'event', 'pass'])
    t.play('train')
    expect(t.answers).not.toContain('air-lift')
    t.play('cali', '0', '0')
    expect([t.by, t.question]).toEqual(['farc', 'turn.second'])
    expect(t.whyNot('march')).toEqual({ id: 'why.final-card', rule: '2.3.9' })
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
  })

  test('after the Event too the 2nd has a Limited Operation', () => {
    const t = scene(board, { ...final, first: 'govt' }).play('event', 'shaded')
    while (t.by === 'govt') t.play(t.answers[0] as string)
    t.play('rally')
    expect(t.answers).not.toContain('extort')
    t.play('cesar')
    expect(t.question).not.toBe('rally.where')
  })

  test('only before the last Propaganda card', () => {
    expect(scene(board, { draw: [75, 2, 76], tracks: { propaganda: 2 } }).answers).toContain('sweep')
    expect(scene(board, { draw: [2, 76], tracks: { propaganda: 3 } }).answers).toContain('sweep')
  })

  test('two Propaganda cards in a row: the event before the first of them is the last, if the cards left show it', () => {
    const t = scene(board, { draw: [75, 76], tracks: { propaganda: 2 } })
    expect(t.whyNot('sweep')).toEqual({ id: 'why.final-card', rule: '2.3.9' })
    expect(scene(board, { draw: [75, 76, 2], tracks: { propaganda: 2 } }).answers).toContain('sweep')
    expect(scene(board, { draw: [75, 76, 2], tracks: { propaganda: 1 } }).answers).toContain('sweep')
  })

  test('in a short game before the 3rd, in Quick before the 2nd', () => {
    const short = { draw: [75, 2, 76], tracks: { propaganda: 2 } } as const
    expect(scene(board, { ...short, scenario: 'short' }).answers).not.toContain('sweep')
    expect(scene(board, { ...short, options: { 'short-game': 'yes' } }).answers).not.toContain('sweep')
    const quick = { scenario: 'quick', options: { edition: '2nd' }, draw: [74] } as const
    expect(scene(board, { ...quick, tracks: { propaganda: 1 } }).answers).not.toContain('sweep')
    expect(scene(board, { ...quick, draw: [73, 2, 74], tracks: { propaganda: 0 } }).answers).toContain('sweep')
  })
})
