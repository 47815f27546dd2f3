import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../test/kit.ts'

/**
 * A card that is played by hand, so that non-players let it be: whoever is alone eligible operates. Not with lasting cards, which by hand would
 * bind nobody.
 */
const taliban = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, {
    card: 56,
    eligible: ['taliban'],
    options: more.lasting === undefined ? { events: 'by-hand' } : {},
    ...more,
    seats: { taliban: 'adp', ...more.seats },
  })

const answers = (t: Scene, n = 99): string[] => t.bots().slice(0, n)
/** The answers of one line, without it. */
const byLine = (t: Scene, line: string): string[] =>
  t
    .bots()
    .filter((answer) => answer.endsWith(` ${line}`))
    .map((answer) => answer.slice(0, -line.length - 1))

const guerrillas = (t: Scene, space: Parameters<Scene['count']>[0]): number =>
  t.count(space, HIDDEN) + t.count(space, SEEN)
const HIDDEN = 'taliban-underground'
const SEEN = 'taliban-active'

/** Fewer than 15 pieces are left: no Rally. So many Coalition Troops too that they and Support come to 21 at most. */
const few = (troops: number, bases = 8, guerrillas = 20) => ({
  'out-of-play': { 'taliban-guerrillas': guerrillas, 'taliban-bases': bases, 'coalition-troops': troops },
})
const marching = (board: Board, more: SceneOptions = {}): Scene => taliban(board, { boxes: few(5), ...more })
/** Somebody hidden on a LoC: no March. */
const LURKING: Board = { 'loc-kabul-aibak': 'taliban-underground 1, government-police 3' }
const terrifying = (board: Board, more: SceneOptions = {}): Scene => marching({ ...LURKING, ...board }, more)
const attacking = (board: Board, more: SceneOptions = {}): Scene =>
  taliban({ ...LURKING, ...board }, { boxes: few(12), ...more })

