import { describe, expect, test } from 'vitest'
import { by, lines } from '../../../test/bots.ts'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'

/** FARC of the 2nd edition is to operate: alone eligible on a card that the Government leads. */
const farc = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { first: 'govt', eligible: ['farc'], seats: { farc: 'aa2' }, ...more })

/** All it answers, each with its line. */
const answers = (board: Board, more: SceneOptions = {}): string[] => farc(board, more).bots()

type Id = Parameters<Scene['count']>[0]
/** FARC guerrillas in a space, hidden or seen. */
const at = (t: Scene, id: Id): number => t.count(id, 'farc-underground') + t.count(id, 'farc-active')

/** So many guerrillas that they need not Rally, in a Neutral department without room for a base. */
const RESERVE: Board = { cesar: 'farc-base 2, farc-active 22' }

describe('aa2 8.7.1 Rally, then Extort', () => {
  test('8.7.1/1 Rally with 9 guerrillas Available, not with 8', () => {
    expect(answers({ cesar: 'farc-base 2, farc-active 21' })[0]).toBe('rally 8.7.1/1')
    expect(answers(RESERVE)[0]).not.toBe('rally 8.7.1/1')
  })

  test('8.7.1/1 or if a Rally could place a base', () => {
    expect(answers({ ...RESERVE, huila: 'farc-active 2' })[0]).toBe('rally 8.7.1/1')
    expect(answers({ ...RESERVE, huila: 'farc-active 2, passive-support' })[0]).not.toBe('rally 8.7.1/1')
    expect(answers({ ...RESERVE, huila: 'farc-active 2, cartels-base 2' })[0]).not.toBe('rally 8.7.1/1')
  })

  test('8.7.1/1 which it could not where they hide first', () => {
    const board = { ...RESERVE, huila: 'farc-base 1, farc-active 1, farc-underground 2' }
    expect(answers(board)[0]).toBe('rally 8.7.1/1')
    expect(answers({ ...board, huila: `${board.huila}, troops 1` })[0]).not.toBe('rally 8.7.1/1')
  })

  test('8.7.1/2 in all such spaces, not in Support', () => {
    const camps = ['choco', 'arauca', 'meta-east', 'meta-west', 'guaviare'] as const
    const t = farc({
      ...Object.fromEntries(camps.map((id) => [id, 'farc-base 1'])),
      huila: 'farc-base 1, passive-support',
    })
    t.bots()
    for (const id of camps) expect(at(t, id)).toBe(2)
    expect(at(t, 'huila')).toBe(0)
  })

  test('8.7.1/3 first all with an Active guerrilla, a base and cubes: they hide', () => {
    const t = farc({
      huila: 'farc-base 1, farc-active 1, farc-underground 1, troops 9',
      cesar: 'farc-active 2',
      arauca: 'farc-base 2, farc-active 1',
    })
    expect(t.bots().slice(1, 4)).toEqual(['huila 8.7.1/3', 'regroup 8.7.1/3', 'done 8.7.1/3'])
    expect(t.pieces('huila')).toMatchObject({ 'farc-underground': 2 })
    expect(t.count('arauca', 'farc-active')).toBe(2)
  })

  test('8.7.1/3 not without cubes: a base comes instead', () => {
    const said = answers({ huila: 'farc-base 1, farc-active 1, farc-underground 1', cesar: 'farc-active 2' })
    expect(said.join()).not.toContain('8.7.1/3')
    expect(said).toContain('huila 8.7.1/4')
  })

  test('8.7.1/4 then a base wherever 2 guerrillas carry no Shipment', () => {
    const t = farc({
      huila: 'farc-active 2',
      cesar: 'farc-underground 3',
      arauca: 'farc-underground 2, farc-shipment 1',
    })
    const said = t.bots()
    expect(
      by('8.7.1/4', said)
        .filter((id) => id !== 'base')
        .sort(),
    ).toEqual(['cesar', 'huila'])
    expect(t.pieces('huila')).toEqual({ 'farc-base': 1 })
    expect(t.count('arauca', 'farc-base')).toBe(0)
  })

  test('8.7.1/4 not with one of two laden, nor where two bases stand', () => {
    const said = answers({ arauca: 'farc-underground 2, farc-shipment 1', cesar: 'farc-active 2, cartels-base 2' })
    expect(said.join()).not.toContain('8.7.1/4')
  })

  test('8.7.1/5 then guerrillas at the other bases, as many as people and bases', () => {
    const t = farc({ huila: 'farc-base 1', arauca: 'farc-base 2' })
    const said = t.bots()
    expect(
      by('8.7.1/5', said)
        .filter((id) => id !== 'many')
        .sort(),
    ).toEqual(['arauca', 'huila'])
    expect([at(t, 'huila'), at(t, 'arauca')]).toEqual([3, 3])
    expect(answers({ huila: 'farc-underground 1' }).slice(0, 2)).toEqual(['rally 8.7.1/1', 'huila 8.7.1/6'])
  })

  test('8.7.1/6 last 1 guerrilla where 1 or 2 stand, otherwise anywhere', () => {
    const t = farc({ huila: 'farc-underground 1', arauca: 'farc-base 1' })
    expect(by('8.7.1/6', t.bots())).toEqual(['huila', 'guerrilla'])
    const two = answers({ arauca: 'farc-base 1' }, { botDice: [1, 1, 1] })
    expect(by('8.7.1/6', two)).toEqual(['cali', 'guerrilla'])
    const broke = answers({ huila: 'farc-underground 1', arauca: 'farc-base 1' }, { resources: { farc: 1 } })
    expect(by('8.7.1/6', broke)).toEqual([])
  })

  test('8.7.1/7 Extort in every space with 2 Underground guerrillas that FARC dominates', () => {
    const t = farc({
      huila: 'farc-base 1',
      arauca: 'farc-base 1, troops 9',
      narino: 'farc-underground 1, farc-active 1, cartels-base 2',
      'neiva-pasto-loc': 'farc-underground 2',
    })
    const said = t.bots()
    expect(said).toContain('extort 8.7.1/7')
    expect(t.count('huila', 'farc-active')).toBe(1)
    expect(t.count('arauca', 'farc-active')).toBe(0)
    expect(t.count('neiva-pasto-loc', 'farc-active')).toBe(1)
  })

  test('8.7.1/7 not where the Government has more; 8.7.1/8 a line with one guerrilla is left', () => {
    const board: Board = { arauca: 'farc-base 1, troops 9', 'neiva-pasto-loc': 'farc-underground 1' }
    const said = answers(board)
    expect(said.join()).not.toContain('8.7.1/7')
    expect(by('8.7.1/8', said)).toEqual(['extort', 'neiva-pasto-loc'])
    const guarded = answers({ huila: 'farc-base 1', 'neiva-pasto-loc': 'farc-underground 1, police 1' })
    expect(guarded.join()).not.toContain('8.7.1/8')
  })

  test('8.7.1/8 and on 1 line, lowest Econ first', () => {
    const t = farc({
      huila: 'farc-base 1',
      'arauca-cucuta-loc': 'farc-underground 1',
      'neiva-pasto-loc': 'farc-underground 1',
      'bogota-yopal-loc': 'farc-underground 1',
    })
    const said = t.bots()
    expect(by('8.7.1/8', said)).toEqual(['neiva-pasto-loc'])
    expect(t.count('arauca-cucuta-loc', 'farc-active')).toBe(0)
  })

  test('8.7.1/9 neither: no special activity', () => {
    const t = farc({ arauca: 'farc-base 1, troops 9', 'neiva-pasto-loc': 'farc-underground 1, police 1' })
    expect(t.bots().join()).not.toContain('extort')
  })
})

