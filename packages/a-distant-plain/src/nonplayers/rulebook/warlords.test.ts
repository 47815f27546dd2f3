import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../test/kit.ts'

/** Change in Tactics does nothing while no Capability is in force, so whoever is alone eligible operates. */
const IDLE_CARD = 67

const warlords = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { card: IDLE_CARD, eligible: ['warlords'], ...more, seats: { warlords: 'adp', ...more.seats } })

/** Guerrillas on a LoC do not March, and seen ones spread no Terror: with these at most 5 pieces are Available. */
const marching = (board: Board, more: SceneOptions = {}): Scene =>
  warlords(
    { 'loc-toraghondi-farah': 'warlords-active 7', ...board },
    { boxes: { 'out-of-play': { 'warlords-guerrillas': 5, 'warlords-bases': 10 } }, ...more },
  )
/** Too rich to March. */
const terrifying = (board: Board, more: SceneOptions = {}): Scene =>
  marching(board, { resources: { warlords: 51 }, ...more })

const answers = (t: Scene, n = 99): string[] => t.bots().slice(0, n)
/** The answers of one line, without it. */
const byLine = (t: Scene, line: string): string[] =>
  t
    .bots()
    .filter((answer) => answer.endsWith(` ${line}`))
    .map((answer) => answer.slice(0, -line.length - 1))

