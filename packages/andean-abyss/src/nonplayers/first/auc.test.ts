import { describe, expect, test } from 'vitest'
import { by, countOn, lines, rolls } from '../../../test/bots.ts'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'

/** AUC of the 1st edition is to operate: alone eligible on a card that the Government leads. */
const OPERATING = { first: 'govt', eligible: ['auc'], seats: { auc: 'aa1' } } as const
const auc = (board: Board, more: SceneOptions = {}): Scene => scene(board, { ...OPERATING, ...more })

/** Five guerrillas and no base are Available, the others out of the game: no Rally is called for. */
const scarce = (board: Board, more: SceneOptions = {}): Scene => {
  const guerrillas = 18 - 5 - countOn(board, 'auc-underground') - countOn(board, 'auc-active')
  const bases = 6 - countOn(board, 'auc-base')
  return auc(board, { boxes: { 'out-of-play': { 'auc-guerrillas': guerrillas, 'auc-bases': bases } }, ...more })
}
const turn = (board: Board, more: SceneOptions = {}): string[] => auc(board, more).bots()

describe('aa1 8.6.1 Rally, then Extort', () => {
  test('8.6.1/1 Rally with 6 guerrillas Available', () => {
    const none = { 'auc-bases': 6 }
    const board: Board = { cali: 'auc-underground 1' }
    expect(turn(board, { boxes: { 'out-of-play': { ...none, 'auc-guerrillas': 11 } } })[0]).toBe('rally 8.6.1/1')
    expect(turn(board, { boxes: { 'out-of-play': { ...none, 'auc-guerrillas': 12 } } })[0]).not.toBe('rally 8.6.1/1')
  })

  test('8.6.1/1 Rally if it could place a base, which needs room, no Opposition and two without Shipments', () => {
    const few: SceneOptions = { boxes: { 'out-of-play': { 'auc-guerrillas': 11 } } }
    expect(turn({ cali: 'auc-underground 2' }, few)[0]).toBe('rally 8.6.1/1')
    for (const cali of [
      'auc-underground 2, passive-opposition',
      'auc-underground 2, farc-base 1, govt-base 1',
      'auc-underground 2, auc-shipment 1',
    ]) {
      expect(turn({ cali }, few)[0]).not.toBe('rally 8.6.1/1')
    }
    expect(scarce({ cali: 'auc-underground 2' }).bots()[0]).not.toBe('rally 8.6.1/1')
  })

  test('8.6.1/2 two guerrillas become a base, not where there is Opposition', () => {
    const t = auc({ cali: 'auc-underground 3', pasto: 'auc-underground 3, passive-opposition' })
    expect(by('8.6.1/2', t.bots())).toEqual(['cali', 'base'])
    expect(t.pieces('cali')).toEqual({ 'auc-base': 1, 'auc-active': 1 })
    expect(t.count('pasto', 'auc-base')).toBe(0)
  })

  test('8.6.1/2 no base with one who carries Shipments, without room, at Opposition, or if none is Available', () => {
    const built = (cali: string, more: SceneOptions = {}): boolean => {
      const answers = turn({ cali }, more)
      expect(answers[0]).toBe('rally 8.6.1/1')
      return lines(answers).includes('8.6.1/2')
    }
    expect(built('auc-underground 3, auc-shipment 1, govt-base 1')).toBe(true)
    for (const cali of [
      'auc-underground 1',
      'auc-underground 2, auc-shipment 1',
      'auc-underground 3, farc-base 1, govt-base 1',
      'auc-underground 3, passive-opposition',
    ]) {
      expect(built(cali)).toBe(false)
    }
    expect(built('auc-underground 3', { boxes: { 'out-of-play': { 'auc-bases': 6 } } })).toBe(false)
  })

  test('8.6.1/3 then Active guerrillas hide at a base among cubes', () => {
    const t = auc({ cali: 'auc-active 1, auc-base 1, troops 2' })
    expect(by('8.6.1/3', t.bots())).toEqual(['cali', 'regroup'])
    expect(t.pieces('cali')).toEqual({ 'auc-underground': 1, 'auc-base': 1, troops: 2 })
    expect(turn({ cali: 'auc-active 1, auc-base 1' }).join()).not.toContain('8.6.1/3')
  })

  test('8.6.1/4 8.6.1/5 8.6.1/6 then guerrillas come to FARC bases, to own bases, elsewhere; three spaces in all', () => {
    const t = auc(
      { cali: 'auc-base 1', huila: 'farc-base 1', pasto: 'farc-base 1, passive-opposition' },
      rolls(6, 5, 6),
    )
    expect(t.bots()).toEqual([
      'rally 8.6.1/1',
      'huila 8.6.1/4',
      'cali 8.6.1/5',
      'many 8.6.1/5',
      '4 8.1.2/1',
      'choco 8.6.1/6',
      'guerrilla 8.6.1/6',
      'extort 8.6.1/7',
      'cali 8.6.1/7',
      'choco 8.6.1/7',
      'done 8.1.1/stop',
    ])
    expect(t.count('huila', 'auc-underground')).toBe(1)
    expect(t.count('pasto', 'auc-underground')).toBe(0)
    expect(t.resources('auc')).toBe(20 - 3 + 2)
  })

  test('8.6.1/4 a FARC base beside an own one brings as many as people and bases', () => {
    const t = auc({ cali: 'auc-base 1, farc-base 1' })
    t.bots()
    expect(t.pieces('cali')).toMatchObject({ 'auc-underground': 3, 'auc-active': 1 })
  })

  test('8.6.1/4 8.6.1/5 8.6.1/6 nobody is placed when none is Available', () => {
    const t = auc(
      { cali: 'auc-underground 2', huila: 'farc-base 1' },
      { boxes: { 'out-of-play': { 'auc-guerrillas': 16 } } },
    )
    expect(by('8.6.1/4', t.bots())).toEqual(['huila'])
    const none = auc(
      { cali: 'auc-active 1, auc-base 1, police 1', huila: 'farc-base 1', pasto: 'auc-underground 2, farc-base 2' },
      { boxes: { 'out-of-play': { 'auc-guerrillas': 15, 'auc-bases': 5 } } },
    )
    none.play('rally')
    expect(lines(none.bots())).not.toContain('8.6.1/4')
  })

  test('8.6.1/7 Extort wherever an Underground guerrilla stands and AUC outnumbers all others', () => {
    const t = auc(
      {
        cali: 'auc-base 1',
        // Nobody Rallies where there is Opposition.
        pasto: 'auc-underground 1, police 1, passive-opposition',
        'cali-pasto-loc': 'auc-underground 1',
        neiva: 'auc-active 2, passive-opposition',
      },
      { boxes: { 'out-of-play': { 'auc-bases': 5 } } },
    )
    const where = by('8.6.1/7', t.bots())
    expect(where).toEqual(expect.arrayContaining(['cali', 'cali-pasto-loc']))
    expect(where).not.toContain('pasto')
    expect(where).not.toContain('neiva')
  })

  test('8.6.1/7 no Extort without such a space', () => {
    const t = auc({ cali: 'auc-base 1, police 9' }, { resources: { auc: 1 } })
    expect(t.bots().join()).not.toContain('extort')
  })
})