describe('aa2 8.7.2 March, then Extort', () => {
  /** Arauca at Active Opposition, where bases stand. */
  const ARAUCA = 'farc-base 1, cartels-base 1, active-opposition'

  test('8.7.2/1 March unless a Support space or a line has an Underground guerrilla or 3 pieces', () => {
    const board = { ...RESERVE, arauca: `${ARAUCA}, farc-underground 3` } as const
    expect(answers(board)[0]).toBe('march 8.7.2/1')
    expect(answers({ ...board, bogota: 'farc-underground 1, passive-support' })[0]).not.toBe('march 8.7.2/1')
    expect(answers({ ...board, 'neiva-pasto-loc': 'farc-underground 1' })[0]).not.toBe('march 8.7.2/1')
    expect(answers({ ...board, 'neiva-pasto-loc': 'farc-active 3' })[0]).not.toBe('march 8.7.2/1')
    expect(answers({ ...board, 'neiva-pasto-loc': 'farc-active 2' })[0]).toBe('march 8.7.2/1')
  })

  test('8.7.2/2 first 1 guerrilla onto each line in reach without Sabotage, highest Econ first', () => {
    const t = farc({ ...RESERVE, arauca: `${ARAUCA}, farc-underground 3` })
    const said = t.bots()
    expect(said.slice(0, 4)).toEqual(['march 8.7.2/1', 'arauca 8.7.2/2', 'arauca-cucuta-loc 8.7.2/6', '1 8.7.2/6'])
    expect([at(t, 'arauca-cucuta-loc'), at(t, 'bogota-yopal-loc'), at(t, 'arauca')]).toEqual([1, 1, 1])
    expect(t.resources('farc')).toBe(20 + by('8.7.1/8', said).length)
  })

  test('8.7.2/2 not onto lines with Sabotage; 8.7.2/h1 nor where any guerrilla stands', () => {
    const t = farc({
      ...RESERVE,
      arauca: `${ARAUCA}, farc-underground 3`,
      'arauca-cucuta-loc': 'sabotage',
      'bogota-yopal-loc': 'auc-active 1',
    })
    t.bots()
    expect([at(t, 'arauca-cucuta-loc'), at(t, 'bogota-yopal-loc')]).toEqual([0, 0])
  })

  test('8.7.2/2 from where somebody is Underground; 8.1.2/8 where he would be seen, from where somebody is Active', () => {
    const from = (cubes: number) => {
      const t = farc({
        ...RESERVE,
        'meta-east': 'farc-base 2, farc-underground 2, active-opposition',
        arauca: 'farc-base 2, farc-underground 1, farc-active 1, active-opposition',
        'bogota-yopal-loc': `police ${cubes}`,
        'arauca-cucuta-loc': 'sabotage',
      })
      return t.bots()[1]
    }
    expect(from(2)).toBe('meta-east 8.7.2/2')
    expect(from(3)).toBe('arauca 8.7.2/2')
  })

  test('8.7.2/2 not before the final Propaganda', () => {
    const t = farc({ ...RESERVE, arauca: `${ARAUCA}, farc-underground 3` }, { tracks: { propaganda: 3 } })
    t.bots()
    expect([at(t, 'arauca-cucuta-loc'), at(t, 'bogota-yopal-loc')]).toEqual([0, 0])
  })

  test('8.7.2/3 then into up to 3 spaces with people, at Support or Neutral, without FARC Control', () => {
    const t = farc(
      {
        ...RESERVE,
        vichada: 'farc-base 2, farc-underground 2',
        arauca: 'passive-opposition',
        'meta-east': 'passive-support',
        guaviare: 'farc-base 2',
      },
      { tracks: { propaganda: 3 } },
    )
    // Arauca has Opposition, Guaviare is under FARC Control: only Meta East is left.
    expect(t.bots().slice(1, 3)).toEqual(['vichada 8.7.2/3', 'meta-east 8.7.2/6'])
    expect([at(t, 'meta-east'), at(t, 'vichada')]).toEqual([1, 1])
  })

  test('8.7.2/3 not into Opposition, which is left for 8.7.2/4', () => {
    const board: Board = { ...RESERVE, vichada: 'farc-base 2, farc-underground 2', guaviare: 'farc-base 2' }
    const into = (people: string) =>
      answers({ ...board, arauca: people, 'meta-east': people }, { tracks: { propaganda: 3 } })[1]
    expect(into('passive-opposition')).toBe('vichada 8.7.2/4')
    expect(into('neutral')).toBe('vichada 8.7.2/3')
  })

  test('8.7.2/3 first to where the marchers stay Underground', () => {
    const t = farc(
      {
        ...RESERVE,
        vichada: 'farc-base 2, farc-underground 2',
        arauca: 'passive-support, troops 3',
        'meta-east': 'troops 3',
      },
      { tracks: { propaganda: 3 }, resources: { farc: 1 } },
    )
    t.bots()
    expect(at(t, 'meta-east') + at(t, 'guaviare')).toBe(1)
    expect(at(t, 'arauca')).toBe(0)
  })

  test('8.7.2/4 last into 1 more space next to the most guerrillas that may still go', () => {
    const t = farc(
      {
        ...RESERVE,
        vaupes: 'farc-base 2, farc-underground 4',
        guainia: 'farc-base 2, farc-underground 2',
        guaviare: 'passive-opposition',
        putumayo: 'active-opposition',
      },
      { tracks: { propaganda: 3 } },
    )
    const said = t.bots()
    expect(by('8.7.2/4', said).length).toBeGreaterThan(0)
    expect(at(t, 'vaupes')).toBe(1)
  })

  test('8.7.2/4 not if nobody is left to go', () => {
    const board: Board = { ...RESERVE, vaupes: 'farc-base 2, farc-underground 4', putumayo: 'active-opposition' }
    const said = answers(board, { tracks: { propaganda: 3 } })
    expect(said[1]).toBe('vaupes 8.7.2/3')
    expect(said.join()).not.toContain('8.7.2/4')
  })

  test('8.7.2/5 only from Active Opposition, departments without people, lines with Sabotage', () => {
    const t = farc(
      {
        ...RESERVE,
        santander: 'farc-underground 2, cartels-base 2, passive-opposition',
        'bogota-yopal-loc': 'farc-active 2, sabotage',
        'arauca-cucuta-loc': 'farc-active 2',
      },
      { tracks: { propaganda: 3 } },
    )
    t.bots()
    expect([at(t, 'santander'), at(t, 'bogota-yopal-loc'), at(t, 'arauca-cucuta-loc')]).toEqual([2, 0, 2])
    const sound = answers(
      { ...RESERVE, 'bogota-yopal-loc': 'farc-active 2', 'arauca-cucuta-loc': 'farc-active 2' },
      { tracks: { propaganda: 3 } },
    )
    expect(sound[0]).toBe('rally 8.1.1/3')
  })

  test('8.7.2/6 1 stays where any base stands, Underground if possible', () => {
    const t = farc(
      { ...RESERVE, vichada: 'cartels-base 2, farc-underground 1, farc-active 3' },
      { tracks: { propaganda: 3 } },
    )
    t.bots()
    expect(t.pieces('vichada')).toEqual({ 'cartels-base': 2, 'farc-underground': 1 })
    const bare = farc(
      { ...RESERVE, vichada: 'farc-underground 1', guaviare: 'active-opposition' },
      { tracks: { propaganda: 3 } },
    )
    bare.bots()
    expect(at(bare, 'vichada')).toBe(0)
  })

  test('8.7.2/8 then Extort', () => {
    const said = answers({ ...RESERVE, arauca: `${ARAUCA}, farc-underground 3` })
    expect(said).toContain('extort 8.7.2/8')
    const none = answers({ ...RESERVE, arauca: `${ARAUCA}, farc-underground 2`, 'arauca-cucuta-loc': 'police 1' })
    expect(none.join()).not.toContain('extort')
  })

  test('8.1/12 with 1 Resource one city or department, after the lines', () => {
    const t = farc({ ...RESERVE, arauca: `${ARAUCA}, farc-underground 7` }, { resources: { farc: 1 } })
    t.bots()
    expect([at(t, 'arauca-cucuta-loc'), at(t, 'bogota-yopal-loc')]).toEqual([1, 1])
    expect(['meta-east', 'santander', 'vichada'].filter((id) => at(t, id as Id) > 0)).toHaveLength(1)
  })

  test('8.1.1/3 nobody may March: Rally', () => {
    expect(answers(RESERVE)[0]).toBe('rally 8.1.1/3')
  })
})

