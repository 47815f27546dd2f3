import { describe, expect, test } from 'vitest'
import { by, lines, rolls } from '../../../test/bots.ts'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'

/** The Cartels of the 1st edition are to operate: alone eligible on a card that the Government leads. */
const OPERATING = { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa1' } } as const
const cartels = (board: Board, more: SceneOptions = {}): Scene => scene(board, { ...OPERATING, ...more })

/** So many of their pieces are out of the game that a Rally is not called for; 5 guerrillas and 4 bases at most are in it. */
const FEW: SceneOptions = { boxes: { 'out-of-play': { 'cartels-guerrillas': 7, 'cartels-bases': 11 } } }
/** No Shipment is Available. */
const SHIPPED = 'cartels-active 1, cartels-shipment 4'

/** What they answered to the end of their turn. */
const turn = (board: Board, more: SceneOptions = {}): string[] => cartels(board, more).bots()

describe('aa1 8.5.1 Rally, then Cultivate', () => {
  test('8.5.1/1 Rally with 10 pieces Available', () => {
    expect(turn({ cali: 'cartels-base 1' })[0]).toBe('rally 8.5.1/1')
    // 12 guerrillas and 6 bases on the map leave 9.
    const full: Board = {
      cali: 'cartels-underground 12, cartels-base 2',
      pasto: 'cartels-base 2',
      neiva: 'cartels-base 2',
    }
    expect(turn(full)[0]).toBe('march 8.5.2/1')
    expect(turn({ ...full, cali: 'cartels-underground 11, cartels-base 2' })[0]).toBe('rally 8.5.1/1')
  })

  test('8.5.1/1 Rally if it could place a base, for which one must be Available', () => {
    expect(turn({ cali: 'cartels-underground 2' }, FEW)[0]).toBe('rally 8.5.1/1')
    const none: SceneOptions = { boxes: { 'out-of-play': { 'cartels-guerrillas': 7, 'cartels-bases': 15 } } }
    expect(turn({ cali: 'cartels-underground 2' }, none)[0]).toBe('march 8.5.2/1')
    // A base cannot stand on a line.
    expect(turn({ 'cali-pasto-loc': 'cartels-underground 2' }, FEW)[0]).toBe('march 8.5.2/1')
  })

  test('8.5.1/2 two guerrillas without Shipment become a base, Active ones first', () => {
    const t = cartels({ cali: 'cartels-active 1, cartels-underground 2' })
    expect(t.bots().slice(0, 4)).toEqual(['rally 8.5.1/1', 'cali 8.5.1/2', 'base 8.5.1/2', '1 8.1.2/5'])
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('8.5.1/2 not where two bases stand, and not with the one that carries the Shipments', () => {
    expect(lines(turn({ cali: 'cartels-active 2, farc-base 2' }))).not.toContain('8.5.1/2')
    expect(lines(turn({ cali: 'cartels-underground 2, cartels-shipment 2' }))).not.toContain('8.5.1/2')
    expect(lines(turn({ cali: 'cartels-underground 3, cartels-shipment 2' }))).toContain('8.5.1/2')
  })

  test('8.5.1/3 Active guerrillas at a base go Underground where cubes are; nobody moves', () => {
    const t = cartels({ cali: 'cartels-active 1, cartels-base 1, police 1', narino: 'cartels-underground 1' })
    expect(t.bots().slice(0, 4)).toEqual(['rally 8.5.1/1', 'cali 8.5.1/3', 'regroup 8.5.1/3', 'done 8.1.1/stop'])
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1, police: 1 })
    expect(lines(turn({ cali: 'cartels-active 1, cartels-base 1' }))).not.toContain('8.5.1/3')
    expect(lines(turn({ cali: 'cartels-active 1, police 1' }))).not.toContain('8.5.1/3')
  })

  test('8.5.1/4 guerrillas are placed at a base without any, as many as people and bases', () => {
    const t = cartels({ cali: 'cartels-base 1', pasto: 'cartels-base 1, cartels-underground 1' })
    expect(t.bots().slice(0, 4)).toEqual(['rally 8.5.1/1', 'cali 8.5.1/4', 'many 8.5.1/4', '4 8.1.2/1'])
    expect(t.count('cali', 'cartels-underground')).toBe(4)
    expect(t.count('pasto', 'cartels-underground')).toBe(1)
  })

  test('8.5.1/4 if none is Available up to 3 come from spaces without own bases, and hide', () => {
    const t = cartels(
      {
        cali: 'cartels-base 1',
        'cali-pasto-loc': 'cartels-underground 3, cartels-active 2',
        neiva: 'cartels-underground 7, farc-base 2',
      },
      rolls(2),
    )
    expect(t.bots()).toEqual([
      'rally 8.5.1/1',
      'cali 8.5.1/4',
      'regroup 8.5.1/4',
      'cali-pasto-loc 8.5.1/4',
      '1 8.5.1/4',
      '2 8.5.1/4',
      'done 8.1.1/stop',
      'done 8.1.1/stop',
    ])
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 3, 'cartels-base': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'cartels-underground': 2 })
  })

  test('8.5.1/4 nobody comes from spaces with own bases', () => {
    expect(lines(turn({ cali: 'cartels-base 1', neiva: 'cartels-underground 12, cartels-base 2' }))).not.toContain(
      '8.5.1/4',
    )
  })

  test('8.5.1/5 one more department where a new base could grow: the guerrilla to come counts', () => {
    const bases: Board = { cali: 'cartels-base 1', pasto: 'cartels-base 1' }
    // The first dice take Cali before Pasto; the next lead to Antioquia, or past it if Police stand there.
    const dice = rolls(1, 1, 1, 1, 2, 5)
    const t = cartels(bases, dice)
    expect(t.bots().filter((answer) => answer.endsWith('8.5.1/5'))).toEqual(['antioquia 8.5.1/5', 'guerrilla 8.5.1/5'])
    expect(t.pieces('antioquia')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 })
    expect(cartels({ ...bases, antioquia: 'police 1' }, dice).bots()).toContain('santander 8.5.1/5')
  })

  test('8.5.1/5 a department with an own base gets guerrillas for people and bases (PB)', () => {
    const t = cartels({ huila: 'cartels-base 1, police 3, cartels-underground 1' }, rolls(6, 4, 5))
    expect(t.bots()).toEqual([
      'rally 8.5.1/1',
      'huila 8.5.1/5',
      'many 8.5.1/5',
      '3 8.1.2/1',
      'cultivate 8.5.1/6',
      'done 8.1.1/stop',
    ])
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 2, 'cartels-underground': 4, police: 3 })
  })

  test('8.5.1/5 with none Available a department at an own base will do', () => {
    const t = cartels({ huila: 'cartels-base 1, cartels-underground 1', 'cali-pasto-loc': 'cartels-underground 11' })
    expect(t.bots()).toEqual([
      'rally 8.5.1/1',
      'huila 8.5.1/5',
      'regroup 8.5.1/5',
      'done 8.1.1/stop',
      'cultivate 8.5.1/6',
    ])
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 2, 'cartels-underground': 1 })
  })

  test('8.5.1/5 not where nobody lives, where two bases stand or Police are too many, nor without a base to grow', () => {
    const only: Board = { huila: 'cartels-base 1, cartels-underground 1, police 4', vichada: 'cartels-underground 1' }
    const guarded = Object.fromEntries(
      [
        'antioquia',
        'santander',
        'atlantico',
        'cesar',
        'arauca',
        'meta-east',
        'putumayo',
        'guaviare',
        'meta-west',
        'narino',
        'choco',
      ].map((id) => [id, 'police 1']),
    )
    expect(lines(turn({ ...guarded, ...only }))).not.toContain('8.5.1/5')
    expect(lines(turn({ ...guarded, ...only, choco: 'farc-base 2' }))).not.toContain('8.5.1/5')
    expect(lines(turn({ ...guarded, ...only, choco: '' }))).toContain('8.5.1/5')
    const all: SceneOptions = { boxes: { 'out-of-play': { 'cartels-bases': 14 } } }
    expect(lines(turn({ ...guarded, ...only, choco: '' }, all))).not.toContain('8.5.1/5')
  })

  test('8.5.1/6 Cultivate: a new base in a department just selected, never in a city', () => {
    const t = cartels({ huila: 'cartels-base 1', cali: 'cartels-base 2' })
    expect(lines(t.bots())).toContain('8.5.1/6')
    expect(t.count('cali', 'cartels-base')).toBe(2)
    const cities = cartels({ cali: 'cartels-base 1', pasto: 'cartels-base 1', neiva: 'cartels-base 1' })
    expect(lines(cities.bots())).not.toContain('8.5.1/6')
  })

  test('8.5.1/7 otherwise a base moves from a space with 2 to one with none', () => {
    const more: SceneOptions = { boxes: { 'out-of-play': { 'cartels-bases': 12 } } }
    const board: Board = { cali: 'cartels-base 2', pasto: 'cartels-base 1', ibague: 'cartels-underground 1' }
    const t = cartels(board, more)
    expect(t.bots().slice(-4)).toEqual(['cultivate 8.5.1/7', 'ibague 8.5.1/7', 'cali 8.5.1/7', 'done 8.1.1/stop'])
    expect(t.pieces('ibague')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
    expect(lines(turn({ ...board, ibague: 'cartels-underground 1, police 1' }, more))).not.toContain('8.5.1/7')
    expect(lines(turn({ ...board, cali: 'cartels-base 1', neiva: 'cartels-base 1' }, more))).not.toContain('8.5.1/7')
  })

  test('8.5.1 at most 3 spaces', () => {
    const t = cartels({
      cali: 'cartels-base 1',
      pasto: 'cartels-base 1',
      neiva: 'cartels-base 1',
      huila: 'cartels-base 1',
    })
    t.bots()
    expect(t.resources('cartels')).toBe(17)
  })

  test('8.1 without Resources left they Rally no further, but Cultivate', () => {
    const t = cartels(
      { huila: 'cartels-base 1', cali: 'cartels-base 1' },
      { resources: { cartels: 1 }, ...rolls(6, 4, 5) },
    )
    expect(t.bots()).toEqual([
      'rally 8.5.1/1',
      'huila 8.5.1/4',
      'many 8.5.1/4',
      '3 8.1.2/1',
      'cultivate 8.5.1/6',
      'new 8.5.1/6',
    ])
    expect(t.resources('cartels')).toBe(0)
  })
})

