import { describe, expect, test } from 'vitest'
import { by, countOn, lines, rolls } from '../../../test/bots.ts'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'

/** FARC of the 1st edition is to operate: alone eligible on a card that the Government leads. */
const OPERATING = { first: 'govt', eligible: ['farc'], seats: { farc: 'aa1' } } as const
const farc = (board: Board, more: SceneOptions = {}): Scene => scene(board, { ...OPERATING, ...more })

/** Eight guerrillas and no base are Available, the others out of the game: no Rally is called for. */
const scarce = (board: Board, more: SceneOptions = {}): Scene => {
  const guerrillas = 30 - 8 - countOn(board, 'farc-underground') - countOn(board, 'farc-active')
  const bases = 9 - countOn(board, 'farc-base')
  return farc(board, { boxes: { 'out-of-play': { 'farc-guerrillas': guerrillas, 'farc-bases': bases } }, ...more })
}

describe('aa1 8.7.1 Rally, then Extort', () => {
  test('8.7.1/1 Rally with 9 guerrillas Available', () => {
    const out = (n: number): SceneOptions => ({ boxes: { 'out-of-play': { 'farc-bases': 9, 'farc-guerrillas': n } } })
    expect(farc({ vichada: 'farc-underground 1' }, out(20)).bots()[0]).toBe('rally 8.7.1/1')
    expect(farc({ vichada: 'farc-underground 1' }, out(21)).bots()[0]).not.toBe('rally 8.7.1/1')
  })

  test('8.7.1/1 Rally if it could place a base, which needs one Available, room, no Support', () => {
    const few: SceneOptions = { boxes: { 'out-of-play': { 'farc-guerrillas': 22 } } }
    expect(farc({ cali: 'farc-underground 2' }, few).bots()[0]).toBe('rally 8.7.1/1')
    expect(farc({ cali: 'farc-underground 2, passive-support' }, few).bots()[0]).not.toBe('rally 8.7.1/1')
    expect(farc({ cali: 'farc-underground 2, govt-base 2' }, few).bots()[0]).not.toBe('rally 8.7.1/1')
    expect(farc({ cali: 'farc-underground 2, farc-shipment 1' }, few).bots()[0]).not.toBe('rally 8.7.1/1')
    expect(scarce({ cali: 'farc-underground 2' }).bots()[0]).not.toBe('rally 8.7.1/1')
  })

  test('8.7.1/2 8.7.1/3 8.7.1/4 8.7.1/5 bases wherever possible, hiding, guerrillas at all own bases, one more; no limit of three', () => {
    const t = farc(
      {
        cali: 'farc-underground 2, farc-active 1',
        pasto: 'farc-underground 2, police 2, passive-support',
        huila: 'farc-active 1, farc-base 1, police 3',
        narino: 'farc-base 1',
        arauca: 'farc-base 1, passive-support',
        choco: 'farc-base 1',
      },
      rolls(1, 2, 3, 1, 3, 1),
    )
    const answers = t.bots()
    expect(by('8.7.1/2', answers)).toEqual(['cali', 'base'])
    expect(by('8.7.1/3', answers)).toEqual(['huila', 'regroup'])
    expect(
      by('8.7.1/4', answers)
        .filter((word) => word !== 'many')
        .sort(),
    ).toEqual(['choco', 'narino'])
    expect(by('8.7.1/5', answers)).toEqual(['medellin', 'guerrilla'])
    expect(t.count('narino', 'farc-underground') + t.count('narino', 'farc-active')).toBe(2)
    expect(t.pieces('pasto')).toEqual({ 'farc-underground': 2, police: 2 })
    expect(t.pieces('arauca')).toEqual({ 'farc-base': 1 })
    expect(t.pieces('medellin')).toEqual({ 'farc-underground': 1 })
  })

  test('8.7.1/2 no base with one who carries Shipments, without room, at Support, or if none is Available', () => {
    const built = (cali: string, more: SceneOptions = {}): boolean => {
      const answers = farc({ cali }, more).bots()
      expect(answers[0]).toBe('rally 8.7.1/1')
      return lines(answers).includes('8.7.1/2')
    }
    expect(built('farc-underground 3, farc-shipment 1, govt-base 1')).toBe(true)
    for (const cali of [
      'farc-underground 1',
      'farc-underground 2, farc-shipment 1',
      'farc-underground 3, govt-base 2',
      'farc-underground 3, passive-support',
    ]) {
      expect(built(cali)).toBe(false)
    }
    expect(built('farc-underground 3', { boxes: { 'out-of-play': { 'farc-bases': 9 } } })).toBe(false)
  })

  test('8.7.1/3 not without cubes, Active guerrillas or an own base', () => {
    for (const huila of [
      'farc-active 1, farc-base 1',
      'farc-underground 1, farc-base 1, police 1',
      'farc-active 1, police 1',
    ]) {
      expect(lines(farc({ huila }).bots())).not.toContain('8.7.1/3')
    }
  })

  test('8.7.1/4 8.7.1/5 as long as there are guerrillas to place, and money', () => {
    const board: Board = { cali: 'farc-underground 3', huila: 'farc-base 1', narino: 'farc-base 1' }
    const t = farc(board, { boxes: { 'out-of-play': { 'farc-guerrillas': 27, 'farc-bases': 6 } } })
    const answers = t.bots()
    // Two come back from Cali, and that is all.
    expect(by('8.7.1/4', answers)).toHaveLength(2)
    expect(lines(answers)).not.toContain('8.7.1/5')
    const poor = farc(board, { resources: { farc: 1 } })
    poor.bots()
    expect(poor.pieces('cali')).toEqual({ 'farc-base': 1, 'farc-underground': 1 })
    expect(poor.pieces('huila')).toEqual({ 'farc-base': 1 })
    expect(poor.resources('farc')).toBe(0)
  })

  test('8.7.1/6 Extort wherever 2 or more are Underground and FARC outnumbers all', () => {
    const t = farc(
      {
        huila: 'farc-base 1, farc-underground 1',
        cali: 'farc-underground 2, police 2, govt-base 2',
        pasto: 'farc-underground 3, cartels-base 2',
        vichada: 'farc-underground 1',
      },
      { resources: { farc: 1 }, ...rolls(6, 4, 5) },
    )
    expect(by('8.7.1/6', t.bots()).sort()).toEqual(['extort', 'huila', 'pasto'])
    expect(t.pieces('vichada')).toEqual({ 'farc-underground': 1 })
    expect(t.resources('farc')).toBe(2)
  })

  test('8.7.1/7 and on 1 line with an Underground guerrilla, lowest Econ', () => {
    const t = farc({
      huila: 'farc-base 1, police 9',
      'cali-pasto-loc': 'farc-underground 1',
      'arauca-cucuta-loc': 'farc-underground 1',
      'bogota-neiva-loc': 'farc-underground 1, police 1',
    })
    expect(by('8.7.1/7', t.bots())).toEqual(['extort', 'cali-pasto-loc'])
    expect(t.count('arauca-cucuta-loc', 'farc-underground')).toBe(1)
  })

  test('8.7.1/6 8.7.1/7 otherwise no Special Activity', () => {
    const t = farc(
      { huila: 'farc-base 1, police 9', vichada: 'farc-underground 1' },
      { resources: { farc: 1 }, ...rolls(6, 4, 5) },
    )
    expect(t.bots().join()).not.toContain('extort')
  })
})

