import { describe, expect, test } from 'vitest'
import { against, BOTH, executedBy, FIRST, first, governs, LAST, SECOND } from '../../test/bot-events.ts'
import { by, lines, rolls } from '../../test/bots.ts'
import { CITIES } from '../../test/government.ts'
import { type Board, type Scene, type SceneOptions, scene } from '../../test/kit.ts'
import { EVENTS } from '../events/index.ts'
import type { FactionId } from '../forces.ts'

/** All cities but Cali at one level. */
const otherCities = (level: string): Board =>
  Object.fromEntries(Object.keys(CITIES).flatMap((city) => (city === 'cali' ? [] : [[city, level]])))

/** A busy map, so that every event finds something to do. */
const BUSY: Board = {
  bogota: 'troops 5, police 3, active-support',
  cali: 'police 2, cartels-base 1, cartels-underground 2, active-support',
  medellin: 'police 2, troops 1, passive-support',
  'santa-marta': 'police 1, cartels-base 1, auc-underground 1, passive-support',
  cartagena: 'cartels-active 1, farc-active 1, cartels-shipment 1, passive-opposition',
  cucuta: 'auc-active 1, passive-support',
  neiva: 'police 1, farc-underground 1',
  huila: 'farc-base 1, farc-underground 3, cartels-active 1, troops 2, auc-active 2, passive-opposition, terror 1',
  antioquia: 'auc-base 1, auc-underground 4, auc-active 1, police 1, farc-active 1',
  santander: 'troops 3, police 1, govt-base 1, auc-underground 2, farc-base 1, auc-shipment 1, passive-support',
  cesar: 'farc-active 2, cartels-base 1, passive-opposition',
  arauca: 'farc-base 1, farc-active 3, auc-active 1, police 1, active-opposition',
  choco: 'farc-underground 1, auc-underground 1, cartels-active 1, troops 1, active-opposition',
  guaviare:
    'farc-base 1, farc-underground 2, cartels-base 1, cartels-active 2, auc-active 1, farc-shipment 1, active-opposition',
  putumayo: 'cartels-base 2, cartels-active 1, farc-active 2, active-opposition, farc-zone',
  vaupes: 'cartels-base 1, cartels-active 1, farc-active 1',
  guainia: 'farc-active 1, auc-active 1',
  'bogota-neiva-loc': 'farc-underground 1, sabotage',
  'arauca-cucuta-loc': 'farc-active 1, police 1',
  'cali-pasto-loc': 'sabotage',
}

describe.each(BOTH)('%s 8.4.2 How many, whose', (family, seats) => {
  const execute = executedBy(seats)
  const police: Board = { huila: 'police 1', cesar: 'police 1', choco: 'police 2', cali: 'police 1' }

  test('8.4.2/1 as many as the text allows, not fewer where it says “up to”', () => {
    const { t } = execute('auc', 39, 'shaded', police)
    expect(['huila', 'cesar', 'choco'].map((s) => t.count(s as 'huila', 'auc-underground'))).toEqual([1, 1, 1])
    expect(t.count('cali', 'police')).toBe(1)
  })

  test('8.4.2/h1 the executing faction benefits, otherwise another non-player, a player last', () => {
    const board: Board = { huila: 'farc-underground 1, auc-underground 1, police 1' }
    const beneficiary = (faction: FactionId, more: SceneOptions = {}) =>
      first(execute(faction, 29, 'shaded', board, more))
    expect(beneficiary('auc')).toBe('auc 8.4.2/h1')
    expect(beneficiary('cartels')).toBe('farc 8.4.2/h1')
    expect(beneficiary('cartels', { seats: { auc: family, cartels: family } })).toBe('auc 8.4.2/h1')
  })

  test('8.4.2/h1 not where only one faction can benefit', () => {
    const { t, said } = execute('cartels', 29, 'shaded', { huila: 'auc-underground 1, police 1' })
    expect(said).toEqual([])
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 2 })
  })

  test('8.4.2/h2 what is lost is a player’s first; with one faction there is nothing to choose', () => {
    const board: Board = { huila: 'auc-active 1, farc-base 1, cartels-base 1, police 1, passive-support' }
    const { said } = execute('auc', 46, 'single', board)
    expect(said).toContain('police 8.4.2/h2')
    expect(said).toContain('farc-base 8.4.2/h2')
    expect(lines(execute('farc', 24, 'shaded', { huila: 'farc-base 1, troops 3' }).said)).not.toContain('8.4.2/h2')
  })

  test('8.1.2/1 Bases are placed before Guerrillas; no choice without Bases', () => {
    const { said } = execute('auc', 33, 'shaded', {})
    expect(said).toEqual(['auc-base 8.1.2/1', 'auc-base 8.1.2/1'])
    const without = execute('auc', 33, 'shaded', {}, { boxes: { 'out-of-play': { 'auc-bases': 6 } } })
    expect(without.said).toEqual([])
    expect(without.t.pieces('ecuador')).toEqual({ 'auc-underground': 2 })
  })
})

