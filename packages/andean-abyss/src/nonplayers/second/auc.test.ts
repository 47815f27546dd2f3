import { describe, expect, test } from 'vitest'
import { by } from '../../../test/bots.ts'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'

/** AUC of the 2nd edition is to operate: alone eligible on a card that the Government leads. */
const auc = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { first: 'govt', eligible: ['auc'], seats: { auc: 'aa2' }, ...more })

/** All it answers, each with its line. */
const answers = (board: Board, more: SceneOptions = {}): string[] => auc(board, more).bots()

/** So many guerrillas, seen by all on a line in the far south. */
const reserve = (n: number): Board => ({ 'pasto-tumaco-loc': `auc-active ${n}` })

/** AUC guerrillas in a space, hidden or seen. */
const at = (t: Scene, id: Parameters<Scene['count']>[0]): number =>
  t.count(id, 'auc-underground') + t.count(id, 'auc-active')

describe('aa2 8.6.1 Rally, then Extort', () => {
  test('8.6.1/1 Rally with 6 guerrillas Available, not with 5', () => {
    expect(answers({ ...reserve(12), cesar: 'farc-base 1' })[0]).toBe('rally 8.6.1/1')
    expect(answers({ ...reserve(13), cesar: 'farc-base 1' })[0]).not.toBe('rally 8.6.1/1')
  })

  test('8.6.1/1 or if a Rally would place a base', () => {
    const board = { ...reserve(10), antioquia: 'auc-underground 3' }
    expect(answers(board)[0]).toBe('rally 8.6.1/1')
    expect(answers({ ...board, antioquia: 'auc-underground 3, passive-opposition' })[0]).not.toBe('rally 8.6.1/1')
  })

  test('8.6.1/1 which it would not where they hide first, nor with all spaces or Resources gone on hiding', () => {
    const hiding = 'auc-base 1, auc-active 1, police 1'
    const board: Board = { ...reserve(9), antioquia: 'auc-underground 3', cesar: hiding }
    const said = (more: Board, auc = 20) => answers({ ...board, ...more }, { resources: { auc } })[0]
    expect(said({})).toBe('rally 8.6.1/1')
    expect(said({ antioquia: 'auc-base 1, auc-active 3, police 1' })).not.toBe('rally 8.6.1/1')
    expect(said({}, 1)).not.toBe('rally 8.6.1/1')
    expect(said({ huila: hiding, santander: hiding })).not.toBe('rally 8.6.1/1')
    expect(said({ huila: hiding, santander: `${hiding}, passive-opposition` })).toBe('rally 8.6.1/1')
  })

  test('T18 two guerrillas make no base: no Rally', () => {
    expect(answers({ ...reserve(11), antioquia: 'auc-underground 2' }).join()).not.toContain('rally 8.6.1/1')
  })

  test('8.6.1/2 at most 3 spaces, none with Opposition', () => {
    const t = auc({ cesar: 'auc-base 1', antioquia: 'auc-base 1, passive-opposition' })
    const spaces = t.bots().filter((each) => /^[a-z-]+ 8.6.1\/[567]$/.test(each) && !/^(many|guerrilla)/.test(each))
    expect(spaces).toHaveLength(3)
    expect(t.pieces('antioquia')).toEqual({ 'auc-base': 1 })
  })

  test('8.6.1/3 first where all guerrillas at a base with cubes are Active: they hide', () => {
    const t = auc({ cesar: 'auc-base 1, auc-active 2, police 1', antioquia: 'auc-underground 3' })
    expect(t.bots().slice(1, 4)).toEqual(['cesar 8.6.1/3', 'regroup 8.6.1/3', 'done 8.6.1/3'])
    // One of the two is shown again by Extort.
    expect(t.pieces('cesar')).toMatchObject({ 'auc-active': 1, 'auc-underground': 1 })
  })

  test('8.6.1/3 not if one of them is Underground, and not without cubes', () => {
    const lines = (cesar: string) => answers({ cesar: `auc-base 1, ${cesar}` }).join()
    expect(lines('auc-active 1, auc-underground 1, police 1')).not.toContain('8.6.1/3')
    expect(lines('auc-active 2')).not.toContain('8.6.1/3')
  })

  test('8.6.1/4 three guerrillas: two of them become a base', () => {
    const t = auc({ antioquia: 'auc-underground 3', cesar: 'auc-underground 2' })
    expect(t.bots().slice(1, 3)).toEqual(['antioquia 8.6.1/4', 'base 8.6.1/4'])
    expect(t.pieces('antioquia')).toMatchObject({ 'auc-base': 1 })
    expect(t.count('cesar', 'auc-base')).toBe(0)
  })

  test('8.6.1/4 not where two bases stand, nor with none Available', () => {
    expect(answers({ antioquia: 'auc-underground 3, farc-base 2' }).join()).not.toContain('8.6.1/4')
    const all = { cesar: 'auc-base 2', huila: 'auc-base 2', santander: 'auc-base 2' }
    expect(answers({ ...all, antioquia: 'auc-underground 3' }).join()).not.toContain('8.6.1/4')
  })

  test('8.6.1/h1 a Shipment stays with the guerrilla that stays', () => {
    const t = auc({ antioquia: 'auc-underground 3, auc-shipment 1' })
    t.bots(3)
    expect(t.markers('antioquia', 'auc-shipment')).toBe(1)
  })

  test('8.6.1/5 then 1 guerrilla at each FARC base', () => {
    const t = auc({ huila: 'farc-base 1', cesar: 'auc-base 1' })
    expect(t.bots().slice(1, 2)).toEqual(['huila 8.6.1/5'])
    expect(t.count('huila', 'auc-underground')).toBe(1)
    expect(answers({ huila: 'farc-base 1, passive-opposition' }).join()).not.toContain('8.6.1/5')
  })

  test('8.6.1/h2 more of them if AUC has a base there too', () => {
    const t = auc({ huila: 'farc-base 1, auc-base 1' })
    t.bots()
    expect(at(t, 'huila')).toBe(3)
  })

  test('8.6.1/6 then at own bases as many as people and bases', () => {
    const t = auc({ antioquia: 'auc-base 1', huila: 'farc-base 1' })
    expect(t.bots().slice(1, 5)).toEqual(['huila 8.6.1/5', 'antioquia 8.6.1/6', 'many 8.6.1/6', '3 8.1.2/1'])
    expect(at(t, 'antioquia')).toBe(3)
    expect(answers({ huila: 'farc-base 1' }).join()).not.toContain('8.6.1/6')
  })

  test('8.6.1/7 last where 1 or 2 guerrillas stand, while a base is Available', () => {
    const said = answers({ cesar: 'auc-underground 1', antioquia: 'auc-underground 2' })
    expect(
      by('8.6.1/7', said)
        .filter((id) => id !== 'guerrilla')
        .slice(0, 2)
        .sort(),
    ).toEqual(['antioquia', 'cesar'])
    const t = auc(
      {
        huila: 'auc-base 2',
        santander: 'auc-base 2, passive-opposition',
        antioquia: 'auc-base 2, passive-opposition',
        cesar: 'auc-underground 1',
      },
      { botDice: [1, 1, 1, 1, 1, 3] },
    )
    expect(by('8.6.1/7', t.bots()).filter((id) => id !== 'guerrilla')).toEqual(['cali', 'ibague'])
  })

  test('8.6.1/7 not if own bases take all 3 spaces', () => {
    const camps = { cesar: 'auc-base 1', huila: 'auc-base 1', santander: 'auc-base 1' }
    const t = auc({ ...camps, antioquia: 'auc-underground 2' })
    expect(t.bots().join()).not.toContain('8.6.1/7')
    expect(at(t, 'antioquia')).toBe(2)
  })

  test('8.6.1/8 Extort wherever AUC outnumbers all enemies with an Underground guerrilla, lines too', () => {
    const t = auc({
      cesar: 'auc-base 1, auc-underground 1',
      'cali-pasto-loc': 'auc-underground 1',
      'neiva-pasto-loc': 'auc-active 1',
      huila: 'auc-underground 1, police 3',
    })
    const said = t.bots()
    expect(said).toContain('extort 8.6.1/8')
    expect(t.count('cali-pasto-loc', 'auc-active')).toBe(1)
    expect(t.count('huila', 'auc-active')).toBe(0)
  })

  test('8.6.1/8 nowhere: no special activity', () => {
    const t = auc({ ...Object.fromEntries(CITIES.map((id) => [id, 'troops 2'])), ...ALL_OPPOSED })
    expect(t.bots().join()).not.toContain('extort')
    expect(t.resources('auc')).toBe(17)
  })
})