describe('aa2 8.7.3 Attack, then Ambush', () => {
  const RICH: SceneOptions = { resources: { farc: 21, govt: 20 } }
  /** Somebody hidden in Support, so that nobody marches. */
  const HIDDEN: Board = { ...RESERVE, bogota: 'farc-underground 1, passive-support' }

  test('8.7.3/1 Attack with more Resources than the Government, else Terror', () => {
    expect(answers({ ...HIDDEN, bogota: 'farc-underground 1, passive-support, troops 1' }, RICH)[0]).toBe(
      'attack 8.7.3/1',
    )
    expect(answers({ ...HIDDEN, bogota: 'farc-underground 1, passive-support, troops 1' })[0]).toBe('terror 8.7.4/1')
  })

  test('8.7.3/2 a Shipment that can be taken, then AUC, the Government, the Cartels', () => {
    const all = 'cartels-active 3, troops 1, auc-active 1'
    const hit = (bogota: string) =>
      by('8.7.3/2', answers({ ...RESERVE, bogota: `farc-underground 1, passive-support, ${bogota}` }, RICH))
    expect(hit(all)).toEqual(['auc-active', 'troops'])
    expect(hit('cartels-active 1, cartels-shipment 1, troops 1, auc-active 1')).toEqual([
      'cartels-active',
      'auc-active',
    ])
    expect(hit('cartels-active 3, cartels-shipment 1, troops 1')).toEqual(['troops', 'cartels-active'])
    expect(hit('troops 2')).toEqual([])
  })

  test('8.7.3/3 first everywhere with 3 guerrillas and an enemy', () => {
    const t = farc(
      {
        ...RESERVE,
        cesar: 'farc-base 2, farc-active 16',
        huila: 'farc-active 3, troops 1, passive-support',
        arauca: 'farc-active 3, police 1, passive-support',
        narino: 'farc-active 2, police 1, passive-support',
      },
      { ...RICH, dice: [6, 6] },
    )
    expect(by('8.7.3/3', t.bots()).sort()).toEqual(['arauca', 'huila'])
    const two = answers({ ...RESERVE, bogota: 'farc-underground 2, troops 1, passive-support' }, RICH)
    expect(two.slice(0, 2)).toEqual(['attack 8.7.3/1', 'ambush 8.7.3/5'])
  })

  test('8.7.3/4 then 1 city or department with an Underground guerrilla, for the Ambush; a line only if there is none', () => {
    const board: Board = {
      ...RESERVE,
      cesar: 'farc-base 2, farc-active 18',
      huila: 'farc-active 3, troops 1, passive-support',
      'neiva-pasto-loc': 'farc-underground 1, police 1',
    }
    const t = farc({ ...board, arauca: 'farc-underground 1, police 1, passive-support' }, { ...RICH, dice: [6] })
    expect(t.bots().slice(-3, -1)).toEqual(['ambush 8.7.3/5', 'arauca 8.7.3/4'])
    expect([t.count('arauca', 'police'), t.count('neiva-pasto-loc', 'police')]).toEqual([0, 1])
    const line = farc(board, { ...RICH, dice: [6] })
    expect(line.bots()).toContain('ambush 8.7.3/5')
    expect(line.count('neiva-pasto-loc', 'police')).toBe(0)
    const seen = farc({ ...board, 'neiva-pasto-loc': 'farc-active 1, police 1' }, { ...RICH, dice: [6] })
    expect(seen.bots()).toEqual(['attack 8.7.3/1', 'huila 8.7.3/3', 'done 8.1.1/1'])
  })

  test('8.7.3/4 of several the one where the Ambush would be: fewest guerrillas, then AUC, Government, Cartels', () => {
    const where = (huila: string, arauca: string, narino: string) =>
      by('8.7.3/4', answers({ ...RESERVE, huila, arauca, narino }, RICH))
    const [one, two] = ['farc-underground 1, passive-support', 'farc-underground 2, passive-support']
    expect(where(`${one}, police 1`, `${one}, auc-active 1`, `${one}, cartels-base 1`)).toEqual(['arauca'])
    expect(where(`${one}, police 1`, '', `${one}, cartels-base 1`)).toEqual(['huila'])
    expect(where(`${two}, police 1`, '', `${one}, cartels-base 1`)).toEqual(['narino'])
  })

  test('8.7.3/5 Ambush in the Attack space with the fewest guerrillas; none without an Underground one', () => {
    const t = farc(
      {
        ...RESERVE,
        cesar: 'farc-base 2, farc-active 15',
        huila: 'farc-underground 3, troops 1, passive-support',
        arauca: 'farc-underground 4, police 1, passive-support',
      },
      { ...RICH, dice: [6] },
    )
    const said = t.bots()
    expect(said.slice(0, 3)).toEqual(['attack 8.7.3/1', 'arauca 8.7.3/3', 'ambush 8.7.3/5'])
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'farc-underground': 3 })
    const none = answers(
      { ...RESERVE, cesar: 'farc-base 2, farc-active 19', huila: 'farc-active 3, troops 1, passive-support' },
      { ...RICH, dice: [6] },
    )
    expect(none.join()).not.toContain('ambush')
  })

  test('8.7.3/5 then for a Shipment, against AUC, the Government', () => {
    const t = farc(
      {
        ...RESERVE,
        cesar: 'farc-base 2, farc-active 16',
        huila: 'farc-underground 3, troops 1, passive-support',
        arauca: 'farc-underground 3, auc-active 1, passive-support',
      },
      { ...RICH, dice: [6] },
    )
    expect(t.bots().slice(1, 3)).toEqual(['huila 8.7.3/3', 'ambush 8.7.3/5'])
    expect(t.pieces('arauca')).not.toHaveProperty('auc-active')
  })

  test('8.7.3/5 where AUC is hit, who else is there makes no difference', () => {
    const t = farc(
      {
        ...RESERVE,
        cesar: 'farc-base 2, farc-active 16',
        cali: 'farc-underground 3, auc-active 2, passive-support',
        pasto: 'farc-underground 3, auc-active 2, police 1, passive-support',
        'cali-pasto-loc': 'farc-underground 1',
      },
      { ...RICH, dice: [6], botDice: [1, 1, 1, 1, 1, 1] },
    )
    t.bots()
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'farc-underground': 3 })
    expect(t.pieces('pasto')).toEqual({ 'farc-active': 3, 'auc-active': 2, police: 1 })
  })

  test('8.1.1/3 no Attack anywhere: March', () => {
    const said = answers({ ...HIDDEN, vichada: 'farc-active 2, cartels-base 2' }, RICH)
    expect(said[0]).toBe('march 8.1.1/3')
  })
})