describe('aa1 8.5.2 March, then Process', () => {
  test('8.5.2/1 March if a Shipment is Available', () => {
    expect(turn({ cali: 'cartels-underground 1' }, FEW)[0]).toBe('rally 8.1.1/none')
    expect(turn({ cali: 'cartels-underground 2, farc-base 2' }, FEW)[0]).toBe('march 8.5.2/1')
    expect(turn({ cali: `cartels-underground 2, farc-base 2`, neiva: SHIPPED }, FEW)[0]).toBe('terror 8.5.3/1')
  })

  test('8.5.2/2 all next to a random place with room for a base go there, but for one at each own base', () => {
    const t = cartels(
      {
        cali: 'cartels-underground 2, cartels-base 2',
        choco: 'cartels-underground 1',
        ibague: 'cartels-active 1, cartels-base 1',
      },
      { ...FEW, ...rolls(6, 4, 5) },
    )
    expect(t.bots().slice(0, 6)).toEqual([
      'march 8.5.2/1',
      'cali 8.5.2/2',
      'huila 8.5.2/2',
      '1 8.5.2/2',
      'choco 8.5.2/2',
      'huila 8.5.2/2',
    ])
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 2 })
    expect(t.pieces('ibague')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 })
    expect(t.resources('cartels')).toBe(19)
  })

  test('8.5.2/2 not onto lines, and not where two bases stand', () => {
    const t = cartels({ amazonas: 'cartels-underground 2, farc-base 2', vaupes: 'farc-base 2' }, FEW)
    expect(t.bots().slice(0, 3)).toEqual(['march 8.5.2/1', 'amazonas 8.5.2/2', 'putumayo 8.5.2/2'])
    const closed = cartels(
      { amazonas: 'cartels-underground 2, farc-base 2', vaupes: 'farc-base 2', putumayo: 'auc-base 2' },
      FEW,
    )
    expect(closed.bots()[0]).toBe('rally 8.1.1/none')
  })

  test('AA-19 8.1.2/8 into an empty Support space only 3 of a mixed group go, Underground ones first', () => {
    const t = cartels(
      {
        amazonas: 'cartels-underground 2, cartels-active 3, farc-base 2',
        vaupes: 'farc-base 2',
        putumayo: 'passive-support',
      },
      FEW,
    )
    t.bots()
    expect(t.pieces('putumayo')).toEqual({ 'cartels-underground': 2, 'cartels-active': 1 })
    expect(t.pieces('amazonas')).toEqual({ 'cartels-active': 2, 'farc-base': 2 })
  })

  test('8.1.2/8 where all would turn Active anyway everybody goes; Shipments go along', () => {
    const t = cartels(
      {
        amazonas: 'cartels-underground 3, cartels-active 2, cartels-shipment 2, cartels-base 2',
        vaupes: 'farc-base 2',
        putumayo: 'passive-support, troops 3',
      },
      FEW,
    )
    t.bots()
    expect(t.pieces('putumayo')).toEqual({ 'cartels-active': 4, troops: 3 })
    expect(t.markers('putumayo', 'cartels-shipment')).toBe(2)
    expect(t.pieces('amazonas')).toEqual({ 'cartels-underground': 1, 'cartels-base': 2 })
  })

  test('8.5.2/3 Process: 2 Shipments at own guerrillas and bases, 8.1.2/3 under own guerrillas, 8.1.1/stop then no more', () => {
    const board: Board = { cali: 'cartels-underground 2, cartels-base 2, farc-underground 1', neiva: 'cartels-base 1' }
    const t = cartels(board, FEW)
    expect(t.bots().slice(-6)).toEqual([
      'process 8.5.2/3',
      'ship 8.5.2/3',
      'cartels 8.1.2/3',
      'cali 8.5.2/3',
      'cartels 8.1.2/3',
      'done 8.1.1/stop',
    ])
    expect(t.markers('cali', 'cartels-shipment')).toBe(2)
    const one = cartels({ ...board, medellin: 'cartels-active 1, cartels-shipment 3' }, FEW)
    one.bots()
    expect(one.markers('cali', 'cartels-shipment')).toBe(1)
  })

  test('8.5.2/3 8.5.2/4 with no Shipment left a base is cashed in too', () => {
    const answers = turn({ cali: 'cartels-active 3, cartels-base 2', neiva: SHIPPED }, FEW)
    expect(answers[0]).toBe('march 8.1.1/none')
    expect(by('8.5.2/4', answers)).toContain('process')
    expect(lines(answers)).not.toContain('8.5.2/3')
  })

  test('8.5.2/3 8.5.2/4 without such a space a base is cashed in where there are 2', () => {
    const board: Board = {
      cali: 'cartels-underground 2, farc-base 2',
      neiva: 'cartels-base 2',
      pasto: 'cartels-base 1',
    }
    const t = cartels(board, FEW)
    expect(t.bots().slice(-4)).toEqual(['process 8.5.2/4', 'neiva 8.5.2/4', '1 8.5.2/4', 'done 8.1.1/stop'])
    expect(t.pieces('neiva')).toEqual({ 'cartels-base': 1 })
    expect(t.resources('cartels')).toBe(22)
    const none = cartels({ ...board, neiva: 'cartels-base 1' }, FEW)
    expect(none.bots().join()).not.toContain('process')
  })

  test('AA-18 8.1.1/none guerrillas one per base cannot March: Rally and Cultivate instead', () => {
    const t = cartels(
      { cali: 'cartels-underground 1, cartels-base 1', huila: 'cartels-underground 1, cartels-base 1' },
      { ...FEW, ...rolls(6, 4, 5) },
    )
    expect(t.bots()).toEqual([
      'rally 8.1.1/none',
      'huila 8.5.1/5',
      'many 8.5.1/5',
      '3 8.1.2/1',
      'cultivate 8.5.1/6',
      'huila 8.5.1/6',
      'new 8.5.1/6',
      'done 8.1.1/stop',
    ])
  })
})