const CITIES = [
  'bogota',
  'cali',
  'medellin',
  'bucaramanga',
  'ibague',
  'santa-marta',
  'cartagena',
  'cucuta',
  'neiva',
  'pasto',
  'sincelejo',
]
/** Opposition in every department with people, troops in the others: nothing but cities to Rally in freely. */
const ALL_OPPOSED: Board = Object.fromEntries([
  ...[
    'atlantico',
    'choco',
    'narino',
    'meta-west',
    'guaviare',
    'putumayo',
    'cesar',
    'antioquia',
    'santander',
    'huila',
    'arauca',
    'meta-east',
  ].map((id) => [id, 'passive-opposition']),
  ...['vichada', 'guainia', 'vaupes', 'amazonas'].map((id) => [id, 'troops 2']),
])

describe('aa2 8.6.1/9 Elite Backing', () => {
  const elite = (board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { card: 73, phase: 'elite-backing', options: { edition: '2nd' }, seats: { auc: 'aa2' }, ...more })

  test('8.6.1/9 a base where 3 guerrillas stand that nobody Controls', () => {
    const t = elite({ cesar: 'auc-underground 3', antioquia: 'auc-base 1', huila: 'farc-base 1, auc-active 1' })
    expect(t.bots(2)).toEqual(['cesar 8.6.1/9', 'base 8.6.1/9'])
    expect(t.pieces('cesar')).toEqual({ 'auc-base': 1, 'auc-underground': 1 })
  })

  test('8.6.1/9 of several such spaces any, whatever else is there', () => {
    const board: Board = { cesar: 'auc-underground 3', huila: 'auc-underground 3, farc-base 1' }
    expect(elite(board, { botDice: [3, 1, 3] }).bots()[0]).toBe('cesar 8.6.1/9')
    expect(elite(board, { botDice: [5, 3, 5] }).bots()[0]).toBe('huila 8.6.1/9')
  })

  test('8.6.1/9 otherwise guerrillas: at FARC bases, then at own bases, then where 1 or 2 stand', () => {
    expect(elite({ antioquia: 'auc-base 1', huila: 'farc-base 1, auc-active 1' }).bots(1)).toEqual(['huila 8.6.1/9'])
    const t = elite({ antioquia: 'auc-base 1', cesar: 'auc-underground 2' })
    expect(t.bots(3)).toEqual(['antioquia 8.6.1/9', 'many 8.6.1/9', '3 8.1.2/1'])
    expect(elite({ cesar: 'auc-underground 2' }).bots(1)).toEqual(['cesar 8.6.1/9'])
  })

  test('8.6.1/9 nothing left to place and fewer than 3 guerrillas: 8.1.1/1 it is declined, not with 1 left', () => {
    const board: Board = { cesar: 'auc-underground 2' }
    expect(elite({ ...board, ...reserve(16) }).bots(1)).toEqual(['done 8.1.1/1'])
    expect(elite({ ...board, ...reserve(15) }).bots(2)).toEqual(['cesar 8.6.1/9', 'guerrilla 8.6.1/9'])
  })
})