describe('adp 8.7.2 Rally', () => {
  test('8.7.2/1 with 15 pieces Available or 15 Guerrillas Active', () => {
    expect(answers(taliban({}), 1)).toEqual(['rally 8.7.2/1'])
    expect(answers(marching({ ghazni: 'taliban-underground 4' }), 1)).toEqual(['march 8.7.3/1'])
    const seen = (n: number): Board => ({ ghazni: `taliban-active ${n}, taliban-underground ${15 - n}` })
    expect(answers(taliban(seen(15), { boxes: few(0, 8, 10) }), 1)).toEqual(['rally 8.7.2/1'])
    expect(answers(taliban(seen(14), { boxes: few(0, 8, 10) }), 1)).toEqual(['march 8.7.3/1'])
  })

  const atBase = 'taliban-active 1, taliban-base 1, government-police 1'

  test('8.7.2/2 Active Guerrillas beside Bases and cubes turn Underground in up to 3 spaces', () => {
    const t = taliban({ helmand: atBase, kandahar: atBase, ghazni: atBase, khowst: atBase })
    expect(byLine(t, '8.7.2/2').filter((answer) => answer === 'hide')).toHaveLength(3)
  })

  test.each([
    ['one is hidden', { helmand: `${atBase}, taliban-underground 1` }],
    ['no cube is', { helmand: 'taliban-active 1, taliban-base 1' }],
    ['no Base is', { helmand: 'taliban-active 1, government-police 1' }],
  ] satisfies [string, Board][])('8.7.2/2 not where %s', (_, board) => {
    expect(byLine(taliban(board), '8.7.2/2')).toEqual([])
  })

  test('8.7.2/3 two of 3 Guerrillas become a Base, not two of 2, nor beside 2 Bases', () => {
    const t = taliban({ ghazni: 'taliban-underground 1, taliban-active 2', khowst: 'taliban-underground 2' })
    expect(byLine(t, '8.7.2/3')).toEqual(['ghazni', 'base'])
    expect(t.count('ghazni', 'taliban-base')).toBe(1)
    expect(guerrillas(t, 'ghazni')).toBe(1)
    const full = taliban({
      ghazni: 'taliban-underground 2',
      khowst: 'taliban-underground 3, coalition-base 1, warlords-base 1',
    })
    expect(byLine(full, '8.7.2/3')).toEqual([])
    expect(full.count('khowst', 'taliban-base')).toBe(0)
  })

  test('8.7.2/4 one in Kabul if none is hidden there', () => {
    expect(byLine(taliban({ kabul: 'taliban-active 1' }), '8.7.2/4')).toContain('kabul')
    expect(byLine(taliban({ kabul: 'taliban-underground 1' }), '8.7.2/4')).toEqual([])
  })

  test('8.7.2/5 Guerrillas to add Control to 1 space, not where they would be too few', () => {
    const board: Board = { kabul: 'taliban-underground 1', ghazni: 'taliban-base 1, coalition-troops 2' }
    const t = taliban(board, { botDice: [3, 1, 5] })
    expect(byLine(t, '8.7.2/5')).toEqual(['ghazni', 'many'])
    expect(guerrillas(t, 'ghazni')).toBe(2)
    const held: Board = { ...board, ghazni: 'taliban-base 1, coalition-troops 3' }
    expect(byLine(taliban(held, { botDice: [3, 1, 5] }), '8.7.2/5')).not.toContain('ghazni')
  })

  test('8.7.2/6 then in 1 space with 1 or 2 Guerrillas', () => {
    const three = 'taliban-underground 3, taliban-base 2'
    const t = taliban({ kabul: 'taliban-underground 2', zabol: 'taliban-underground 1', ghazni: three })
    expect(byLine(t, '8.7.2/6').filter((answer) => answer !== 'guerrilla')).toHaveLength(1)
    expect(byLine(taliban({ kabul: 'taliban-underground 3, taliban-base 2' }), '8.7.2/6')).toEqual([])
  })

  test('8.7.2/7 then at all Bases, not where none is', () => {
    const t = taliban({
      helmand: 'taliban-base 1, taliban-underground 3, coalition-base 1',
      waziristan: 'taliban-base 2',
    })
    expect(byLine(t, '8.7.2/7')).toEqual(expect.arrayContaining(['helmand', 'waziristan']))
    expect(guerrillas(t, 'helmand')).toBe(5)
    expect(guerrillas(t, 'waziristan')).toBe(3)
    expect(byLine(taliban({ helmand: 'taliban-underground 3, coalition-base 2' }), '8.7.2/7')).toEqual([])
  })

  test('8.7.2/4, 8.7.2/5, 8.7.2/6, 8.7.2/7 not without Guerrillas Available', () => {
    const t = taliban(
      { kandahar: 'taliban-active 15, taliban-base 1, government-police 2', khowst: 'taliban-base 1' },
      { boxes: few(0, 0, 15) },
    )
    expect(answers(t, 3)).toEqual(['rally 8.7.2/1', 'hide 8.7.2/2', 'infiltrate 8.7.2/10'])
  })

  test('8.7.2/8 Sharia for the greatest shift in 1 of the spaces', () => {
    const t = taliban({ helmand: 'taliban-base 1', kandahar: 'taliban-base 1, support, terror 1' })
    expect(byLine(t, '8.7.2/8')).toEqual(['kandahar'])
    expect(t.level('kandahar')).toBe('opposition')
    expect(t.level('helmand')).toBe('neutral')
  })

  test('8.7.2/8 no Sharia where no shift can be reached, nor with what Extort brings', () => {
    const scarred = taliban({ kandahar: 'taliban-base 1, terror 20' }, { resources: { taliban: 20 } })
    expect(byLine(scarred, '8.7.2/8')).toEqual([])
    expect(scarred.markers('kandahar', 'terror')).toBe(20)
    const poor: Board = {
      kabul: 'taliban-underground 1',
      kandahar: 'taliban-base 2',
      'loc-kabul-tor-kham': 'taliban-underground 1',
    }
    const t = taliban(poor, { resources: { taliban: 3 } })
    expect(byLine(t, '8.7.2/9')).toContain('extort')
    expect(guerrillas(t, 'kandahar')).toBe(4)
    expect(t.resources('taliban')).toBe(4)
    expect(t.level('kandahar')).toBe('neutral')
  })

  test('8.7.2, 8.1.1/none no Rally possible: March instead, else Attack or Terror; not with a Base left', () => {
    // All guerrillas are seen in Afghanistan, away from Bases, and no Base is left.
    const gathered = (bases: number): Scene => taliban({ herat: 'taliban-active 15' }, { boxes: few(0, bases, 15) })
    expect(answers(gathered(12), 1)).toEqual(['march 8.1.1/none'])
    expect(answers(gathered(11), 1)).toEqual(['rally 8.7.2/1'])
  })
})

