import { type Asked, answerText, cardWord, inForce } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { event, type Scene, scene } from '../../test/kit.ts'
import { CARD } from '../forces.ts'

const NOT_HERE = 'why.event-not-here'
/** The event is over: the next faction is asked for its turn. */
const isOver = (t: Scene): boolean => t.question.startsWith('turn.')

/** The Warlords lead the card that follows. */
const WARLORDS_NEXT = [55, 56, 73, 74, 75, 76, 77, 78]

const NO_TALIBAN = { boxes: { 'out-of-play': { 'taliban-guerrillas': 30 } } } as const
const NO_WARLORDS = { boxes: { 'out-of-play': { 'warlords-guerrillas': 15 } } } as const
const NO_WARLORD_BASES = { boxes: { 'out-of-play': { 'warlords-bases': 12 } } } as const
const NO_POLICE = { boxes: { 'out-of-play': { 'government-police': 29 } } } as const

describe('card 55 Breaktime', () => {
  test('ADP 5.1 card 55 unshaded: all Guerrillas of both factions turn Active in up to 2 Provinces with cubes', () => {
    const t = event(55, 'unshaded', {
      helmand: 'coalition-troops 1, taliban-underground 2, warlords-underground 1',
      herat: 'government-police 1, warlords-underground 2, warlords-active 1',
      balkh: 'government-troops 1, taliban-underground 1',
      kabul: 'government-troops 1, taliban-underground 1',
      ghazni: 'coalition-base 1, taliban-underground 1',
      konduz: 'government-troops 1, taliban-active 1',
      'loc-kabul-aibak': 'government-police 1, taliban-underground 1',
      waziristan: 'taliban-underground 1',
    })
    expect(t.by).toBe('warlords')
    expect(t.answers).toEqual(['balkh', 'helmand', 'herat', 'done'])
    for (const s of ['kabul', 'ghazni', 'konduz', 'loc-kabul-aibak', 'waziristan']) {
      expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    }
    t.play('helmand')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1, 'taliban-active': 2, 'warlords-active': 1 })
    expect(t.answers).toEqual(['balkh', 'herat', 'done'])
    t.play('herat')
    expect(t.pieces('herat')).toEqual({ 'government-police': 1, 'warlords-active': 3 })
    expect(t.count('balkh', 'taliban-underground')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 55 unshaded: it may be fewer Provinces, and none where nobody hides', () => {
    const t = event(55, 'unshaded', { helmand: 'coalition-troops 1, taliban-underground 2' }).play('done')
    expect(t.count('helmand', 'taliban-underground')).toBe(2)
    expect(isOver(event(55, 'unshaded', { helmand: 'coalition-troops 1, taliban-active 2' }))).toBe(true)
  })

  test('ADP 5.1 card 55 shaded: in up to 2 spaces one faction hides, chosen where both could; the executor stays Eligible', () => {
    const t = event(
      55,
      'shaded',
      {
        helmand: 'taliban-active 2, warlords-active 1',
        'loc-kabul-aibak': 'warlords-active 2, taliban-underground 1',
        waziristan: 'taliban-active 1',
        ghazni: 'taliban-underground 3',
      },
      { eligible: ['warlords', 'coalition'] },
    )
    expect(t.answers).toEqual(['helmand', 'waziristan', 'loc-kabul-aibak', 'done'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.faction', ['taliban', 'warlords']])
    t.play('warlords', 'loc-kabul-aibak')
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 2, 'warlords-underground': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'warlords-underground': 2, 'taliban-underground': 1 })
    expect(t.count('waziristan', 'taliban-active')).toBe(1)
    expect(isOver(t)).toBe(true)
    t.play('pass')
    expect(t.isEligible('warlords')).toBe(true)
  })

  test('ADP 6.6.1 card 55 shaded: nobody hides in Pakistan at Hostility; with nobody at all the executor is Eligible still', () => {
    const t = event(
      55,
      'shaded',
      { waziristan: 'taliban-active 2' },
      { tracks: { islamabad: 'hostility' }, eligible: ['taliban', 'government'] },
    )
    expect(isOver(t)).toBe(true)
    expect(t.count('waziristan', 'taliban-active')).toBe(2)
    t.play('pass')
    expect(t.isEligible('taliban')).toBe(true)
  })
})