describe('aa2 8.7.4 Terror, then Kidnap', () => {
  const ON_LINE: Board = { ...RESERVE, 'neiva-pasto-loc': 'farc-underground 1' }

  test('8.7.4/1 Terror with no more Resources than the Government', () => {
    expect(answers(ON_LINE, { resources: { farc: 20, govt: 20 } })[0]).toBe('terror 8.7.4/1')
    expect(answers(ON_LINE, { resources: { farc: 21, govt: 20 } })[0]).not.toBe('terror 8.7.4/1')
  })

  test('8.7.4/2 first on all lines without Sabotage, free', () => {
    const t = farc({
      ...ON_LINE,
      'bogota-yopal-loc': 'farc-underground 1',
      'bogota-neiva-loc': 'farc-underground 1, sabotage, police 1',
    })
    const said = t.bots()
    expect(by('8.7.4/2', said).sort()).toEqual(['bogota-yopal-loc', 'neiva-pasto-loc'])
    expect(t.count('bogota-neiva-loc', 'farc-underground')).toBe(1)
    const sabotaged: Board = {
      'neiva-pasto-loc': 'farc-underground 1, sabotage, police 1',
      bogota: 'farc-underground 1',
    }
    expect(answers({ ...RESERVE, ...sabotaged }).slice(0, 2)).toEqual(['terror 8.7.4/1', 'bogota 8.7.4/3'])
  })

  test('8.7.4/3 then where Kidnap could take something, until there are 3 such spaces', () => {
    const t = farc({
      ...ON_LINE,
      bogota: 'farc-underground 1, active-opposition',
      cali: 'farc-underground 1, active-opposition',
      medellin: 'farc-underground 1, active-opposition',
      pasto: 'farc-underground 1, police 1, active-opposition',
    })
    const said = t.bots()
    expect(by('8.7.4/3', said)).toHaveLength(2)
    expect(t.count('pasto', 'farc-underground')).toBe(1)
  })

  test('8.7.4/3 in departments only with Cartels bases that have something', () => {
    const board = {
      ...RESERVE,
      'neiva-pasto-loc': 'farc-active 3',
      vichada: 'farc-underground 1, cartels-base 1',
    } as const
    expect(answers(board)).toContain('terror 8.7.4/1')
    expect(answers(board, { resources: { cartels: 0 } })[0]).not.toBe('terror 8.7.4/1')
  })

  test('8.7.4/4 then in all other spaces with people not at Active Opposition', () => {
    const t = farc({
      ...ON_LINE,
      huila: 'farc-underground 1, passive-support',
      arauca: 'farc-underground 1',
      narino: 'farc-underground 1, active-opposition',
      vichada: 'farc-underground 1',
    })
    expect(by('8.7.4/4', t.bots()).sort()).toEqual(['arauca', 'huila'])
    expect(t.level('huila')).toBe('neutral')
    const board: Board = { narino: 'farc-underground 1, active-opposition', vichada: 'farc-underground 1' }
    expect(by('8.7.4/4', answers({ ...ON_LINE, ...board }))).toEqual([])
  })

  test('8.7.4/5 Kidnap in 3 of them: lines, then cities from the Government, then departments of the Cartels', () => {
    const t = farc(
      {
        ...ON_LINE,
        vichada: 'farc-underground 1, cartels-base 1',
        bogota: 'farc-underground 1, cartels-base 1',
        arauca: 'farc-underground 1',
      },
      { dice: [2, 2, 2] },
    )
    const said = t.bots()
    expect(by('8.7.4/5', said)).toEqual(['kidnap', 'neiva-pasto-loc', 'bogota', 'govt', 'vichada'])
    expect([t.resources('govt'), t.resources('cartels')]).toEqual([16, 18])
  })

  test('8.7.4/5 a Cartels Shipment instead of money', () => {
    const t = farc(
      { ...ON_LINE, vichada: 'farc-underground 1, cartels-base 1, cartels-active 1, cartels-shipment 1' },
      { dice: [2] },
    )
    t.bots()
    expect(t.markers('vichada', 'farc-shipment')).toBe(1)
  })

  test('8.7.4/6 nothing to take, or too many Police: no Kidnap by 8.7.4/5', () => {
    const guarded = answers({ ...ON_LINE, 'neiva-pasto-loc': 'farc-underground 1, police 1' })
    expect(guarded).toEqual(['terror 8.7.4/1'])
    const poor = { resources: { govt: 0, farc: 0 } }
    expect(answers(ON_LINE, poor).join()).not.toContain('kidnap')
  })

  test('8.1.1/3 all guerrillas Active: March, or Rally', () => {
    expect(answers({ ...RESERVE, 'neiva-pasto-loc': 'farc-active 3' })[0]).toBe('rally 8.1.1/3')
    expect(answers({ ...RESERVE, 'neiva-pasto-loc': 'farc-active 3, sabotage' })[0]).toBe('march 8.1.1/3')
  })
})

