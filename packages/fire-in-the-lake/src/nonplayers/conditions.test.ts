import { describe, expect, test } from 'vitest'
import type { Board } from '../../test/kit.ts'
import { decision, execute, type More } from '../../test/nonplayers.ts'
import { CARDS } from '../events/index.ts'
import type { FactionId } from '../forces.ts'

type Case = readonly [board: Board, more?: More]

/** What a faction does with a card: it takes the event for the sake of an instruction, or leaves it for that. */
function follows(mark: string, by: FactionId, card: number, taken: Case, left: Case): void {
  expect(decision(by, card, ...taken)).toMatchObject({ answer: 'event', line: `8.4.1/${mark}` })
  const other = decision(by, card, ...left)
  expect(other.answer).not.toBe('event')
  expect(other.declined).toEqual([`8.4.1/${mark}`])
}

/** What a faction answers for the sake of an instruction. */
const byMark = (said: readonly string[], mark: string): string[] =>
  said.filter((each) => each.endsWith(` 8.4.1/${mark}`)).map((each) => each.split(' ')[0] as string)

const NIXON = { tracks: { policy: 'nixon' } } as const
const LBJ = { tracks: { policy: 'lbj' } } as const
const JFK = { tracks: { policy: 'jfk' } } as const

describe('FITL 8.4.1 Which cards have which instruction', () => {
  const found = (faction: FactionId): string =>
    CARDS.flatMap(({ card, nonPlayers }) => {
      const mark = nonPlayers?.[faction]?.mark
      return mark === undefined ? [] : [`${card.number} ${mark}`]
    }).join(', ')

  test('FITL 8.4.1 as the known sheet has them', () => {
    expect(found('arvn')).toBe(
      '1 R1, 2 R1, 6 R6, 16 R1, 19 R1, 20 R1, 24 R6, 27 R6, 29 R29, 30 R29, 36 R29, 40 R1, 43 R43, 46 R1, 48 R29, 49 R29, 50 R43, 53 R29, 56 R29, 58 R6, 59 R29, 63 R63a, 68 R29, 70 70, 72 R1, 78 R78a, 79 R78a, 82 R43, 83 R1, 84 R29, 85 R63a, 87 R78a',
    )
    expect(found('us')).toBe(
      '2 R2, 3 3, 6 R6, 9 R9, 21 R9, 22 R22, 23 R22, 24 R6, 26 26, 27 R6, 29 R6, 36 R6, 42 R2, 43 43, 44 R22, 49 R2, 50 50, 56 56-us, 59 R6, 62 R62, 63 R63u, 64 R63u, 66 R63u, 67 R62, 69 69, 70 70, 74 R2, 75 R2, 77 R2, 78 R78u, 80 R2, 81 R2, 82 82, 84 R2, 86 R78u, 88 R78u, 91 91, 93 R22',
    )
    expect(found('nva')).toBe(
      '26 R26, 29 R26, 36 36, 37 R37, 48 R48, 54 R37, 56 56-nva, 59 R59, 64 R64, 68 R26, 71 R59, 77 77, 83 R48, 84 R48, 85 R64, 87 R48, 92 92-nva, 96 R48, 102 102, 103 R37, 105 R48, 107 R48, 110 110',
    )
    expect(found('vc')).toBe(
      '1 R1, 2 R1, 6 R1, 17 R1, 36 36, 37 R37, 40 R1, 46 R1, 49 R1, 54 R37, 56 R1, 57 R1, 59 R1, 67 67, 73 R1, 88 R88, 89 R88, 90 R1, 92 92-vc, 102 102, 103 R37, 110 110',
    )
  })
})