describe('card 56 Fratricide', () => {
  test('ADP 5.1 card 56 unshaded: one Guerrilla of each faction goes in up to 2 spaces with both, in either state', () => {
    const t = event(56, 'unshaded', {
      helmand: 'taliban-underground 1, taliban-active 1, warlords-active 1',
      'loc-kabul-aibak': 'taliban-active 1, warlords-underground 1',
      balkh: 'taliban-active 1, warlords-underground 1',
      ghazni: 'taliban-active 1, warlords-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'helmand', 'loc-kabul-aibak', 'done'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.remove-which', ['taliban-underground', 'taliban-active']])
    t.play('taliban-underground', 'loc-kabul-aibak')
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({})
    expect(t.pieces('balkh')).toEqual({ 'taliban-active': 1, 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 56 unshaded: nothing where the two do not meet', () => {
    expect(isOver(event(56, 'unshaded', { helmand: 'taliban-active 1', herat: 'warlords-active 1' }))).toBe(true)
  })

  test('ADP 5.1 card 56 shaded: up to 2 Coalition Troops become Casualties, a Government cube just goes', () => {
    const t = event(56, 'shaded', {
      helmand: 'coalition-troops 3, government-troops 1, government-police 1',
      'loc-kabul-aibak': 'coalition-troops 1, government-police 1',
      balkh: 'coalition-base 1, government-police 1',
      herat: 'coalition-troops 1, government-base 1',
    })
    expect(t.answers).toEqual(['helmand', 'loc-kabul-aibak'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.how-many', ['0', '1', '2']])
    t.play('2')
    expect(t.answers).toEqual(['government-troops', 'government-police'])
    t.play('government-troops')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1, 'government-police': 1 })
    expect(t.table.lastCheckpoint().position.boxes?.casualties).toEqual({ 'coalition-troops': 2 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 56 shaded: it may spare the Coalition, not the Government; without both nothing happens', () => {
    const t = event(56, 'shaded', { helmand: 'coalition-troops 1, government-police 1' }).play('0')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1 })
    expect(isOver(event(56, 'shaded', { helmand: 'coalition-troops 1', herat: 'government-police 1' }))).toBe(true)
  })
})

describe('card 57 Sandstorms', () => {
  test('ADP 5.4 card 57: it is in force at once; Taliban Guerrillas March once only, from a Pashtun destination too', () => {
    const board = { helmand: 'taliban-underground 1' }
    const eligible = ['warlords', 'taliban'] as const
    const t = event(57, 'single', board, { eligible })
    expect(inForce(t.table.game, CARD.sandstorms, 'unshaded')).toBe(true)
    t.play('march', 'helmand', 'kandahar')
    expect(t.pieces('kandahar')).toEqual({ 'taliban-underground': 1 })
    expect(t.whyNot('kandahar')?.id).toBe('why.no-guerrillas-to-march')
    const calm = scene(board, { card: 57, eligible }).play('pass', 'march', 'helmand', 'kandahar')
    expect(calm.answers).toContain('kandahar')
  })

  test('ADP 5.4 card 57: no Air Lift with an operation', () => {
    const board = {
      kabul: 'coalition-troops 2, coalition-base 1, government-troops 1',
      helmand: 'coalition-troops 1, taliban-active 1',
      herat: 'coalition-troops 1, taliban-active 1',
    }
    const t = event(57, 'single', board).play('assault')
    expect(t.by).toBe('coalition')
    expect(t.answers).not.toContain('air-lift')
    expect(t.whyNot('air-lift')?.id).toBe('why.sandstorms')
  })
})

describe('card 58 Counter-Narc', () => {
  test('ADP 5.4 card 58 unshaded: Traffic brings half of the sum, rounded down; the shares of others stay whole', () => {
    const t = event(
      58,
      'unshaded',
      {
        herat: 'warlords-base 2, government-troops 3',
        balkh: 'warlords-base 1, taliban-active 2',
        konduz: 'warlords-underground 1',
      },
      { eligible: ['coalition'], draw: WARLORDS_NEXT },
    )
    expect(inForce(t.table.game, CARD.counterNarc, 'unshaded')).toBe(true)
    t.play('rally', 'traffic', 'herat', 'balkh')
    expect(t.resources('warlords')).toBe(21)
    expect(t.resources('taliban')).toBe(21)
    expect(t.track('patronage')).toBe(6)
  })

  test('ADP 5.1 card 58 shaded: a Base in a Province with a Warlord Guerrilla, and 2 Resources', () => {
    const t = event(58, 'shaded', {
      herat: 'warlords-active 1',
      zabol: 'warlords-underground 1',
      balkh: 'warlords-underground 1, warlords-base 1, taliban-base 1',
      konduz: 'warlords-base 1',
      kabul: 'warlords-active 1',
      'loc-kabul-aibak': 'warlords-active 1',
    })
    expect([t.question, t.answers]).toEqual(['event.place-where', ['herat', 'zabol']])
    for (const s of ['balkh', 'konduz', 'kabul', 'loc-kabul-aibak']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('zabol')
    expect(t.pieces('zabol')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
    expect(t.resources('warlords')).toBe(22)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 58 shaded: without a place or a Base the Resources come all the same', () => {
    expect(event(58, 'shaded', {}).resources('warlords')).toBe(22)
    const t = event(58, 'shaded', { herat: 'warlords-active 1' }, NO_WARLORD_BASES)
    expect(t.resources('warlords')).toBe(22)
    expect(t.count('herat', 'warlords-base')).toBe(0)
  })
})

describe('card 59 Local Truce', () => {
  test('ADP 5.4 card 59: the Government hands over 6 Resources, and nobody is suborned until Reset', () => {
    const t = event(
      59,
      'single',
      { herat: 'warlords-underground 1, government-police 1' },
      { eligible: ['taliban'], draw: WARLORDS_NEXT },
    )
    expect([t.resources('government'), t.resources('warlords')]).toEqual([14, 26])
    expect(inForce(t.table.game, CARD.localTruce, 'unshaded')).toBe(true)
    t.play('rally')
    expect(t.by).toBe('warlords')
    expect(t.whyNot('suborn')?.id).toBe('why.local-truce')
  })

  test('ADP 5.1.3 card 59: it hands over what it has', () => {
    const t = event(59, 'single', {}, { resources: { government: 4 } })
    expect([t.resources('government'), t.resources('warlords')]).toEqual([0, 24])
  })
})

describe('card 60 Tajiks', () => {
  test('ADP 5.1 card 60 unshaded: up to 3 Government cubes in the three Provinces, then one of these shifts', () => {
    const t = event(60, 'unshaded', { badakhshan: 'opposition', baghlan: 'support' })
    expect([t.question, t.answers]).toEqual(['event.space', ['badakhshan', 'baghlan', 'konduz', 'done']])
    t.play('badakhshan')
    expect(t.answers).toEqual(['government-troops', 'government-police'])
    t.play('government-police', 'badakhshan', 'government-troops', 'konduz', 'government-troops')
    expect([t.question, t.answers]).toEqual(['event.shift-where', ['badakhshan', 'konduz']])
    t.play('badakhshan')
    expect(t.pieces('badakhshan')).toEqual({ 'government-troops': 1, 'government-police': 1 })
    expect(t.pieces('konduz')).toEqual({ 'government-troops': 1 })
    expect(t.level('badakhshan')).toBe('neutral')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 60 unshaded: without cubes placed the shift still follows', () => {
    const t = event(60, 'unshaded', { baghlan: 'support', konduz: 'support' }).play('done')
    expect(t.level('badakhshan')).toBe('support')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 60 shaded: up to 3 Warlord pieces, one of them a Base at most', () => {
    const t = event(60, 'shaded', { konduz: 'taliban-base 1, government-base 1' })
    t.play('konduz')
    // No Base fits there: the Guerrilla came without asking.
    expect(t.count('konduz', 'warlords-underground')).toBe(1)
    t.play('baghlan')
    expect(t.answers).toEqual(['warlords-underground', 'warlords-base'])
    t.play('warlords-base', 'baghlan')
    expect(t.pieces('baghlan')).toEqual({ 'warlords-base': 1, 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 60 shaded: without Guerrillas at hand the Base is all', () => {
    const t = event(60, 'shaded', {}, NO_WARLORDS).play('baghlan')
    expect(t.pieces('baghlan')).toEqual({ 'warlords-base': 1 })
    expect(isOver(t)).toBe(true)
  })
})

describe('card 61 Desertions & Defections', () => {
  test('ADP 5.1 card 61 unshaded: in up to 3 spaces with Government cubes a Taliban Guerrilla becomes Police', () => {
    const t = event(61, 'unshaded', {
      kabul: 'government-police 1, taliban-underground 1, taliban-active 1',
      'loc-kabul-aibak': 'government-troops 1, taliban-active 1',
      herat: 'government-troops 1, taliban-underground 1',
      balkh: 'government-troops 1, taliban-underground 1',
      helmand: 'coalition-troops 1, taliban-active 1',
      konduz: 'government-base 1, taliban-active 1',
    })
    expect(t.answers).toEqual(['kabul', 'balkh', 'herat', 'loc-kabul-aibak', 'done'])
    t.play('kabul')
    expect([t.question, t.answers]).toEqual(['event.replace-which', ['taliban-underground', 'taliban-active']])
    t.play('taliban-active', 'loc-kabul-aibak', 'herat')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 2, 'taliban-underground': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'government-troops': 1, 'government-police': 1 })
    expect(t.pieces('herat')).toEqual({ 'government-troops': 1, 'government-police': 1 })
    expect(t.count('balkh', 'taliban-underground')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 61 unshaded: without Police the Guerrilla goes all the same', () => {
    const t = event(61, 'unshaded', { kabul: 'government-police 1, taliban-active 1' }, NO_POLICE).play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1 })
  })

  test('ADP 5.1 card 61 shaded: in up to 3 spaces 2 Government cubes become a Guerrilla of either faction', () => {
    const t = event(61, 'shaded', {
      kabul: 'government-police 2, government-troops 1',
      'loc-kabul-aibak': 'government-police 2',
      herat: 'government-police 1, coalition-troops 2',
    })
    expect(t.answers).toEqual(['kabul', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'government-troops')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['taliban-underground', 'warlords-underground']])
    t.play('taliban-underground')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-underground': 1 })
    t.play('loc-kabul-aibak', 'warlords-underground')
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 61 shaded: only Guerrillas at hand come, and cubes go without any', () => {
    const one = event(61, 'shaded', { kabul: 'government-police 2' }, NO_TALIBAN).play('kabul')
    expect(one.pieces('kabul')).toEqual({ 'warlords-underground': 1 })
    const none = event(
      61,
      'shaded',
      { kabul: 'government-police 2' },
      { boxes: { 'out-of-play': { 'taliban-guerrillas': 30, 'warlords-guerrillas': 15 } } },
    ).play('kabul')
    expect(none.pieces('kabul')).toEqual({})
    expect(isOver(none)).toBe(true)
  })
})

describe('card 62 Local Understanding', () => {
  test('ADP 5.1 card 62 unshaded: up to 3 Police where Government cubes and Warlord pieces meet, 3 Resources', () => {
    const t = event(62, 'unshaded', {
      herat: 'government-troops 1, warlords-base 1',
      balkh: 'government-police 1, warlords-active 1',
      kabul: 'government-police 1, warlords-active 1',
      konduz: 'coalition-troops 1, warlords-active 1',
      'loc-kabul-aibak': 'government-police 1, warlords-active 1',
    })
    expect(t.answers).toEqual(['balkh', 'herat'])
    t.play('herat')
    expect([t.question, t.answers]).toEqual(['place.how-many', ['0', '1', '2', '3']])
    t.play('3')
    expect(t.pieces('herat')).toEqual({ 'government-troops': 1, 'government-police': 3, 'warlords-base': 1 })
    expect(t.resources('warlords')).toBe(23)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 62 unshaded: with nobody together, or no Police, the Warlords still gain', () => {
    expect(event(62, 'unshaded', { herat: 'government-troops 1' }).resources('warlords')).toBe(23)
    const board = { herat: 'government-police 1, warlords-base 1' }
    const t = event(62, 'unshaded', board, NO_POLICE)
    expect(t.resources('warlords')).toBe(23)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 62 shaded: up to 3 Government cubes go, then all Taliban Guerrillas there hide', () => {
    const t = event(62, 'shaded', {
      herat: 'government-troops 2, government-police 2, taliban-active 2, taliban-underground 1, warlords-active 1',
      balkh: 'government-police 1, taliban-base 1',
      konduz: 'coalition-troops 1, taliban-active 1',
      'loc-kabul-aibak': 'government-police 1, taliban-underground 1',
    })
    expect(t.answers).toEqual(['herat', 'loc-kabul-aibak'])
    t.play('herat')
    expect(t.answers).toEqual(['government-troops', 'government-police', 'done'])
    t.play('government-troops', 'government-troops', 'government-police')
    expect(t.pieces('herat')).toEqual({ 'government-police': 1, 'taliban-underground': 3, 'warlords-active': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 62 shaded: it may take fewer cubes; without both nothing happens', () => {
    const t = event(62, 'shaded', { herat: 'government-troops 1, taliban-active 1' }).play('done')
    expect(t.pieces('herat')).toEqual({ 'government-troops': 1, 'taliban-underground': 1 })
    expect(isOver(event(62, 'shaded', { herat: 'taliban-active 1' }))).toBe(true)
  })
})

describe('card 63 Teetotalers', () => {
  test('ADP 5.1 card 63 unshaded: up to 2 spaces of Opposition with Taliban pieces become Neutral', () => {
    const t = event(63, 'unshaded', {
      kabul: 'taliban-underground 1, opposition',
      helmand: 'taliban-base 1, opposition',
      ghazni: 'taliban-active 1, opposition',
      herat: 'warlords-active 1, opposition',
      balkh: 'taliban-active 1, support',
    })
    expect(t.answers).toEqual(['kabul', 'ghazni', 'helmand', 'done'])
    t.play('kabul', 'helmand')
    expect([t.level('kabul'), t.level('helmand'), t.level('ghazni')]).toEqual(['neutral', 'neutral', 'opposition'])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 63 unshaded: nothing without Opposition, and "up to" may be none', () => {
    expect(isOver(event(63, 'unshaded', { helmand: 'taliban-base 1' }))).toBe(true)
    const t = event(63, 'unshaded', { helmand: 'taliban-base 1, opposition' }).play('done')
    expect(t.level('helmand')).toBe('opposition')
  })

  test('ADP 5.1 card 63 shaded: a space with a Taliban Base shifts toward Opposition, 4 Resources for the Warlords', () => {
    const t = event(63, 'shaded', {
      helmand: 'taliban-base 1, support',
      ghazni: 'taliban-base 1',
      khowst: 'taliban-base 1, opposition',
      zabol: 'taliban-base 1',
      waziristan: 'taliban-base 1',
      herat: 'taliban-active 1, support',
    })
    expect(t.answers).toEqual(['ghazni', 'helmand'])
    t.play('helmand')
    expect(t.level('helmand')).toBe('neutral')
    expect(t.resources('warlords')).toBe(24)
  })

  test('ADP 5.1.3 card 63 shaded: with no such space the Resources come all the same', () => {
    expect(event(63, 'shaded', { zabol: 'taliban-base 1' }).resources('warlords')).toBe(24)
  })
})

describe('card 64 Hazara', () => {
  test('ADP 5.1 card 64 unshaded: up to 2 Police in Bamian; it and an adjacent Province shift toward Support', () => {
    const t = event(64, 'unshaded', { bamian: 'opposition', ghazni: 'opposition', khowst: 'support' })
    expect([t.question, t.answers]).toEqual(['place.how-many', ['0', '1', '2']])
    t.play('2')
    expect(t.pieces('bamian')).toEqual({ 'government-police': 2 })
    expect(t.level('bamian')).toBe('neutral')
    // Kabul is no Province; Samangan and Sar-e-Pol have nobody.
    expect([t.question, t.answers]).toEqual(['event.shift-where', ['ghazni', 'oruzgan']])
    t.play('oruzgan')
    expect([t.level('oruzgan'), t.level('ghazni')]).toEqual(['support', 'opposition'])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.6.2 card 64 unshaded: Returnees make a Province fit; without Police only levels change', () => {
    const t = event(
      64,
      'unshaded',
      { bamian: 'support', samangan: 'returnees 1', kabul: 'government-police 1' },
      NO_POLICE,
    )
    expect(t.answers).toEqual(['ghazni', 'khowst', 'oruzgan', 'samangan'])
    t.play('samangan')
    expect(t.level('samangan')).toBe('support')
    expect([t.level('bamian'), t.pieces('bamian')]).toEqual(['support', {}])
  })

  test('ADP 5.1 card 64 shaded: up to 2 Warlord Guerrillas and a Base come to Bamian, which turns Neutral', () => {
    const t = event(64, 'shaded', { bamian: 'support' })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1')
    expect(t.pieces('bamian')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
    expect(t.level('bamian')).toBe('neutral')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.2 card 64 shaded: no third Base, no Guerrillas that are not at hand', () => {
    const t = event(64, 'shaded', { bamian: 'opposition, taliban-base 2' }, NO_WARLORDS)
    expect(t.pieces('bamian')).toEqual({ 'taliban-base': 2 })
    expect(t.level('bamian')).toBe('neutral')
    expect(isOver(t)).toBe(true)
  })
})

describe('card 65 Islamabad Blocks Resupply', () => {
  test('ADP 5.5 card 65 unshaded: the Coalition may Air Lift, Sandstorms or not; Aid +3', () => {
    const board = { kabul: 'coalition-troops 3', helmand: 'coalition-troops 1' }
    const t = event(65, 'unshaded', board, { lasting: { 57: 'unshaded' }, eligible: ['warlords'] })
    expect([t.by, t.answers]).toEqual(['coalition', ['air-lift', 'done']])
    t.play('air-lift', 'kabul', 'helmand', '2')
    expect([t.count('kabul', 'coalition-troops'), t.count('helmand', 'coalition-troops')]).toEqual([1, 3])
    expect([t.by, t.question]).toEqual(['coalition', 'lift.from'])
    t.play('done')
    expect(t.aid).toBe(18)
    expect(t.resources('government')).toBe(20)
  })

  test('ADP 5.5 card 65 unshaded: the Coalition may decline, and without Troops is not asked; Aid rises', () => {
    const t = event(65, 'unshaded', { kabul: 'coalition-troops 3' }).play('done')
    expect([t.aid, isOver(t)]).toEqual([18, true])
    const nobody = event(65, 'unshaded', { kabul: 'government-police 3' })
    expect([nobody.aid, isOver(nobody)]).toEqual([18, true])
  })

  test('ADP 5.1 card 65 shaded: both roads are Sabotaged, whoever is there', () => {
    const t = event(65, 'shaded', { 'loc-kabul-tor-kham': 'government-police 5' })
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(1)
    expect(t.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 3.3.4 card 65 shaded: a road is Sabotaged once', () => {
    const t = event(65, 'shaded', { 'loc-kabul-tor-kham': 'sabotage 1' })
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(1)
    expect(t.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
  })

  test('ADP 5.1.3 card 65 shaded: the last marker goes where the executor says, and without any there is nothing to do', () => {
    const t = event(65, 'shaded', { kabul: 'terror 29' })
    expect([t.question, t.answers]).toEqual([
      'event.sabotage-where',
      ['loc-kabul-tor-kham', 'loc-kandahar-spin-boldak'],
    ])
    t.play('loc-kandahar-spin-boldak')
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(0)
    expect(t.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
    expect(isOver(event(65, 'shaded', { kabul: 'terror 30' }))).toBe(true)
  })
})

describe('card 66 Mountain Fastness', () => {
  test('ADP 5.1 card 66: an insurgent places up to 2 pieces each in 2 Mountain Provinces, one Base in all, and may hide', () => {
    const t = event(66, 'single', { ghowr: 'warlords-active 2', herat: 'warlords-active 1' })
    expect(t.by).toBe('warlords')
    expect(t.answers).toContain('ghowr')
    for (const s of ['herat', 'kabul', 'waziristan', 'loc-kabul-aibak']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('ghowr')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['warlords-underground', 'warlords-base', 'done']])
    t.play('warlords-base')
    expect(t.answers).toEqual(['warlords-underground', 'done'])
    t.play('warlords-underground')
    expect([t.question, t.answers]).toEqual(['event.66.hide', ['yes', 'no']])
    t.play('yes')
    expect(t.pieces('ghowr')).toEqual({ 'warlords-underground': 3, 'warlords-base': 1 })
    expect(t.whyNot('ghowr')?.id).toBe(NOT_HERE)
    t.play('badghis')
    expect(t.answers).toEqual(['warlords-underground', 'done'])
    t.play('warlords-underground', 'warlords-underground')
    expect(t.pieces('badghis')).toEqual({ 'warlords-underground': 2 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 66: all of it may be left; somebody Active may stay so', () => {
    const t = event(66, 'single', { ghowr: 'warlords-active 2' }).play('ghowr', 'done', 'no', 'done')
    expect(t.pieces('ghowr')).toEqual({ 'warlords-active': 2 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 66: the Government brings Troops, Police or a Base, and hides nobody', () => {
    const t = event(66, 'single', { ghowr: 'taliban-active 1' }, { eligible: ['government'] }).play('ghowr')
    expect(t.by).toBe('government')
    expect(t.answers).toEqual(['government-troops', 'government-police', 'government-base', 'done'])
    t.play('government-base', 'government-police', 'zabol')
    expect(t.answers).toEqual(['government-troops', 'government-police', 'done'])
    t.play('done')
    expect(t.pieces('ghowr')).toEqual({ 'government-police': 1, 'government-base': 1, 'taliban-active': 1 })
  })

  test('ADP 5.1 card 66: the Coalition brings Troops or a Base, and no third Base comes to a space', () => {
    const t = event(66, 'single', { ghowr: 'taliban-base 2' }, { eligible: ['coalition'] }).play('ghowr')
    expect(t.answers).toEqual(['coalition-troops', 'done'])
    t.play('coalition-troops', 'done', 'zabol')
    expect(t.answers).toEqual(['coalition-troops', 'coalition-base', 'done'])
  })

  test('ADP 1.4.1 card 66: with nothing at hand only those who are seen may hide', () => {
    const boxes = { 'out-of-play': { 'taliban-guerrillas': 29, 'taliban-bases': 12 } }
    const t = event(66, 'single', { ghowr: 'taliban-active 1' }, { eligible: ['taliban'], boxes })
    expect(t.answers).toEqual(['ghowr', 'done'])
    t.play('ghowr', 'yes')
    expect(t.pieces('ghowr')).toEqual({ 'taliban-underground': 1 })
  })
})

describe('card 67 Change in Tactics', () => {
  const lasting = { 1: 'unshaded', 29: 'shaded', 57: 'unshaded' } as const

  test('ADP 5.3 card 67: one Capability of either side turns over', () => {
    const t = event(67, 'single', {}, { lasting })
    expect([t.question, t.answers]).toEqual(['event.67.which', ['card-1', 'card-29']])
    expect(answerText(t.table.game, t.table.pending as Asked, cardWord(29), 'en')).toBe('29 Night Letters')
    t.play('card-29')
    expect(t.answers).toEqual(['take-away', 'turn-over'])
    t.play('turn-over')
    expect(inForce(t.table.game, CARD.nightLetters, 'unshaded')).toBe(true)
    expect(inForce(t.table.game, CARD.isr, 'unshaded')).toBe(true)
    expect(inForce(t.table.game, CARD.sandstorms, 'unshaded')).toBe(true)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.3 card 67: or it goes', () => {
    const t = event(67, 'single', {}, { lasting }).play('card-1', 'take-away')
    expect(inForce(t.table.game, CARD.isr, 'unshaded')).toBe(false)
    expect(inForce(t.table.game, CARD.isr, 'shaded')).toBe(false)
    expect(inForce(t.table.game, CARD.nightLetters, 'shaded')).toBe(true)
  })

  test('ADP 5.3 card 67: with one in force only the way is asked; Momentum is no Capability', () => {
    const t = event(67, 'single', {}, { lasting: { 1: 'shaded', 24: 'unshaded' } })
    expect([t.question, t.answers]).toEqual(['event.choice', ['take-away', 'turn-over']])
    t.play('turn-over')
    expect(inForce(t.table.game, CARD.isr, 'unshaded')).toBe(true)
    expect(isOver(event(67, 'single', {}, { lasting: { 57: 'unshaded' } }))).toBe(true)
  })
})

describe('card 68 Dostum', () => {
  test('ADP 5.1 card 68 unshaded: up to 4 Government cubes in Balkh, Faryab and Sar-e-Pol', () => {
    const t = event(68, 'unshaded', {})
    expect(t.answers).toEqual(['balkh', 'faryab', 'sar-e-pol', 'done'])
    for (const s of ['balkh', 'balkh', 'faryab', 'sar-e-pol']) t.play(s, 'government-troops')
    expect(t.pieces('balkh')).toEqual({ 'government-troops': 2 })
    expect(t.pieces('faryab')).toEqual({ 'government-troops': 1 })
    expect(t.pieces('sar-e-pol')).toEqual({ 'government-troops': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 68 unshaded: what is not at hand does not come', () => {
    const boxes = { 'out-of-play': { 'government-police': 30, 'government-troops': 29 } }
    const t = event(68, 'unshaded', {}, { boxes }).play('faryab')
    expect(t.pieces('faryab')).toEqual({ 'government-troops': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 68 shaded: up to 4 Warlord pieces, one of them a Base at most', () => {
    const t = event(68, 'shaded', {}).play('sar-e-pol', 'warlords-base', 'sar-e-pol', 'sar-e-pol', 'faryab')
    expect(t.pieces('sar-e-pol')).toEqual({ 'warlords-underground': 2, 'warlords-base': 1 })
    expect(t.pieces('faryab')).toEqual({ 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
    expect(isOver(event(68, 'shaded', {}).play('done'))).toBe(true)
  })
})

describe('card 69 Mine Removal', () => {
  const board = {
    herat: 'government-troops 1',
    balkh: 'coalition-base 1, returnees 1',
    kabul: 'government-troops 1, terror 2',
    helmand: 'taliban-active 1',
    'loc-kabul-aibak': 'sabotage 1',
    waziristan: 'terror 1',
  } as const

  test('ADP 5.1 card 69 unshaded: Returnees come to a Province of COIN Control without any', () => {
    const t = event(69, 'unshaded', { ...board, zabol: 'government-police 1' })
    expect([t.question, t.answers]).toEqual(['event.choice', ['place-returnees', 'clear-markers']])
    t.play('place-returnees')
    expect(t.answers).toEqual(['herat', 'zabol'])
    t.play('zabol')
    expect(t.markers('zabol', 'returnees')).toBe(1)
    expect(t.markers('kabul', 'terror')).toBe(2)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 69 unshaded: or up to 3 Terror and Sabotage markers go', () => {
    const t = event(69, 'unshaded', board).play('clear-markers')
    expect([t.question, t.answers]).toEqual(['event.69.clear', ['kabul', 'waziristan', 'loc-kabul-aibak', 'done']])
    t.play('kabul', 'loc-kabul-aibak', 'kabul')
    expect([t.markers('kabul', 'terror'), t.markers('loc-kabul-aibak', 'sabotage')]).toEqual([0, 0])
    expect(t.markers('waziristan', 'terror')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 69 unshaded: a way that is not open is not offered, and fewer markers may go', () => {
    const t = event(69, 'unshaded', { kabul: 'terror 2' })
    expect(t.question).toBe('event.69.clear')
    t.play('kabul', 'done')
    expect(t.markers('kabul', 'terror')).toBe(1)
    const returned = event(69, 'unshaded', { herat: 'government-troops 1' })
    expect(returned.markers('herat', 'returnees')).toBe(1)
    expect(isOver(event(69, 'unshaded', {}))).toBe(true)
  })

  test('ADP 4.3.1 card 69 unshaded: with all six Returnees markers out only the others can go', () => {
    const out = Object.fromEntries(
      ['balkh', 'faryab', 'konduz', 'ghazni', 'ghowr', 'khowst'].map((s) => [s, 'returnees 1']),
    )
    const t = event(69, 'unshaded', { ...out, herat: 'government-troops 1' })
    expect(t.markers('herat', 'returnees')).toBe(0)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 69 shaded: Terror or Sabotage in up to 2 Afghan spaces with Guerrillas, without a shift', () => {
    const t = event(69, 'shaded', {
      kabul: 'taliban-underground 1, support',
      zabol: 'warlords-active 1',
      'loc-kabul-aibak': 'warlords-active 1',
      'loc-kabul-tor-kham': 'warlords-active 1, sabotage 1',
      waziristan: 'taliban-active 1',
      herat: 'taliban-base 1',
    })
    expect(t.answers).toEqual(['kabul', 'zabol', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'loc-kabul-aibak')
    expect([t.markers('kabul', 'terror'), t.markers('loc-kabul-aibak', 'sabotage')]).toEqual([1, 1])
    expect(t.level('kabul')).toBe('support')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 69 shaded: as far as the markers reach', () => {
    const t = event(69, 'shaded', { herat: 'terror 29, warlords-active 1', kabul: 'taliban-active 1' }).play('kabul')
    expect(t.markers('kabul', 'terror')).toBe(1)
    expect(isOver(t)).toBe(true)
  })
})

describe('card 70 Contractor Surge', () => {
  test('ADP 5.1 card 70 unshaded: the Coalition may swap up to 3 of its Troops for Police, whoever executes', () => {
    const t = event(70, 'unshaded', {
      kabul: 'coalition-troops 2, coalition-base 1',
      'loc-kabul-aibak': 'coalition-troops 2',
    })
    expect([t.by, t.answers]).toEqual(['coalition', ['kabul', 'loc-kabul-aibak', 'done']])
    const before = t.total('support-and-available') ?? 0
    t.play('kabul', 'kabul', 'loc-kabul-aibak')
    expect(t.pieces('kabul')).toEqual({ 'coalition-base': 1, 'government-police': 2 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'coalition-troops': 1, 'government-police': 1 })
    expect(t.total('support-and-available')).toBe(before + 3)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 70 unshaded: it may decline; without Police the Troops go home all the same', () => {
    const board = { kabul: 'coalition-troops 1, government-police 1' }
    const declined = event(70, 'unshaded', board).play('done')
    expect(declined.count('kabul', 'coalition-troops')).toBe(1)
    const t = event(70, 'unshaded', board, NO_POLICE).play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1 })
    expect(isOver(event(70, 'unshaded', {}))).toBe(true)
  })

  test('ADP 5.1 card 70 shaded: 3 Resources for each space that both share, 9 at most', () => {
    const board = {
      kabul: 'coalition-base 1, warlords-underground 1',
      herat: 'coalition-troops 1, warlords-base 1',
      balkh: 'government-troops 1, warlords-base 1',
      konduz: 'coalition-troops 1',
    } as const
    expect(event(70, 'shaded', board).resources('warlords')).toBe(26)
    const more = {
      ...board,
      helmand: 'coalition-troops 1, warlords-base 1',
      'loc-kabul-aibak': 'coalition-troops 1, warlords-active 1',
    }
    expect(event(70, 'shaded', more).resources('warlords')).toBe(29)
    expect(event(70, 'shaded', {}).resources('warlords')).toBe(20)
  })
})

describe('card 71 Coup!', () => {
  test('ADP 5.1 card 71 unshaded: Kabul shifts toward Support, Patronage +3 as far as it goes', () => {
    const t = event(71, 'unshaded', { kabul: 'opposition' })
    expect([t.level('kabul'), t.track('patronage')]).toEqual(['neutral', 8])
    const full = event(71, 'unshaded', { kabul: 'support' }, { tracks: { patronage: 39 } })
    expect([full.level('kabul'), full.track('patronage')]).toEqual(['support', 40])
  })

  test('ADP 5.1 card 71 shaded: half the Government cubes leave Kabul, Troops and Police as the executor says', () => {
    const t = event(71, 'shaded', {
      kabul: 'government-troops 4, government-police 3, coalition-troops 2, government-base 1, support',
    })
    expect([t.question, t.answers]).toEqual(['event.71.troops', ['0', '1', '2', '3']])
    t.play('2')
    expect(t.pieces('kabul')).toEqual({
      'government-troops': 2,
      'government-police': 2,
      'government-base': 1,
      'coalition-troops': 2,
    })
    expect([t.level('kabul'), t.track('patronage')]).toEqual(['neutral', 2])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 71 shaded: nothing is asked where only one kind can go, and a single cube stays', () => {
    const t = event(71, 'shaded', { kabul: 'government-police 5, opposition' })
    expect(t.pieces('kabul')).toEqual({ 'government-police': 3 })
    expect(t.level('kabul')).toBe('neutral')
    const one = event(71, 'shaded', { kabul: 'government-troops 1' }, { tracks: { patronage: 2 } })
    expect([one.count('kabul', 'government-troops'), one.track('patronage')]).toEqual([1, 0])
  })

  test('ADP 5.1 card 71 shaded: as many of a kind as the other cannot make up', () => {
    const t = event(71, 'shaded', { kabul: 'government-troops 5, government-police 1' })
    expect(t.answers).toEqual(['2', '3'])
    t.play('2')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 3 })
  })
})

describe('card 72 Poppy Crop Failure', () => {
  test('ADP 5.1 card 72 unshaded: a Warlord Base goes from each of up to 2 Provinces, guarded or not', () => {
    const t = event(72, 'unshaded', {
      herat: 'warlords-base 2, warlords-active 3',
      balkh: 'warlords-base 1',
      konduz: 'warlords-base 1',
      kabul: 'warlords-base 1',
      helmand: 'taliban-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'herat', 'konduz', 'done'])
    t.play('herat', 'konduz')
    expect(t.pieces('herat')).toEqual({ 'warlords-base': 1, 'warlords-active': 3 })
    expect(t.pieces('konduz')).toEqual({})
    expect(t.count('balkh', 'warlords-base')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 72 unshaded: fewer, or none at all', () => {
    const t = event(72, 'unshaded', { herat: 'warlords-base 1' }).play('done')
    expect(t.count('herat', 'warlords-base')).toBe(1)
    expect(isOver(event(72, 'unshaded', { kabul: 'warlords-base 1' }))).toBe(true)
  })

  test('ADP 5.1 card 72 shaded: a Resource for each Warlord Base on the map, 8 at most', () => {
    const some = event(72, 'shaded', { herat: 'warlords-base 2', kabul: 'warlords-base 1', balkh: 'taliban-base 1' })
    expect(some.resources('warlords')).toBe(23)
    const many = Object.fromEntries(['herat', 'balkh', 'konduz', 'ghazni', 'faryab'].map((s) => [s, 'warlords-base 2']))
    expect(event(72, 'shaded', many).resources('warlords')).toBe(28)
    expect(event(72, 'shaded', {}).resources('warlords')).toBe(20)
  })
})