describe('aa1 8.7.2 March, then Extort', () => {
  test('8.7.2/1 March if no Support space and no line has an Underground guerrilla or three pieces', () => {
    const home: Board = { vichada: 'farc-underground 3' }
    expect(scarce(home).bots()[0]).toBe('march 8.7.2/1')
    expect(scarce({ ...home, cali: 'farc-active 2, active-support' }).bots()[0]).toBe('march 8.7.2/1')
    for (const cali of ['farc-underground 1, passive-support', 'farc-active 2, farc-base 1, passive-support']) {
      expect(scarce({ ...home, cali }).bots()[0]).not.toBe('march 8.7.2/1')
    }
    for (const there of ['farc-underground 1', 'farc-active 3']) {
      expect(scarce({ ...home, 'cali-pasto-loc': there }).bots()[0]).not.toBe('march 8.7.2/1')
    }
  })

  test('8.7.2/2 one onto every line in reach, highest Econ first, at no cost', () => {
    const t = scarce({
      arauca: 'farc-underground 2, farc-active 1, active-opposition',
      'bogota-yopal-loc': 'sabotage',
    })
    expect(by('8.7.2/2', t.bots()).slice(0, 2)).toEqual(['arauca', 'arauca-cucuta-loc'])
    // It went there Underground, and Extorted.
    expect(t.pieces('arauca-cucuta-loc')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('bogota-yopal-loc')).toEqual({})
  })

  test('8.7.2/2 one who stays Underground; an Active one where everybody would be seen (8.1.2)', () => {
    const from = (line: string): string | undefined => {
      const t = scarce({
        guaviare: 'farc-underground 1, active-opposition',
        'meta-east': 'farc-active 1, active-opposition',
        'bogota-yopal-loc': 'auc-active 1',
        'bogota-san-jose-loc': line,
      })
      return by('8.7.2/2', t.bots())[0]
    }
    expect(from('police 2')).toBe('guaviare')
    expect(from('police 3')).toBe('meta-east')
  })

  test('8.7.2/2 not onto a line where any guerrilla is (PB), and not before the final Propaganda', () => {
    const board: Board = { arauca: 'farc-underground 1, active-opposition', 'arauca-cucuta-loc': 'auc-active 1' }
    expect(by('8.7.2/2', scarce(board).bots())).toEqual(['arauca', 'bogota-yopal-loc'])
    expect(by('8.7.2/2', scarce(board, { tracks: { propaganda: 3 } }).bots())).toEqual([])
    expect(by('8.7.2/2', scarce(board, { tracks: { propaganda: 2 } }).bots())).not.toEqual([])
    const short: SceneOptions = { tracks: { propaganda: 2 }, options: { 'short-game': 'yes' } }
    expect(by('8.7.2/2', scarce(board, short).bots())).toEqual([])
  })

  test('8.7.2 origins: Active Opposition, empty departments, sabotaged lines; one stays where any base is', () => {
    const final: SceneOptions = { tracks: { propaganda: 3 } }
    const goes = (from: keyof Board, there: string): number => {
      const t = scarce({ [from]: there }, final)
      t.bots()
      return countOn({ [from]: there }, 'farc-') - t.count(from, 'farc-underground') - t.count(from, 'farc-active')
    }
    expect(goes('huila', 'farc-underground 2, active-opposition')).toBe(2)
    expect(goes('huila', 'farc-underground 2, active-opposition, cartels-base 1')).toBe(1)
    expect(goes('vichada', 'farc-underground 2')).toBe(2)
    expect(goes('bogota-neiva-loc', 'farc-active 2, sabotage')).toBe(2)
    expect(goes('bogota-neiva-loc', 'farc-active 2')).toBe(0)
    const stuck = scarce({ huila: 'farc-underground 2, passive-opposition' }, final)
    expect(stuck.bots()[0]).toBe('rally 8.1.1/none')
  })

  test('8.7.2/3 then into up to 3 places at Support or Neutral that FARC does not control, hidden ones first', () => {
    const t = scarce(
      {
        huila: 'farc-underground 5, active-opposition',
        neiva: 'passive-support, police 3',
        cali: 'passive-support, police 2',
        pasto: 'passive-opposition',
        ibague: 'farc-active 1',
      },
      { tracks: { propaganda: 3 }, ...rolls(1, 1, 1, 1, 2, 5) },
    )
    const answers = t.bots()
    expect(by('8.7.2/3', answers)).toEqual(['huila', 'cali', '1', 'huila', 'antioquia', '4'])
    expect(t.pieces('cali')).toEqual({ police: 2, 'farc-underground': 1 })
  })

  test('8.7.2/3 where they cannot stay Underground they go all the same, if there is nothing better', () => {
    const t = scarce(
      {
        putumayo: 'farc-underground 3, farc-base 1, active-opposition',
        neiva: 'active-support, police 4',
        pasto: 'active-opposition',
        huila: 'active-opposition',
        'meta-west': 'active-opposition',
        guaviare: 'active-opposition',
      },
      { tracks: { propaganda: 3 } },
    )
    t.bots()
    expect(t.pieces('neiva')).toEqual({ police: 4, 'farc-active': 2 })
  })

  test('8.7.2/3 not where the people are against the Government, nor where FARC could Agitate now', () => {
    const march = (neiva: string): string[] =>
      scarce(
        {
          putumayo: 'farc-underground 3, farc-base 1, active-opposition',
          neiva,
          pasto: 'passive-opposition',
          huila: 'passive-opposition',
          'meta-west': 'passive-opposition',
          guaviare: 'passive-opposition',
        },
        { tracks: { propaganda: 3 } },
      ).bots()
    expect(by('8.7.2/3', march(''))).toEqual(['putumayo', 'neiva', '2'])
    for (const neiva of ['passive-opposition', 'farc-active 1']) {
      const answers = march(neiva)
      expect(lines(answers)).not.toContain('8.7.2/3')
      expect(by('8.7.2/4', answers)[0]).toBe('putumayo')
    }
  })

  test('8.7.2/4 then into 1 more place with people next to the most who may still go', () => {
    const t = scarce(
      {
        guaviare: 'farc-underground 3, farc-base 1, active-opposition',
        'meta-west': 'active-opposition',
        'meta-east': 'active-opposition',
        putumayo: 'active-opposition',
        vaupes: 'farc-underground 1',
      },
      { tracks: { propaganda: 3 }, ...rolls(6, 1, 3) },
    )
    expect(by('8.7.2/4', t.bots())).toEqual(['guaviare', 'putumayo', '2', 'vaupes', 'putumayo'])
    expect(t.resources('farc')).toBe(20)
  })

  test('8.7.2/4 not if nobody may go any more', () => {
    const t = scarce(
      { huila: 'farc-underground 1, active-opposition', cali: 'passive-support' },
      { tracks: { propaganda: 3 }, ...rolls(1, 1, 1) },
    )
    const answers = t.bots()
    expect(by('8.7.2/3', answers)).toEqual(['huila', 'cali'])
    expect(lines(answers)).not.toContain('8.7.2/4')
  })

  test('8.7.2/3 8.7.2/4 only as many places as there is money for', () => {
    const t = scarce(
      { huila: 'farc-underground 9, active-opposition', cali: 'passive-support', ibague: 'passive-support' },
      { tracks: { propaganda: 3 }, resources: { farc: 1 }, ...rolls(1, 1, 1) },
    )
    expect(lines(t.bots())).not.toContain('8.7.2/4')
    expect(t.count('cali', 'farc-underground') + t.count('cali', 'farc-active')).toBe(3)
    expect(t.count('ibague', 'farc-underground')).toBe(0)
  })

  test('8.7.2 then Extort as after Rally', () => {
    const t = scarce({ vichada: 'farc-underground 3', arauca: 'active-opposition' }, { tracks: { propaganda: 3 } })
    expect(t.bots().at(-1)).toBe('extort 8.7.1/6')
  })
})