describe('adp 8.7.2 Extort, else Infiltrate', () => {
  test('8.7.2/9 Extort on unSabotaged LoCs of 3 or 4 Econ only', () => {
    const roads = (more = ''): Board => ({
      'loc-kabul-tor-kham': `taliban-underground 1${more}`,
      'loc-kandahar-spin-boldak': 'taliban-underground 1, sabotage',
      'loc-kabul-aibak': 'taliban-underground 1',
    })
    expect(byLine(taliban(roads()), '8.7.2/9')).toEqual(['extort', 'loc-kabul-tor-kham'])
    expect(byLine(taliban(roads(', sabotage')), '8.7.2/9')).toEqual([])
  })

  /** Nobody else can be infiltrated. */
  const infiltrating = (at: Board, more: SceneOptions = {}): Scene => taliban(at, more)
  const ghazni = (others: string): Board => ({ ghazni: `taliban-underground 1, ${others}` })

  test('8.7.2/10 replace a piece, or remove 2 if no Guerrilla is Available', () => {
    const t = infiltrating(ghazni('government-police 2, government-troops 2, warlords-underground 2'))
    expect(byLine(t, '8.7.2/10')).toEqual(['infiltrate', 'replace', 'government-police'])
    expect(t.pieces('ghazni')).toMatchObject({ 'government-police': 1, 'warlords-underground': 2 })
    expect(t.track('patronage')).toBe(4)
    const none = taliban(
      { kandahar: 'taliban-active 15, taliban-base 1, government-police 3, government-troops 2' },
      { boxes: few(0, 0, 15) },
    )
    // Police and Troops go by turns.
    expect(byLine(none, '8.7.2/10')).toEqual(['infiltrate', 'remove', 'government-police', 'government-troops'])
    expect(none.pieces('kandahar')).toMatchObject({ 'government-police': 2, 'government-troops': 1 })
  })

  test('8.7.2/10 not if a rich LoC can be Extorted', () => {
    const t = infiltrating({ ...ghazni('government-police 2'), 'loc-kabul-tor-kham': 'taliban-underground 1' })
    const said = answers(t)
    expect(said).toContain('extort 8.7.2/9')
    expect(said.join()).not.toContain('8.7.2/10')
    expect(t.count('ghazni', 'government-police')).toBe(2)
  })

  test('8.7.2/10 the Warlords’ if there is nothing of the Government', () => {
    const t = infiltrating(ghazni('warlords-underground 1, warlords-active 1, warlords-base 1'))
    t.bots()
    expect(t.pieces('ghazni')).toMatchObject({ 'warlords-active': 1, 'warlords-base': 1 })
    expect(t.count('ghazni', 'warlords-underground')).toBe(0)
  })

  const road: Board = { 'loc-kabul-aibak': 'taliban-underground 1, government-troops 1' }

  test('8.7.2/11 on a LoC, if possible', () => {
    expect(byLine(infiltrating({ ...ghazni('government-base 1'), ...road }), '8.7.2/11')).toEqual(['loc-kabul-aibak'])
    expect(byLine(infiltrating(ghazni('government-base 1')), '8.7.2/11')).toEqual([])
  })

  const helmand: Board = { helmand: 'taliban-underground 1, government-police 1, government-troops 2' }

  test('8.7.2/12 else to remove a Government Base', () => {
    const t = infiltrating({ ...ghazni('government-base 1, coalition-troops 2'), ...helmand })
    expect(byLine(t, '8.7.2/12')).toEqual(['ghazni'])
    expect(t.count('ghazni', 'government-base')).toBe(0)
    expect(
      byLine(infiltrating({ ...ghazni('government-base 1, government-troops 1'), ...helmand }), '8.7.2/12'),
    ).toEqual([])
  })

  test('8.7.2/13 else to remove the last Police', () => {
    expect(byLine(infiltrating({ ...ghazni('government-police 2'), ...helmand }), '8.7.2/13')).toEqual(['helmand'])
    const two: Board = { ...ghazni('government-police 2'), helmand: 'taliban-underground 1, government-police 2' }
    expect(byLine(infiltrating(two), '8.7.2/13')).toEqual([])
  })

  test('8.7.2/13 both of the last 2 Police, if no Guerrilla is Available', () => {
    const t = taliban(
      {
        kandahar: 'taliban-active 14, taliban-base 1, government-police 2, government-troops 2',
        helmand: 'taliban-active 1, taliban-base 1, government-police 3',
      },
      { boxes: few(0, 0, 15) },
    )
    expect(byLine(t, '8.7.2/13')).toEqual(['kandahar'])
    expect(t.count('kandahar', 'government-police')).toBe(0)
    expect(t.count('kandahar', 'government-troops')).toBe(2)
  })

  test('8.7.2/14 else in a random space, the Government first', () => {
    const board: Board = { ...ghazni('government-police 2'), zabol: 'taliban-underground 1, warlords-active 1' }
    expect(byLine(infiltrating(board), '8.7.2/14')).toEqual(['ghazni'])
    expect(byLine(infiltrating({ ...board, ...helmand }), '8.7.2/14')).toEqual([])
  })

  test('8.7.2/15 without anybody to infiltrate Extort everywhere', () => {
    expect(byLine(taliban({ ghazni: 'taliban-underground 1' }), '8.7.2/15').slice(0, 1)).toEqual(['extort'])
    expect(byLine(taliban(ghazni('government-police 2')), '8.7.2/15')).toEqual([])
  })
})