describe('aa1 8.6.1 Elite Backing', () => {
  const elite = (board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { seats: { auc: 'aa1' }, phase: 'elite-backing', ...more })

  test('8.6.1/8 a base if possible, where nobody has Control and no Opposition is', () => {
    const t = elite({ cali: 'auc-underground 2', pasto: 'auc-underground 2, passive-opposition', huila: 'farc-base 1' })
    expect(by('8.6.1/8', t.bots())).toEqual(['cali', 'base'])
    expect(t.pieces('cali')).toEqual({ 'auc-base': 1 })
    expect(t.resources('auc')).toBe(20)
  })

  test('8.6.1/9 otherwise guerrillas, first at a FARC base', () => {
    const t = elite({ cali: 'auc-base 1', huila: 'farc-base 1, auc-base 1' })
    expect(by('8.6.1/9', t.bots(1))).toEqual(['huila'])
    t.bots()
    expect(t.count('huila', 'auc-underground')).toBe(3)
  })

  test('8.6.1/9 not where FARC has Control', () => {
    const t = elite({ cali: 'auc-base 1', huila: 'farc-base 1' }, { options: { edition: '2nd' } })
    expect(by('8.6.1/10', t.bots(1))).toEqual(['cali'])
  })

  test('8.6.1/10 then at an own base', () => {
    const t = elite({ cali: 'auc-base 1', neiva: 'auc-underground 1' })
    expect(by('8.6.1/10', t.bots())).toEqual(['cali', 'many'])
    expect(t.count('cali', 'auc-underground')).toBe(4)
  })

  test('8.6.1/11 then anywhere', () => {
    const t = elite({}, rolls(1, 3, 1))
    expect(by('8.6.1/11', t.bots())).toEqual(['medellin'])
    expect(t.count('medellin', 'auc-underground')).toBe(1)
  })

  test('8.6.1/8 8.6.1/9 8.6.1/10 8.6.1/11 nothing where nothing can be placed', () => {
    const t = elite(
      { cali: 'auc-base 1, auc-active 1', neiva: 'auc-underground 1' },
      { boxes: { 'out-of-play': { 'auc-guerrillas': 16, 'auc-bases': 5 } } },
    )
    expect(t.bots()).toEqual(['done 8.1.1/stop'])
  })
})