describe('aa1 8.7.3 Attack, then Ambush', () => {
  const RICH: SceneOptions = { resources: { farc: 20, govt: 10 }, dice: [6, 6, 6, 6] }
  /** A foothold, so that no March is called for. */
  const FOOTHOLD: Board = { 'cali-pasto-loc': 'farc-underground 1' }

  test('8.7.3/1 8.7.4/1 Attack if FARC has more Resources than the Government, otherwise Terror', () => {
    const board: Board = { ...FOOTHOLD, cali: 'farc-underground 3, police 1' }
    expect(scarce(board, RICH).bots()[0]).toBe('attack 8.7.3/1')
    expect(scarce(board, { resources: { farc: 10, govt: 10 } }).bots()[0]).toBe('terror 8.7.4/1')
  })

  test('8.7.3/2 in every space with 3 or more guerrillas and an enemy', () => {
    const t = scarce(
      {
        cali: 'farc-active 3, police 1',
        pasto: 'farc-active 4, cartels-base 1',
        neiva: 'farc-active 2, police 1',
        ibague: 'farc-active 5',
        'cali-pasto-loc': 'farc-active 3, auc-active 1',
      },
      RICH,
    )
    expect(by('8.7.3/2', t.bots()).sort()).toEqual(['cali', 'cali-pasto-loc', 'pasto'])
    expect(t.resources('farc')).toBe(17)
  })

  test('8.7.3/2 not with 2 guerrillas, nor without an enemy', () => {
    const t = scarce({ ...FOOTHOLD, cali: 'farc-underground 2, police 1', ibague: 'farc-underground 5' }, RICH)
    const answers = t.bots()
    expect(answers[0]).toBe('attack 8.7.3/1')
    expect(lines(answers)).not.toContain('8.7.3/2')
    expect(by('8.7.3/5', answers)).toEqual(['ambush'])
    expect(t.pieces('ibague')).toEqual({ 'farc-underground': 5 })
  })

  test('8.7.3/3 then 1 city or department to Ambush in, a line only if there is none', () => {
    const t = scarce(
      {
        cali: 'farc-underground 3, police 1',
        neiva: 'farc-underground 1, police 2',
        vichada: 'farc-active 1, auc-active 1',
        'cali-pasto-loc': 'farc-underground 1, police 1',
      },
      RICH,
    )
    const answers = t.bots()
    expect(by('8.7.3/3', answers)).toEqual(['neiva'])
    expect(by('8.7.3/5', answers)).toEqual(['ambush'])
    expect(t.pieces('neiva')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
    expect(t.resources('farc')).toBe(18)
    const line = scarce(
      { cali: 'farc-underground 3, police 1', 'cali-pasto-loc': 'farc-underground 1, police 1' },
      RICH,
    )
    line.bots()
    expect(line.pieces('cali-pasto-loc')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
  })

  test('8.7.3/4 a Shipment first, then AUC, the Government, the Cartels', () => {
    const hit = (there: string) => {
      const t = scarce(
        { ...FOOTHOLD, cali: `farc-underground 1, ${there}` },
        { ...RICH, seats: { farc: 'aa1', cartels: 'aa1' } },
      )
      t.bots()
      return t
    }
    const taken = hit('cartels-active 2, cartels-shipment 1, auc-active 2')
    expect(taken.pieces('cali')).toMatchObject({ 'auc-active': 2 })
    expect(taken.markers('cali', 'farc-shipment')).toBe(1)
    expect(hit('auc-underground 1, auc-active 1, police 2').pieces('cali')).toMatchObject({ police: 2 })
    expect(hit('auc-base 1, police 2').pieces('cali')).toMatchObject({ police: 1 })
    expect(hit('police 1, troops 2, cartels-active 1').pieces('cali')).toMatchObject({ troops: 1, 'cartels-active': 1 })
    expect(hit('cartels-underground 1, cartels-active 2').pieces('cali')).toMatchObject({ 'cartels-active': 1 })
  })

  test('8.7.3/4 nobody is singled out where the blow fails', () => {
    const attack = (die: number): Scene =>
      scarce({ ...FOOTHOLD, cali: 'farc-active 3, auc-active 1, police 2' }, { ...RICH, dice: [die] })
    const hit = attack(3)
    expect(by('8.7.3/4', hit.bots())).toEqual(['auc-active', 'police'])
    const missed = attack(4)
    expect(lines(missed.bots())).not.toContain('8.7.3/4')
    expect(missed.pieces('cali')).toEqual({ 'farc-active': 3, 'auc-active': 1, police: 2 })
  })

  test('8.7.3/5 without such a place the Ambush goes to the Attack space with the fewest guerrillas', () => {
    const t = scarce(
      {
        cali: 'farc-underground 4, police 2',
        pasto: 'farc-underground 1, farc-active 2, troops 2',
        neiva: 'farc-active 3, police 1',
        'cali-pasto-loc': 'farc-underground 1',
      },
      RICH,
    )
    expect(by('8.7.3/5', t.bots())).toEqual(['ambush'])
    expect(t.pieces('pasto')).toEqual({ 'farc-active': 3, 'farc-underground': 1 })
  })

  test('8.7.3/5 of equals by target: Shipment, AUC, Government, Cartels', () => {
    const t = scarce(
      {
        cali: 'farc-underground 3, police 2',
        pasto: 'farc-underground 3, auc-active 2',
        'cali-pasto-loc': 'farc-underground 1',
      },
      RICH,
    )
    t.bots()
    expect(t.pieces('pasto')).toEqual({ 'farc-active': 1, 'farc-underground': 3 })
  })

  test('8.7.3/5 where AUC is hit, who else is there makes no difference', () => {
    const t = scarce(
      {
        cali: 'farc-underground 3, auc-active 2',
        pasto: 'farc-underground 3, auc-active 2, police 1',
        'cali-pasto-loc': 'farc-underground 1',
      },
      { ...RICH, dice: [6], ...rolls(1, 1, 1, 1, 1, 1) },
    )
    t.bots()
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'farc-underground': 3 })
    expect(t.pieces('pasto')).toEqual({ 'farc-active': 3, 'auc-active': 2, police: 1 })
  })

  test('8.7.3/5 no Ambush if nobody is Underground', () => {
    const t = scarce({ cali: 'farc-active 3, police 1, passive-support' }, RICH)
    expect(t.bots()[0]).toBe('attack 8.7.3/1')
    expect(t.resources('farc')).toBe(19)
  })

  test('8.1.1/none nobody to Attack: March instead', () => {
    expect(scarce({ ...FOOTHOLD, vichada: 'farc-underground 2' }, RICH).bots()[0]).toBe('march 8.1.1/none')
  })
})