describe('adp 8.7.3 March', () => {
  test('8.7.3/1 not if Support spaces and LoCs hold a hidden Guerrilla, or 4', () => {
    const board: Board = { ghazni: 'taliban-underground 4' }
    const seen = (n: number): Board => ({ ...board, herat: `taliban-active ${n}, support` })
    expect(answers(marching({ ...board, ...seen(3) }), 1)).toEqual(['march 8.7.3/1'])
    expect(answers(marching({ ...board, ...seen(4) }), 1)).not.toEqual(['march 8.7.3/1'])
    expect(answers(marching({ ...board, ...LURKING }), 1)).not.toEqual(['march 8.7.3/1'])
  })

  test.each([
    ['', 1],
    ['coalition-troops 1', 2],
    ['coalition-troops 3', 2],
    ['taliban-active 1', 1],
    ['sabotage', 0],
  ])('8.7.3/2 a LoC with "%s" has %i Guerrillas in the end', (there, n) => {
    const t = marching({ ghazni: 'taliban-underground 5', 'loc-kandahar-kabul': there })
    expect(byLine(t, '8.7.3/2').length > 0).toBe(there === '' || there.startsWith('coalition'))
    expect(guerrillas(t, 'loc-kandahar-kabul')).toBe(n)
  })

  test('8.7.3/2 one stays at the origin, a hidden one, and Control is not lost', () => {
    const t = marching({ ghazni: 'taliban-underground 1, taliban-active 3' })
    expect(answers(t, 4).slice(2)).toEqual(['loc-kandahar-kabul 8.7.3/2', '0 8.7.3/2'])
    expect(guerrillas(t, 'ghazni')).toBe(1)
    const held = marching({ ghazni: 'taliban-underground 4, coalition-troops 2' })
    held.bots()
    expect(guerrillas(held, 'ghazni')).toBe(3)
  })

  test('8.7.3 only out of spaces with Taliban Control and 2 Guerrillas', () => {
    const t = marching({ ghazni: 'taliban-underground 3, government-police 3', zabol: 'taliban-underground 1' })
    expect(answers(t, 1)).toEqual(['attack 8.1.1/none'])
  })

  test('8.7.3/3 then Kabul, until Taliban exceed others there', () => {
    const t = marching({
      khowst: 'taliban-underground 5',
      kabul: 'coalition-troops 1',
      'loc-kandahar-kabul': 'sabotage',
    })
    expect(byLine(t, '8.7.3/3')).toEqual(['khowst', 'kabul', '2'])
    expect(byLine(marching({ zabol: 'taliban-underground 5' }), '8.7.3/3')).toEqual([])
  })

  test('8.7.3/4 then 2 provinces with neither Opposition nor Taliban Control, as many as Control takes', () => {
    const t = marching({
      ghazni: 'taliban-underground 6',
      'loc-kandahar-kabul': 'sabotage',
      bamian: 'opposition',
      khowst: 'opposition',
      paktika: 'coalition-troops 1',
      zabol: 'taliban-base 1',
      oruzgan: 'coalition-troops 1',
    })
    expect(
      byLine(t, '8.7.3/4')
        .filter((answer) => /^[a-z]/.test(answer) && answer !== 'ghazni')
        .sort(),
    ).toEqual(['oruzgan', 'paktika'])
    expect(guerrillas(t, 'paktika')).toBe(2)
    expect(guerrillas(t, 'oruzgan')).toBe(2)
  })

  /** Taliban Control or Opposition everywhere but in Ghowr, two steps from Zabol. */
  const FAR: Board = {
    zabol: 'taliban-underground 4',
    ...Object.fromEntries(
      ['farah', 'nimruz', 'samangan', 'sar-e-pol', 'balochistan', 'waziristan', 'northwest-frontier'].map((id) => [
        id,
        'taliban-base 1',
      ]),
    ),
    ...Object.fromEntries(
      ['badakhshan', 'badghis', 'baghlan', 'balkh', 'bamian', 'faryab', 'ghazni', 'helmand', 'herat', 'kandahar'].map(
        (id) => [id, 'opposition'],
      ),
    ),
    ...Object.fromEntries(['khowst', 'konduz', 'nuristan', 'oruzgan', 'paktika'].map((id) => [id, 'opposition'])),
    'loc-kandahar-kabul': 'sabotage',
    'loc-kandahar-spin-boldak': 'sabotage',
    'loc-farah-kandahar': 'sabotage',
  }

  test('8.7.3/4 not where Opposition is: only the way farther, 8.7.3/5', () => {
    const said = answers(marching(FAR, { boxes: few(5, 5) }))
    expect(said.slice(0, 2)).toEqual(['march 8.7.3/1', 'zabol 8.7.3/5'])
    expect(said.join()).not.toContain('8.7.3/4')
  })

  test('8.7.3/5 last through Pashtun spaces, with as many as Control takes', () => {
    const t = marching({ ...FAR, ghowr: 'coalition-troops 1' }, { boxes: few(5, 5) })
    expect(byLine(t, '8.7.3/5')).toEqual(['zabol', 'oruzgan', '2', 'oruzgan', 'ghowr', '2'])
    expect(guerrillas(t, 'ghowr')).toBe(2)
  })

  test('8.7.3/5 not through Sandstorms', () => {
    const t = marching(FAR, { boxes: few(5, 5), lasting: { 57: 'unshaded' } })
    expect(byLine(t, '8.7.3/5')).toEqual([])
  })
})