describe('aa2 8.7.5 Agitation', () => {
  const agitation = (board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { card: 73, phase: 'agitation', options: { edition: '2nd' }, seats: { farc: 'aa2' }, ...more })

  test('8.7.5/1 as much as possible, Terror first where it is in the way', () => {
    const t = agitation({ huila: 'farc-base 1, terror 1, passive-support', arauca: 'farc-base 1' })
    const said = t.bots().filter((each) => each.endsWith('8.7.5/1'))
    expect(said).toHaveLength(4 + 2)
    expect([t.level('huila'), t.level('arauca')]).toEqual(['active-opposition', 'active-opposition'])
    expect(t.resources('farc')).toBe(14)
  })

  test('8.7.5/1 with Resources for all of it, 8.7.5/2 by rank with 1 fewer', () => {
    const board: Board = { huila: 'farc-base 1, terror 1, passive-support', arauca: 'farc-base 1' }
    const first = (n: number) => agitation(board, { resources: { farc: n } }).bots(1)[0]
    expect(first(6)).toMatch(/ 8.7.5.1$/)
    expect(first(5)).toBe('arauca 8.7.5/2')
  })

  test('8.7.5/2 short of Resources: fewest Terror, then Support, then most people', () => {
    const board: Board = {
      huila: 'farc-base 1, terror 1, active-support',
      arauca: 'farc-base 1, passive-support',
      antioquia: 'farc-base 1',
      narino: 'farc-base 1',
    }
    const t = agitation(board, { resources: { farc: 4 } })
    expect(by('8.7.5/2', t.bots(4))).toEqual(['arauca', 'arauca', 'arauca', 'antioquia'])
  })

  test('8.7.5/2 with Alfonso Cano too', () => {
    const t = agitation(
      { huila: 'farc-base 1', arauca: 'farc-active 1, auc-active 1, passive-support' },
      { lasting: { 22: 'shaded' } },
    )
    expect(by('8.7.5/2', t.bots(1))).toEqual(['arauca'])
  })

  test('8.7.5/3 Terror is taken off only if a shift will follow', () => {
    const t = agitation(
      { huila: 'farc-base 1, terror 1, active-opposition', arauca: 'farc-base 1, terror 3' },
      { resources: { farc: 3 } },
    )
    expect(t.bots(1)).toEqual(['done 8.7.5/3'])
    expect([t.markers('huila', 'terror'), t.markers('arauca', 'terror')]).toEqual([1, 3])
    const four = agitation({ arauca: 'farc-base 1, terror 3' }, { resources: { farc: 4 } })
    expect(lines(four.bots(4))).not.toContain('8.7.5/3')
    expect([four.markers('arauca', 'terror'), four.level('arauca')]).toEqual([0, 'passive-opposition'])
  })
})