describe('aa1 8.7.4 Terror, then Kidnap', () => {
  const EVEN: SceneOptions = { resources: { farc: 10, govt: 10 }, dice: [2, 2, 2] }
  const THREE_LINES: Board = {
    'cali-pasto-loc': 'farc-underground 1',
    'bogota-neiva-loc': 'farc-underground 1',
    'bogota-yopal-loc': 'farc-underground 1',
  }

  test('8.7.4/1 Terror with no more Resources than the Government: 8.7.4/2 on all lines without Sabotage, at no cost', () => {
    const t = scarce(
      {
        'cali-pasto-loc': 'farc-underground 1, police 1',
        'bogota-neiva-loc': 'farc-underground 1, police 1',
        'bogota-yopal-loc': 'farc-underground 1, police 1, sabotage',
      },
      EVEN,
    )
    const answers = t.bots()
    expect(answers[0]).toBe('terror 8.7.4/1')
    expect(by('8.7.4/2', answers).sort()).toEqual(['bogota-neiva-loc', 'cali-pasto-loc'])
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
    expect(t.resources('farc')).toBe(10)
    expect(t.count('bogota-yopal-loc', 'farc-underground')).toBe(1)
  })

  test('8.7.4/2 not on sabotaged lines, nor by Active guerrillas', () => {
    const t = scarce(
      {
        cali: 'farc-underground 1, police 1, passive-support',
        'bogota-yopal-loc': 'farc-underground 1, police 1, sabotage',
        'cali-pasto-loc': 'farc-active 3, police 1',
      },
      EVEN,
    )
    expect(t.bots()).toEqual(['terror 8.7.4/1', 'cali 8.7.4/4', 'done 8.1.1/stop'])
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(0)
  })

  test('8.7.4/3 then where Kidnap could take something, until there are 3 with the lines', () => {
    const t = scarce(
      {
        'cali-pasto-loc': 'farc-underground 1',
        'bogota-yopal-loc': 'farc-underground 1, sabotage',
        cali: 'farc-underground 2, police 1, active-opposition',
        pasto: 'farc-underground 1, police 1, active-opposition',
        huila: 'farc-underground 1, cartels-base 1, active-opposition',
        narino: 'farc-underground 1, active-opposition',
        neiva: 'farc-underground 1, active-opposition',
      },
      EVEN,
    )
    const answers = t.bots()
    expect(by('8.7.4/2', answers)).toEqual(['cali-pasto-loc'])
    const kidnappable = ['bogota-yopal-loc', 'cali', 'huila', 'neiva']
    expect(by('8.7.4/3', answers)).toHaveLength(2)
    for (const where of by('8.7.4/3', answers)) expect(kidnappable).toContain(where)
    expect(t.pieces('narino')).toEqual({ 'farc-underground': 1 })
  })

  test('8.7.4/3 not where Police are as many or the Cartels have nothing, nor with 3 lines to Kidnap on', () => {
    const terror = (board: Board): string[] =>
      scarce(
        { vichada: 'farc-underground 1', ...board },
        { ...EVEN, resources: { farc: 10, govt: 10, cartels: 0 } },
      ).bots()
    expect(by('8.7.4/3', terror({ cali: 'farc-underground 2, police 1, passive-support' }))).toEqual(['cali'])
    const without: [string, Board][] = [
      ['cali', { cali: 'farc-underground 1, police 1, passive-support' }],
      ['huila', { huila: 'farc-underground 1, cartels-base 1, passive-support' }],
      ['cali', { ...THREE_LINES, cali: 'farc-underground 1' }],
    ]
    for (const [where, board] of without) {
      const answers = terror(board)
      expect(lines(answers)).not.toContain('8.7.4/3')
      expect(by('8.7.4/4', answers)).toEqual([where])
    }
  })

  test('8.7.4/4 not at Active Opposition, nor where nobody lives', () => {
    const t = scarce(
      {
        'cali-pasto-loc': 'farc-underground 1, police 1',
        neiva: 'farc-underground 1, police 1, active-opposition',
        vichada: 'farc-underground 1',
      },
      EVEN,
    )
    expect(t.bots()).toEqual(['terror 8.7.4/1', 'cali-pasto-loc 8.7.4/2', 'done 8.1.1/stop'])
    expect(t.markers('neiva', 'terror')).toBe(0)
  })

  test('8.7.4/4 then in all other places with people that are not at Active Opposition', () => {
    const t = scarce(
      {
        cali: 'farc-underground 1, police 1, passive-support',
        pasto: 'farc-underground 1, police 1',
        ibague: 'farc-underground 1, police 1, passive-opposition',
        neiva: 'farc-underground 1, police 1, active-opposition',
        huila: 'farc-underground 1, police 1',
        vichada: 'farc-underground 1, police 1',
      },
      EVEN,
    )
    expect(by('8.7.4/4', t.bots()).sort()).toEqual(['cali', 'huila', 'ibague', 'pasto'])
    expect([t.level('cali'), t.level('pasto'), t.level('ibague')]).toEqual([
      'neutral',
      'passive-opposition',
      'active-opposition',
    ])
    expect(t.resources('farc')).toBe(6)
  })

  test('8.7.4/5 8.7.4/6 8.7.4/7 Kidnap in up to 3 Terror spaces: lines, cities from the Government, departments with Cartels bases', () => {
    const t = scarce(
      {
        'cali-pasto-loc': 'farc-underground 1',
        cali: 'farc-underground 1, passive-support, cartels-base 1',
        huila: 'farc-underground 1, cartels-base 1',
        narino: 'farc-underground 1',
      },
      EVEN,
    )
    const answers = t.bots()
    expect(by('8.7.4/5', answers)).toEqual(['kidnap', 'cali-pasto-loc'])
    expect(by('8.7.4/6', answers)).toEqual(['cali', 'govt'])
    expect(by('8.7.4/7', answers)).toEqual(['huila'])
    expect(t.resources('govt')).toBe(6)
    expect(t.resources('cartels')).toBe(18)
  })

  test('8.7.4/6 8.7.4/7 not where Police are as many, not without a Cartels base, nor after 3 lines', () => {
    const guarded = scarce(
      {
        'cali-pasto-loc': 'farc-underground 1',
        cali: 'farc-underground 1, police 1, passive-support',
        huila: 'farc-underground 1',
      },
      EVEN,
    )
    const alone = guarded.bots()
    expect(by('8.7.4/4', alone).sort()).toEqual(['cali', 'huila'])
    expect(alone.at(-1)).toBe('kidnap 8.7.4/5')
    expect(guarded.resources('govt')).toBe(8)
    const three = scarce(
      {
        ...THREE_LINES,
        cali: 'farc-underground 1, passive-support',
        huila: 'farc-underground 1, cartels-base 1',
      },
      EVEN,
    )
    const answers = three.bots()
    expect(by('8.7.4/4', answers).sort()).toEqual(['cali', 'huila'])
    expect(by('8.7.4/5', answers)).toHaveLength(4)
    expect(lines(answers)).not.toContain('8.7.4/6')
    expect(lines(answers)).not.toContain('8.7.4/7')
    expect(three.resources('cartels')).toBe(20)
  })

  test('8.7.4/5 not from who has nothing, nor where Police are too many; a Shipment is something', () => {
    const poor: SceneOptions = { resources: { farc: 0, govt: 0, cartels: 0 }, dice: [2, 2, 2] }
    const broke = scarce(
      { 'cali-pasto-loc': 'farc-underground 1' },
      { ...poor, resources: { farc: 1, govt: 1, cartels: 0 } },
    )
    expect(broke.bots().join()).toContain('kidnap')
    const guarded = scarce({ 'cali-pasto-loc': 'farc-underground 1, police 1' }, EVEN)
    expect(guarded.bots().join()).not.toContain('kidnap')
    const department: Board = {
      huila: 'farc-underground 1, cartels-base 1',
      cali: 'farc-underground 1, police 1, passive-support',
    }
    expect(
      scarce(department, { resources: { farc: 5, govt: 5, cartels: 0 } })
        .bots()
        .join(),
    ).not.toContain('kidnap')
    const laden = scarce(
      { ...department, huila: 'farc-underground 1, cartels-base 1, cartels-active 1, cartels-shipment 1' },
      { resources: { farc: 5, govt: 5, cartels: 0 } },
    )
    expect(by('8.7.4/7', laden.bots())).toContain('kidnap')
    expect(laden.markers('huila', 'farc-shipment')).toBe(1)
  })

  test('8.1 after the ransom no further Terror', () => {
    const t = scarce(
      { cali: 'farc-underground 1, passive-support', pasto: 'farc-underground 1, police 1, passive-support' },
      { resources: { farc: 1, govt: 10 }, dice: [3] },
    )
    expect(by('8.7.4/3', t.bots())).toEqual(['cali'])
    expect(t.pieces('pasto')).toEqual({ 'farc-underground': 1, police: 1 })
    expect(t.resources('farc')).toBe(3)
  })

  test('8.1.2/1 a ransom of 6 brings AUC a base before a guerrilla', () => {
    const t = scarce(
      { cali: 'farc-underground 1, passive-support' },
      { ...EVEN, dice: [6], seats: { farc: 'aa1', auc: 'aa1' } },
    )
    t.bots()
    expect(t.count('cali', 'auc-base')).toBe(1)
  })

  test('8.1.1/none all Active, or on sabotaged lines with nothing to take: March instead (PB)', () => {
    const support: Board = { cali: 'farc-active 3, passive-support', vichada: 'farc-active 2' }
    expect(scarce(support, EVEN).bots()[0]).toBe('march 8.1.1/none')
    const lines = scarce(
      { 'cali-pasto-loc': 'farc-underground 1, sabotage' },
      { resources: { farc: 0, govt: 0 }, ...{ position: {} } },
    )
    expect(lines.bots()[0]).toBe('pass 8.1/broke')
    const sabotaged = scarce({ 'cali-pasto-loc': 'farc-underground 1, police 1, sabotage' }, EVEN)
    expect(sabotaged.bots()[0]).toBe('march 8.1.1/none')
  })
})