describe('aa2 8.6.2 March, then Extort', () => {
  const CAMP = { arauca: 'farc-base 1' } as const

  test('8.6.2/1 March if fewer than half of the FARC bases are watched', () => {
    const board = { ...reserve(12), ...CAMP, cesar: 'farc-base 1, auc-active 1' }
    expect(answers({ ...board, huila: 'farc-base 1' })[0]).toBe('march 8.6.2/1')
    expect(answers(board)[0]).not.toBe('march 8.6.2/1')
  })

  test('8.6.2/h1 not at exactly half, nor without FARC bases', () => {
    expect(answers({ ...reserve(12), ...CAMP, cesar: 'farc-base 1, auc-active 1' })[0]).not.toBe('march 8.6.2/1')
    expect(answers({ ...reserve(13), cesar: 'farc-active 1' })[0]).not.toBe('march 8.6.2/1')
  })

  test('8.6.2/2 to a FARC base before other FARC pieces', () => {
    const t = auc({ ...reserve(11), ...CAMP, bogota: 'farc-active 1', santander: 'auc-underground 2' })
    expect(t.bots().slice(0, 4)).toEqual(['march 8.6.2/1', 'santander 8.6.2/2', 'arauca 8.6.2/3', '2 8.6.2/3'])
    expect(at(t, 'arauca')).toBe(2)
  })

  test('8.6.2/2 not with nobody next to FARC, nor 8.6.2/3 with one who must stay', () => {
    expect(answers({ ...reserve(13), ...CAMP })[1]).toBe('pasto 8.6.2/4')
    const said = answers({ ...reserve(12), ...CAMP, santander: 'auc-underground 1, farc-active 1' })
    expect(said.slice(0, 2)).toEqual(['march 8.6.2/1', 'pasto-tumaco-loc 8.6.2/4'])
    expect(said.join()).not.toContain('8.6.2/3')
  })

  test('8.6.2/2 then to where the marchers stay Underground', () => {
    const board = { ...reserve(11), santander: 'auc-underground 2', 'meta-east': 'farc-base 1' } as const
    const seen = 'farc-base 1, farc-underground 3, passive-opposition'
    expect(answers({ ...board, arauca: seen })[2]).toBe('meta-east 8.6.2/3')
  })

  test('8.6.2/2 not where AUC stands already', () => {
    const t = auc({
      ...reserve(10),
      ...CAMP,
      huila: 'farc-base 1',
      bogota: 'farc-base 1, auc-active 1',
      'meta-east': 'auc-underground 2',
    })
    expect(t.bots()[2]).toBe('arauca 8.6.2/3')
  })

  test('8.6.2/3 all adjacent guerrillas go; 1 stays with an own base or any FARC piece', () => {
    const t = auc(
      {
        ...reserve(8),
        ...CAMP,
        santander: 'auc-underground 2, farc-active 1',
        'meta-east': 'auc-underground 2, auc-base 1, farc-base 1, active-opposition',
        'bogota-yopal-loc': 'auc-underground 1',
        huila: 'farc-base 1',
        cali: 'farc-base 1',
      },
      { botDice: [3, 3, 1] },
    )
    t.bots()
    expect(['arauca', 'santander', 'meta-east', 'bogota-yopal-loc'].map((id) => at(t, id as 'arauca'))).toEqual([
      3, 1, 1, 0,
    ])
  })

  test('8.6.2/4 then the largest group that has not moved goes a space nearer to a FARC base', () => {
    const t = auc({ ...reserve(11), ...CAMP, santander: 'auc-underground 2' })
    const said = t.bots()
    expect(said.slice(4, 6).map((each) => each.split(' ')[1])).toEqual(['8.6.2/4', '8.6.2/4'])
    expect(t.count('pasto-tumaco-loc', 'auc-active')).toBe(0)
    expect(at(t, 'narino') + at(t, 'pasto')).toBe(11)
    // Two spaces entered, 1 Resource extorted in Arauca.
    expect(t.resources('auc')).toBe(19)
  })

  test('8.6.2/4 1 stays with an own base or any FARC piece; who stands with a FARC base stays', () => {
    const t = auc({
      ...CAMP,
      narino: 'auc-active 9, auc-base 1, active-opposition',
      cali: 'farc-base 1, auc-active 4, active-opposition',
      huila: 'farc-base 1',
      neiva: 'farc-base 1',
    })
    t.bots()
    expect(t.count('cali', 'auc-active')).toBeGreaterThan(0)
    expect(t.count('narino', 'auc-active')).toBe(1)
  })

  test('8.6.2/h3 nobody for the first move: the second alone', () => {
    const t = auc({ ...reserve(13), ...CAMP })
    const said = t.bots()
    expect(said[0]).toBe('march 8.6.2/1')
    expect(said.join()).not.toContain('8.6.2/2')
    expect(at(t, 'narino') + at(t, 'pasto')).toBe(13)
  })

  test('8.1/12 with 1 Resource the second move is left out', () => {
    const t = auc({ ...reserve(11), ...CAMP, santander: 'auc-underground 2' }, { resources: { auc: 1 } })
    t.bots()
    expect(t.count('pasto-tumaco-loc', 'auc-active')).toBe(11)
  })

  test('8.6.2/5 then Extort', () => {
    const t = auc({ ...reserve(11), ...CAMP, santander: 'auc-underground 2' })
    expect(t.bots()).toContain('extort 8.6.2/5')
    expect(
      answers({ ...reserve(11), arauca: 'farc-base 1, farc-active 1', santander: 'auc-underground 2' }).join(),
    ).not.toContain('extort')
  })
})