describe('aa1 8.5.3 Terror, then Bribe', () => {
  const SHIPPING: Board = { 'cali-pasto-loc': 'cartels-active 1, cartels-shipment 4' }
  const terror = (board: Board, more: SceneOptions = {}): Scene =>
    cartels({ ...SHIPPING, ...board }, { ...FEW, ...more })

  test('8.5.3/1 Terror if no Shipment is Available', () => {
    expect(terror({ cali: 'cartels-underground 1' }).bots()[0]).toBe('terror 8.5.3/1')
    // All are Active: nobody can March from a space with fewer than 2 either; so they Rally.
    expect(terror({ cali: 'cartels-active 1' }).bots()[0]).toBe('rally 8.1.1/none')
    expect(terror({ cali: 'cartels-active 2, farc-base 2' }).bots()[0]).toBe('march 8.1.1/none')
  })

  test('8.5.3/2 AA-17 up to 3 spaces with people: Support, then Opposition, then Neutral; each costs 1 and shows a guerrilla', () => {
    const t = terror({
      pasto: 'cartels-underground 1, passive-opposition',
      cali: 'cartels-underground 1, passive-support',
      neiva: 'cartels-underground 1',
      vichada: 'cartels-underground 1',
    })
    expect(t.bots()).toEqual(['terror 8.5.3/1', 'cali 8.5.3/2', 'pasto 8.5.3/2', 'neiva 8.5.3/2', 'done 8.1.1/stop'])
    expect([t.level('cali'), t.level('pasto')]).toEqual(['neutral', 'neutral'])
    expect(t.pieces('cali')).toEqual({ 'cartels-active': 1 })
    expect(t.resources('cartels')).toBe(17)
  })

  test('8.5.3/2 not where nobody lives', () => {
    expect(terror({ vichada: 'cartels-underground 1' }).bots()[0]).toBe('rally 8.1.1/none')
  })

  test('8.5.3/3 Bribe in 3 spaces with own and enemy pieces: Government, then FARC, then AUC', () => {
    const t = terror({
      cali: 'cartels-underground 1',
      huila: 'cartels-base 1, auc-underground 3',
      narino: 'cartels-base 1, farc-underground 1, auc-active 1',
      choco: 'cartels-base 1, farc-active 2',
      pasto: 'cartels-base 1, auc-underground 1, police 1',
      neiva: 'farc-base 1',
    })
    const answers = t.bots()
    expect(answers.slice(0, 5)).toEqual([
      'terror 8.5.3/1',
      'cali 8.5.3/2',
      'bribe 8.5.3/3',
      'pasto 8.5.3/3',
      'remove-cubes 8.5.3/4',
    ])
    expect(lines(answers).filter((line) => line === '8.5.3/3')).toHaveLength(4)
    expect(t.pieces('pasto')).toEqual({ 'cartels-base': 1, 'auc-underground': 1 })
    expect(t.pieces('choco')).toEqual({ 'cartels-base': 1 })
    expect(t.count('huila', 'auc-underground')).toBe(3)
    expect(t.resources('cartels')).toBe(10)
  })

  test('8.5.3/3 where the Government is hit, who else is there makes no difference', () => {
    const t = terror(
      {
        cali: 'cartels-underground 1',
        pasto: 'cartels-base 1, police 1, farc-active 1',
        neiva: 'cartels-base 1, police 1',
      },
      { resources: { cartels: 4 }, ...rolls(5, 3, 3) },
    )
    expect(by('8.5.3/3', t.bots())).toEqual(['bribe', 'neiva'])
  })

  test('8.5.3/4 one faction pays in a space: a base, otherwise Police before Troops, Underground before Active', () => {
    const first = (there: string) => {
      const t = terror({ cali: 'cartels-underground 1', huila: `cartels-base 1, ${there}` })
      t.bots()
      return t.pieces('huila')
    }
    expect(first('govt-base 1, police 1, troops 2')).toEqual({ 'cartels-base': 1, police: 1, troops: 2 })
    expect(first('police 1, troops 2, farc-base 1')).toEqual({ 'cartels-base': 1, troops: 1, 'farc-base': 1 })
    expect(first('farc-underground 1, farc-active 2, auc-active 1')).toEqual({
      'cartels-base': 1,
      'farc-active': 1,
      'auc-active': 1,
    })
    expect(first('farc-active 1, auc-active 2')).toEqual({ 'cartels-base': 1, 'auc-active': 2 })
    expect(first('farc-base 1, farc-underground 2')).toEqual({ 'cartels-base': 1, 'farc-underground': 2 })
  })

  test('8.5.3/4 nothing to choose where only one piece can be bought', () => {
    const t = terror({ cali: 'cartels-underground 1', huila: 'cartels-base 1, police 1' })
    const answers = t.bots()
    expect(by('8.5.3/3', answers)).toEqual(['bribe', 'huila'])
    expect(lines(answers)).not.toContain('8.5.3/4')
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1 })
  })

  test('8.5.3/3 no Bribe without enemies near, nor with fewer than 3 Resources left', () => {
    expect(terror({ cali: 'cartels-underground 1', huila: 'farc-base 1' }).bots().join()).not.toContain('bribe')
    const board: Board = { cali: 'cartels-underground 1, police 1' }
    expect(
      terror(board, { resources: { cartels: 4 } })
        .bots()
        .join(),
    ).toContain('bribe')
    expect(
      terror(board, { resources: { cartels: 3 } })
        .bots()
        .join(),
    ).not.toContain('bribe')
  })
})

