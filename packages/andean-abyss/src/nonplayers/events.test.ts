import { describe, expect, test } from 'vitest'
import { by, lines, rolls } from '../../test/bots.ts'
import { CITIES } from '../../test/government.ts'
import { type Board, event, type Scene, type SceneOptions, scene } from '../../test/kit.ts'
import { EVENTS } from '../events/index.ts'
import type { FactionId } from '../forces.ts'

type Side = 'unshaded' | 'shaded' | 'single'

const FIRST = { farc: 'aa1', auc: 'aa1', cartels: 'aa1' }
const SECOND = { govt: 'aa2', farc: 'aa2', auc: 'aa2', cartels: 'aa2' }
/** The 2nd edition's non-players but for one faction, which a player runs. */
const against = (faction: FactionId) => ({ ...SECOND, [faction]: 'person' })
/** The insurgents of both editions, against a player's Government. */
const BOTH: readonly [family: string, seats: Record<string, string>][] = [
  ['aa1', FIRST],
  ['aa2', against('govt')],
]

/** The game ends with the card. */
const LAST: SceneOptions = { draw: [] }
/** No insurgent Base is in the game. */
const NO_BASES: SceneOptions = {
  boxes: { 'out-of-play': { 'farc-bases': 9, 'auc-bases': 6, 'cartels-bases': 15 } },
}

/** A faction executes an event; what it, and whom it concerns, answer. */
function carryOut(faction: FactionId, card: number, side: Side, board: Board, more: SceneOptions = {}) {
  const t = event(card, side, board, { eligible: [faction], seats: FIRST, ...LAST, ...more })
  return { t, said: t.bots() }
}
/** The same with a non-player Government, whose text is the unshaded one. */
const governs = (card: number, board: Board, more: SceneOptions = {}, side: Side = 'unshaded') =>
  carryOut('govt', card, side, board, { seats: SECOND, options: { edition: '2nd' }, ...more })

/** The same with insurgents of one edition. */
const executedBy =
  (seats: Record<string, string>) =>
  (faction: FactionId, card: number, side: Side, board: Board, more: SceneOptions = {}) =>
    carryOut(faction, card, side, board, { seats, ...more })

/** All cities but Cali at one level. */
const otherCities = (level: string): Board =>
  Object.fromEntries(Object.keys(CITIES).flatMap((city) => (city === 'cali' ? [] : [[city, level]])))

/** The first answer. */
const first = ({ said }: { readonly said: readonly string[] }): string | undefined => said[0]