describe('adp 8.7.4 Attack and Ambush', () => {
  const beside = (enemies: string, own = 'taliban-underground 1'): string => `${own}, ${enemies}`
  /** The spaces where Ambush was laid. */
  const ambushed = (t: Scene): string[] => byLine(t, '8.7.4/5').filter((answer) => answer !== 'ambush')

  test('8.7.4/1 if Support and Available Coalition pieces come to 20 or less', () => {
    const board: Board = { ghazni: beside('government-police 1') }
    expect(answers(attacking(board, { boxes: few(6) }), 1)).toEqual(['attack 8.7.4/1'])
    expect(answers(attacking(board, { boxes: few(5) }), 1)).toEqual(['terror 8.7.5/1'])
  })

  test('8.7.4/5 Ambush in 3 spaces, first where a Coalition piece can be removed, LoCs last', () => {
    const t = attacking({
      kandahar: beside('coalition-troops 1', 'taliban-underground 3'),
      helmand: beside('government-police 1'),
      ghazni: beside('government-police 2, coalition-troops 1'),
    })
    expect(ambushed(t).sort()).toEqual(['ghazni', 'helmand', 'kandahar'])
    expect(t.pieces('kandahar')).toEqual({ [HIDDEN]: 3, [SEEN]: 1 })
    expect(t.count('ghazni', 'coalition-troops')).toBe(1)
  })

  test('8.7.4/2 with Resources for fewer spaces, where a Coalition piece can be removed', () => {
    const board: Board = {
      kandahar: beside('coalition-troops 1', 'taliban-underground 3'),
      helmand: beside('government-police 1'),
      ghazni: beside('coalition-troops 1', 'taliban-active 4'),
    }
    expect(ambushed(attacking(board, { resources: { taliban: 1 } }))).toEqual(['kandahar'])
    expect(byLine(attacking(board, { resources: { taliban: 1 } }), '8.7.4/3')).toEqual([])
  })

  test('8.7.4/5 where fewest Guerrillas are, if it is only 1 by Car Bombs; ties to Coalition, then Government Bases', () => {
    const lasting = { 31: 'unshaded' } as const
    const fewest: Board = {
      kandahar: beside('coalition-troops 1', 'taliban-underground 2'),
      helmand: beside('government-police 1'),
    }
    expect(
      ambushed(attacking({ ...fewest, 'loc-kabul-aibak': '', herat: 'taliban-active 4, support' }, { lasting })),
    ).toEqual(['helmand'])
    const tied: Board = { 'loc-kabul-aibak': '', herat: 'taliban-active 4, support' }
    const base: Board = { ghazni: beside('government-base 1'), helmand: beside('government-police 1') }
    expect(ambushed(attacking({ ...tied, ...base }, { lasting }))).toEqual(['ghazni'])
    expect(ambushed(attacking({ ...tied, ...base, kandahar: beside('coalition-troops 1') }, { lasting }))).toEqual([
      'kandahar',
    ])
  })

  test('8.7.4/2 the other spaces of the 3 are Attacked by a roll', () => {
    const board: Board = { helmand: beside('government-police 1'), ghazni: beside('government-police 1') }
    expect(byLine(attacking(board, { lasting: { 31: 'unshaded' } }), '8.7.4/2')).toHaveLength(2)
    expect(byLine(attacking(board), '8.7.4/2')).toEqual([])
  })

  test('8.7.4/2 with shaded Car Bombs an Active Guerrilla serves', () => {
    const board: Board = { helmand: beside('government-police 1', 'taliban-active 1') }
    expect(ambushed(attacking(board, { lasting: { 31: 'shaded' } }))).toContain('helmand')
    expect(ambushed(attacking(board))).not.toContain('helmand')
  })

  test('8.7.4/3 then in every space with 4 Active Guerrillas and a Coalition piece', () => {
    const crowd = (n: number): Board => ({
      helmand: beside('coalition-base 1, government-police 1', `taliban-active ${n}`),
    })
    expect(byLine(attacking(crowd(4)), '8.7.4/3')).toEqual(['helmand'])
    expect(byLine(attacking(crowd(3)), '8.7.4/3')).toEqual([])
  })

  test('8.7.4/4 Coalition first if possible, then Government, then Warlords', () => {
    const all = attacking({ helmand: beside('government-police 1, coalition-troops 2, warlords-active 1') })
    expect(byLine(all, '8.7.4/4').slice(0, 2)).toEqual(['government-police', 'coalition-troops'])
    const clear = attacking({ helmand: beside('coalition-troops 1, coalition-base 1, warlords-active 1') })
    clear.bots()
    expect(clear.count('helmand', 'warlords-active')).toBe(1)
    expect(clear.count('helmand', 'coalition-base')).toBe(0)
  })

  test('8.7.4/4 nothing to choose where all are of a kind', () => {
    const t = attacking({ helmand: beside('coalition-troops 2') })
    expect(byLine(t, '8.7.4/4')).toEqual([])
    expect(t.count('helmand', 'coalition-troops')).toBe(0)
  })

  test('8.7.4/5 not where nobody is hidden: only the Attack by a roll', () => {
    const crowd = beside('coalition-troops 2', 'taliban-active 4')
    const seen: Board = { 'loc-kabul-aibak': '', herat: 'taliban-active 4, support', helmand: crowd }
    expect(answers(attacking(seen))).toEqual(['attack 8.7.4/1'])
    expect(answers(attacking({ ...seen, helmand: `${crowd}, taliban-underground 1` }))).toContain('ambush 8.7.4/5')
  })

  test('8.7.4/6 Suicide Bombers instead of a roll that might fail, an Active one first; only by their card', () => {
    const board: Board = { helmand: beside('coalition-base 1, government-police 1', 'taliban-active 4') }
    expect(byLine(attacking(board, { lasting: { 33: 'shaded' } }), '8.7.4/6')).toEqual(['bomb'])
    const many: Board = { helmand: beside('coalition-base 1, government-police 1', 'taliban-active 6') }
    expect(byLine(attacking(many, { lasting: { 33: 'shaded' } }), '8.7.4/6')).toEqual(['roll'])
    const without = answers(attacking(board))
    expect(without).toContain('helmand 8.7.4/3')
    expect(without.join()).not.toContain('8.7.4/6')
  })

  test('8.7.4 none possible: Terror instead', () => {
    const t = attacking({ 'loc-kabul-aibak': '', kabul: 'taliban-underground 1, support' })
    expect(answers(t, 1)).toEqual(['terror 8.1.1/none'])
  })
})

