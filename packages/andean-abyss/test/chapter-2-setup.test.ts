import { cardsLeft } from '@coinflict/kernel/rules'
import { BadInput } from '@coinflict/kernel/state'
import type { SetupWish } from '@coinflict/kernel/table'
import { deckInOrder } from '@coinflict/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { andeanAbyss } from '../src/index.ts'
import { type Board, type Scene, type SceneOptions, scene, totals } from './kit.ts'
import { FACTIONS, newGame, position } from './new-game.ts'

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