describe('FITL 8.4.1 Instructions that cards share', () => {
  test('FITL 8.4.1/R1 ARVN only with non-player US, VC only with non-player NVA', () => {
    follows('R1', 'arvn', 46, [{}, { bots: ['us'] }], [{}, {}])
    follows('R1', 'vc', 57, [{}, { bots: ['nva'] }], [{}, {}])
  })

  test('FITL 8.4.1/R2, R22 US only under Nixon, or not under Nixon', () => {
    const troops: Board = { 'central-laos': 'nva-troops 2' }
    follows('R2', 'us', 42, [troops, NIXON], [troops, LBJ])
    follows('R22', 'us', 22, [{}, LBJ], [{}, NIXON])
  })

  test('FITL 8.4.1/R6 US and ARVN only if a Base goes', () => {
    const board = (vc: string): Board => ({ hue: `arvn-police 5, ${vc}` })
    for (const by of ['us', 'arvn'] as const) follows('R6', by, 27, [board('vc-base 1')], [board('vc-underground 2')])
  })

  test('FITL 8.4.1/R9 US Troops go to one space under LBJ, to Available under Nixon; not under JFK', () => {
    const boxes = { 'out-of-play': { 'us-troops': 3 } }
    follows('R9', 'us', 9, [{}, { ...LBJ, boxes }], [{}, { ...JFK, boxes }])
    const { t, said } = execute('us', 9, {}, { ...LBJ, boxes })
    const landed = new Set(byMark(said, 'R9'))
    expect([landed.size, said.length]).toEqual([1, 6])
    expect(t.count([...landed][0] as 'hue', 'us-troops')).toBe(3)
    expect(byMark(execute('us', 9, {}, { ...NIXON, boxes }).said, 'R9')).toEqual(Array(3).fill('available'))
    expect(decision('us', 9, { hue: 'us-troops 3' }, LBJ).answer).not.toBe('event')
    expect(byMark(execute('us', 9, { hue: 'us-troops 3' }, NIXON).said, 'R9')).toEqual(Array(3).fill('hue'))
    expect(byMark(execute('us', 21, { hue: 'us-troops 2' }, NIXON).said, 'R9')).toEqual(['available'])
    expect(byMark(execute('arvn', 21, { hue: 'us-troops 2' }, { ...JFK, bots: ['us'] }).said, 'R9')).toEqual(['done'])
  })

  test('FITL 8.4.1/R26 NVA only with Irregulars in Laos or Cambodia', () => {
    const board = (where: 'central-laos' | 'kontum'): Board => ({ [where]: 'irregulars-underground 1' })
    follows('R26', 'nva', 68, [board('central-laos')], [board('kontum')])
  })

  test('FITL 8.4.1/R29 ARVN add most Population under COIN Control, only if 2 or more', () => {
    const held = 'arvn-troops 2, nva-troops 2'
    follows('R29', 'arvn', 53, [{ hue: held }], [{ 'da-nang': held }])
    const { t } = execute('arvn', 59, {
      'da-nang': 'us-base 1, nva-base 1, nva-troops 3',
      hue: 'us-base 1, arvn-police 1, nva-troops 3',
    })
    expect([t.count('hue', 'nva-troops'), t.count('da-nang', 'nva-base')]).toEqual([0, 1])
  })

  test('FITL 8.4.1/R37 NVA and VC not while the US are Ineligible', () => {
    const boxes = { casualties: { 'us-troops': 2 } }
    for (const by of ['nva', 'vc'] as const)
      follows('R37', by, 54, [{}, { boxes, eligible: [by, 'us'], card: 54 }], [{}, { boxes }])
  })

  test('FITL 8.4.1/R43 ARVN take Resources', () => {
    const boxes = { 'out-of-play': { 'us-troops': 4, 'arvn-troops': 2 } }
    expect(byMark(execute('arvn', 43, {}).said, 'R43')).toEqual(['six-resources'])
    expect(byMark(execute('arvn', 50, {}, { boxes }).said, 'R43')).toEqual(['nine-resources'])
    expect(byMark(execute('arvn', 82, {}, { boxes }).said, 'R43')).toEqual(['resources-and-aid'])
    expect(byMark(execute('us', 82, {}, { boxes, ...LBJ }).said, 'R43')).toEqual([])
  })

  test('FITL 8.4.1/R48 NVA only with non-player VC', () => {
    follows('R48', 'nva', 83, [{ hue: 'active-support' }, { bots: ['vc'] }], [{ hue: 'active-support' }])
  })

  test('FITL 8.4.1/R59 NVA March as many Troops as possible to a US Base, only if NVA Control is added', () => {
    const near: Board = {
      'quang-nam': 'us-base 1, us-troops 1',
      'central-laos': 'nva-troops 3',
      'southern-laos': 'nva-troops 2, nva-underground 1',
      'quang-tri-thua-thien': 'arvn-police 1',
    }
    const { said } = execute('nva', 59, near)
    expect(byMark(said, 'R59')).toEqual([
      ...['central-laos', 'quang-nam', '3'],
      ...['southern-laos', 'quang-nam', '2', '0'],
    ])
    expect(decision('nva', 59, near)).toMatchObject({ answer: 'event', line: '8.4.1/R59' })
    const far: Board = {
      'quang-nam': 'us-base 1, us-troops 9, arvn-troops 5',
      'central-laos': 'nva-troops 1',
      'southern-laos': 'arvn-troops 9',
    }
    expect(decision('nva', 59, far)).toMatchObject({ declined: ['8.4.1/R59'] })
    const cities: Board = {
      'da-nang': 'us-base 1',
      hue: 'arvn-police 1',
      'quang-nam': 'nva-troops 4',
      'quang-tri-thua-thien': 'nva-troops 6',
    }
    expect(byMark(execute('nva', 71, cities).said, 'R59')).toEqual(['da-nang', 'quang-nam', '4'])
  })

  test('FITL 8.4.1/R62 US into one space only, as many Troops as Activate most, 3 cubes stay behind', () => {
    const board: Board = {
      'binh-dinh': 'vc-underground 3',
      'da-nang': 'us-troops 5, arvn-police 1',
      hue: 'us-troops 3',
      saigon: 'us-troops 2, arvn-troops 2',
    }
    const { t, said } = execute('us', 67, board)
    expect(byMark(said, 'R62').slice(0, 3)).toEqual(['da-nang', 'binh-dinh', '3'])
    expect([t.count('da-nang', 'us-troops'), t.count('hue', 'us-troops')]).toEqual([2, 3])
    const enough = execute('us', 67, { ...board, 'binh-dinh': 'vc-underground 2, us-troops 2' })
    expect(byMark(enough.said, 'R62')).toEqual(['done'])
    const lifted = execute('us', 62, { 'the-fishhook': 'nva-underground 1', saigon: 'us-troops 8' })
    expect(byMark(lifted.said, 'R62')).toEqual(['air-lift', 'the-fishhook', '2', 'done'])
    expect(byMark(execute('us', 62, { saigon: 'us-troops 8', 'the-fishhook': 'nva-base 1' }).said, 'R62')).toEqual([
      'done',
    ])
  })

  test('FITL 8.4.1/R63a, R78a ARVN use the shaded text, or do so against a US player', () => {
    const sideOf = (card: number, more: More = {}) => {
      const t = decision('arvn', card, { hue: 'arvn-troops 2' }, more).t
      return t.bots(1)
    }
    expect(sideOf(63)).toEqual(['shaded 8.4.1/R63a'])
    expect(sideOf(79)).toEqual(['shaded 8.4.1/R78a'])
    expect(sideOf(79, { bots: ['us'] })).toEqual(['unshaded 8.4.2/2'])
  })

  test('FITL 8.4.1/R63u US lower the Patronage of an ARVN player, otherwise take the other option', () => {
    const boxes = { 'out-of-play': { 'us-troops': 2 } }
    const choice = (card: number, bots: readonly FactionId[]) =>
      byMark(execute('us', card, {}, { boxes, bots }).said, 'R63u')
    expect([choice(63, []), choice(63, ['arvn'])]).toEqual([['roll-patronage'], ['two-us-pieces']])
    expect([choice(64, []), choice(64, ['arvn'])]).toEqual([['patronage-minus-5'], ['patronage-plus-3']])
    expect([choice(66, []), choice(66, ['arvn'])]).toEqual([['patronage-minus-3'], ['up-to-two-us-pieces']])
  })

  test('FITL 8.4.1/R64, R78u, R88 depend on who plays the ARVN', () => {
    follows('R64', 'nva', 85, [{}], [{}, { bots: ['arvn'] }])
    follows('R78u', 'us', 88, [{}, { bots: ['arvn'] }], [{}])
    follows('R88', 'vc', 89, [{}], [{}, { bots: ['arvn'] }])
  })
})