describe('aa1 8.7.5 Agitation', () => {
  /** FARC has Control wherever it stands alone, by the rules of the 2nd edition (in which Control is always current). */
  const agitation = (board: Board, farcs: number, more: SceneOptions = {}): Scene =>
    scene(board, {
      seats: { farc: 'aa1' },
      phase: 'agitation',
      options: { edition: '2nd' },
      resources: { farc: farcs },
      ...more,
    })

  test('8.7.5/1 as much as possible, one space after the other', () => {
    const t = agitation({ cali: 'farc-base 1, passive-support', pasto: 'farc-base 1' }, 20)
    expect(t.bots(5)).toEqual(['cali 8.7.5/1', 'cali 8.7.5/1', 'cali 8.7.5/1', 'pasto 8.7.5/1', 'pasto 8.7.5/1'])
  })

  test('8.7.5/1 fewest Terror markers, then Support, then highest Population', () => {
    const first = (board: Board, farcs = 3) => agitation(board, farcs).bots(1)[0]
    expect(first({ cali: 'farc-base 1, passive-support, terror 1', pasto: 'farc-base 1' })).toBe('pasto 8.7.5/1')
    expect(first({ cali: 'farc-base 1', pasto: 'farc-base 1, passive-support' })).toBe('pasto 8.7.5/1')
    expect(first({ cali: 'farc-base 1', pasto: 'farc-base 1' })).toBe('cali 8.7.5/1')
  })

  test('8.7.5/1 what was begun is brought to its end', () => {
    const t = agitation({ cali: 'farc-base 1, terror 2', pasto: 'farc-base 1, terror 2' }, 6)
    expect(t.bots(4)).toEqual(Array(4).fill('cali 8.7.5/1'))
  })

  test('8.7.5/1 8.7.5/2 Terror goes only where a shift will follow', () => {
    expect(agitation({ cali: 'farc-base 1, terror 2' }, 2).bots(1)).toEqual(['done 8.7.5/2'])
    expect(agitation({ cali: 'farc-base 1, terror 2' }, 3).bots(3)).toEqual(Array(3).fill('cali 8.7.5/1'))
    expect(agitation({ cali: 'farc-base 1, terror 1, active-opposition' }, 9).bots(1)).toEqual(['done 8.7.5/2'])
    expect(agitation({ vichada: 'farc-base 1, terror 1' }, 9).bots(1)).toEqual(['done 8.7.5/2'])
  })

  test('8.7.5/1 Alfonso Cano opens three more spaces, in the same order', () => {
    const contested = 'farc-base 1, auc-base 1'
    const t = agitation(
      {
        cali: `${contested}, terror 1`,
        pasto: contested,
        neiva: `${contested}, passive-support`,
        ibague: contested,
        medellin: contested,
      },
      20,
      { lasting: { 22: 'shaded' } },
    )
    t.bots()
    expect([t.level('neiva'), t.level('medellin'), t.level('ibague')]).toEqual(Array(3).fill('active-opposition'))
    expect([t.level('cali'), t.level('pasto')]).toEqual(['neutral', 'neutral'])
  })
})