describe('adp 8.7.5 Terror', () => {
  test('8.7.5/1 if Support and Available Coalition pieces exceed 20', () => {
    expect(answers(terrifying({}), 1)).toEqual(['terror 8.7.5/1'])
    expect(answers(attacking({}), 1)).toEqual(['attack 8.7.4/1'])
  })

  test('8.7.5/2 Sabotage on all LoCs, not where it is', () => {
    const roads: Board = { 'loc-kandahar-kabul': 'taliban-underground 1, government-police 3' }
    expect(byLine(terrifying(roads), '8.7.5/2').sort()).toEqual(['loc-kabul-aibak', 'loc-kandahar-kabul'])
    const t = terrifying({ 'loc-kabul-aibak': 'taliban-underground 1, sabotage', herat: 'taliban-underground 1' })
    expect(byLine(t, '8.7.5/2')).toEqual([])
  })

  test('8.7.5/3 shift as much as possible: highest Population first, not beyond Opposition', () => {
    const t = terrifying(
      {
        herat: 'taliban-underground 1',
        kandahar: 'taliban-underground 1, support',
        khowst: 'taliban-underground 1, opposition',
      },
      { resources: { taliban: 1 } },
    )
    expect(byLine(t, '8.7.5/3')).toEqual(['kandahar'])
    expect(t.level('kandahar')).toBe('neutral')
  })

  test('8.7.5/3 not where all are in Opposition: Sabotage alone', () => {
    const said = answers(terrifying({ khowst: 'taliban-underground 1, opposition' }))
    expect(said.slice(0, 2)).toEqual(['terror 8.7.5/1', 'loc-kabul-aibak 8.7.5/2'])
    expect(said.join()).not.toContain('8.7.5/3')
  })

  test('8.7.5/3 not where the Tribal Elders undo it: Sabotage alone', () => {
    const board: Board = { herat: 'taliban-underground 1, support', kandahar: 'taliban-underground 1' }
    const heard = (elders: string, seat = 'adp'): Scene =>
      terrifying(board, { lasting: { 45: 'unshaded' }, tracks: { elders }, seats: { [elders]: seat, taliban: 'adp' } })
    expect(byLine(heard('coalition'), '8.7.5/3')).toEqual([])
    expect(byLine(heard('government'), '8.7.5/3')).toEqual(['herat'])
    expect(byLine(heard('government', 'person'), '8.7.5/3')).toEqual([])
    expect(byLine(heard('taliban'), '8.7.5/3')).toEqual(['kandahar', 'herat'])
  })

  test('AP-12 it pays 1 a province and shows 1 Guerrilla', () => {
    const t = terrifying({ herat: 'taliban-underground 2, government-police 3' })
    t.bots()
    expect(t.resources('taliban')).toBe(19)
    expect(t.pieces('herat')).toMatchObject({ [HIDDEN]: 1, [SEEN]: 1 })
  })

  test('8.7.5/4 then Extort everywhere possible', () => {
    const t = terrifying({ herat: 'taliban-underground 2', zabol: 'taliban-underground 1' })
    expect(byLine(t, '8.7.5/4').sort()).toEqual(['extort', 'herat', 'zabol'])
    expect(byLine(terrifying({}), '8.7.5/4')).toEqual([])
  })

  test('8.7.5 none possible: Attack instead', () => {
    const board: Board = { 'loc-kabul-aibak': 'taliban-underground 1, government-police 1, sabotage' }
    expect(answers(terrifying(board), 1)).toEqual(['attack 8.1.1/none'])
  })
})