describe.each(BOTH)('%s 8.4.3 Where', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.3/1 at random', () => {
    const board: Board = { huila: 'troops 2, farc-base 1', choco: 'troops 2, farc-base 1' }
    expect(execute('farc', 24, 'shaded', board, rolls(6, 3, 6)).said).toEqual(['huila 8.4.3/1'])
    expect(execute('farc', 24, 'shaded', board, rolls(6, 6, 6)).said).toEqual(['choco 8.4.3/1'])
    // Where more goes there is no lot (the rule itself), nor where a space shifts.
    expect(execute('farc', 24, 'shaded', { huila: 'troops 2, farc-base 1', cali: 'active-support' }).said).toEqual([])
  })

  test('8.4.3/h1 where most Bases, then most other pieces come or go', () => {
    const full: Board = { choco: 'govt-base 1, farc-base 1', santander: 'auc-base 1' }
    const { t, said } = execute('farc', 25, 'shaded', full, rolls(1, 1, 1))
    expect(said).toEqual(['antioquia 8.4.3/h1', '2 8.4.2/1'])
    expect(t.pieces('antioquia')).toEqual({ 'farc-base': 2, 'farc-underground': 1 })
    const empty = execute('farc', 25, 'shaded', { antioquia: 'auc-base 2' }, rolls(2, 3, 5))
    expect(empty.said[0]).toBe('santander 8.4.3/h1')
    const held: Board = { huila: 'police 4', arauca: 'govt-base 1' }
    expect(first(execute('farc', 14, 'shaded', held))).toBe('arauca 8.4.3/h1')
    const cities: Board = Object.fromEntries(
      Object.keys(CITIES)
        .slice(0, 9)
        .map((city, i) => [city, i < 6 ? 'cartels-base 2' : 'farc-base 2']),
    )
    expect(by('8.4.3/h1', execute('auc', 40, 'shaded', cities).said).sort()).toEqual(['pasto', 'sincelejo'])
  })

  test('8.4.3/h1 not where the text leaves one space', () => {
    const { t, said } = execute('farc', 14, 'shaded', { arauca: 'govt-base 1' })
    expect(said).toEqual([])
    expect(t.pieces('arauca')).toEqual({})
  })

  test('8.4.3/2 shifts where Total Support and Total Opposition change most', () => {
    const board: Board = { medellin: 'passive-support', cali: 'passive-support', cartagena: 'active-support' }
    const { said } = execute('auc', 48, 'shaded', board)
    expect(by('8.4.3/2', said).sort()).toEqual(['cali', 'medellin'])
    // Three people of a passive city count more than eight who cannot be moved.
    expect(by('8.4.3/2', execute('auc', 48, 'shaded', { ...board, bogota: 'active-support' }).said).sort()).toEqual([
      'cali',
      'medellin',
    ])
  })

  test('8.4.3/2 not where no other space can shift', () => {
    const lost = otherCities('active-opposition')
    const { t, said } = execute('auc', 48, 'shaded', lost)
    expect(said).toEqual([])
    expect(t.level('cali')).toBe('passive-opposition')
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('8.4.3/3 the greatest shift toward Active Support', () => {
    const board: Board = { medellin: 'passive-opposition', cali: 'active-opposition', bogota: 'passive-support' }
    expect(first(governs(24, board))).toBe('cali 8.4.3/3')
    expect(first(governs(24, { bogota: 'neutral', cali: 'active-opposition' }))).toBe('bogota 8.4.3/3')
  })

  test('8.4.3/3 not where one space alone can shift', () => {
    const loyal = otherCities('active-support')
    const { t, said } = governs(24, loyal)
    expect(said).toEqual([])
    expect(t.level('cali')).toBe('active-support')
  })

  test('10.3/S4 players before non-players, then FARC, AUC, Cartels', () => {
    const board: Board = { arauca: 'farc-base 1, auc-active 1', vichada: 'auc-base 1, auc-active 2' }
    expect(governs(28, board, { seats: against('auc') }).said.slice(0, 2)).toEqual([
      'vichada 10.3/S4',
      'auc-base 10.3/S4',
    ])
    expect(governs(71, { choco: 'farc-active 1, cartels-underground 1' }).said).toEqual(['farc-active 10.3/S4'])
    const purse = { resources: { farc: 0, auc: 4 } }
    expect(first(governs(34, {}, { seats: against('cartels') }))).toBe('cartels 10.3/S4')
    expect(first(governs(34, {}, purse))).toBe('auc 10.3/S4')
    const wilds: Board = { vaupes: 'farc-active 1', guainia: 'cartels-base 1' }
    expect(by('10.3/S4', governs(62, wilds, { seats: against('cartels') }).said)[0]).toBe('guainia')
    const alone = governs(71, { choco: 'cartels-underground 1' })
    expect(alone.said).toEqual([])
    expect(alone.t.pieces('choco')).toEqual({})
  })

  test('10.3/h1 pieces where they bring Control of most people, then where Police are lacking, then to most people', () => {
    const board: Board = {
      huila: 'farc-active 3',
      antioquia: 'farc-active 5',
      cesar: 'police 1',
      vaupes: 'farc-active 1',
    }
    expect(first(governs(14, { ...board, arauca: 'govt-base 1, troops 1' }, rolls(6, 3, 6)))).toBe('huila 10.3/h1')
    const { t } = governs(50, { antioquia: 'farc-active 5', huila: 'farc-active 5' }, rolls(1, 1, 1, 1, 1, 1, 1, 1, 1))
    expect(t.count('antioquia', 'police') + t.count('huila', 'police')).toBe(0)
    expect(by('10.3/h1', governs(39, {}).said)).toHaveLength(6)
    const held = governs(40, {
      huila: 'auc-active 1, police 1',
      cesar: 'auc-active 3',
      choco: 'auc-active 1, police 3',
    })
    expect(by('10.3/h1', held.said)[0]).toBe('huila')
    const one = governs(40, { cesar: 'auc-active 3' })
    expect(lines(one.said)).not.toContain('10.3/h1')
    expect(one.t.pieces('cesar')).toEqual({ police: 3 })
  })

  test('8.4.3/h1 the Government too takes off as much as it can', () => {
    const farc: Board = { huila: 'farc-active 5', cesar: 'farc-base 1' }
    expect(first(governs(25, farc))).toBe('cesar 8.4.3/h1')
    expect(first(governs(41, { huila: 'auc-active 5', cesar: 'auc-active 6' }))).toBe('cesar 8.4.3/h1')
    expect(first(governs(35, { huila: 'cartels-base 1', cesar: 'cartels-base 2' }))).toBe('cesar 8.4.3/h1')
    const cartels: Board = {
      cali: 'cartels-base 1',
      pasto: 'cartels-base 1',
      huila: 'cartels-base 1, cartels-active 3',
    }
    expect(by('8.4.3/h1', governs(60, cartels).said)[0]).not.toBe('huila')
    expect(first(governs(60, { ...cartels, huila: 'cartels-base 2, cartels-active 1' }))).toBe('huila 8.4.3/h1')
    const seen: Board = { cali: 'police 1, auc-active 3', pasto: 'police 1, auc-active 1, auc-underground 4' }
    expect(first(governs(38, seen))).toBe('cali 8.4.3/h1')
  })

  test('8.4.4/h1 General Offensive and Former Military: Assault before Sweep', () => {
    const board: Board = { cali: 'troops 2, farc-active 1, farc-underground 1', pasto: 'troops 1, farc-underground 1' }
    const { t, said } = governs(19, board, {}, 'single')
    expect(by('8.4.4/h1', said)).toContain('assault')
    expect([t.pieces('cali'), t.pieces('pasto')]).toEqual([
      { troops: 2, 'farc-underground': 1 },
      { troops: 1, 'farc-active': 1 },
    ])
    expect(first(governs(37, board))).toBe('assault 8.4.4/h1')
  })
})