describe('adp 8.5.1 Rally', () => {
  test('8.5.1/1 with 6 pieces Available, not with 5', () => {
    expect(answers(warlords({}), 1)).toEqual(['rally 8.5.1/1'])
    expect(answers(marching({ herat: 'warlords-underground 2' }), 1)).toEqual(['march 8.5.2/1'])
  })

  test('8.5.1/1 in no more than 3 provinces', () => {
    const t = warlords({})
    t.bots()
    expect(t.resources('warlords')).toBe(17)
  })

  test('8.5.1/2 Active Guerrillas at a Base beside a cube turn Underground first', () => {
    const t = warlords({ balkh: 'warlords-active 2, warlords-base 1, government-police 2' })
    expect(answers(t, 3)).toEqual(['rally 8.5.1/1', 'balkh 8.5.1/2', 'hide 8.5.1/2'])
    expect(t.pieces('balkh')).toMatchObject({ 'warlords-underground': 2 })
  })

  test.each([
    [
      'where one is hidden',
      { balkh: 'warlords-active 1, warlords-underground 1, warlords-base 1, government-police 1' },
    ],
    ['where no cube is', { balkh: 'warlords-active 1, warlords-base 1' }],
    ['where no Base is', { balkh: 'warlords-active 1, government-police 1' }],
    ['among Pashtuns', { helmand: 'warlords-active 1, warlords-base 1, government-police 1' }],
  ] satisfies [string, Board][])('8.5.1/2 not %s', (_, board) => {
    expect(byLine(warlords(board), '8.5.1/2')).toEqual([])
  })

  test('8.5.1/3 two Guerrillas become a Base, among Pashtuns too; Active ones go', () => {
    const t = warlords({ helmand: 'warlords-active 1, warlords-underground 2' })
    expect(answers(t, 3)).toEqual(['rally 8.5.1/1', 'helmand 8.5.1/3', 'base 8.5.1/3'])
    // Cultivate adds the other Base.
    expect(t.pieces('helmand')).toEqual({ 'warlords-base': 2, 'warlords-underground': 1 })
  })

  test('8.5.1/3 not where two Bases stand, nor in Kabul', () => {
    expect(byLine(warlords({ balkh: 'warlords-active 2, coalition-base 2' }), '8.5.1/3')).toEqual([])
    expect(byLine(warlords({ kabul: 'warlords-active 2' }), '8.5.1/3')).toEqual([])
  })

  test('8.5.1/4 as many Guerrillas as possible at a Base without one', () => {
    const t = warlords({ balkh: 'warlords-base 1' })
    expect(answers(t, 4)).toEqual(['rally 8.5.1/1', 'balkh 8.5.1/4', 'many 8.5.1/4', '3 8.1.2/3'])
    expect(byLine(warlords({ balkh: 'warlords-base 2, warlords-underground 1' }), '8.5.1/4')).toEqual([])
  })

  test('8.5.1/5 then beside Guerrillas without an own Base; by the 2nd printing without any Base', () => {
    const board: Board = { balkh: 'warlords-underground 1, government-base 1' }
    expect(answers(warlords(board), 3)).toEqual(['rally 8.5.1/1', 'balkh 8.5.1/5', 'guerrilla 8.5.1/5'])
    expect(byLine(warlords(board, { options: { printing: '2nd' } }), '8.5.1/5')).toEqual([])
    const alone: Board = { balkh: 'warlords-underground 1' }
    expect(byLine(warlords(alone, { options: { printing: '2nd' } }), '8.5.1/5')).toContain('balkh')
  })

  test('8.5.1/6 then, if no Cultivate is possible yet, in 1 province where it then could place a Base', () => {
    expect(byLine(warlords({}), '8.5.1/6')).toHaveLength(1)
    // Beside the Guerrilla in Balkh Cultivate is possible already.
    expect(byLine(warlords({ balkh: 'warlords-underground 1, coalition-base 1' }), '8.5.1/6')).toEqual([])
  })

  test('8.5.1/7 last in other random provinces, by the table', () => {
    // For 8.5.1/6 the dice fall on Herat; then on Nimruz and Farah, where nobody lives.
    const t = warlords({}, { botDice: [1, 3, 1, 1, 1, 3, 1, 1, 5] })
    expect(byLine(t, '8.5.1/7')).toEqual(['nimruz', 'guerrilla', 'farah', 'guerrilla'])
    expect(t.pieces('herat')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
  })

  test('8.5.1/7 not as long as a line before it has a space', () => {
    const t = warlords({ balkh: 'warlords-base 1', konduz: 'warlords-base 1', herat: 'warlords-base 1' })
    expect(byLine(t, '8.5.1/7')).toEqual([])
  })

  test('8.5.1 none possible: March instead', () => {
    // Nobody is Available to be placed, and nowhere are two.
    const t = warlords(
      { herat: 'warlords-underground 1', balkh: 'warlords-underground 1' },
      { boxes: { 'out-of-play': { 'warlords-guerrillas': 13 } } },
    )
    expect(answers(t, 1)).toEqual(['march 8.1.1/none'])
  })
})

describe('adp 8.5.2 March', () => {
  test('8.5.2/1 if Resources and Bases come to 50 or less', () => {
    const board: Board = { herat: 'warlords-underground 2, warlords-base 1, support' }
    expect(answers(marching(board, { resources: { warlords: 49 } }), 1)).toEqual(['march 8.5.2/1'])
    expect(answers(marching(board, { resources: { warlords: 50 } }), 1)).toEqual(['terror 8.5.3/1'])
  })

  test('8.5.2/2 one Guerrilla onto 1 empty LoC, the highest Econ first', () => {
    const t = marching({ kabul: 'warlords-underground 1, warlords-active 2' })
    expect(answers(t, 4)).toEqual(['march 8.5.2/1', 'kabul 8.5.2/2', 'loc-kabul-tor-kham 8.5.2/2', '1 8.5.2/2'])
    expect(t.pieces('loc-kabul-tor-kham')).toEqual({ 'warlords-underground': 1 })
  })

  test('8.5.2/2, 8.1.2 a hidden one, from where there is one', () => {
    // The dice point at Khowst.
    const board: Board = { khowst: 'warlords-active 2', nuristan: 'warlords-underground 1' }
    const t = marching(board, { botDice: [3, 1, 3] })
    expect(byLine(t, '8.5.2/2').slice(0, 2)).toEqual(['nuristan', 'loc-kabul-tor-kham'])
    expect(t.pieces('loc-kabul-tor-kham')).toEqual({ 'warlords-underground': 1 })
  })

  test('8.5.2/2 not onto one where somebody is', () => {
    const t = marching({ nuristan: 'warlords-underground 3', 'loc-kabul-tor-kham': 'government-police 1' })
    expect(byLine(t, '8.5.2/2')).toEqual([])
  })

  test('8.5.2/3 all into spaces where that removes Control, highest Population first', () => {
    const t = marching({
      badakhshan: 'warlords-underground 3',
      baghlan: 'government-police 1',
      konduz: 'government-police 1, returnees 1',
    })
    expect(byLine(t, '8.5.2/3')).toEqual(['badakhshan', 'konduz', '3'])
    expect(t.pieces('konduz')).toMatchObject({ 'warlords-underground': 3 })
  })

  test('8.5.2/3 not where too few would come', () => {
    const t = marching({ badakhshan: 'warlords-underground 3', baghlan: 'government-police 4' })
    expect(byLine(t, '8.5.2/3')).toEqual([])
  })

  test('8.5.2/4 all into 1 random province, first where Cultivate could then place a Base', () => {
    const t = marching({
      herat: 'warlords-underground 3',
      ghowr: 'taliban-base 1, government-base 1',
    })
    expect(byLine(t, '8.5.2/4')).toEqual(['herat', 'badghis', '3'])
    expect(t.pieces('badghis')).toEqual({ 'warlords-underground': 3, 'warlords-base': 1 })
  })

  test('8.5.2/4 not if nobody is left to go', () => {
    const t = marching({ badakhshan: 'warlords-underground 3', konduz: 'government-police 1' })
    expect(byLine(t, '8.5.2/4')).toEqual([])
  })

  test('8.5.2 the last Guerrilla stays at a Base, and nobody goes if that added Control', () => {
    const t = marching({
      'loc-toraghondi-farah': 'government-police 1',
      herat: 'warlords-active 3, warlords-base 1',
      balkh: 'warlords-underground 2, government-police 1',
      konduz: 'warlords-underground 2, government-police 2',
    })
    t.bots()
    expect(t.count('herat', 'warlords-active')).toBe(1)
    expect(t.count('balkh', 'warlords-underground')).toBe(1)
    expect(t.count('konduz', 'warlords-underground')).toBe(2)
  })

  test('8.5.2 Guerrillas on LoCs stay there; impossible: Terror instead', () => {
    expect(answers(marching({ kabul: 'warlords-underground 1, government-police 1, support' }), 1)).toEqual([
      'terror 8.1.1/none',
    ])
  })

  test('AP-13 into an empty Pashtun space go 3, Underground ones first; if all are Active all go', () => {
    // One goes to the LoC, the others to Ghazni as the dice say.
    const road: Board = { 'loc-toraghondi-farah': 'warlords-active 1' }
    const some = marching({ ...road, bamian: 'warlords-underground 3, warlords-active 3' }, { botDice: [3, 1, 5] })
    some.bots()
    expect(some.pieces('ghazni')).toMatchObject({ 'warlords-underground': 2, 'warlords-active': 1 })
    const seen = marching({ ...road, bamian: 'warlords-active 6' }, { botDice: [3, 1, 5] })
    seen.bots()
    expect(seen.count('ghazni', 'warlords-active')).toBe(5)
  })
})

describe('adp 8.5.3 Terror', () => {
  const board: Board = {
    balkh: 'warlords-underground 1, opposition',
    konduz: 'warlords-underground 1, support',
    herat: 'warlords-underground 1',
  }

  test('8.5.3/1 if neither Rally nor March is called for', () => {
    expect(answers(terrifying(board), 1)).toEqual(['terror 8.5.3/1'])
    expect(answers(marching(board), 1)).toEqual(['march 8.5.2/1'])
  })

  test('8.5.3/2 where Opposition if the Coalition is a non-player', () => {
    expect(byLine(terrifying(board, { seats: { coalition: 'bot' } }), '8.5.3/2')).toEqual(['balkh'])
    expect(byLine(terrifying(board), '8.5.3/2')).toEqual([])
  })

  test('8.5.3/3 where Support if the Taliban are a non-player', () => {
    expect(byLine(terrifying(board, { seats: { taliban: 'bot' } }), '8.5.3/3')).toEqual(['konduz'])
    expect(byLine(terrifying(board), '8.5.3/3')).toEqual([])
  })

  test('8.5.3/4 otherwise in a random space with Support or Opposition', () => {
    expect(byLine(terrifying(board, { botDice: [5, 3, 1] }), '8.5.3/4')).toEqual(['balkh'])
    expect(byLine(terrifying(board, { botDice: [5, 1, 1] }), '8.5.3/4')).toEqual(['konduz'])
    expect(byLine(terrifying(board, { seats: { taliban: 'bot' } }), '8.5.3/4')).toEqual([])
  })

  test('AP-12 it pays 1 and shows 1 Guerrilla, in 1 space', () => {
    const t = terrifying(board, { seats: { taliban: 'bot' } })
    t.bots()
    expect(t.resources('warlords')).toBe(50)
    expect(t.pieces('konduz')).toEqual({ 'warlords-active': 1 })
    expect(t.level('konduz')).toBe('neutral')
  })

  test('8.5.3 none possible, not even in the only space with a hidden Guerrilla: Rally instead', () => {
    expect(answers(terrifying({ herat: 'warlords-underground 1' }), 1)).toEqual(['rally 8.1.1/none'])
  })

  test('8.5.3/2, 8.5.3/3, 8.5.3/4 not where the Tribal Elders undo it', () => {
    const heard = (elders: string, more: SceneOptions = {}): Scene =>
      terrifying(board, { lasting: { 45: 'unshaded' }, tracks: { elders }, ...more })
    const taliban = { seats: { coalition: 'bot', taliban: 'adp' } }
    expect(answers(heard('taliban', taliban), 2)).toEqual(['terror 8.5.3/1', 'konduz 8.5.3/3'])
    const coalition = { seats: { coalition: 'adp', taliban: 'bot' } }
    expect(answers(heard('coalition', coalition), 2)).toEqual(['terror 8.5.3/1', 'balkh 8.5.3/2'])
    const only: Board = { konduz: 'warlords-underground 1, support' }
    const none = terrifying(only, { ...coalition, lasting: { 45: 'unshaded' }, tracks: { elders: 'coalition' } })
    expect(answers(none, 1)).toEqual(['rally 8.1.1/none'])
    expect(answers(heard('government'), 1)).toEqual(['pass 8.1/pass'])
  })

  test('8.5.3/5 Tribal Elders: to Neutral', () => {
    const t = terrifying(board, {
      lasting: { 45: 'unshaded' },
      tracks: { elders: 'warlords' },
      seats: { taliban: 'bot' },
    })
    expect(byLine(t, '8.5.3/5')).toEqual(['neutral'])
    expect(byLine(terrifying(board, { seats: { taliban: 'bot' } }), '8.5.3/5')).toEqual([])
  })
})

describe('adp 8.5.4 Special activities', () => {
  test('8.5.4/1 Cultivate, first where 1 own Base is', () => {
    const t = warlords({ balkh: 'warlords-base 1', konduz: 'warlords-base 2' })
    expect(byLine(t, '8.5.4/1')).toEqual(['cultivate', 'balkh'])
  })

  test('8.5.4/1 not without a Base left, but Traffic', () => {
    const t = warlords(
      { balkh: 'warlords-base 1, warlords-underground 1', konduz: 'warlords-base 2' },
      { boxes: { 'out-of-play': { 'warlords-bases': 9 } } },
    )
    expect(byLine(t, '8.5.4/1')).toEqual([])
    expect(t.resources('warlords')).toBe(20)
  })

  /** Two or three Bases on the map and none left. */
  const trading = (n: 2 | 3, more: SceneOptions = {}): Scene =>
    warlords(
      {
        balkh: 'warlords-base 1, warlords-underground 1',
        konduz: `warlords-base ${n - 1}`,
        'loc-kabul-aibak': 'government-police 1',
      },
      { boxes: { 'out-of-play': { 'warlords-bases': 12 - n } }, ...more },
    )

  test('8.5.4/2 Traffic in all spaces, unless Resources would reach 75', () => {
    expect(byLine(trading(2, { resources: { warlords: 75 } }), '8.5.4/2')).toEqual(['traffic', 'balkh', 'konduz'])
    expect(byLine(trading(3, { resources: { warlords: 75 } }), '8.5.4/2')).toEqual([])
  })

  test('8.5.4/2 not where the Coalition is, nor with 1 Base under Counter-Narc', () => {
    const board: Board = { balkh: 'warlords-base 1, coalition-troops 1' }
    const boxes = { 'out-of-play': { 'warlords-bases': 11 } }
    expect(byLine(warlords(board, { boxes }), '8.5.4/2')).toEqual([])
    const farm: Board = { balkh: 'warlords-base 1' }
    expect(byLine(warlords(farm, { boxes }), '8.5.4/2')).toEqual(['traffic'])
    expect(byLine(warlords(farm, { boxes, lasting: { 58: 'unshaded' } }), '8.5.4/2')).toEqual([])
  })

  const TERROR: Board = { konduz: 'warlords-underground 1, support' }

  test('8.5.4/3 Suborn to remove Control, with a Government Base first', () => {
    const t = terrifying({
      ...TERROR,
      badghis: 'government-police 1, government-troops 1',
      ghowr: 'taliban-underground 1',
      farah: 'government-base 1, government-police 1, taliban-active 1',
    })
    expect(byLine(t, '8.5.4/3').slice(0, 3)).toEqual(['suborn', 'farah', 'remove-base'])
    expect(t.pieces('badghis')).toEqual({})
    expect(t.pieces('ghowr')).toEqual({})
    expect(t.resources('warlords')).toBe(44)
  })

  test('8.5.4/3, 1.4.1 as many cubes as can go, so not where that would give the Taliban Control', () => {
    const board: Board = {
      ...TERROR,
      badghis: 'government-police 2, government-troops 1, taliban-underground 2',
      ghowr: 'government-police 2, government-troops 2, taliban-underground 1',
    }
    const answers = byLine(terrifying(board), '8.5.4/3')
    expect([answers.includes('ghowr'), answers.includes('badghis')]).toEqual([true, false])
    const t = terrifying(board)
    t.bots()
    expect(t.count('ghowr', 'government-police') + t.count('ghowr', 'government-troops')).toBe(1)
  })

  test('8.5.4/3, 8.1.2 of the Taliban a hidden Guerrilla before one that is seen, cubes there or not', () => {
    const t = terrifying({ ...TERROR, ghowr: 'taliban-underground 1, taliban-active 1, government-police 1' })
    t.bots()
    expect(t.pieces('ghowr')).toEqual({ 'taliban-active': 1, 'government-police': 1 })
  })

  test('8.5.4/3 not where that leaves Control as it is', () => {
    const t = terrifying({ ...TERROR, badghis: 'government-police 5', ghowr: 'taliban-base 1, taliban-active 1' })
    expect(byLine(t, '8.5.4/3')).toEqual(['suborn'])
  })

  test('8.5.4/4 then Taliban Guerrillas if the Coalition is a non-player, LoCs first, Pakistan last', () => {
    const board: Board = {
      ...TERROR,
      'loc-kabul-aibak': 'taliban-active 1, taliban-underground 1',
      waziristan: 'taliban-underground 1',
      ghowr: 'taliban-underground 2, government-police 2',
      zabol: 'taliban-underground 2, government-police 2',
    }
    const t = terrifying(board, { seats: { coalition: 'bot' } })
    expect(byLine(t, '8.5.4/4').filter((answer) => answer.includes('loc') || answer === 'waziristan')).toEqual([
      'loc-kabul-aibak',
    ])
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'taliban-active': 1 })
    expect(byLine(terrifying(board), '8.5.4/4')).toEqual([])
  })

  test('8.5.4/5 otherwise Government pieces: Bases, or 3 cubes evenly, Police first', () => {
    const board: Board = {
      ...TERROR,
      'loc-kabul-aibak': 'government-police 3, government-troops 3',
      ghowr: 'government-base 1, government-police 3, taliban-base 1, taliban-active 3',
    }
    const t = terrifying(board)
    expect(byLine(t, '8.5.4/5')[0]).toBe('loc-kabul-aibak')
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'government-police': 1, 'government-troops': 2 })
    expect(t.pieces('ghowr')['government-base']).toBeUndefined()
    expect(byLine(terrifying(board, { seats: { coalition: 'bot' } }), '8.5.4/5')).toEqual([])
  })

  test('8.5.4/3 no Suborn under Local Truce', () => {
    const board: Board = { ...TERROR, badghis: 'government-police 1' }
    expect(byLine(terrifying(board), '8.5.4/3')).toEqual(['suborn', 'badghis'])
    const t = terrifying(board, { lasting: { 59: 'unshaded' } })
    expect(byLine(t, '8.5.4/3')).toEqual([])
    expect(t.resources('warlords')).toBe(50)
  })

  test('8.5.4/3 nor if Taliban in Pakistan are all there is, beside a Coalition player', () => {
    const t = terrifying({ ...TERROR, waziristan: 'taliban-active 2' })
    expect(answers(t).slice(1)).toEqual(['konduz 8.5.3/4', 'done 8.1.1/stop'])
  })
})

describe('adp 8.4.3 Guerrillas that events place', () => {
  test('8.4.3/1 a Guerrilla of Village Stability Operations goes where a Rally would place it, or anywhere', () => {
    const train = (board: Board): Scene => {
      const t = scene(board, { first: 'coalition', seats: { warlords: 'adp' }, lasting: { 12: 'shaded' } })
      t.play('train')
      const stops = ['done', 'neither', '0', 'kabul']
      while (t.by === 'coalition') t.play(stops.find((key) => t.answers.includes(key)) ?? '?')
      return t
    }
    const post = 'coalition-base 1, government-police 1'
    const t = train({ kabul: post, balkh: 'government-police 1, warlords-base 1' })
    t.bots()
    expect(t.count('balkh', 'warlords-underground')).toBe(1)
    const alone = train({ kabul: post })
    expect(alone.bots()).toContain('kabul 8.4.3/1')
  })
})