describe.each(BOTH)('%s 8.4.2 How many, whose', (family, seats) => {
  const execute = executedBy(seats)
  const police: Board = { huila: 'police 1', cesar: 'police 1', choco: 'police 2', cali: 'police 1' }

  test('8.4.2/1 as many as the text allows, not fewer where it says “up to”', () => {
    const { t } = execute('auc', 39, 'shaded', police)
    expect(['huila', 'cesar', 'choco'].map((s) => t.count(s as 'huila', 'auc-underground'))).toEqual([1, 1, 1])
    expect(t.count('cali', 'police')).toBe(1)
  })

  test('8.4.2/1 Mono Jojoy hides 3 Active Guerrillas, space by space', () => {
    const { t, said } = execute('farc', 20, 'shaded', { huila: 'farc-active 2', cesar: 'farc-active 2' })
    expect(by('8.4.2/1', said)[0]).toBe('2')
    expect(t.count('huila', 'farc-active') + t.count('cesar', 'farc-active')).toBe(1)
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

  test('8.3 Oil Spill: the pipeline by Econ, the department by its people (PB)', () => {
    const { t, said } = execute('farc', 6, 'shaded', { arauca: 'neutral', santander: 'active-opposition' })
    expect(lines(said)).toEqual(['8.4.3/1', '8.4.3/2'])
    expect(t.markers(said[0]?.split(' ')[0] as 'huila', 'sabotage')).toBe(1)
  })
})

describe.each(BOTH)('%s 8.4.4 Instructions that are known', (family, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/21 Raúl Reyes: the Base to FARC Guerrillas and Support; anywhere if there are none (PB)', () => {
    const board: Board = { cesar: 'farc-underground 1, passive-support', huila: 'farc-base 1' }
    expect(execute('farc', 21, 'shaded', board).said).toEqual(['cesar 8.4.4/21'])
    expect(execute('farc', 21, 'shaded', {}, rolls(6, 1, 2)).said).toEqual(['amazonas 8.4.4/21'])
  })

  test('8.4.4/21 nowhere without a Base Available', () => {
    const board: Board = { cesar: 'farc-underground 1, passive-support' }
    const { t, said } = execute('farc', 21, 'shaded', board, { boxes: { 'out-of-play': { 'farc-bases': 9 } } })
    expect(said).toEqual([])
    expect(t.resources('farc')).toBe(26)
  })

  test('8.4.4/37 Former Military: into 1 space by the chart, then an Ambush (PB)', () => {
    const board: Board = {
      huila: 'auc-underground 3, farc-active 1',
      cali: 'farc-base 1, police 1',
      arauca: 'auc-active 4',
    }
    const { t, said } = execute('auc', 37, 'shaded', board)
    expect(lines(said)).not.toContain('8.4.4/37')
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1, 'auc-underground': 2 })
    expect(t.count('arauca', 'auc-active')).toBe(4)
  })

  test('8.4.4/37 who must March although the chart would not goes anywhere', () => {
    const { t, said } = execute('govt', 37, 'shaded', { arauca: 'auc-active 1' }, { seats: { auc: family } })
    expect(lines(said)).toContain('8.4.4/37')
    expect(t.count('arauca', 'auc-active')).toBe(0)
  })

  test('8.4.4/57 Op Millennium: Police in cities before departments, with Bases first (PB)', () => {
    const board: Board = { cali: 'police 1', huila: 'police 2', cesar: 'police 2' }
    const { t, said } = execute('cartels', 57, 'shaded', board)
    expect(said.slice(0, 2)).toEqual(['cali 8.4.4/57', 'cartels-base 8.1.2/1'])
    expect(by('8.4.4/57', said)).toHaveLength(2)
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1 })
    expect(
      by(
        '8.4.4/57',
        execute('cartels', 57, 'shaded', { huila: 'police 1', cesar: 'police 1', neiva: 'troops 1' }).said,
      ),
    ).toHaveLength(1)
  })

  test('8.4.4/57 a city with room for a Base before a full one', () => {
    const board: Board = { cali: 'police 1, cartels-base 2', pasto: 'police 1', neiva: 'police 1' }
    const { t } = execute('cartels', 57, 'shaded', board)
    expect(t.count('cali', 'police')).toBe(1)
  })

  test('8.4.4/57 one Base comes at a time: a city with room for 1 is as good as one with room for 2', () => {
    const board: Board = { cali: 'police 1, cartels-base 1', medellin: 'police 1', neiva: 'police 1' }
    const { t } = execute('cartels', 57, 'shaded', board)
    expect(t.table.grounds.find((ground) => ground?.line.id === '8.4.4/57')?.breaks).toEqual([])
  })

  test('8.4.4/57 with Police in one space there is nothing to choose', () => {
    const { t, said } = execute('cartels', 57, 'shaded', { huila: 'police 1', cali: 'troops 1' })
    expect(said).toEqual(['cartels-base 8.1.2/1'])
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1 })
  })

  test('8.4.4/70 Ayahuasca Tourism: the own Guerrillas, Active ones first; another’s if there are none (PB)', () => {
    const board: Board = {
      guaviare: 'cartels-active 1, cartels-underground 1, farc-underground 1',
      vaupes: 'farc-active 1',
    }
    const { t, said } = execute('cartels', 70, 'shaded', board)
    expect(said).toEqual(['cartels 8.4.4/70', 'cartels-active 8.4.4/70'])
    expect(t.resources('cartels')).toBe(23)
    expect(t.count('guaviare', 'cartels-underground')).toBe(1)
    const other: Board = { vaupes: 'farc-active 1, auc-active 1' }
    expect(first(execute('cartels', 70, 'shaded', other))).toBe('farc 8.4.2/h1')
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (family, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h1 Mono Jojoy: March if the chart finds where, otherwise not', () => {
    expect(first(execute('farc', 20, 'shaded', { huila: 'farc-underground 2' }))).toBe('done 8.4.4/h1')
    expect(first(execute('farc', 20, 'shaded', { arauca: 'farc-underground 2, active-opposition' }))).toBe(
      'march 8.4.4/h1',
    )
  })

  test('8.4.4/h1 Kill Zone: where there is most to hit, by the targets of the chart', () => {
    const board: Board = { huila: 'farc-underground 1, troops 1', cesar: 'farc-active 1, police 3, auc-active 2' }
    const { t, said } = execute('farc', 29, 'shaded', board)
    expect(said).toContain('cesar 8.4.4/h1')
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1, 'farc-underground': 2, police: 1 })
    // AUC has no quarrel with the Cartels.
    const others: Board = { huila: 'auc-underground 1, troops 1', cesar: 'auc-active 1, cartels-active 3' }
    expect(execute('auc', 29, 'shaded', others).said).toContain('huila 8.4.4/h1')
    const one = execute('auc', 29, 'shaded', { huila: 'auc-underground 1, troops 1' })
    expect(lines(one.said)).not.toContain('8.4.4/h1')
    expect(one.t.count('huila', 'troops')).toBe(0)
  })

  test('8.4.4/h1 Gramaje, unshaded: the Cartels Attack wherever they must', () => {
    const board: Board = { huila: 'cartels-active 6, farc-base 1', cesar: 'cartels-active 6, farc-base 1' }
    const { t, said } = execute('govt', 26, 'unshaded', board, { dice: [2, 2] })
    expect(said).toEqual(['cesar 8.4.4/h1'])
    expect([t.count('huila', 'farc-base'), t.count('cesar', 'farc-base')]).toEqual([0, 0])
  })

  test('8.4.4/h19 General Offensive: Attack in force if the chart would, otherwise Terror', () => {
    const board: Board = { huila: 'farc-underground 3, troops 1', cesar: 'farc-underground 1, police 1' }
    const rich = execute('farc', 19, 'single', board, { resources: { govt: 5 } }).said
    expect(by('8.4.4/h19', rich)).toEqual(['cesar', 'terror', 'attack'])
    const poor = execute('farc', 19, 'single', board, { resources: { govt: 25 } }).said
    expect(by('8.4.4/h19', poor)).toEqual(['cesar', 'terror', 'terror'])
  })

  test('8.4.4/h19 Attack in force where Terror would not serve; Terror with fewer', () => {
    const board: Board = {
      huila: 'farc-underground 3, troops 1, active-opposition',
      cesar: 'farc-underground 2, police 1, active-opposition',
    }
    expect(by('8.4.4/h19', execute('farc', 19, 'single', board).said)).toEqual(['cesar', 'terror', 'attack'])
  })

  test('8.4.4/h19 nothing to choose where Active Guerrillas can but Attack', () => {
    const { t, said } = execute('farc', 19, 'single', { huila: 'farc-active 3, troops 2' }, { dice: [1] })
    expect(lines(said)).not.toContain('8.4.4/h19')
    expect(t.count('huila', 'troops')).toBe(0)
  })

  test('8.4.4/h40 Demobilization: most cubes, to cities that the Government holds anyway', () => {
    const board: Board = {
      huila: 'auc-active 1, troops 2, police 1',
      cesar: 'auc-active 1, troops 1',
      cali: 'police 1',
    }
    const { t, said } = execute('auc', 40, 'shaded', board)
    expect(by('8.4.4/h40', said)).toEqual(['huila', 'cali', 'cali'])
    expect([t.count('cali', 'troops'), t.count('cali', 'police')]).toEqual([2, 2])
    // A city that nobody holds is taken if there is no other.
    const nobody = execute('auc', 40, 'shaded', { huila: 'auc-active 1, troops 1' }, rolls(1, 1, 1)).said
    expect(nobody[0]).toBe('cali 8.4.4/h40')
  })

  test('8.4.4/h40 cubes without AUC beside them stay', () => {
    const { t, said } = execute('auc', 40, 'shaded', { huila: 'auc-active 1', cesar: 'troops 2' })
    expect(lines(said)).not.toContain('8.4.4/h40')
    expect(t.count('cesar', 'troops')).toBe(2)
  })

  test('8.4.4/h46 Limpieza: against a player Government where most Support turns', () => {
    const board: Board = {
      cali: 'auc-active 1, police 1, active-support',
      huila: 'auc-active 1, troops 2, passive-support',
      cesar: 'auc-active 1, farc-base 1, active-opposition',
    }
    const { t, said } = execute('auc', 46, 'single', board)
    expect(by('8.4.4/h46', said)).toEqual(['cali', 'passive-opposition'])
    expect(t.level('cali')).toBe('passive-opposition')
  })

  test('8.4.4/h46 no choice with Guerrillas in one space where nobody lives', () => {
    const { t, said } = execute('auc', 46, 'single', { vaupes: 'auc-active 1, police 2' })
    expect(said).toEqual([])
    expect(t.pieces('vaupes')).toEqual({ 'auc-active': 1 })
  })

  test('8.4.4/h46 of equals where most pieces of players go', () => {
    const board: Board = { vaupes: 'farc-active 1, auc-active 2', guainia: 'farc-active 1, troops 2' }
    expect(execute('farc', 46, 'single', board).said).toContain('guainia 8.4.4/h46')
  })

  test('8.4.4/h50 Carabineros: replace the Police, but for a player just remove them', () => {
    const board: Board = { huila: 'police 2' }
    expect(first(execute('farc', 50, 'shaded', board))).toBe('replace 8.4.4/h50')
    const others = { farc: family, cartels: family }
    expect(first(execute('farc', 50, 'shaded', board, { seats: others }))).toBe('remove 8.4.4/h50')
  })

  test('8.4.4/h50 without AUC Guerrillas Available they can but be removed', () => {
    const { t, said } = execute('farc', 50, 'shaded', { huila: 'police 2', arauca: 'auc-active 18' })
    expect(said).toEqual([])
    expect(t.pieces('huila')).toEqual({})
  })

  test('8.4.4/h53 Criminal Air Force: 2 own Guerrillas, Active ones first, to where a March would lead', () => {
    const board: Board = {
      huila: 'auc-base 1, auc-underground 2, auc-active 1',
      cesar: 'auc-active 1',
      choco: 'farc-base 1',
    }
    const { t, said } = execute('auc', 53, 'single', board)
    expect(by('8.4.4/h53', said)).toEqual(['huila', 'choco', '1', '1'])
    expect(t.pieces('choco')).toEqual({ 'farc-base': 1, 'auc-underground': 2 })
  })

  test('8.4.4/h53 of one alone nobody flies back', () => {
    const { t, said } = execute('auc', 53, 'single', {
      cesar: 'auc-active 1',
      huila: 'farc-base 1, auc-underground 1',
    })
    expect(said).toContain('done 8.4.4/h53')
    expect(t.count('cesar', 'auc-active')).toBe(0)
  })

  test('8.4.4/h53 nobody flies out of a city', () => {
    const { t, said } = execute('auc', 53, 'single', { cali: 'auc-active 2', choco: 'farc-base 1' })
    expect(said).toEqual([])
    expect(t.count('cali', 'auc-active')).toBe(2)
  })

  test('8.4.4/h54 Deserters & Defectors: players’ Guerrillas become own ones', () => {
    const board: Board = {
      huila: 'farc-underground 1, cartels-active 1',
      cesar: 'farc-active 1',
      choco: 'cartels-active 1',
    }
    const { t, said } = execute('auc', 54, 'single', board, { seats: { auc: family, cartels: family } })
    expect(said[0]).toBe('replace 8.4.4/h54')
    expect([t.pieces('huila'), t.pieces('cesar')]).toEqual([
      { 'auc-underground': 1, 'cartels-active': 1 },
      { 'auc-underground': 1 },
    ])
  })

  test('8.4.4/h54 without own ones Available players’ are removed; nobody else’s', () => {
    const board: Board = { arauca: 'auc-active 18', huila: 'farc-active 1', choco: 'cartels-active 1' }
    const { t, said } = execute('auc', 54, 'single', board, { seats: { auc: family, cartels: family } })
    expect(said).toEqual(['remove 8.4.4/h54', 'huila 8.4.4/h54', 'done 8.4.4/h54'])
    expect(t.pieces('huila')).toEqual({})
    expect(execute('auc', 54, 'single', board).said).toEqual(['remove 8.4.4/h54', 'done 8.4.4/h54'])
    expect(execute('auc', 54, 'single', { huila: 'farc-base 1' }).said).toEqual([])
  })

  test('8.4.4/h58 General Serrano: Police leave own pieces, then people, for empty parts', () => {
    const board: Board = { huila: 'cartels-base 1, police 2', cali: 'police 1', amazonas: 'police 3' }
    const { t, said } = execute('cartels', 58, 'shaded', board)
    expect(by('8.4.4/h58', said)[0]).toBe('huila')
    expect([t.count('huila', 'police'), t.count('cali', 'police')]).toEqual([0, 0])
    expect(said.at(-1)).toBe('done 8.4.4/h58')
    expect(execute('cartels', 58, 'shaded', { huila: 'cartels-base 1, troops 2' }).said).toEqual([])
  })

  test('8.4.4/h59 Salcedo: 3 go together to room for a Base, 1 stays at each own Base', () => {
    const board: Board = {
      huila: 'cartels-base 2, cartels-active 3',
      vaupes: 'cartels-active 1',
      cesar: 'cartels-base 1, cartels-active 1',
    }
    const { t, said } = execute('cartels', 59, 'shaded', board, rolls(6, 6, 6))
    expect(by('8.4.4/h59', said)).toEqual(['huila', 'choco', '2', 'vaupes', 'choco'])
    expect(t.pieces('choco')).toEqual({ 'cartels-underground': 3 })
    expect(execute('cartels', 59, 'shaded', { cesar: 'cartels-base 1, cartels-active 1' }).said).toEqual([
      'done 8.4.4/h59',
    ])
    expect(execute('cartels', 59, 'shaded', { cesar: 'cartels-base 1, farc-active 1' }).said).toEqual([])
  })

  test('8.4.4/h65 Poppies: an own Base where there is room; in the 2nd edition with a Shipment', () => {
    const board: Board = {
      huila: 'farc-base 2, farc-active 1',
      cesar: 'farc-active 1, govt-base 1',
      antioquia: 'auc-base 2',
      santander: 'auc-base 2',
    }
    const one = execute('farc', 65, 'single', board)
    expect(by('8.4.4/h65', one.said)).toEqual(['cesar', 'place-base'])
    const both = execute('farc', 65, 'single', board, { options: { edition: '2nd' } })
    expect(both.t.pieces('cesar')).toEqual({ 'govt-base': 1, 'farc-active': 1, 'farc-base': 1 })
    expect(both.t.markers('cesar', 'farc-shipment')).toBe(1)
  })

  test('8.4.4/h65 without a Base or room a player’s goes; never an own one if there is another way', () => {
    const full: Board = {
      huila: 'farc-base 2, farc-active 1',
      cesar: 'farc-active 1, auc-base 1, cartels-base 1',
      antioquia: 'cartels-base 2',
      santander: 'cartels-base 2',
    }
    const options = { options: { edition: '2nd' } }
    const { t } = execute('farc', 65, 'single', full, { seats: { farc: family, cartels: family }, ...options })
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1, 'cartels-base': 1 })
    const fellows = execute('farc', 65, 'single', full, options)
    expect(fellows.t.count('huila', 'farc-base')).toBe(2)
  })

  test('8.4.4/h65 no choice without Bases and with Guerrillas in one Mountain; 8.1.2/3 the Shipment is its own', () => {
    const { t, said } = execute('farc', 65, 'single', { huila: 'farc-active 1' }, NO_BASES)
    expect(said).toEqual([])
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    const shared = execute('farc', 65, 'single', { huila: 'farc-active 1, auc-underground 1' }, NO_BASES)
    expect(shared.said).toEqual(['farc 8.1.2/3'])
  })

  test('8.4.4/h69 Riverines & Fast Boats: as a March, then Rally for a Base', () => {
    const board: Board = { vaupes: 'cartels-underground 3', amazonas: 'cartels-base 1, cartels-active 2' }
    const { t, said } = execute('cartels', 69, 'single', board, rolls(6, 3, 6))
    expect(by('8.4.4/h69', said)).toEqual(['vaupes', 'huila', '3', 'rally'])
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('8.4.4/h69 otherwise Terror or Attack as the chart would; one stays Underground at a Base', () => {
    const board: Board = {
      'meta-west': 'farc-base 1, farc-underground 2, farc-active 1, active-opposition',
      huila: 'police 1, passive-support',
    }
    // So few are left that the chart would not Rally.
    const boxes = { 'out-of-play': { 'farc-guerrillas': 20 } }
    const { t, said } = execute('farc', 69, 'single', board, { boxes, ...rolls(6, 3, 6) })
    expect(by('8.4.4/h69', said)).toContain('terror')
    expect(t.count('meta-west', 'farc-underground')).toBe(1)
  })

  test('8.4.4/h69 without Guerrillas nobody sails', () => {
    expect(execute('cartels', 69, 'single', { vaupes: 'cartels-base 1, farc-active 1' }).said).toEqual([])
  })

  test('8.4.4/h72 Sicarios: first to Bases without Guerrillas, as many as a Rally places', () => {
    const board: Board = {
      huila: 'cartels-base 1',
      cesar: 'cartels-base 1, cartels-active 1',
      vaupes: 'cartels-base 2',
    }
    const { t, said } = execute('cartels', 72, 'shaded', board)
    expect([t.count('huila', 'cartels-underground'), t.count('vaupes', 'cartels-underground')]).toEqual([3, 2])
    expect(t.count('huila', 'cartels-underground') + t.count('cesar', 'cartels-underground')).toBe(9)
    expect(new Set(lines(said))).toEqual(new Set(['8.4.4/h72']))
    const one = execute('cartels', 72, 'shaded', { huila: 'cartels-base 1' })
    expect(one.said).toEqual([])
    expect(one.t.count('huila', 'cartels-underground')).toBe(12)
  })
})