describe('aa1 8.6.2 March, then Extort', () => {
  test('8.6.2/1 March if AUC is at fewer than half of the FARC bases; exactly half is not (PB)', () => {
    const at: Board = { huila: 'farc-base 1, auc-underground 1' }
    expect(scarce({ ...at, cali: 'farc-base 1' }).bots()[0]).toBe('terror 8.6.4/1')
    expect(scarce({ ...at, cali: 'farc-base 1', pasto: 'farc-base 1', narino: 'auc-underground 1' }).bots()[0]).toBe(
      'march 8.6.2/1',
    )
    expect(scarce({ cali: 'auc-underground 1, police 1' }).bots()[0]).toBe('attack 8.6.3/1')
  })

  test('8.6.2/2 to a FARC base rather than to other FARC pieces, without AUC guerrillas', () => {
    const t = scarce(
      {
        huila: 'auc-underground 3',
        cali: 'farc-base 1',
        pasto: 'farc-underground 1',
        ibague: 'farc-base 1, auc-active 1',
        choco: 'farc-base 1',
      },
      rolls(1, 1, 1),
    )
    expect(by('8.6.2/2', t.bots()).slice(0, 2)).toEqual(['huila', 'cali'])
    expect(t.pieces('cali')).toEqual({ 'farc-base': 1, 'auc-underground': 2, 'auc-active': 1 })
    expect(t.resources('auc')).toBe(20 - 1 + 1)
  })

  test('8.6.2/2 FARC pieces will do where no FARC base is in reach', () => {
    const t = scarce({ huila: 'auc-underground 2', pasto: 'farc-underground 1', arauca: 'farc-base 1' })
    t.bots()
    expect(t.pieces('pasto')).toEqual({ 'farc-underground': 1, 'auc-underground': 1, 'auc-active': 1 })
  })

  test('8.6.2/2 of those first where they can stay Underground', () => {
    const t = scarce({
      huila: 'auc-underground 1',
      cali: 'farc-base 1, passive-support, police 3',
      pasto: 'farc-base 1, passive-opposition, farc-underground 3',
      narino: 'farc-base 1, police 3',
    })
    t.bots()
    expect(t.pieces('narino')).toEqual({ 'farc-base': 1, police: 3, 'auc-underground': 1 })
  })

  test('8.6.2/2 all adjacent ones go, but 1 stays at an own base or with FARC pieces', () => {
    const t = scarce(
      {
        huila: 'auc-underground 2, farc-active 1',
        choco: 'auc-active 1',
        narino: 'auc-underground 2, auc-base 1',
        cali: 'farc-base 1',
        pasto: 'farc-base 1',
        arauca: 'farc-base 1',
      },
      rolls(1, 1, 1),
    )
    expect(by('8.6.2/2', t.bots())).toEqual(['choco', 'cali', 'narino', 'cali', '1', 'huila', 'cali', '1'])
    expect(t.pieces('cali')).toMatchObject({ 'auc-active': 2, 'auc-underground': 1 })
    expect(t.count('huila', 'auc-underground')).toBe(1)
    expect(t.pieces('narino')).toEqual({ 'auc-active': 1, 'auc-base': 1 })
    expect(t.count('choco', 'auc-active')).toBe(0)
  })

  test('8.6.2/2 nobody goes who must stay, nor to a place with AUC guerrillas or a line: Rally instead', () => {
    const first = (board: Board): string | undefined => scarce({ arauca: 'farc-base 1', ...board }).bots()[0]
    expect(first({ huila: 'auc-underground 2, farc-active 1', cali: 'farc-base 1' })).toBe('march 8.6.2/1')
    expect(first({ huila: 'auc-underground 2', cali: 'farc-active 1' })).toBe('march 8.6.2/1')
    const stuck: Board[] = [
      { huila: 'auc-underground 1, farc-active 1', cali: 'farc-base 1' },
      { huila: 'auc-underground 1, auc-base 1', cali: 'farc-base 1' },
      { huila: 'auc-underground 2', cali: 'farc-active 1, auc-active 1' },
      { huila: 'auc-underground 2', 'cali-pasto-loc': 'farc-active 1' },
    ]
    for (const board of stuck) expect(first(board)).toBe('rally 8.1.1/none')
  })

  test('8.6.2 then Extort', () => {
    const t = scarce({ huila: 'auc-underground 3', cali: 'farc-base 1' })
    expect(t.bots().at(-1)).toBe('extort 8.6.1/7')
    expect(t.pieces('cali')).toEqual({ 'farc-base': 1, 'auc-underground': 2, 'auc-active': 1 })
  })

  test('8.1.1/none nobody can March: Rally instead', () => {
    expect(scarce({ huila: 'auc-underground 1, auc-base 0', arauca: 'farc-base 1' }).bots()[0]).toBe('rally 8.1.1/none')
  })
})

