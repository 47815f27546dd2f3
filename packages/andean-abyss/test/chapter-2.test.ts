import { cardsLeft } from '@coinflict/kernel/rules'
import { BadInput } from '@coinflict/kernel/state'
import { positionOf, Refused, type SetupWish, setupOf, Table } from '@coinflict/kernel/table'
import { deckInOrder } from '@coinflict/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { andeanAbyss } from '../src/index.ts'
import { type Board, Scene, type SceneOptions, scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const FACTIONS: readonly FactionId[] = ['govt', 'farc', 'auc', 'cartels']

/** A new game, set up by its scenario. */
const newGame = (wish: SetupWish = {}): Scene =>
  new Scene(new Table(andeanAbyss, setupOf(andeanAbyss, wish, KINDS), []))

const position = (t: Scene) => positionOf(t.table.game)
const totals = (t: Scene) => andeanAbyss.totals(t.table.game)
const currentCard = (t: Scene): number => position(t).cards.current

/** The whole deck as it was built. */
const deckOf = (wish: SetupWish): number[] => deckInOrder(newGame(wish).table)
const isPropaganda = (card: number): boolean => card >= 73
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
/** Where the Propaganda cards lie, in piles of these sizes from the top: the places within each pile. */
const propagandaIn = (deck: readonly number[], sizes: readonly number[]): number[][] => {
  let from = 0
  return sizes.map((size) => {
    const pile = deck.slice(from, from + size)
    from += size
    return pile.flatMap((card, at) => (isPropaganda(card) ? [at] : []))
  })
}

/** Everybody passes, then the Propaganda round goes by with nobody doing anything. */
function passTo(t: Scene, question: string): Scene {
  for (let i = 0; i < 60 && t.question !== question && t.question !== 'over'; i++) {
    t.play(t.answers.includes('pass') ? 'pass' : t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  }
  return t
}

const STANDARD: Board = {
  bogota: 'troops 3, police 2, active-support',
  medellin: 'troops 3, police 1, active-support',
  cali: 'troops 3, police 1, cartels-underground 1, cartels-base 1',
  santander: 'troops 3, govt-base 1, farc-underground 1, auc-underground 1, active-support',
  bucaramanga: 'police 1, active-support',
  ibague: 'police 1, active-support',
  'santa-marta': 'police 1, active-support',
  cartagena: 'police 1, active-support',
  cucuta: 'police 1, active-support',
  neiva: 'police 1, active-support',
  pasto: 'police 1, active-support',
  sincelejo: 'police 1, active-support',
  narino: 'farc-underground 1, active-opposition',
  choco: 'farc-underground 1, farc-base 1, active-opposition',
  huila: 'farc-underground 1, farc-base 1',
  arauca: 'farc-underground 1, farc-base 1, auc-underground 1, active-opposition',
  'meta-east': 'farc-underground 1, farc-base 1, cartels-base 1, active-opposition',
  'meta-west': 'farc-underground 2, farc-base 1, cartels-base 1, active-opposition',
  guaviare: 'farc-underground 2, farc-base 1, auc-underground 1, cartels-base 1, active-opposition',
  putumayo: 'farc-underground 2, auc-underground 1, cartels-underground 1, cartels-base 2, active-opposition',
  atlantico: 'auc-underground 1, active-support',
  antioquia: 'auc-underground 1, auc-base 1',
}

const QUICK: Board = {
  ...STANDARD,
  medellin: 'troops 3, police 1, cartels-underground 4, cartels-base 1, active-support',
  cali: 'troops 3, police 5, active-support',
  bogota: 'troops 9, police 2, active-support',
  santander: 'troops 3, govt-base 1, farc-underground 1, auc-underground 1, auc-base 1, active-support',
  arauca: 'farc-underground 1, farc-base 1, auc-underground 2',
  'meta-west': 'farc-underground 6, farc-base 1, cartels-base 1, farc-zone 1, active-opposition',
  huila: 'farc-underground 4, farc-base 1, auc-underground 2, cartels-base 1, active-opposition',
  vaupes: 'farc-underground 2',
}

/** What is left beside the map, by supply. */
function availableOf(t: Scene): Record<string, number> {
  const left: Record<string, number> = {}
  for (const { id, count } of andeanAbyss.supplies) left[id] = count
  for (const { pieces = {} } of Object.values(position(t).spaces)) {
    for (const [id, n] of Object.entries(pieces)) {
      const { supply } = andeanAbyss.pieces.find((p) => p.id === id) as { supply: string }
      left[supply] = (left[supply] ?? 0) - n
    }
  }
  return left
}

describe('AA 2.1 set-up', () => {
  test('AA-24 Standard: forces, levels and markers as printed; Total Support 50, Opposition + Bases 20', () => {
    const t = newGame()
    expect(position(t).spaces).toEqual(position(scene(STANDARD)).spaces)
    expect(totals(t)).toEqual({ support: 50, opposition: 14, 'opposition-and-bases': 20 })
  })

  test('Standard: Resources 40, 10, 10, 10, Aid 9, Samper, everybody eligible', () => {
    const t = newGame()
    expect(FACTIONS.map((f) => t.resources(f))).toEqual([40, 10, 10, 10])
    expect(t.aid).toBe(9)
    expect(position(t).tracks.president).toBe('samper')
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
  })

  test('Standard: what is Available', () => {
    expect(availableOf(newGame())).toEqual({
      troops: 18,
      police: 18,
      'govt-bases': 2,
      'farc-guerrillas': 18,
      'farc-bases': 3,
      'auc-guerrillas': 12,
      'auc-bases': 5,
      'cartels-guerrillas': 10,
      'cartels-bases': 9,
    })
  })

  test('Standard deck: 60 of the 72 events in four piles of 15, a Propaganda card shuffled into each', () => {
    const places = new Set<number>()
    for (const seed of SEEDS) {
      const deck = deckOf({ seed })
      expect(deck).toHaveLength(64)
      expect(new Set(deck).size).toBe(64)
      for (const pile of propagandaIn(deck, [16, 16, 16, 16])) {
        expect(pile).toHaveLength(1)
        places.add(pile[0] as number)
      }
    }
    // Anywhere in its pile.
    expect(places.size).toBe(16)
  })

  test('the same seed gives the same deck, another seed another one', () => {
    expect(deckOf({ seed: 'a' })).toEqual(deckOf({ seed: 'a' }))
    expect(deckOf({ seed: 'a' })).not.toEqual(deckOf({ seed: 'b' }))
  })

  test('Short: forces and deck as Standard', () => {
    const t = newGame({ scenario: 'short' })
    expect(position(t).spaces).toEqual(position(scene(STANDARD)).spaces)
    expect(deckOf({ scenario: 'short', seed: 'x' })).toEqual(deckOf({ seed: 'x' }))
  })

  test('AA-24 Quick: forces as printed; Total Support 56, Opposition + Bases 22', () => {
    const t = newGame({ scenario: 'quick', options: { edition: '2nd' } })
    expect(position(t).spaces).toEqual(position(scene(QUICK)).spaces)
    expect(totals(t)).toEqual({ support: 56, opposition: 16, 'opposition-and-bases': 22 })
  })

  test('Quick: Resources 30, 10, 5, 20, Aid 9, Pastrana, a FARC Zone in Meta West', () => {
    const t = newGame({ scenario: 'quick', options: { edition: '2nd' } })
    expect(FACTIONS.map((f) => t.resources(f))).toEqual([30, 10, 5, 20])
    expect(t.aid).toBe(9)
    expect(position(t).tracks.president).toBe('pastrana')
    expect(t.markers('meta-west', 'farc-zone')).toBe(1)
    expect(availableOf(t)).toEqual({
      troops: 12,
      police: 14,
      'govt-bases': 2,
      'farc-guerrillas': 9,
      'farc-bases': 3,
      'auc-guerrillas': 9,
      'auc-bases': 4,
      'cartels-guerrillas': 7,
      'cartels-bases': 8,
    })
  })

  test('Quick deck: four piles of 6 events, Propaganda in the second and fourth', () => {
    const places = new Set<number>()
    for (const seed of SEEDS) {
      const deck = deckOf({ scenario: 'quick', options: { edition: '2nd' }, seed })
      expect(deck).toHaveLength(26)
      expect(new Set(deck).size).toBe(26)
      const [first, second, third, fourth] = propagandaIn(deck, [6, 7, 6, 7])
      expect([first, third]).toEqual([[], []])
      expect(second).toHaveLength(1)
      expect(fourth).toHaveLength(1)
      places.add(second?.[0] as number)
    }
    expect(places.size).toBe(7)
  })

  test('Quick: no Victory phase in the first round, the second is checked', () => {
    const board: Board = { huila: 'auc-base' }
    const more: SceneOptions = {
      card: 73,
      played: [4],
      phase: 'victory',
      scenario: 'quick',
      options: { edition: '2nd' },
    }
    expect(scene(board, { ...more, tracks: { propaganda: 1 } }).table.isOver).toBe(false)
    expect(scene(board, { ...more, tracks: { propaganda: 2 } }).table.isOver).toBe(true)
  })

  test('seeded Propaganda: among the last 6 cards of each pile', () => {
    const places = new Set<number>()
    for (const seed of SEEDS) {
      const deck = deckOf({ options: { edition: '2nd', 'seeded-propaganda': 'yes' }, seed })
      expect(deck).toHaveLength(64)
      for (const pile of propagandaIn(deck, [16, 16, 16, 16])) {
        expect(pile).toHaveLength(1)
        places.add(pile[0] as number)
      }
    }
    expect([...places].sort()).toEqual([10, 11, 12, 13, 14, 15])
  })

  test.each([
    ['no-reveal belongs to the 1st edition', 'standard', { edition: '2nd', 'no-reveal': 'yes' }],
    ['eligibility A belongs to the 1st edition', 'standard', { edition: '2nd', eligibility: 'a' }],
    ['eligibility B belongs to the 1st edition', 'standard', { edition: '2nd', eligibility: 'b' }],
    ['seeded Propaganda belongs to the 2nd edition', 'standard', { 'seeded-propaganda': 'yes' }],
    ['eligibility A needs the next card to be seen', 'standard', { eligibility: 'a', 'no-reveal': 'yes' }],
    ['eligibility B needs it too', 'standard', { eligibility: 'b', 'no-reveal': 'yes' }],
    ['Quick has its own length', 'quick', { edition: '2nd', 'short-game': 'yes' }],
    ['Quick has its own deck', 'quick', { edition: '2nd', 'seeded-propaganda': 'yes' }],
  ])('refused: %s', (_, scenario, options) => {
    expect(() => newGame({ scenario, options })).toThrow(BadInput)
  })

  test.each([
    ['standard', {}],
    ['standard', { 'no-reveal': 'yes' }],
    ['standard', { eligibility: 'a' }],
    ['standard', { eligibility: 'b', 'short-game': 'yes' }],
    ['short', { edition: '2nd', 'seeded-propaganda': 'yes' }],
    ['open', { edition: '2nd', 'short-game': 'yes' }],
    ['quick', { edition: '2nd' }],
  ])('allowed: %s with %o', (scenario, options) => {
    expect(newGame({ scenario, options }).table.isOver).toBe(false)
  })

  test('unknown scenarios, options and values are refused', () => {
    expect(() => newGame({ scenario: 'long' })).toThrow(BadInput)
    expect(() => newGame({ options: { edition: '3rd' } })).toThrow(BadInput)
    expect(() => newGame({ options: { hurry: 'yes' } })).toThrow(BadInput)
  })
})

describe('AA 2.1 open deployment', () => {
  const ill = { id: 'why.deploy-space', rule: '2.1' }
  const full = { id: 'why.stacking', rule: '1.4.2' }

  test('Cartels, AUC, FARC, Government place their starting forces, each within its limits', () => {
    const t = newGame({ scenario: 'open' })
    expect(t.by).toBe('cartels')
    // Six Bases, at least four of them in departments with people.
    t.play('bogota', 'vichada')
    expect(t.whyNot('cali')).toEqual(ill)
    expect(t.whyNot('amazonas')).toEqual(ill)
    expect(t.whyNot('bogota-neiva-loc')).toEqual(full)
    t.play('huila', 'huila')
    expect(t.whyNot('huila')).toEqual(full)
    t.play('choco', 'choco')
    // Guerrillas anywhere, lines too.
    t.play('bogota-neiva-loc', '1', 'pasto')
    expect(t.by).toBe('auc')
    expect(t.whyNot('huila')).toEqual(full)
    expect(t.whyNot('cali-pasto-loc')).toEqual(full)
    t.play('cali', 'cali-pasto-loc', '5', 'cali')
    expect(t.by).toBe('farc')
    // Departments only.
    expect(t.whyNot('medellin')).toEqual(ill)
    expect(t.whyNot('cali-pasto-loc')).toEqual(ill)
    t.play('antioquia', 'antioquia', 'cesar', 'cesar', 'arauca', 'arauca')
    expect(t.whyNot('medellin')).toEqual(ill)
    expect(t.answers).toContain('huila')
    t.play('arauca', '12')
    expect(t.by).toBe('govt')
    // Cities, and departments without FARC Bases.
    expect(t.whyNot('cesar')).toEqual(ill)
    expect(t.whyNot('cali-pasto-loc')).toEqual(ill)
    t.play('santander')
    expect(t.whyNot('arauca')).toEqual(ill)
    t.play('bogota', '12')
    expect(t.whyNot('bogota-neiva-loc')).toEqual(ill)
    t.play('huila', '11', 'cali')
    expect(t.question).toMatch(/^turn|^elite|^shipment/)
    expect(totals(t)).toEqual({ support: 50, opposition: 14, 'opposition-and-bases': 20 })
    expect(availableOf(t)).toEqual(availableOf(newGame()))
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 2, police: 11 })
    expect(t.pieces('arauca')).toEqual({ 'farc-base': 2, 'farc-underground': 12 })
  })

  test('a faction whose pieces were placed by hand places no more of them, and the game goes on', () => {
    const t = newGame({ scenario: 'open' })
    for (const city of ['bogota', 'cali', 'medellin']) t.interject('auc', `hand place auc-base ${city} 2`)
    t.play('vichada', 'huila', 'huila', 'choco', 'choco', 'antioquia', 'pasto', '2')
    expect(t.by).toBe('auc')
    t.play('cesar', '5')
    expect(t.pieces('cesar')).toEqual({ 'auc-underground': 5 })
    t.play('cesar')
    expect(t.by).toBe('farc')
  })

  test('non-players stand as in Standard and are not asked', () => {
    const t = newGame({ scenario: 'open', seats: { farc: 'bot', cartels: 'bot' } })
    expect(t.by).toBe('auc')
    expect(t.pieces('putumayo')).toEqual({ 'farc-underground': 2, 'cartels-underground': 1, 'cartels-base': 2 })
    t.play('cesar', 'cesar', '6')
    expect(t.by).toBe('govt')
  })
})