describe('FITL 8.4.1 Instructions of single cards', () => {
  test('FITL 8.4.1/3 Peace Talks: US only while Linebacker II is held', () => {
    follows(
      '3',
      'us',
      3,
      [{}, { tracks: { 'us-pivotal': 'held', 'leader-cards': 0 } }],
      [{}, { tracks: { 'us-pivotal': 'played' } }],
    )
    expect(decision('us', 3, {}).declined).toEqual(['8.4.1/3'])
  })

  test('FITL 8.4.1/26 LRRP: US at an NVA Base where nobody hides', () => {
    const open: Board = { 'central-laos': 'nva-base 1', 'southern-laos': 'nva-base 1, nva-underground 1' }
    follows('26', 'us', 26, [open], [{ 'southern-laos': 'nva-base 1, nva-underground 1' }])
    expect(byMark(execute('us', 26, open).said, '26')).toEqual(['central-laos', 'central-laos', 'central-laos'])
  })

  test('FITL 8.4.1/36 Hamburger Hill: NVA and VC where most US Troops go, then their own Base', () => {
    const board: Board = {
      'quang-nam': 'vc-base 1, nva-base 1, us-troops 2',
      'pleiku-darlac': 'nva-base 1, us-troops 1',
    }
    const { t } = execute('vc', 36, board)
    expect([t.count('quang-nam', 'us-troops'), t.count('quang-nam', 'vc-tunnel')]).toEqual([0, 1])
    expect(execute('nva', 36, board).t.count('quang-nam', 'nva-tunnel')).toBe(1)
    const own = execute('nva', 36, {
      'quang-nam': 'vc-base 1, us-troops 1',
      'pleiku-darlac': 'nva-base 1, us-troops 1',
    })
    expect(own.t.count('pleiku-darlac', 'nva-tunnel')).toBe(1)
  })

  test('FITL 8.4.1/43 Economic Aid: US take Aid, before the last Coup Resources', () => {
    expect(byMark(execute('us', 43, {}).said, '43')).toEqual(['twelve-aid'])
    expect(byMark(execute('us', 43, {}, { tracks: { coups: 2 }, scenario: 'short' }).said, '43')).toEqual([
      'six-resources',
    ])
    const boxes = { 'out-of-play': { 'arvn-bases': 1, 'us-bases': 1 } }
    expect(execute('us', 43, {}, { boxes }).said[0]).toBe('us-bases 8.4.4/1')
    expect(execute('arvn', 43, {}, { boxes }).said[0]).toBe('arvn-bases 8.4.4/1')
  })

  test('FITL 8.4.1/50 Uncle Ho: US take Troops from Out of Play, Resources if there are none', () => {
    expect(byMark(execute('us', 50, {}, { boxes: { 'out-of-play': { 'us-troops': 2 } } }).said, '50')).toEqual([
      'four-us-troops',
    ])
    expect(execute('us', 50, {}).t.resources('arvn')).toBe(29)
  })

  test('FITL 8.4.1/56-us Vo Nguyen Giap: US where a Base has exactly 2 Guerrillas', () => {
    const tied: Board = { 'quang-nam': 'vc-base 1, vc-underground 2', 'binh-dinh': 'vc-underground 3' }
    follows('56-us', 'us', 56, [tied], [{ 'quang-nam': 'vc-base 1, vc-underground 3' }])
    expect(byMark(execute('us', 56, tied).said, '56-us')).toEqual(['quang-nam'])
  })

  test('FITL 8.4.1/56-nva Vo Nguyen Giap: NVA March to a US Base, then win people; there they Attack', () => {
    const board: Board = {
      'southern-laos': 'nva-troops 8',
      'quang-nam': 'us-base 1, us-troops 1',
      'central-laos': 'nva-troops 4',
      'quang-tri-thua-thien': 'arvn-police 1',
    }
    const said = byMark(execute('nva', 56, board).said, '56-nva')
    expect(said.slice(0, 2)).toEqual(['central-laos', 'quang-nam'])
    expect(said).toContain('southern-laos')
    expect(said.indexOf('attack')).toBeGreaterThan(said.lastIndexOf('southern-laos'))
    const away = byMark(
      execute('nva', 56, { 'central-laos': 'nva-troops 4', 'quang-tri-thua-thien': 'arvn-police 1' }).said,
      '56-nva',
    )
    expect(away.slice(0, 2)).toEqual(['quang-tri-thua-thien', '2'])
  })

  test('FITL 8.4.1/R62 Amphib Landing: US Sweep and Assault where their Troops landed, not elsewhere', () => {
    const board: Board = {
      'quang-tri-thua-thien': 'nva-underground 3',
      'binh-dinh': 'us-troops 2, us-base 1, vc-underground 1',
      'binh-tuy-binh-thuan': 'us-troops 2, vc-underground 1',
      saigon: 'us-troops 6',
    }
    for (let botDie = 1; botDie <= 6; botDie++) {
      const { t, said } = execute('us', 67, board, { botDice: [botDie, botDie] })
      expect(said).toContain('quang-tri-thua-thien 8.4.1/R62')
      expect(t.pieces('quang-tri-thua-thien')).toEqual({ 'us-troops': 3, 'nva-active': 2 })
      expect([t.count('binh-dinh', 'vc-underground'), t.count('binh-tuy-binh-thuan', 'vc-underground')]).toEqual([1, 1])
    }
  })

  test('FITL 8.4.1/67 Amphib Landing: VC from Opposition to Support, Underground first; not without Support', () => {
    const board: Board = {
      'binh-dinh': 'vc-underground 1, vc-active 2, active-opposition',
      'khanh-hoa': 'vc-active 3',
      saigon: 'passive-support',
    }
    const { t, said } = execute('vc', 67, board)
    expect(byMark(said, '67')).toEqual([
      'binh-dinh',
      'vc-underground',
      'saigon',
      'vc-active',
      'saigon',
      'vc-active',
      'saigon',
    ])
    expect(t.pieces('saigon')).toEqual({ 'vc-underground': 1, 'vc-active': 2 })
    expect(byMark(execute('vc', 67, { ...board, saigon: '' }).said, '67')).toEqual(['done'])
  })

  test('FITL 8.4.1/69 MACV: US Strike from the air under LBJ, not under JFK', () => {
    const board: Board = { hue: 'us-troops 1, nva-troops 2' }
    expect(byMark(execute('us', 69, board, LBJ).said, '69')).toEqual(['air-strike'])
    expect(byMark(execute('us', 69, board, JFK).said, '69')).not.toContain('air-strike')
    expect(execute('us', 69, board, LBJ).said[0]).toBe('us-then-arvn 8.4.4/1')
    expect(execute('vc', 69, {}).said[0]).toBe('nva-then-vc 8.4.4/1')
  })

  test('FITL 8.4.1/70 ROKs: Police first, then ARVN, then US Troops, as many as needed; 3 stay at Support', () => {
    const board: Board = {
      'phu-bon-phu-yen': 'vc-active 3',
      'binh-dinh': 'arvn-police 2, arvn-troops 2, us-troops 2, passive-support',
    }
    for (const by of ['us', 'arvn'] as const) {
      const { t, said } = execute(by, 70, board)
      expect(byMark(said, '70').slice(0, 5)).toEqual(['phu-bon-phu-yen', 'binh-dinh', '0', '1', '2'])
      expect(t.pieces('phu-bon-phu-yen')).toEqual({ 'arvn-police': 2, 'arvn-troops': 1 })
    }
    const none = execute('us', 70, { 'phu-bon-phu-yen': '', 'binh-dinh': 'arvn-police 2' })
    expect(byMark(none.said, '70')).toEqual([])
  })

  test('FITL 8.1.2/1 ROKs: with Abrams the ARVN take a VC Base first, then an NVA one; with nothing to take none', () => {
    const abrams = { lasting: { 11: 'unshaded' } } as const
    const board: Board = { 'binh-dinh': 'arvn-troops 2, vc-active 3, vc-base 1, nva-base 1' }
    const { t, said } = execute('arvn', 70, board, abrams)
    expect(said).toContain('vc-base 8.1.2/1')
    expect(t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 2, 'vc-active': 3, 'nva-base': 1 })
    const nva = execute('arvn', 70, { 'binh-dinh': 'arvn-troops 2, vc-active 3, nva-base 1' }, abrams)
    expect(nva.t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 2, 'vc-active': 3 })
    const hidden = execute('arvn', 70, { 'binh-dinh': 'arvn-troops 2, vc-active 3, vc-tunnel 1' }, abrams)
    expect(hidden.t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 2, 'vc-active': 2, 'vc-tunnel': 1 })
  })

  test('FITL 8.1.2/1 ROKs: with Search and Destroy the ARVN take a hidden Guerrilla, VC before NVA; not without the card', () => {
    const lasting = { 28: 'unshaded' } as const
    const board: Board = { 'binh-dinh': 'arvn-troops 1, vc-underground 2, nva-underground 1' }
    const { t, said } = execute('arvn', 70, board, { lasting })
    expect(said).toContain('vc-underground 8.1.2/1')
    expect(t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 1, 'vc-active': 1, 'nva-underground': 1 })
    const nva = execute('arvn', 70, { 'binh-dinh': 'arvn-troops 1, nva-underground 3' }, { lasting })
    expect(nva.t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 1, 'nva-active': 1, 'nva-underground': 1 })
    const none = execute('arvn', 70, board)
    const found = { 'arvn-troops': 1, 'vc-active': 1, 'vc-underground': 1, 'nva-underground': 1 }
    expect(none.t.pieces('binh-dinh')).toEqual(found)
  })

  test('FITL 8.1.1/1 ROKs: with Patton the ARVN remove 2 more, in the Lowland none', () => {
    const lasting = { 14: 'unshaded' } as const
    const { t, said } = execute('arvn', 70, { 'binh-dinh': 'arvn-troops 2, vc-active 5' }, { lasting })
    expect(said).toContain('yes 8.1.1/1')
    expect(t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 2, 'vc-active': 2 })
    const low = execute('arvn', 70, { 'phu-bon-phu-yen': 'arvn-troops 2, vc-active 5' }, { lasting })
    expect(low.said).not.toContain('yes 8.1.1/1')
    expect(low.t.pieces('phu-bon-phu-yen')).toEqual({ 'arvn-troops': 2, 'vc-active': 3 })
  })

  test('FITL 8.4.1/77 Détente: NVA take Resources below 20, otherwise Infiltrate', () => {
    const board: Board = { 'central-laos': 'nva-base 1, nva-underground 2' }
    const choice = (nva: number) => byMark(execute('nva', 77, board, { resources: { nva } }).said, '77')
    expect([choice(19), choice(20)]).toEqual([['nine-resources'], ['infiltrate']])
  })

  test('FITL 8.4.1/82 Domino Theory: US take their pieces under LBJ', () => {
    const boxes = { 'out-of-play': { 'us-troops': 3, 'arvn-troops': 3 } }
    const choice = (how: More) => byMark(execute('us', 82, {}, { boxes, ...how }).said, '82')
    expect([choice(LBJ), choice(JFK), choice(NIXON)]).toEqual([
      ['us-pieces'],
      ['resources-and-aid'],
      ['resources-and-aid'],
    ])
  })

  test('FITL 8.4.1/91 Bob Hope: US from where most pieces become Available', () => {
    const board: Board = { 'quang-nam': 'us-troops 4', 'binh-dinh': 'us-troops 2', hue: 'arvn-police 1' }
    const boxes = { casualties: { 'us-troops': 5 } }
    expect(byMark(execute('us', 91, board, { boxes }).said, '91')).toEqual(['quang-nam'])
    expect(byMark(execute('arvn', 91, board, { boxes }).said, '91')).toEqual([])
  })

  test('FITL 8.4.1/92-nva SEALORDS: NVA split 2 Bases and all others over 2 spaces, or do not take it', () => {
    const board: Board = { 'tay-ninh': 'nva-base 1, nva-underground 2, nva-troops 3', 'the-parrots-beak': 'nva-base 1' }
    follows('92-nva', 'nva', 92, [board], [{ ...board, 'the-parrots-beak': '' }])
    const { t } = execute('nva', 92, board)
    const goals = ['kien-phong', 'kien-hoa-vinh-binh', 'ba-xuyen', 'kien-giang-an-xuyen'] as const
    const reached = goals.filter((s) => t.count(s, 'nva-base') === 1)
    expect(reached).toHaveLength(2)
    expect(reached.map((s) => t.count(s, 'nva-underground'))).toEqual([1, 1])
    expect(reached.map((s) => t.count(s, 'nva-troops')).toSorted()).toEqual([1, 2])
  })

  test('FITL 8.4.1/92-vc SEALORDS: VC all to 1 space at Support, only if more than 3 move', () => {
    const board: Board = {
      'tay-ninh': 'vc-underground 2, vc-active 1',
      'the-parrots-beak': 'vc-base 1',
      'ba-xuyen': 'passive-support',
    }
    follows('92-vc', 'vc', 92, [board], [{ ...board, 'the-parrots-beak': '' }])
    expect(execute('vc', 92, board).t.pieces('ba-xuyen')).toEqual({ 'vc-underground': 2, 'vc-active': 1, 'vc-base': 1 })
    expect(decision('vc', 92, { ...board, 'ba-xuyen': '' }).declined).toEqual(['8.4.1/92-vc'])
  })

  test('FITL 8.4.1/102 Cu Chi: NVA and VC only with an own Base in South Vietnam without a Tunnel', () => {
    follows(
      '102',
      'vc',
      102,
      [{ 'quang-nam': 'vc-base 1' }],
      [{ 'quang-nam': 'nva-base 1, vc-tunnel 1', 'central-laos': 'vc-base 1' }],
    )
    follows(
      '102',
      'nva',
      102,
      [{ 'quang-nam': 'nva-base 1' }],
      [{ 'quang-nam': 'vc-base 1', 'central-laos': 'nva-base 1' }],
    )
  })

  test('FITL 8.4.1/110 No Contact: NVA and VC not in Monsoon nor if none of theirs is Active', () => {
    const board: Board = { hue: 'vc-active 1' }
    follows('110', 'vc', 110, [board], [board, { draw: [127, 21, 128] }])
    expect(decision('nva', 110, board).declined).toEqual(['8.4.1/110'])
  })
})