describe('adp 8.7.1, 8.7.6-8 Momentum and rounds', () => {
  const lift = (die: number, more: SceneOptions = {}): Scene => {
    const t = scene(
      { kabul: 'coalition-troops 3, coalition-base 1', herat: 'coalition-troops 1' },
      { first: 'coalition', seats: { taliban: 'adp' }, lasting: { 26: 'shaded' }, botDice: [die], ...more },
    )
    return t.play('sweep', 'air-lift')
  }

  test('8.7.1/1 MANPADS Scare: a flight is cancelled on 1 to 4', () => {
    const cancelled = lift(4)
    expect(cancelled.bots()).toEqual(['yes 8.7.1/1'])
    expect(cancelled.resources('taliban')).toBe(17)
    expect(lift(5).bots()).toEqual(['no 8.7.1/1'])
    expect(lift(1, { resources: { taliban: 2 } }).bots()).toEqual([])
  })

  test('8.7.1/2 Tribal Elders: to Opposition', () => {
    const board: Board = { herat: 'taliban-underground 1, support' }
    const won = terrifying(board, { lasting: { 45: 'unshaded' }, tracks: { elders: 'taliban' } })
    expect(byLine(won, '8.7.1/2')).toEqual(['opposition'])
    expect(won.level('herat')).toBe('opposition')
    const others = terrifying(board, { lasting: { 45: 'unshaded' }, tracks: { elders: 'coalition' } })
    expect(byLine(others, '8.7.1/2')).toEqual([])
  })

  test('8.7.6 at Sponsorship they stay eligible after an event, not after an operation', () => {
    const after = (card: number, islamabad: string): boolean => {
      const t = taliban({ helmand: 'taliban-base 1' }, { card, tracks: { islamabad }, draw: [38, 20, 73] })
      t.bots(99)
      return t.isEligible('taliban')
    }
    expect(after(30, 'sponsorship')).toBe(true)
    expect(after(30, 'backing')).toBe(false)
    expect(after(67, 'sponsorship')).toBe(false)
  })

  test('8.7.6 also if the event itself brought Sponsorship; players do not', () => {
    const after = (seat: string): boolean => {
      const t = scene(
        {},
        { card: 6, eligible: ['taliban'], tracks: { islamabad: 'backing' }, seats: { taliban: seat } },
      )
      if (seat === 'person') t.play('event', 'shaded')
      else t.bots()
      return t.isEligible('taliban')
    }
    expect(after('adp')).toBe(true)
    expect(after('person')).toBe(false)
  })

  const sharia = (board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { phase: 'sharia', card: 73, tracks: { propaganda: 1 }, seats: { taliban: 'adp' }, ...more })

  test('8.7.7/1 Sharia: greatest shift, then Support, then fewest Terror markers', () => {
    const one = { resources: { taliban: 1 } }
    const held = 'taliban-base 1, taliban-underground 1'
    expect(byLine(sharia({ helmand: held, kandahar: held }, one), '8.7.7/1')).toEqual(['kandahar'])
    expect(byLine(sharia({ helmand: held, herat: `${held}, support` }, one), '8.7.7/1')).toEqual(['herat'])
    const two = { resources: { taliban: 2 } }
    expect(
      byLine(sharia({ helmand: `${held}, terror 1`, herat: `${held}, support, terror 1` }, two), '8.7.7/1'),
    ).toEqual(['herat', 'herat'])
    expect(byLine(sharia({ helmand: `${held}, terror 1`, herat: held }, one), '8.7.7/1')).toEqual(['herat'])
  })

  test('8.7.7/1 all it can, but no Terror is bought off for nothing', () => {
    const held = 'taliban-base 1, taliban-underground 1'
    const t = sharia({ helmand: `${held}, support`, zabol: `${held}, terror 1`, herat: `${held}, terror 29` })
    t.bots()
    expect(t.level('helmand')).toBe('opposition')
    expect(t.resources('taliban')).toBe(18)
  })

  test('8.7.7/1 nothing that the Tribal Elders undo, all of it if they are a Player’s', () => {
    const bought = (level: string, elders: string, seat = 'adp'): unknown[] => {
      const t = sharia(
        { helmand: `taliban-base 1, taliban-underground 1, ${level}` },
        {
          lasting: { 45: 'unshaded' },
          tracks: { propaganda: 1, elders },
          seats: { [elders]: seat, taliban: 'adp' },
        },
      )
      t.bots()
      return [t.level('helmand'), t.resources('taliban')]
    }
    expect(bought('support', 'coalition')).toEqual(['support', 20])
    expect(bought('neutral', 'coalition')).toEqual(['neutral', 20])
    expect(bought('neutral', 'government')).toEqual(['neutral', 20])
    expect(bought('support', 'government')).toEqual(['neutral', 19])
    expect(bought('support', 'government', 'person')).toEqual(['support', 20])
    expect(bought('neutral', 'warlords')).toEqual(['neutral', 20])
    expect(bought('support', 'warlords')).toEqual(['neutral', 19])
    expect(bought('support', 'warlords', 'person')).toEqual(['support', 20])
    expect(bought('support', 'taliban')).toEqual(['opposition', 19])
  })

  test('8.7.7/1 not with fewer Resources than Terror markers and 1', () => {
    const scarred: Board = { helmand: 'taliban-base 1, taliban-underground 1, terror 2' }
    expect(byLine(sharia(scarred, { resources: { taliban: 3 } }), '8.7.7/1')).toHaveLength(3)
    expect(answers(sharia(scarred, { resources: { taliban: 2 } }))).toEqual(['done 8.1.1/stop'])
  })

  const redeploy = (board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { phase: 'redeploy', card: 73, tracks: { propaganda: 1 }, seats: { taliban: 'adp' }, ...more })

  test('8.7.8/1 Redeploy evenly, odd ones in Afghanistan', () => {
    const t = redeploy({ herat: 'taliban-underground 3', helmand: 'taliban-base 1', kandahar: 'taliban-base 1' })
    t.bots()
    const n = (id: 'helmand' | 'kandahar' | 'waziristan' | 'northwest-frontier') => t.count(id, HIDDEN)
    expect([n('helmand'), n('kandahar')]).toEqual([1, 1])
    expect(n('waziristan') + n('northwest-frontier')).toBe(1)
  })

  test('8.7.8/1 those who may stay even out too, but not at the price of Control', () => {
    const t = redeploy({ waziristan: 'taliban-underground 5', helmand: 'taliban-base 1' })
    t.bots()
    expect(t.count('helmand', HIDDEN) + t.count('northwest-frontier', HIDDEN)).toBeGreaterThan(2)
    expect(t.count('waziristan', HIDDEN)).toBe(2)
    const calm = redeploy({ waziristan: 'taliban-underground 1', helmand: 'taliban-base 1' })
    expect(byLine(calm, '8.7.8/1')).toEqual([])
  })

  test('8.4.3/1 a Guerrilla of Accidental Guerrillas goes where a Rally would place it', () => {
    const t = scene(
      {
        helmand: 'coalition-troops 1, warlords-active 1',
        kabul: 'taliban-underground 1',
        zabol: 'taliban-underground 3',
      },
      { first: 'coalition', seats: { taliban: 'adp' }, lasting: { 34: 'shaded' } },
    )
    t.play('assault', 'done')
    expect(t.bots().join()).toMatch(/8\.7\.2\/5/)
  })

  test('8.4.4/1 where the most comes of it, not if nothing can', () => {
    const struck = (level: string): Scene =>
      scene(
        {
          helmand: `taliban-active 1, ${level}`,
          kandahar: `taliban-active 1, ${level}`,
          nuristan: 'coalition-troops 1',
        },
        { first: 'coalition', seats: { taliban: 'adp' }, lasting: { 3: 'shaded' } },
      ).play('sweep', 'air-strike', 'helmand', 'kandahar')
    expect(struck('neutral').bots()).toEqual(['kandahar 8.4.4/1'])
    expect(struck('opposition').bots()).toEqual([])
  })
})