describe('aa2 FARC: derived cases and the 2012 game', () => {
  const SETUP = { first: 'govt', eligible: ['farc'], seats: { farc: 'aa2' } } as const

  test('T1 the standard set-up: all six bases, then Nariño or Putumayo; Extort', () => {
    const t = standard({}, SETUP)
    const said = t.bots()
    const wanted = { choco: 3, huila: 4, arauca: 3, 'meta-east': 3, 'meta-west': 4, guaviare: 4 } as const
    for (const [id, n] of Object.entries(wanted)) expect([id, at(t, id as Id)]).toEqual([id, n])
    const last = by('8.7.1/6', said)[0]
    expect(['narino', 'putumayo']).toContain(last)
    expect(t.resources('farc')).toBe(last === 'narino' ? 10 : 9)
  })

  test('card 37: the last guerrilla goes to Nariño or Putumayo, where the 1st edition rolled Cesar', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const said = standard({}, { ...SETUP, seed }).bots()
      expect(['narino', 'putumayo']).toContain(by('8.7.1/6', said)[0])
    }
  })

  test('card 6: Attack in Chocó, Meta West, Meta East, Guaviare and, by Ambush, in a random space', () => {
    const t = standard(
      {
        choco: 'farc-underground 3, farc-base 2, auc-active 1, active-opposition',
        'meta-west': 'farc-active 3, farc-base 1, cartels-base 1, active-opposition',
        'meta-east': 'farc-active 3, farc-base 1, cartels-base 1, active-opposition',
        guaviare: 'farc-active 4, farc-base 1, cartels-base 1, auc-active 1, active-opposition',
        huila: 'farc-underground 3, farc-base 2',
        arauca: 'farc-underground 3, farc-base 2, active-opposition',
        narino: 'farc-underground 1, active-opposition',
        putumayo: 'farc-active 2, cartels-base 2, active-opposition',
      },
      { ...SETUP, resources: { farc: 24, govt: 13 }, dice: [6, 6, 6, 6] },
    )
    const said = t.bots()
    expect(said[0]).toBe('attack 8.7.3/1')
    expect(said).toContain('ambush 8.7.3/5')
    expect(by('8.7.3/3', said).sort()).toEqual(['choco', 'guaviare', 'meta-east', 'meta-west'])
    // Santander: AUC first, then the Government's Troops.
    expect(t.pieces('santander')).toMatchObject({ troops: 2, 'farc-active': 1, 'farc-underground': 1 })
    expect(t.pieces('santander')).not.toHaveProperty('auc-underground')
    expect(t.resources('farc')).toBe(19)
  })

  /** The playbook's March: 2 guerrillas more at each FARC base but Huila; no base Available, nobody hidden in Support. */
  const PLAYBOOK: Board = {
    choco: 'farc-underground 3, farc-base 1, active-opposition',
    arauca: 'farc-underground 3, farc-base 1, auc-underground 1, active-opposition',
    'meta-east': 'farc-underground 3, farc-base 1, cartels-base 1, active-opposition',
    'meta-west': 'farc-underground 4, farc-base 1, cartels-base 1, active-opposition',
    guaviare: 'farc-underground 4, farc-base 1, auc-underground 1, cartels-base 1, active-opposition',
    santander: 'troops 3, govt-base 1, farc-active 1, auc-underground 1, active-support',
    cesar: 'farc-base 2',
    vaupes: 'farc-base 1',
  }
  test('the playbook’s March by the dice', () => {
    // Econ 2: Medellín, Neiva, then Yopal from Meta East. Econ 1: Medellín, Bogotá from Meta West, Neiva, Pasto (the 2nd of two).
    const lines = [1, 3, 1, 5, 3, 3, 3, 3, 5, 1, 3, 1, 3, 3, 3, 5, 3, 1, 5, 3, 3, 5, 5, 1, 2]
    const santander = [1, 3, 5]
    const metaEast = [3, 3, 5]
    const t = standard(PLAYBOOK, { ...SETUP, botDice: [...lines, ...santander, ...metaEast] })
    const said = t.bots()
    expect(said[0]).toBe('march 8.7.2/1')
    const moved = said.slice(1, said.indexOf('extort 8.7.2/8')).map((each) => each.split(' ')[0])
    expect(moved.join(' ')).toBe(
      [
        'arauca arauca-cucuta-loc 1',
        'choco medellin-sincelejo-loc 1',
        'meta-west bogota-neiva-loc 1',
        'meta-east bogota-yopal-loc 1',
        'choco ibague-medellin-loc 1',
        'meta-west bogota-san-jose-loc 1',
        'putumayo neiva-pasto-loc 1',
        'narino pasto-tumaco-loc',
        'meta-west neiva 1',
        'arauca santander 1',
        'meta-east santander 1',
        'guaviare meta-east 3',
      ].join(' '),
    )
    expect(t.pieces('neiva')).toMatchObject({ 'farc-underground': 1 })
    expect(t.pieces('santander')).toMatchObject({ 'farc-active': 3 })
    expect(t.resources('farc')).toBe(10 - 3 + by('8.7.1/7', said).length + by('8.7.1/8', said).length)
  })
})