describe('aa1 8.7 worked examples of the playbook', () => {
  test('PB 8.7.1 no base placeable: guerrillas at all 6 own bases and 1 random place; Extort in Chocó, Arauca, Huila', () => {
    // The Cartels have rallied in the Metas and Guaviare, as in the played game.
    const rallied = 'farc-base 1, cartels-base 1, active-opposition'
    const t = standard(
      {
        'meta-east': `farc-underground 1, cartels-underground 3, ${rallied}`,
        'meta-west': `farc-underground 2, cartels-underground 4, ${rallied}`,
        guaviare: `farc-underground 2, auc-underground 1, cartels-underground 3, ${rallied}`,
      },
      { ...OPERATING, ...rolls(...Array(15).fill(1), 1, 2, 1) },
    )
    const answers = t.bots()
    expect(
      by('8.7.1/4', answers)
        .filter((word) => word !== 'many')
        .sort(),
    ).toEqual(['arauca', 'choco', 'guaviare', 'huila', 'meta-east', 'meta-west'])
    expect(by('8.7.1/5', answers)[0]).toBe('cali')
    expect(by('8.7.1/6', answers).sort()).toEqual(['arauca', 'choco', 'extort', 'huila'])
    expect(t.resources('farc')).toBe(10 - 7 + 3)
  })

  test('PB 8.7.3 FARC 24 Resources, Government 13: 4 spaces in force and an Ambush in Santander', () => {
    const force = 'farc-underground 2, farc-active 1, farc-base 1, active-opposition'
    const t = scarce(
      {
        choco: `${force}, auc-active 1`,
        'meta-west': `${force}, cartels-base 1`,
        'meta-east': `${force}, cartels-base 1`,
        guaviare: `${force}, auc-active 1, cartels-base 1`,
        santander: 'farc-underground 1, auc-underground 1, troops 3, active-support',
        arauca: 'farc-underground 2, active-opposition, police 1',
      },
      { resources: { farc: 24, govt: 13 }, dice: [6, 6, 6, 6], ...rolls(...Array(9).fill(1), 2, 3, 3) },
    )
    const answers = t.bots()
    expect(by('8.7.3/2', answers).sort()).toEqual(['choco', 'guaviare', 'meta-east', 'meta-west'])
    expect(by('8.7.3/3', answers)).toEqual(['santander'])
    // AUC before the Government.
    expect(t.pieces('santander')).toEqual({ 'farc-active': 1, 'farc-underground': 1, troops: 2 })
    expect(t.resources('farc')).toBe(24 - 5)
  })

  test('PB 8.7.2 the March example: 2 more guerrillas at every FARC base but Huila', () => {
    const t = standard(
      {
        choco: 'farc-underground 3, farc-base 1, active-opposition',
        arauca: 'farc-underground 3, farc-base 1, auc-underground 1, active-opposition',
        'meta-east': 'farc-underground 3, farc-base 1, cartels-base 1, active-opposition',
        'meta-west': 'farc-underground 4, farc-base 1, cartels-base 1, active-opposition',
        guaviare: 'farc-underground 4, farc-base 1, auc-underground 1, cartels-base 1, active-opposition',
      },
      {
        ...OPERATING,
        ...rolls(
          // Lines: next to Medellín; next to Neiva; Bogotá-Yopal from Meta East; next to Medellín.
          ...[1, 3, 1, 5, 3, 3, 4, 3, 6, 1, 3, 1],
          // Next to Bogotá, from Meta West; next to Neiva; next to Pasto, the second.
          ...[3, 3, 3, 5, 3, 2, 5, 3, 3, 5, 5, 1, 2],
          // Santander; Meta East.
          ...[1, 4, 5, 4, 3, 6],
        ),
      },
    )
    // A Rally is what the chart would call for here: the example shows how the March goes.
    t.play('march')
    const answers = t.bots()
    expect(by('8.7.2/2', answers)).toEqual([
      ...['arauca', 'arauca-cucuta-loc', '1'],
      ...['choco', 'medellin-sincelejo-loc', '1'],
      ...['meta-west', 'bogota-neiva-loc', '1'],
      ...['meta-east', 'bogota-yopal-loc', '1'],
      ...['choco', 'ibague-medellin-loc', '1'],
      ...['meta-west', 'bogota-san-jose-loc', '1'],
      ...['putumayo', 'neiva-pasto-loc', '1'],
      ...['narino', 'pasto-tumaco-loc'],
    ])
    expect(by('8.7.2/3', answers)).toEqual([
      'meta-west',
      'neiva',
      '1',
      'arauca',
      'santander',
      '1',
      'meta-east',
      'santander',
      '1',
    ])
    expect(by('8.7.2/4', answers)).toEqual(['guaviare', 'meta-east', '3'])
    expect(t.pieces('neiva')).toEqual({ police: 1, 'farc-underground': 1 })
    expect(t.pieces('santander')).toMatchObject({ 'farc-underground': 1, 'farc-active': 2 })
    expect(t.resources('farc')).toBeGreaterThanOrEqual(7)
  })
})