describe('aa1 8.5 worked examples of the playbook', () => {
  test('PB 8.5.1 start with bases in Medellín and Neiva: Rally in Medellín, Meta East, Meta West, no Cultivate', () => {
    const t = standard(
      {
        medellin: 'troops 3, police 1, cartels-base 1, active-support',
        neiva: 'police 1, cartels-base 1, active-support',
      },
      { ...OPERATING, ...rolls(1, 3, 1, 4, 3, 6, 5, 3, 2) },
    )
    expect(t.bots()).toEqual([
      'rally 8.5.1/1',
      'medellin 8.5.1/4',
      'many 8.5.1/4',
      '4 8.1.2/1',
      'meta-east 8.5.1/4',
      'many 8.5.1/4',
      '2 8.1.2/1',
      'meta-west 8.5.1/4',
      'many 8.5.1/4',
      '2 8.1.2/1',
      'done 8.1.1/stop',
    ])
  })

  test('PB 8.1 at 1 Resource: one base in Medellín, then no more, and no Cultivate', () => {
    const t = standard(
      { medellin: 'troops 3, police 1, cartels-underground 4, cartels-base 1, active-support' },
      { ...OPERATING, resources: { cartels: 1 } },
    )
    expect(t.bots()).toEqual(['rally 8.5.1/1', 'medellin 8.5.1/2', 'base 8.5.1/2', 'done 8.1.1/stop'])
    expect(t.resources('cartels')).toBe(0)
  })

  test('PB 8.5.1 Neiva +2, Huila +1 and Cultivate', () => {
    const t = standard(
      {
        neiva: 'police 1, cartels-base 1, active-support',
        'meta-east': 'farc-underground 1, farc-base 1, cartels-base 1, cartels-underground 1, active-opposition',
        'meta-west': 'farc-underground 2, farc-base 1, cartels-base 1, cartels-underground 1, active-opposition',
        guaviare:
          'farc-underground 2, farc-base 1, auc-underground 1, cartels-base 1, cartels-underground 1, active-opposition',
      },
      { ...OPERATING, ...rolls(6, 4, 5) },
    )
    expect(t.bots()).toEqual([
      'rally 8.5.1/1',
      'neiva 8.5.1/4',
      'many 8.5.1/4',
      '2 8.1.2/1',
      'huila 8.5.1/5',
      'guerrilla 8.5.1/5',
      'cultivate 8.5.1/6',
      'huila 8.5.1/6',
      'new 8.5.1/6',
      'done 8.1.1/stop',
    ])
    expect(t.pieces('huila')).toMatchObject({ 'cartels-underground': 1, 'cartels-base': 1 })
  })

  test('PB 8.1.1/none March impossible: Rally hides those of 3 bases among cubes, no Special Activity', () => {
    const exposed = 'cartels-active 1, cartels-base 1, police 1'
    const t = cartels(
      { medellin: exposed, cali: exposed, putumayo: exposed, 'meta-east': exposed },
      { ...FEW, ...rolls(1, 3, 1, 1, 1, 1, 6, 1, 3) },
    )
    const answers = t.bots()
    expect(answers[0]).toBe('rally 8.1.1/none')
    expect(lines(answers).filter((line) => line === '8.5.1/3')).toHaveLength(6)
    expect(t.count('meta-east', 'cartels-active')).toBe(1)
    expect(answers.at(-1)).toBe('done 8.1.1/stop')
  })
})