describe('aa1 8.6.3 Attack, then Ambush', () => {
  test('8.6.3/1 8.6.4/1 Attack only if no FARC base has an Underground AUC guerrilla beside it, otherwise Terror', () => {
    expect(scarce({ cali: 'auc-underground 1, farc-active 1' }).bots()[0]).toBe('attack 8.6.3/1')
    expect(scarce({ cali: 'auc-underground 1, farc-base 1' }).bots()[0]).toBe('terror 8.6.4/1')
    expect(scarce({ cali: 'auc-active 3, farc-base 1' }).bots()[0]).toBe('attack 8.6.3/1')
  })

  test('8.6.3/2 up to 3 spaces, most AUC guerrillas first; an Underground one or three at all', () => {
    const t = scarce(
      {
        cali: 'auc-active 3, police 1',
        pasto: 'auc-active 2, police 1',
        neiva: 'auc-underground 2, police 1',
        ibague: 'auc-underground 1, police 1',
        cartagena: 'auc-underground 1, auc-active 1, troops 1',
      },
      { dice: [6, 6], ...rolls(5, 4, 3, 1, 6, 3) },
    )
    const answers = t.bots()
    expect(answers.slice(0, 3)).toEqual(['attack 8.6.3/1', 'cali 8.6.3/2', 'neiva 8.6.3/2'])
    expect(t.resources('auc')).toBe(17)
    expect(t.pieces('pasto')).toEqual({ 'auc-active': 2, police: 1 })
    expect(t.pieces('ibague')).toEqual({ 'auc-underground': 1, police: 1 })
  })

  test('8.6.3/2 Cartels without Shipments are no target', () => {
    expect(scarce({ cali: 'auc-underground 3, cartels-active 2' }).bots()[0]).toBe('rally 8.1.1/none')
    expect(scarce({ cali: 'auc-underground 3, cartels-active 2, cartels-shipment 1' }).bots()[0]).toBe('attack 8.6.3/1')
    expect(scarce({ cali: 'auc-underground 3, cartels-active 3, cartels-shipment 1' }).bots()[0]).not.toBe(
      'attack 8.6.3/1',
    )
  })

  test('8.6.3/3 a Shipment first, then FARC, then the Government, never Cartels', () => {
    const hit = (there: string) => {
      const t = scarce({ cali: `auc-underground 3, ${there}` }, { seats: { auc: 'aa1', cartels: 'aa1' } })
      t.bots()
      return t
    }
    const taken = hit('cartels-active 1, cartels-shipment 2, farc-active 2, police 2')
    expect(taken.pieces('cali')).toMatchObject({ 'farc-active': 1, police: 2 })
    expect(taken.count('cali', 'cartels-active')).toBe(0)
    expect(taken.markers('cali', 'auc-shipment')).toBe(2)
    expect(hit('farc-underground 1, farc-active 1, police 2').pieces('cali')).toEqual(
      expect.objectContaining({ police: 2 }),
    )
    expect(hit('farc-active 1, police 1, troops 1').pieces('cali')).toMatchObject({ troops: 1 })
    expect(hit('farc-active 1, cartels-active 2').pieces('cali')).toMatchObject({ 'cartels-active': 2 })
  })

  test('8.6.3/3 nobody is singled out where the blow fails', () => {
    const attack = (die: number): Scene => scarce({ cali: 'auc-active 3, farc-active 1, police 2' }, { dice: [die] })
    expect(by('8.6.3/3', attack(3).bots())).toEqual(['farc-active', 'police'])
    const missed = attack(4)
    expect(missed.bots()).toEqual(['attack 8.6.3/1'])
    expect(missed.pieces('cali')).toEqual({ 'auc-active': 3, 'farc-active': 1, police: 2 })
  })

  test('8.6.3/4 Ambush in the Attack space with the fewest AUC guerrillas, then by target', () => {
    const t = scarce(
      {
        cali: 'auc-underground 3, farc-active 2',
        pasto: 'auc-underground 1, police 2',
        neiva: 'auc-underground 1, farc-active 2',
      },
      { dice: [6] },
    )
    expect(by('8.6.3/4', t.bots())).toEqual(['ambush'])
    // One is shown, one joins.
    expect(t.pieces('neiva')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
  })

  test('8.6.3/4 where FARC is hit, who else is there makes no difference', () => {
    const t = scarce(
      { pasto: 'auc-underground 1, farc-active 2, police 1', neiva: 'auc-underground 1, farc-active 2' },
      { dice: [6], ...rolls(5, 3, 3, 5, 3, 3) },
    )
    t.bots()
    expect(t.pieces('neiva')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
    expect(t.pieces('pasto')).toEqual({ 'auc-active': 1, 'farc-active': 2, police: 1 })
  })

  test('8.6.3/4 no Ambush without an Underground guerrilla', () => {
    expect(scarce({ cali: 'auc-active 3, police 1' }, { dice: [6] }).bots()).toEqual(['attack 8.6.3/1'])
  })

  test('8.1.1/none with 1 or 2 Active guerrillas at each target no Attack is possible (PB)', () => {
    expect(scarce({ cali: 'auc-active 2, farc-active 1', narino: 'farc-active 1' }).bots()[0]).toBe('march 8.1.1/none')
  })

  test('8.1 money for one space only: it is the Ambush if that space has the most', () => {
    const t = scarce(
      { cali: 'auc-underground 3, police 2', neiva: 'auc-underground 1, police 2' },
      { resources: { auc: 1 } },
    )
    t.bots()
    expect(t.pieces('cali')).toEqual({ 'auc-underground': 3, 'auc-active': 1 })
    expect(t.pieces('neiva')).toEqual({ 'auc-underground': 1, police: 2 })
  })
})

describe('aa1 8.6.4 Terror, then Assassinate', () => {
  test('8.6.4/1 8.6.4/2 8.6.4/3 8.6.4/4 one FARC base, one other place with FARC pieces, one more; three in all', () => {
    const t = scarce(
      {
        cali: 'auc-underground 1, farc-base 1',
        pasto: 'auc-underground 1, farc-base 1',
        neiva: 'auc-underground 1, police 5',
        vichada: 'auc-underground 1',
        'cali-pasto-loc': 'auc-underground 1, farc-active 1',
      },
      rolls(1, 1, 1, 5, 3, 3),
    )
    expect(t.bots().slice(0, 4)).toEqual(['terror 8.6.4/1', 'cali 8.6.4/2', 'pasto 8.6.4/3', 'neiva 8.6.4/4'])
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.resources('auc')).toBe(17)
    expect(t.aid).toBe(4)
  })

  test('8.6.4/2 8.6.4/3 not without FARC there: then in other places', () => {
    const t = scarce({ cali: 'auc-underground 1, farc-active 1', pasto: 'auc-underground 1' })
    // An Attack is what the chart would call for here.
    t.play('terror')
    expect(t.bots().slice(0, 2)).toEqual(['cali 8.6.4/3', 'pasto 8.6.4/4'])
    const nobody = scarce({ cali: 'auc-underground 1, police 1', pasto: 'auc-underground 1' })
    nobody.play('terror')
    expect(by('8.6.4/4', nobody.bots())).toEqual(expect.arrayContaining(['cali', 'pasto']))
  })

  test('8.6.4/3 8.6.4/4 not on lines, and only 1', () => {
    const t = scarce({
      cali: 'auc-underground 1, farc-base 1, police 9',
      'cali-pasto-loc': 'auc-underground 1, farc-active 1',
    })
    const answers = t.bots()
    expect(lines(answers)).not.toContain('8.6.4/3')
    expect(lines(answers)).not.toContain('8.6.4/4')
    expect(t.aid).toBe(6)
    const three = scarce({
      cali: 'auc-underground 1, farc-base 1',
      pasto: 'auc-underground 1, farc-base 1',
      neiva: 'auc-underground 1, farc-active 1, police 1',
    })
    expect(lines(three.bots()).slice(1, 4)).toEqual(['8.6.4/2', '8.6.4/3', '8.6.4/4'])
  })

  test('8.6.4/5 Assassinate in every Terror space where AUC guerrillas outnumber the Police', () => {
    const t = scarce({
      cali: 'auc-underground 1, farc-base 1, police 1',
      pasto: 'auc-underground 2, farc-base 1, farc-underground 2, police 1',
      neiva: 'auc-underground 1, troops 2',
    })
    expect(by('8.6.4/5', t.bots())).toEqual(['assassinate', 'neiva', 'pasto'])
    // The base goes, guarded or not.
    expect(t.pieces('pasto')).toEqual({ 'auc-underground': 1, 'auc-active': 1, 'farc-underground': 2, police: 1 })
    expect(t.pieces('neiva')).toEqual({ 'auc-active': 1, troops: 1 })
    expect(t.count('cali', 'farc-base')).toBe(1)
  })

  test('8.6.4/5 not if Police are too many or no enemy is there', () => {
    const t = scarce({ cali: 'auc-underground 1, farc-base 1, police 1', neiva: 'auc-underground 1' })
    expect(t.bots().join()).not.toContain('assassinate')
  })

  test('8.6.4/6 nobody is singled out where Police are too many or only one could be removed', () => {
    const t = scarce({
      cali: 'auc-underground 2, farc-base 1, farc-active 1, police 2',
      neiva: 'auc-underground 1, cartels-base 1',
    })
    const answers = t.bots()
    expect(by('8.6.4/5', answers)).toContain('assassinate')
    expect(lines(answers)).not.toContain('8.6.4/6')
    expect(t.count('cali', 'farc-active')).toBe(1)
    expect(t.count('neiva', 'cartels-base')).toBe(0)
  })

  test('8.6.4/6 a Shipment first, then FARC, the Government, the Cartels', () => {
    const hit = (there: string) => {
      const seats = { auc: 'aa1', cartels: 'aa1' }
      const t = scarce({ cali: 'auc-underground 1, farc-base 1', neiva: `auc-underground 2, ${there}` }, { seats })
      t.bots()
      return t
    }
    const taken = hit('farc-active 1, cartels-active 1, cartels-shipment 1')
    expect(taken.pieces('neiva')).toMatchObject({ 'farc-active': 1 })
    expect(taken.markers('neiva', 'auc-shipment')).toBe(1)
    expect(hit('farc-active 1, police 1').pieces('neiva')).toMatchObject({ police: 1 })
    expect(hit('farc-active 1, police 1').count('neiva', 'farc-active')).toBe(0)
    expect(hit('troops 1, police 1, cartels-base 1').pieces('neiva')).toMatchObject({ troops: 1, 'cartels-base': 1 })
    expect(hit('cartels-active 1, cartels-base 1').pieces('neiva')).toMatchObject({ 'cartels-active': 1 })
    expect(hit('cartels-active 1, cartels-base 1').count('neiva', 'cartels-base')).toBe(0)
  })
})

describe('aa1 8.6 worked examples of the playbook', () => {
  test('PB 8.6.1 Rally at FARC bases without Opposition, then the own base; Extort in Antioquia and Atlántico', () => {
    const t = standard(
      { santander: 'troops 3, govt-base 1, farc-underground 1, farc-base 1, auc-underground 1, active-support' },
      OPERATING,
    )
    const answers = t.bots()
    expect(by('8.6.1/4', answers)).toEqual(expect.arrayContaining(['santander', 'huila']))
    expect(by('8.6.1/5', answers)).toEqual(['antioquia', 'many'])
    expect(t.count('santander', 'auc-underground')).toBe(2)
    expect(t.count('huila', 'auc-underground')).toBe(1)
    expect(t.pieces('antioquia')).toEqual({ 'auc-underground': 3, 'auc-active': 1, 'auc-base': 1 })
    expect(t.pieces('atlantico')).toEqual({ 'auc-active': 1 })
    expect(t.resources('auc')).toBe(10 - 3 + 2)
  })

  test('PB 8.6.1 with 4 guerrillas in Antioquia: a second base there, guerrillas in Santander and Huila', () => {
    const t = standard(
      {
        santander: 'troops 3, govt-base 1, farc-underground 1, farc-base 1, auc-underground 1, active-support',
        antioquia: 'auc-underground 4, auc-base 1',
      },
      OPERATING,
    )
    t.bots()
    expect(t.pieces('antioquia')).toEqual({ 'auc-underground': 1, 'auc-active': 1, 'auc-base': 2 })
    expect(t.count('santander', 'auc-underground')).toBe(2)
    expect(t.count('huila', 'auc-underground')).toBe(1)
  })
})