describe('aa1 aa2 8.4 Every event can be carried out by the lines', () => {
  /** Lets players answer the first thing that comes. */
  function finish(t: Scene): string[] {
    const said = t.bots()
    while (t.question !== 'over') {
      t.play(t.answers[0] as string)
      said.push(...t.bots())
    }
    return said
  }

  const parties: readonly [string, Record<string, string>, readonly FactionId[], string][] = [
    ['aa1 against the Government', FIRST, ['farc', 'auc', 'cartels'], '1st'],
    ['aa2 against the Government', against('govt'), ['farc', 'auc', 'cartels'], '2nd'],
    ['aa2 against FARC', against('farc'), ['govt', 'auc', 'cartels'], '2nd'],
    ['aa2 among themselves', SECOND, ['govt', 'farc', 'auc', 'cartels'], '2nd'],
  ]

  test.each(parties)('8.4.2/1 %s: no lot where a line should speak', (_, seats, factions, edition) => {
    for (const { number: card, dual, round } of EVENTS) {
      if (round) continue
      for (const faction of factions) {
        const t = scene(BUSY, { card, seats, eligible: [faction], options: { edition }, ...LAST })
        t.play('event')
        if (dual) t.play(faction === 'govt' ? 'unshaded' : 'shaded')
        const lots = finish(t).filter((answer) => answer.endsWith('/lot') || answer.endsWith(' -'))
        expect([card, faction, lots]).toEqual([card, faction, []])
      }
    }
  })
})