describe('aa2 8.6.3 Attack, then Ambush', () => {
  test('8.6.3/1 Attack if no FARC base has an Underground AUC guerrilla, else Terror', () => {
    const board = { ...reserve(12), bogota: 'auc-underground 1, troops 1' } as const
    expect(answers({ ...board, cesar: 'farc-base 1, auc-active 1' }, { dice: [6] })[0]).toBe('attack 8.6.3/1')
    expect(answers({ ...board, cesar: 'farc-base 1, auc-underground 1' })[0]).toBe('terror 8.6.4/1')
  })

  test('8.6.3/2 a Shipment that can be taken, then FARC, then the Government', () => {
    const t = auc({
      ...reserve(12),
      bogota: 'auc-underground 1, cartels-active 1, cartels-shipment 1, farc-active 1, troops 2',
    })
    const said = t.bots()
    expect(said.filter((each) => each.endsWith('8.6.3/2'))).toEqual(['cartels-active 8.6.3/2', 'farc-active 8.6.3/2'])
    expect(t.markers('bogota', 'auc-shipment')).toBe(1)
  })

  test('8.6.3/2 a second Shipment too, if the carriers that are left can all be removed', () => {
    const struck = (cartels: number) => {
      const t = auc({
        ...reserve(12),
        bogota: `auc-underground 1, farc-active 1, farc-shipment 1, cartels-active ${cartels}, cartels-shipment 1, troops 1`,
      })
      return by('8.6.3/2', t.bots())
    }
    expect(struck(1)).toEqual(['farc-active', 'cartels-active'])
    expect(struck(2)).toEqual(['farc-active', 'troops'])
  })

  test('8.6.3/2 nothing to choose where both blows hit the same', () => {
    const t = auc({ ...reserve(12), bogota: 'auc-underground 1, farc-active 2' })
    expect(t.bots()).toEqual(['attack 8.6.3/1', 'ambush 8.6.3/4'])
    expect(t.count('bogota', 'farc-active')).toBe(0)
  })

  test('8.6.3/h1 Cartels without a Shipment are no target', () => {
    expect(answers({ ...reserve(12), bogota: 'auc-underground 1, cartels-active 1' }).join()).not.toContain(
      'attack 8.6.3/1,',
    )
    const t = auc({ ...reserve(12), bogota: 'auc-underground 1, cartels-active 2, farc-active 1' })
    t.bots()
    expect(t.pieces('bogota')).toMatchObject({ 'cartels-active': 2 })
  })

  test('8.6.3/3 up to 3 spaces with an Underground or 3 guerrillas, those with most first', () => {
    const t = auc(
      {
        'cali-pasto-loc': 'auc-active 4, troops 1',
        'neiva-pasto-loc': 'auc-active 3, farc-active 1',
        'bogota-neiva-loc': 'auc-active 2, farc-active 1',
        bogota: 'auc-underground 2, troops 1',
        huila: 'auc-underground 1, troops 1',
        ...reserve(2),
      },
      { dice: [6, 6, 6] },
    )
    const said = t.bots()
    expect(said[0]).toBe('attack 8.6.3/1')
    expect(said).toContain('ambush 8.6.3/4')
    expect(by('8.6.3/3', said)).toEqual(['cali-pasto-loc', 'neiva-pasto-loc'])
    expect(t.resources('auc')).toBe(17)
    expect(t.count('bogota', 'troops')).toBe(0)
    expect(t.count('huila', 'troops')).toBe(1)
  })

  test('8.6.3/3 not with 2 guerrillas, both Active', () => {
    const t = auc({ ...reserve(11), bogota: 'auc-underground 1, troops 2', huila: 'auc-active 2, farc-active 1' })
    expect(t.bots()).toEqual(['attack 8.6.3/1', 'ambush 8.6.3/4', 'done 8.1.1/1'])
    expect(t.count('huila', 'farc-active')).toBe(1)
  })

  test('8.6.3/4 Ambush in the Attack space with the fewest guerrillas, then for a Shipment, against FARC', () => {
    const t = auc(
      {
        ...reserve(9),
        bogota: 'auc-underground 1, troops 2',
        huila: 'auc-underground 1, farc-active 1',
        cesar: 'auc-underground 2, farc-active 2',
      },
      { dice: [6, 6] },
    )
    const said = t.bots()
    expect(by('8.6.3/3', said)).toEqual(['cesar', 'bogota'])
    expect(said).toContain('ambush 8.6.3/4')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
  })

  test('8.6.3/4 where FARC is hit, who else is there makes no difference', () => {
    const t = auc(
      {
        ...reserve(11),
        pasto: 'auc-underground 1, farc-active 2, police 1',
        neiva: 'auc-underground 1, farc-active 2',
      },
      { dice: [6], botDice: [5, 3, 3, 5, 3, 3] },
    )
    t.bots()
    expect(t.pieces('neiva')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
    expect(t.pieces('pasto')).toEqual({ 'auc-active': 1, 'farc-active': 2, police: 1 })
  })

  test('8.6.3/5 no Underground guerrilla: no Ambush by 8.6.3/4', () => {
    const said = answers({ 'cali-pasto-loc': 'auc-active 13, troops 1' }, { dice: [6] })
    expect(said[0]).toBe('attack 8.6.3/1')
    expect(said.join()).not.toContain('ambush')
  })

  test('8.1.1/3 with only 1 or 2 Active guerrillas at each target: March instead', () => {
    const said = answers({ ...reserve(11), bogota: 'auc-active 2, farc-active 1' })
    expect(said[0]).toBe('march 8.1.1/3')
    expect(answers({ ...reserve(11), bogota: 'auc-underground 2, farc-active 1' })[0]).toBe('attack 8.6.3/1')
  })
})

describe('aa2 8.6.4 Terror, then Assassinate', () => {
  const CAMP = 'farc-base 1, farc-active 2, auc-underground 1'

  test('8.6.4/1 Terror if a FARC base has an Underground AUC guerrilla', () => {
    expect(answers({ ...reserve(12), arauca: CAMP })[0]).toBe('terror 8.6.4/1')
    const seen = { arauca: 'farc-base 1, farc-active 2, auc-active 1', bogota: 'auc-underground 1, troops 1' }
    expect(answers({ ...reserve(11), ...seen })[0]).toBe('attack 8.6.3/1')
  })

  test('8.6.4/3 first 1 space with a FARC base and fewer Police than guerrillas', () => {
    const t = auc({ ...reserve(10), arauca: CAMP, huila: `${CAMP}, police 1`, cesar: 'auc-underground 1' })
    const said = t.bots()
    expect(said[1]).toBe('arauca 8.6.4/3')
    expect(said[2]).toBe('huila 8.6.4/4')
    const policed = answers({ ...reserve(11), arauca: `${CAMP}, police 1`, cesar: 'auc-underground 1' })
    expect(policed).toEqual(['terror 8.6.4/1', 'arauca 8.6.4/4', 'cesar 8.6.4/5'])
  })

  test('8.6.4/4 then 1 other with any FARC piece, 8.6.4/5 then others, 3 in all', () => {
    const t = auc({
      ...reserve(9),
      arauca: CAMP,
      huila: 'auc-underground 1, farc-active 1',
      cesar: 'auc-underground 1',
      bogota: 'auc-underground 1',
    })
    const said = t.bots()
    expect(said[2]).toBe('huila 8.6.4/4')
    expect(said[3]).toMatch(/^(cesar|bogota) 8.6.4\/5$/)
    expect(said.filter((each) => /8.6.4\/[345]/.test(each))).toHaveLength(3)
  })

  test('8.6.4/5 not where all are Active', () => {
    const camps = { arauca: CAMP, huila: 'auc-underground 1, farc-active 1' }
    expect(answers({ ...reserve(10), ...camps, cesar: 'auc-active 1' }).join()).not.toContain('8.6.4/5')
    expect(answers({ ...reserve(10), ...camps, cesar: 'auc-underground 1' })).toContain('cesar 8.6.4/5')
  })

  test('8.6.4/4 without other FARC pieces straight to the others; never on lines', () => {
    const said = answers({
      ...reserve(10),
      arauca: CAMP,
      cesar: 'auc-underground 1',
      'bogota-neiva-loc': 'auc-underground 1, farc-active 1',
    })
    expect(said.join()).not.toContain('8.6.4/4')
    expect(said.join()).not.toContain('bogota-neiva-loc')
  })

  test('T21 with a non-player Government the second and third space only without Support', () => {
    const board: Board = {
      ...reserve(10),
      arauca: `${CAMP}, passive-opposition`,
      bogota: 'auc-underground 1, farc-active 1, active-support',
      cali: 'auc-underground 1, active-support',
    }
    const t = auc(board, { seats: { auc: 'aa2', govt: 'aa2' } })
    t.bots()
    expect([t.markers('arauca', 'terror'), t.markers('bogota', 'terror'), t.markers('cali', 'terror')]).toEqual([
      1, 0, 0,
    ])
    const played = auc(board)
    played.bots()
    expect([played.markers('bogota', 'terror'), played.markers('cali', 'terror')]).toEqual([1, 1])
  })

  test('8.6.4/6 Assassinate in every Terror space with more guerrillas than Police: FARC first, its base', () => {
    const t = auc({
      ...reserve(9),
      arauca: CAMP,
      cesar: 'auc-underground 1, police 1',
      bogota: 'auc-underground 2, police 1, cartels-active 1',
    })
    const said = t.bots()
    expect(said).toContain('assassinate 8.6.4/6')
    expect(t.pieces('arauca')).toEqual({ 'auc-active': 1, 'farc-active': 2 })
    expect(t.count('cesar', 'police')).toBe(1)
    expect(t.pieces('bogota')).not.toHaveProperty('police')
  })

  test('8.6.4/6 a guerrilla for its Shipment before all', () => {
    const t = auc(
      { ...reserve(12), arauca: `${CAMP}, cartels-active 1, cartels-shipment 1` },
      { seats: { auc: 'aa2', cartels: 'aa2' } },
    )
    t.bots()
    expect(t.pieces('arauca')).toEqual({ 'auc-active': 1, 'farc-active': 2, 'farc-base': 1 })
    expect(t.markers('arauca', 'auc-shipment')).toBe(1)
  })

  test('8.6.4/7 too many Police or no enemy: no special activity by 8.6.4/6', () => {
    const said = answers({ ...reserve(11), arauca: `${CAMP}, police 1`, cesar: 'auc-underground 1' })
    expect(said[0]).toBe('terror 8.6.4/1')
    expect(said.join()).not.toContain('assassinate')
  })

  test('8.6.4/8 Aid falls by 3 for one space, by 5 for more', () => {
    const one = auc({ ...reserve(12), arauca: CAMP })
    one.bots()
    expect(one.aid).toBe(6)
    const two = auc({ ...reserve(11), arauca: CAMP, cesar: 'auc-underground 1' })
    two.bots()
    expect(two.aid).toBe(4)
  })

  test('8.1.1/3 no Underground guerrilla left anywhere else: the other operations', () => {
    const said = answers({ ...reserve(12), arauca: 'farc-base 1, police 2, auc-active 1', bogota: 'troops 1' })
    expect(said[0]).not.toBe('terror 8.6.4/1')
  })
})

describe('aa2 AUC: derived cases and the 2012 game', () => {
  const SETUP = { first: 'govt', eligible: ['auc'], seats: { auc: 'aa2' } } as const

  test('T2 the standard set-up: Huila, Antioquia, then Atlántico or Santander; Extort', () => {
    const t = standard({}, SETUP)
    const said = t.bots()
    expect(said.slice(0, 2)).toEqual(['rally 8.6.1/1', 'huila 8.6.1/5'])
    expect(said).toContain('antioquia 8.6.1/6')
    expect(t.count('huila', 'auc-underground')).toBe(1)
    expect(t.count('antioquia', 'auc-underground') + t.count('antioquia', 'auc-active')).toBe(4)
    expect(said.filter((each) => /^(atlantico|santander) 8.6.1\/7$/.test(each))).toHaveLength(1)
    expect(t.resources('auc')).toBe(9)
  })

  test('card 26: a base in Antioquia, guerrillas in Santander and Huila, Extort', () => {
    const t = standard(
      {
        antioquia: 'auc-base 1, auc-underground 3, auc-active 1',
        santander: 'troops 3, farc-base 1, farc-underground 1, auc-underground 1, active-support',
      },
      SETUP,
    )
    const said = t.bots()
    expect(said.slice(0, 3)).toEqual(['rally 8.6.1/1', 'antioquia 8.6.1/4', 'base 8.6.1/4'])
    expect(
      by('8.6.1/5', said)
        .filter((id) => id !== 'guerrilla')
        .sort(),
    ).toEqual(['huila', 'santander'])
    expect(said).toContain('extort 8.6.1/8')
  })
})