describe('aa2 8.4 Insurgents with a non-player Government', () => {
  const execute = executedBy(against('farc'))

  test('8.4.4/h19 AUC spares its Support', () => {
    const board: Board = { huila: 'auc-underground 2, troops 1, farc-base 1, passive-support' }
    expect(first(execute('auc', 19, 'single', board))).toBe('attack 8.4.4/h19')
    expect(first(execute('auc', 19, 'single', board, { seats: against('govt') }))).toBe('terror 8.4.4/h19')
  })

  test('8.4.3/1 Calima Front: AUC frightens the Opposition, FARC the Support', () => {
    const board: Board = {
      huila: 'troops 1, passive-opposition',
      cesar: 'troops 1, passive-support',
      choco: 'troops 1',
    }
    const frightened = (faction: FactionId, seats: Record<string, string>) =>
      first(execute(faction, 43, 'shaded', board, { seats, ...rolls(6, 6, 6) }))
    expect(frightened('auc', SECOND)).toBe('huila 8.4.3/1')
    expect(frightened('farc', SECOND)).toBe('cesar 8.4.3/1')
    expect(frightened('auc', against('govt'))).toBe('choco 8.4.3/1')
  })

  test('8.4.4/h46 Limpieza: AUC turns the Opposition', () => {
    const board: Board = {
      cali: 'auc-active 1, police 1, active-support',
      cesar: 'auc-active 1, farc-base 1, active-opposition',
    }
    expect(by('8.4.4/h46', execute('auc', 46, 'single', board).said)).toEqual(['cesar', 'passive-support'])
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

  test('10.3/h2 Troops are lost where Control can spare them', () => {
    const board: Board = { bogota: 'troops 6', cali: 'troops 2, farc-active 1', pasto: 'troops 1' }
    const { t, said } = carryOut('farc', 23, 'shaded', board, { seats: SECOND })
    expect(by('10.3/h2', said)).toEqual(['bogota', '3'])
    expect(t.count('bogota', 'troops')).toBe(3)
    const few = carryOut('farc', 23, 'shaded', { cali: 'troops 2', pasto: 'troops 2' }, { seats: SECOND })
    expect([few.t.count('cali', 'troops'), few.t.count('pasto', 'troops')].sort()).toEqual([0, 1])
    const last = carryOut('farc', 23, 'shaded', { pasto: 'troops 1, police 1' }, { seats: SECOND })
    expect(last.said).toEqual([])
    expect(last.t.pieces('pasto')).toEqual({ police: 1 })
  })

  test('10.3/h3 end Opposition rather than remove a Base', () => {
    const board: Board = { antioquia: 'farc-base 1, active-opposition', arauca: 'farc-base 2, passive-opposition' }
    const { t, said } = governs(48, board)
    expect(by('10.3/h3', said)).toEqual(['antioquia', 'opposition'])
    expect(t.level('antioquia')).toBe('neutral')
    expect(governs(48, { arauca: 'farc-base 1' }).t.count('arauca', 'farc-base')).toBe(0)
  })

  test('10.3/h3 remove Guerrillas rather than replace them, two of them', () => {
    const { t, said } = governs(54, { huila: 'farc-active 1, auc-active 1' }, {}, 'single')
    expect(said[0]).toBe('remove 10.3/h3')
    expect(t.pieces('huila')).toEqual({})
  })

  test('10.3/h3 Bases of the Cartels rather than Shipments, unless those are not players’ and these are', () => {
    const board: Board = {
      'santa-marta': 'cartels-base 1, farc-active 1, farc-shipment 1',
      cartagena: 'cartels-base 1',
    }
    expect(first(governs(68, board))).toBe('remove-pieces 10.3/h3')
    expect(first(governs(68, board, { seats: against('farc') }))).toBe('remove-shipments 10.3/h3')
    expect(first(governs(68, { 'santa-marta': 'cartels-active 1, farc-active 1, farc-shipment 1' }))).toBe(
      'remove-shipments 10.3/h3',
    )
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

  test('8.4.4/h1 Kill Zone: where the Assault removes most Bases, then most pieces', () => {
    const board: Board = { cali: 'troops 2, farc-underground 1, farc-base 1', pasto: 'troops 3, farc-underground 3' }
    expect(first(governs(29, board))).toBe('cali 8.4.4/h1')
    expect(first(governs(29, { ...board, cali: 'troops 1, farc-underground 1, farc-base 1' }))).toBe('pasto 8.4.4/h1')
  })

  test('8.8.7 Misil Antiaéreo: special activities in the order of the chart, one Air Lift', () => {
    const board: Board = {
      bogota: 'troops 9',
      cali: 'police 1',
      huila: 'farc-active 1',
      cesar: 'cartels-base 1, cartels-underground 1',
    }
    const { said } = governs(27, board)
    expect(said.filter((answer) => /^(air|erad)/.test(answer))).toEqual([
      'air-strike 8.8.7/4',
      'air-lift 8.8.7/5',
      'eradicate 8.8.7/8',
    ])
  })

  test('10.3/h5 Occidental & Ecopetrol: to pipelines that lack cubes, then 1 each, highest Econ first', () => {
    const { t, said } = governs(5, { 'cali-ibague-loc': 'farc-underground 2' })
    expect(by('10.3/h5', said).slice(0, 2)).toEqual(['cali-ibague-loc', '2'])
    for (const rich of ['arauca-cucuta-loc', 'ayacucho-sincelejo-loc', 'ayacucho-cucuta-loc'] as const) {
      expect(t.count(rich, 'police')).toBe(1)
    }
    expect(t.count('cali-ibague-loc', 'farc-active')).toBe(2)
  })

  test('10.3/h5 not without Police Available', () => {
    const none = { boxes: { 'out-of-play': { police: 30 } } }
    const { t, said } = governs(5, { 'cali-ibague-loc': 'farc-underground 2, troops 1' }, none)
    expect(said).toEqual([])
    expect(t.pieces('cali-ibague-loc')).toEqual({ troops: 1, 'farc-underground': 2 })
  })

  test('10.3/h20 Mono Jojoy: FARC Guerrillas from lines and people into the wilds', () => {
    const board: Board = {
      'bogota-san-jose-loc': 'farc-underground 1',
      guaviare: 'farc-active 2',
      vaupes: 'farc-active 1',
    }
    const { t, said } = governs(20, board)
    expect(by('10.3/h20', said)[0]).toBe('bogota-san-jose-loc')
    expect(said.at(-1)).toBe('done 10.3/h20')
    expect([t.pieces('bogota-san-jose-loc'), t.count('vaupes', 'farc-active')]).toEqual([{}, 1])
    expect(governs(20, { 'bogota-san-jose-loc': 'auc-underground 1' }).said).toEqual([])
  })

  test('10.3/h65 Poppies: a Base and a Shipment go, players’ first', () => {
    const board: Board = { huila: 'farc-base 1, auc-active 1, auc-shipment 1', cesar: 'auc-base 1, cartels-active 1' }
    const { t } = governs(65, board, {}, 'single')
    expect([t.pieces('huila'), t.markers('huila', 'auc-shipment')]).toEqual([{ 'auc-active': 1 }, 0])
    expect(first(governs(65, board, { seats: against('auc') }, 'single'))).toBe('cesar 10.3/h65')
  })

  test('10.3/h65 where neither stands a Shipment comes without a choice', () => {
    const { t, said } = governs(65, { huila: 'farc-active 1' }, NO_BASES, 'single')
    expect(said).toEqual([])
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
  })

  test('10.3/h69 Riverines & Fast Boats: surplus Troops where an Assault removes most Bases', () => {
    const board: Board = { bogota: 'troops 5, police 1', guaviare: 'cartels-base 2', huila: 'cartels-base 1' }
    const { t, said } = governs(69, board, {}, 'single')
    expect(by('10.3/h69', said)).toEqual(['guaviare', '5', '0', 'assault'])
    expect(t.pieces('guaviare')).toEqual({ troops: 5 })
    const quiet = governs(69, { bogota: 'troops 5, police 1', huila: 'farc-underground 4' }, {}, 'single')
    expect(quiet.said).toContain('huila 10.3/h69')
    expect(quiet.said).toContain('train 10.3/h69')
    expect(governs(69, { guaviare: 'cartels-base 2', santander: 'govt-base 1' }, {}, 'single').said).toEqual([])
  })

  test('10.3/h72 Sicarios: away from Support; the new Guerrillas are AUC’s, or FARC’s if only AUC is a player’s', () => {
    const board: Board = {
      cali: 'cartels-active 4, passive-support',
      huila: 'cartels-active 1',
      cesar: 'cartels-active 2',
    }
    const { t } = governs(72, board)
    expect([t.pieces('huila'), t.pieces('cesar')]).toEqual([{ 'auc-underground': 1 }, { 'auc-underground': 2 }])
    const other = governs(72, board, { seats: against('auc') }).t
    expect(other.pieces('cesar')).toEqual({ 'farc-underground': 2 })
  })

  test('10.3/h72 no choice in one space and with no AUC Guerrilla left', () => {
    const { t, said } = governs(72, { cesar: 'cartels-active 2', arauca: 'auc-active 18' })
    expect(said).toEqual([])
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 2 })
  })
})

describe('aa2 8.1, 10.3 Whether an event is worth taking', () => {
  const turn = (faction: FactionId, card: number, board: Board, more: SceneOptions) =>
    scene(board, { card, eligible: [faction], options: { edition: '2nd' }, ...more }).bots(1)[0]

  test('8.1/b no lot decides: AUC takes Calima Front for the one department in Opposition', () => {
    const departments = ['huila', 'cesar', 'choco', 'arauca', 'antioquia', 'santander', 'guaviare', 'putumayo']
    const board: Board = Object.fromEntries(
      departments.map((s, i) => [s, `troops 1${i === 4 ? ', passive-opposition' : ''}`]),
    )
    for (const seed of ['a', 'b', 'c', 'd']) expect(turn('auc', 43, board, { seats: SECOND, seed })).toBe('event 8.1/b')
    const quiet: Board = Object.fromEntries(departments.map((s) => [s, 'troops 1']))
    expect(turn('auc', 43, quiet, { seats: SECOND })).not.toBe('event 8.1/b')
  })

  test('8.1/d Poppies: a player’s Base before a non-player’s', () => {
    const board: Board = {
      huila: 'farc-base 2',
      cesar: 'auc-base 2, cartels-active 1',
      antioquia: 'auc-base 2, cartels-active 1',
      santander: 'auc-base 2, cartels-active 1',
      cali: 'cartels-base 2',
    }
    const { t } = carryOut('cartels', 65, 'single', board, { seats: against('farc') })
    expect(t.count('huila', 'farc-base')).toBe(1)
  })

  test('10.3/S2 Bloques: Guerrillas that leave the game count as removed, if there are any', () => {
    expect(turn('govt', 49, {}, { seats: SECOND, draw: [20] })).toBe('event 10.3/S2')
    expect(turn('govt', 49, { huila: 'auc-active 18' }, { seats: SECOND, draw: [20] })).not.toBe('event 10.3/S2')
  })
})

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