describe('AA 2.2 start', () => {
  test('the first card of the deck is played, the next one lies open on the draw deck', () => {
    const t = newGame({ seed: 'x' })
    const { played, current, next } = position(t).cards
    const deck = deckOf({ seed: 'x' })
    expect(played).toEqual([])
    expect(current).toBe(deck[0])
    expect(next).toBe(deck[1])
    expect(cardsLeft(t.table.game)).toBe(63)
  })

  test('a Propaganda card on top brings a round at once', () => {
    const seed = Array.from({ length: 300 }, (_, i) => `p${i}`).find((s) =>
      isPropaganda(deckOf({ seed: s })[0] as number),
    )
    const t = newGame({ seed })
    expect(position(t).tracks.propaganda).toBe(1)
    expect(t.question).not.toMatch(/^turn/)
  })

  test('option "no reveal": the rule of the final event card is ignored', () => {
    const board: Board = { bogota: 'troops 3', huila: 'farc-underground' }
    const t = scene(board, { draw: [76], tracks: { propaganda: 3 }, options: { 'no-reveal': 'yes' } })
    expect(t.answers).toContain('sweep')
    t.play('train')
    expect(t.play('bogota', '0', '0').answers).toContain('cali')
  })
})

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

describe('AA 2.3.6 Ship', () => {
  const board: Board = { huila: 'cartels-underground 2, cartels-shipment' }

  test('AA-07 after a paid March a Shipment buys a free Rally in one space', () => {
    const t = scene(board, { first: 'cartels', resources: { cartels: 1 } }).play('march', 'choco', '1', '0', 'done')
    expect([t.by, t.question, t.rule]).toEqual(['cartels', 'ship.whose', '2.3.6'])
    expect(t.answers).toEqual(['huila', 'done'])
    t.play('huila')
    expect(t.answers).toEqual(expect.arrayContaining(['rally', 'march', 'terror']))
    t.play('rally', 'cesar')
    expect(t.pieces('cesar')).toEqual({ 'cartels-underground': 1 })
    expect(t.resources('cartels')).toBe(0)
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
    // One space only, and then it is the next faction's turn.
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
  })

  test('it buys no second Sweep where card 2, shaded, allows one space a card', () => {
    const t = scene({ ...board, bogota: 'troops 2' }, { lasting: { 2: 'shaded' } })
    t.play('sweep', 'meta-west', 'bogota', '1', 'done', 'done', 'done', 'ask-cartels', 'yes')
    expect(t.question).toBe('ship.operation')
    expect(t.answers).toContain('train')
    expect(t.answers).not.toContain('sweep')
  })

  test('it may also be kept', () => {
    const t = scene(board, { first: 'cartels' }).play('rally', 'cesar', 'guerrilla', 'done', 'done')
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.by).toBe('govt')
  })

  test('AA-07 not with a Special Activity', () => {
    const t = scene({ ...board, choco: 'police' }, { first: 'cartels' }).play(
      'rally',
      'bribe',
      'choco',
      'done',
      'cesar',
      'done',
    )
    expect(t.pieces('choco')).toEqual({})
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
  })

  test('AA-07 one Shipment a card, although more are there', () => {
    const t = scene(
      { huila: 'cartels-underground 2, cartels-shipment 2' },
      { first: 'cartels', resources: { cartels: 2 } },
    )
    t.play('rally', 'cesar', 'done', 'huila', 'rally', 'choco')
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.by).toBe('govt')
  })

  test('not after an Operation that cost nothing: a March or Terror on lines alone', () => {
    const march = scene(board, { first: 'cartels' }).play('march', 'huila', 'bogota-neiva-loc', '2', 'done')
    expect([march.by, march.resources('cartels')]).toEqual(['govt', 20])
    const terror = scene(
      { 'bogota-neiva-loc': 'farc-underground 2, farc-shipment', huila: 'farc-underground' },
      { first: 'farc' },
    ).play('terror', 'bogota-neiva-loc', 'done')
    expect([terror.by, terror.resources('farc')]).toEqual(['govt', 20])
    const paid = scene(
      { 'bogota-neiva-loc': 'farc-underground 2, farc-shipment', huila: 'farc-underground' },
      { first: 'farc' },
    ).play('terror', 'bogota-neiva-loc', 'huila', 'done')
    expect(paid.question).toBe('ship.whose')
  })

  test('not after the Event or a pass', () => {
    expect(scene(board, { first: 'cartels' }).play('pass').by).toBe('govt')
    const t = scene(board, { card: 4, eligible: ['cartels', 'auc'] }).play('event', 'shaded')
    while (t.by === 'cartels' && t.question !== 'ship.whose') t.play(t.answers[0] as string)
    expect([t.by, t.question]).toEqual(['auc', 'turn.second'])
  })

  test('after a Limited Operation too', () => {
    const t = scene(board, { first: 'govt', eligible: ['govt', 'cartels'], resources: { cartels: 2 } })
    t.play('train', 'bogota', '0', '0', 'done', 'done', 'rally', 'cesar')
    expect([t.by, t.question]).toEqual(['cartels', 'ship.whose'])
  })

  test('the extra Operation is no Special Activity: the Event stays closed to the 2nd', () => {
    const t = scene(board, { first: 'cartels', resources: { cartels: 2 } })
    t.play('rally', 'cesar', 'done', 'huila', 'rally', 'choco')
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
  })

  test('another faction may give up its Shipment', () => {
    const t = scene({ ...board, bogota: 'troops 3' }, { first: 'govt' })
    t.play('train', 'cali', '0', '0', 'done')
    expect([t.by, t.question]).toEqual(['govt', 'ship.whose'])
    expect(t.answers).toEqual(['ask-cartels', 'done'])
    t.play('ask-cartels')
    expect([t.by, t.question]).toEqual(['cartels', 'ship.lend'])
    t.play('yes')
    expect([t.by, t.question]).toEqual(['govt', 'ship.operation'])
    t.play('patrol', 'bogota', 'bogota-neiva-loc', '3')
    while (t.by === 'govt') t.play('done')
    expect(t.resources('govt')).toBe(17)
    expect(t.count('bogota-neiva-loc', 'troops')).toBe(3)
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
  })

  test('who is asked may refuse; then one of its own, or another faction, is still there', () => {
    const t = scene(
      {
        huila: 'cartels-underground, cartels-shipment, farc-underground, farc-shipment, auc-underground, auc-shipment',
      },
      { first: 'farc' },
    ).play('rally', 'cesar', 'done')
    expect(t.answers).toEqual(['huila', 'ask-auc', 'ask-cartels', 'done'])
    t.play('ask-auc', 'no')
    expect(t.by).toBe('farc')
    expect(t.answers).toEqual(['huila', 'ask-cartels', 'done'])
    expect(t.whyNot('ask-auc')).toEqual({ id: 'why.ship-refused', rule: '2.3.6' })
    t.play('ask-cartels', 'yes', 'rally', 'choco')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
  })

  test('the owner says which of its Shipments', () => {
    const t = scene(
      { huila: 'cartels-underground, cartels-shipment', choco: 'cartels-active, cartels-shipment' },
      { first: 'govt' },
    ).play('train', 'cali', '0', '0', 'done', 'ask-cartels', 'yes')
    expect([t.by, t.question]).toEqual(['cartels', 'ship.which'])
    t.play('choco')
    expect(t.markers('choco', 'cartels-shipment')).toBe(0)
  })

  test('players only: a non-player neither ships nor gives', () => {
    const bot = scene(board, { first: 'cartels', resources: { cartels: 2 }, seats: { cartels: 'bot' } })
    expect(bot.play('rally', 'cesar', 'done').by).toBe('govt')
    const asked = scene(board, { first: 'govt', seats: { cartels: 'bot' } }).play('train', 'cali', '0', '0', 'done')
    expect(asked.by).toBe('farc')
  })

  test('on the final event card neither Sweep nor March', () => {
    const t = scene(board, { first: 'cartels', draw: [76], tracks: { propaganda: 3 } }).play('rally', 'cesar')
    expect(t.question).toBe('ship.whose')
    t.play('huila')
    expect(t.whyNot('march')).toEqual({ id: 'why.final-card', rule: '2.3.9' })
    expect(t.answers).toEqual(['rally', 'terror'])
  })

  test('the free Operation asks for no Resources, and its other requirements hold', () => {
    const t = scene(
      { huila: 'farc-underground, farc-shipment', cali: 'passive-support', cesar: 'farc-active, police' },
      { first: 'farc', resources: { farc: 1 } },
    ).play('rally', 'choco', 'guerrilla', 'done', 'huila')
    t.play('rally')
    expect(t.whyNot('cali')).toEqual({ id: 'why.support', rule: '3.3.1' })
    t.play('narino')
    expect(t.resources('farc')).toBe(0)
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

describe('AA 2.4 Propaganda card', () => {
  const uribe = { president: 'uribe' }

  test('brings a Propaganda round, then the next card with everybody eligible', () => {
    const t = scene({}, { card: 4, draw: [73, 2, 3], tracks: uribe }).play(
      'train',
      'bogota',
      '0',
      '0',
      'done',
      'rally',
      'huila',
    )
    expect(currentCard(t)).toBe(73)
    expect(t.track('propaganda')).toBe(1)
    passTo(t, 'turn.first')
    expect(currentCard(t)).toBe(2)
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
    // 3 paid; 30 of the lines and 9 of Aid.
    expect(t.resources('govt')).toBe(17 + 30 + 9)
  })

  test('never two rounds in a row: a Propaganda card right after a round is played without one', () => {
    const t = scene({}, { card: 4, draw: [73, 74, 2, 3], tracks: uribe }).play('pass', 'pass', 'pass', 'pass')
    passTo(t, 'turn.first')
    expect(currentCard(t)).toBe(2)
    expect(t.track('propaganda')).toBe(2)
    // One round's earnings only.
    expect(t.resources('govt')).toBe(23 + 30 + 9)
  })

  test('an event in between allows the next round', () => {
    const t = scene({}, { card: 4, draw: [73, 2, 74, 3], tracks: uribe, resources: { govt: 0 } }).play(
      'pass',
      'pass',
      'pass',
      'pass',
    )
    passTo(t, 'turn.first').play('pass', 'pass', 'pass', 'pass')
    passTo(t, 'turn.first')
    expect(currentCard(t)).toBe(3)
    expect(t.resources('govt')).toBe(3 + 39 + 3 + 39)
  })
})

describe('AA 2.4.1 final Propaganda', () => {
  const uribe = { president: 'uribe' }
  /** Passes on to the end of the round that is next; returns whether the game went on. */
  const goesOn = (more: SceneOptions): boolean => {
    const t = scene({}, { card: 4, ...more, tracks: { ...uribe, ...more.tracks } }).play('pass', 'pass', 'pass', 'pass')
    passTo(t, 'turn.first')
    return !t.table.isOver
  }

  test('after the round of the 4th card the game is over', () => {
    expect(goesOn({ draw: [76, 2, 3], tracks: { propaganda: 3 } })).toBe(false)
    expect(goesOn({ draw: [75, 2, 3], tracks: { propaganda: 2 } })).toBe(true)
  })

  test('short game: after the 3rd, whatever lies under it', () => {
    const third = { draw: [75, 2, 3], tracks: { propaganda: 2 } } as const
    expect(goesOn({ ...third, scenario: 'short' })).toBe(false)
    expect(goesOn({ ...third, options: { 'short-game': 'yes' } })).toBe(false)
    expect(goesOn({ draw: [74, 2, 3], tracks: { propaganda: 1 }, scenario: 'short' })).toBe(true)
  })

  test('Quick: after the 2nd', () => {
    const quick = { scenario: 'quick', options: { edition: '2nd' } } as const
    expect(goesOn({ ...quick, draw: [74, 2, 3], tracks: { propaganda: 1 } })).toBe(false)
    expect(goesOn({ ...quick, draw: [73, 2, 3], tracks: { propaganda: 0 } })).toBe(true)
  })

  test('a final card right after a round ends the game without another', () => {
    const t = scene({}, { card: 4, draw: [75, 76, 2], tracks: { ...uribe, propaganda: 2 } }).play(
      'pass',
      'pass',
      'pass',
      'pass',
    )
    passTo(t, 'turn.first')
    expect(t.table.isOver).toBe(true)
    expect(currentCard(t)).toBe(76)
    expect(t.resources('govt')).toBe(23 + 30 + 9)
  })
})
