import { inForce } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { type Board, event, type Scene, type SceneOptions, scene } from '../../test/kit.ts'
import { CARD, HOSTILITY, PRESSURE, SPONSORSHIP, TOLERANCE } from '../forces.ts'
import { aDistantPlain } from '../index.ts'
import type { SpaceId } from '../map.ts'

const NOT_HERE = 'why.event-not-here'

const PASHTUN_PROVINCES = [
  'farah',
  'ghazni',
  'ghowr',
  'helmand',
  'kandahar',
  'khowst',
  'nimruz',
  'nuristan',
  'oruzgan',
  'paktika',
  'zabol',
] as const satisfies readonly SpaceId[]

const PROVINCES = [
  'badakhshan',
  'badghis',
  'baghlan',
  'balkh',
  'bamian',
  'farah',
  'faryab',
  'ghazni',
  'ghowr',
  'helmand',
  'herat',
  'kandahar',
  'khowst',
  'konduz',
  'nimruz',
  'nuristan',
  'oruzgan',
  'paktika',
  'samangan',
  'sar-e-pol',
  'zabol',
] as const satisfies readonly SpaceId[]

/** The same in each of some spaces. */
const everywhere = (spaces: readonly SpaceId[], text: string): Board => Object.fromEntries(spaces.map((s) => [s, text]))

/** The event is over and nobody was asked anything more. */
const isOver = (t: Scene): boolean => t.question === 'turn.second'

/** The Taliban execute the event alone; then the Coalition goes first on the next card. */
function later(card: number, side: 'unshaded' | 'shaded' | 'single', board: Board, more: SceneOptions = {}): Scene {
  return event(card, side, board, { eligible: ['taliban'], draw: [4, 20, 39, 73], ...more })
}

describe('ADP 5.1 cards 1-18', () => {
  test('ADP 5.2 cards 1-18: faction order as on the cards', () => {
    const order = (n: number) => aDistantPlain.cardByNumber[n]?.order.map((f) => f[0]).join('')
    expect([1, 4, 7, 10, 13, 16].map(order)).toEqual(['ctgw', 'ctwg', 'cgtw', 'cgwt', 'cwtg', 'cwgt'])
    for (let n = 1; n <= 18; n += 3) expect([order(n + 1), order(n + 2)]).toEqual([order(n), order(n)])
  })

  test('ADP 5.1 card 4 unshaded: a Taliban piece leaves Pakistan, guarded Base or not, and a die of Resources goes', () => {
    const t = event(
      4,
      'unshaded',
      { waziristan: 'taliban-base, taliban-underground', balochistan: 'taliban-active', kandahar: 'taliban-base' },
      { dice: [4] },
    )
    expect(t.answers).toEqual(['balochistan', 'waziristan'])
    expect(t.whyNot('kandahar')?.id).toBe(NOT_HERE)
    t.play('waziristan')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-base'])
    t.play('taliban-base')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
    expect(t.resources('taliban')).toBe(16)
  })

  test('ADP 5.1.3 card 4 unshaded: with nobody in Pakistan the die is rolled all the same', () => {
    const more: SceneOptions = { dice: [5], resources: { taliban: 3 }, eligible: ['coalition'] }
    const t = event(4, 'unshaded', { kandahar: 'taliban-base' }, more)
    expect(t.question).toBe('turn.first')
    expect(t.resources('taliban')).toBe(0)
    expect(t.count('kandahar', 'taliban-base')).toBe(1)
  })

  test('ADP 5.1 card 4 shaded: a Taliban Base or Guerrilla comes to Pakistan, and a die of Resources', () => {
    const t = event(4, 'shaded', { waziristan: 'taliban-base 2' }, { dice: [2] })
    expect(t.answers).toEqual(['balochistan', 'waziristan', 'northwest-frontier'])
    t.play('balochistan')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-base'])
    t.play('taliban-base')
    expect(t.pieces('balochistan')).toEqual({ 'taliban-base': 1 })
    expect(t.resources('taliban')).toBe(22)
  })

  test('ADP 1.4.2 card 4 shaded: where 2 Bases are only a Guerrilla fits', () => {
    const t = event(4, 'shaded', { waziristan: 'taliban-base 2' }).play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 2, 'taliban-underground': 1 })
  })

  test('ADP 6.6.1 card 4 shaded: at Hostility the Guerrilla is Active', () => {
    const t = event(4, 'shaded', {}, { tracks: { islamabad: 'hostility' } }).play('waziristan', 'taliban-underground')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 1.4.1 card 4 shaded: without Guerrillas and Bases just the Resources', () => {
    const t = event(
      4,
      'shaded',
      {
        kandahar: 'taliban-underground 30, taliban-base 2',
        ...everywhere(['paktika', 'zabol', 'ghazni', 'khowst', 'helmand'], 'taliban-base 2'),
      },
      { dice: [6] },
    )
    expect(isOver(t)).toBe(true)
    expect(t.resources('taliban')).toBe(26)
  })

  test('ADP 5.1 card 6: Islamabad moves 2 boxes, unshaded toward Hostility, shaded toward Sponsorship', () => {
    const bad = event(6, 'unshaded', { waziristan: 'taliban-underground 2' })
    expect(bad.track('islamabad')).toBe(HOSTILITY)
    expect(bad.pieces('waziristan')).toEqual({ 'taliban-active': 2 })
    expect(bad.track('hard')).toBe(0)
    expect(event(6, 'shaded', {}).track('islamabad')).toBe(SPONSORSHIP)
  })

  test('ADP 6.6.1 card 6: beyond the end of the track the posture hardens (ruling 103)', () => {
    const good = event(6, 'shaded', {}, { tracks: { islamabad: 'backing' } })
    expect([good.track('islamabad'), good.track('hard')]).toEqual([SPONSORSHIP, 1])
    const bad = event(6, 'unshaded', {}, { tracks: { islamabad: 'hostility' } })
    expect([bad.track('islamabad'), bad.track('hard')]).toEqual([HOSTILITY, 1])
  })

  test('ADP 5.1 card 8 unshaded: up to 2 Taliban pieces leave one Pakistan space, Bases last, and Islamabad stays', () => {
    const t = event(8, 'unshaded', {
      waziristan: 'taliban-base, taliban-underground',
      balochistan: 'taliban-active',
      kandahar: 'taliban-underground',
    })
    expect(t.answers).toEqual(['balochistan', 'waziristan'])
    t.play('waziristan')
    expect(t.answers).toEqual(['taliban-underground', 'done'])
    t.play('taliban-underground')
    expect(t.answers).toEqual(['taliban-base', 'done'])
    t.play('taliban-base')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('waziristan')).toEqual({})
    expect(t.track('islamabad')).toBe(TOLERANCE)
  })

  test('ADP 5.1 card 8 unshaded: fewer may be taken; nothing happens where nobody is', () => {
    const t = event(8, 'unshaded', { waziristan: 'taliban-base, taliban-active' }).play('taliban-active', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(isOver(event(8, 'unshaded', { kandahar: 'taliban-base' }))).toBe(true)
  })

  test('ADP 5.1 card 8 shaded: Islamabad moves 2 boxes toward Sponsorship', () => {
    const t = event(8, 'shaded', {}, { tracks: { islamabad: 'pressure' } })
    expect(t.track('islamabad')).toBe(PRESSURE + 2)
  })

  test('ADP 5.1 card 9 unshaded: up to 2 Insurgent pieces leave a Province with or next to Coalition Troops', () => {
    const t = event(9, 'unshaded', {
      kandahar: 'coalition-troops, taliban-underground, taliban-base, warlords-base',
      zabol: 'warlords-underground',
      helmand: 'coalition-base',
      nimruz: 'taliban-active',
      kabul: 'coalition-troops, taliban-active',
      waziristan: 'taliban-active',
      'loc-kandahar-kabul': 'taliban-active',
    })
    expect(t.answers).toEqual(['kandahar', 'zabol'])
    for (const refused of ['nimruz', 'kabul', 'waziristan', 'loc-kandahar-kabul', 'herat']) {
      expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    }
    t.play('kandahar')
    // A Guerrilla guards its own faction's Base only.
    expect(t.answers).toEqual(['taliban-underground', 'warlords-base', 'done'])
    t.play('warlords-base', 'taliban-underground')
    expect(t.pieces('kandahar')).toEqual({ 'coalition-troops': 1, 'taliban-base': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 9 unshaded: nothing without Coalition Troops near Insurgents', () => {
    const t = event(9, 'unshaded', { kandahar: 'coalition-base, taliban-active', kabul: 'coalition-troops' })
    expect(isOver(t)).toBe(true)
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
  })

  test('ADP 5.1 card 9 shaded: 2 boxes if the Coalition has any piece at the border, else none', () => {
    for (const s of ['kandahar', 'zabol', 'paktika', 'khowst', 'nuristan', 'badakhshan'] as const) {
      expect(event(9, 'shaded', { [s]: 'coalition-base' }).track('islamabad')).toBe(SPONSORSHIP)
    }
    const inland = event(9, 'shaded', {
      kabul: 'coalition-troops 3',
      helmand: 'coalition-base',
      khowst: 'government-troops',
    })
    expect(inland.track('islamabad')).toBe(TOLERANCE)
  })

  test('ADP 5.1 card 13 unshaded: 1 to 6 from Patronage to Aid', () => {
    const t = event(13, 'unshaded', {}, { tracks: { patronage: 9 } })
    expect(t.answers).toEqual(['1', '2', '3', '4', '5', '6'])
    t.play('4')
    expect([t.track('patronage'), t.aid]).toEqual([5, 19])
  })

  test('ADP 1.8 card 13 unshaded: no more than there is; what Aid cannot hold is lost (ruling 16)', () => {
    const little = event(13, 'unshaded', {}, { tracks: { patronage: 2 } })
    expect(little.answers).toEqual(['1', '2'])
    const full = event(13, 'unshaded', {}, { tracks: { patronage: 6, aid: 73 } }).play('6')
    expect([full.track('patronage'), full.aid]).toEqual([0, 75])
    expect(isOver(event(13, 'unshaded', {}, { tracks: { patronage: 0 } }))).toBe(true)
  })

  test('ADP 5.1 card 13 shaded: Aid falls by 6, Patronage rises by 2, within their tracks', () => {
    const t = event(13, 'shaded', {})
    expect([t.aid, t.track('patronage')]).toEqual([9, 7])
    const edge = event(13, 'shaded', {}, { tracks: { aid: 4, patronage: 39 } })
    expect([edge.aid, edge.track('patronage')]).toEqual([0, 40])
  })

  test('ADP 5.1 card 14 unshaded: Aid for up to 2 secured spaces with COIN Bases, and one of them shifts', () => {
    const t = event(14, 'unshaded', {
      kabul: 'coalition-base, support',
      herat: 'government-base, government-troops, warlords-underground',
      khowst: 'coalition-base, opposition',
      kandahar: 'coalition-base, taliban-active',
      balkh: 'government-troops 2',
    })
    expect(t.answers).toEqual(['kabul', 'herat', 'khowst', 'done'])
    t.play('herat', 'khowst')
    expect(t.aid).toBe(21)
    expect(t.answers).toEqual(['herat', 'khowst'])
    t.play('khowst')
    expect(t.level('khowst')).toBe('neutral')
    expect(t.level('herat')).toBe('neutral')
  })

  test('ADP 5.1 card 14 unshaded: a space that cannot shift brings Aid only; nobody secured, nothing', () => {
    const t = event(14, 'unshaded', { kabul: 'coalition-base, support', zabol: 'coalition-base' }).play(
      'kabul',
      'zabol',
    )
    expect(isOver(t)).toBe(true)
    expect(t.aid).toBe(21)
    const declined = event(14, 'unshaded', { kabul: 'coalition-base' }).play('done')
    expect([declined.aid, declined.level('kabul')]).toEqual([15, 'neutral'])
    expect(isOver(event(14, 'unshaded', { kabul: 'coalition-troops' }))).toBe(true)
  })

  test('ADP 5.1 card 14 shaded: 3 Resources to the Warlords for each space they share with a COIN Base', () => {
    const t = event(14, 'shaded', {
      kabul: 'coalition-base, government-base, warlords-underground 2',
      herat: 'government-base, warlords-base',
      khowst: 'coalition-base, taliban-active',
      balkh: 'warlords-active, government-troops',
    })
    expect(t.resources('warlords')).toBe(26)
    const none = event(14, 'shaded', { balkh: 'warlords-active, government-troops' })
    expect(none.resources('warlords')).toBe(20)
  })

  test('ADP 5.1 card 15 unshaded: in a Pashtun Province with Coalition Troops Taliban become Police, and it shifts', () => {
    const t = event(15, 'unshaded', {
      kandahar: 'coalition-troops, taliban-underground, taliban-active 2, taliban-base, opposition',
      zabol: 'coalition-troops, taliban-active',
      nimruz: 'coalition-troops',
      khowst: 'coalition-troops, support',
      kabul: 'coalition-troops, taliban-active',
      balkh: 'coalition-troops, taliban-active',
      paktika: 'taliban-active',
    })
    // Nimruz has no people and no Guerrillas, Khowst is at Support already.
    expect(t.answers).toEqual(['kandahar', 'zabol'])
    t.play('kandahar')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-active', 'done'])
    t.play('taliban-underground', 'taliban-active')
    expect(t.pieces('kandahar')).toEqual({
      'coalition-troops': 1,
      'government-police': 2,
      'taliban-active': 1,
      'taliban-base': 1,
    })
    expect(t.level('kandahar')).toBe('neutral')
  })

  test('ADP 1.4.1 card 15 unshaded: without Police the Guerrilla just goes (ruling 9); fewer may be replaced', () => {
    const t = event(15, 'unshaded', {
      zabol: 'coalition-troops, taliban-active 2',
      kabul: 'government-police 30',
    }).play('taliban-active', 'done')
    expect(t.pieces('zabol')).toEqual({ 'coalition-troops': 1, 'taliban-active': 1 })
    expect(t.level('zabol')).toBe('neutral')
  })

  test('ADP 5.1.3 card 15 unshaded: a Province without Taliban just shifts; without Coalition Troops nothing', () => {
    const t = event(15, 'unshaded', { helmand: 'coalition-troops' })
    expect(t.level('helmand')).toBe('support')
    expect(isOver(event(15, 'unshaded', { helmand: 'coalition-base, taliban-active' }))).toBe(true)
  })

  test('ADP 5.1 card 15 shaded: in a Pashtun Province Government cubes become Warlords, and it is Neutral', () => {
    const t = event(15, 'shaded', {
      kandahar: 'government-troops, government-police 2, support',
      zabol: 'coalition-troops',
      oruzgan: 'opposition',
      ghazni: 'government-troops',
      kabul: 'government-troops',
      balkh: 'government-troops',
    })
    expect(t.answers).toEqual(['ghazni', 'kandahar', 'oruzgan'])
    t.play('kandahar', 'government-troops', 'government-police')
    expect(t.pieces('kandahar')).toEqual({ 'government-police': 1, 'warlords-underground': 2 })
    expect(t.level('kandahar')).toBe('neutral')
  })

  test('ADP 1.4.1 card 15 shaded: without Warlords the cubes just go; nothing where there are none and all is Neutral', () => {
    const t = event(15, 'shaded', { oruzgan: 'government-police', balkh: 'warlords-active 15' })
    t.play('government-police')
    expect(t.pieces('oruzgan')).toEqual({})
    expect(isOver(event(15, 'shaded', { balkh: 'government-troops', kandahar: 'taliban-active' }))).toBe(true)
  })

  test('ADP 5.1 card 16 unshaded: up to 2 Taliban Guerrillas leave each of up to 3 COIN-Controlled spaces', () => {
    const t = event(16, 'unshaded', {
      kabul: 'government-troops 4, taliban-underground 3',
      herat: 'government-police 2, taliban-active',
      balkh: 'coalition-troops 2, taliban-underground, government-police',
      khowst: 'government-troops 2, taliban-active',
      zabol: 'government-troops, taliban-active',
      konduz: 'government-troops 3, taliban-base, warlords-active',
      'loc-kandahar-kabul': 'government-troops 3, taliban-active',
    })
    expect(t.answers).toEqual(['kabul', 'balkh', 'herat', 'khowst', 'done'])
    t.play('kabul', 'taliban-underground', 'taliban-underground')
    expect(t.answers).toEqual(['balkh', 'herat', 'khowst', 'done'])
    t.play('balkh', 'taliban-underground', 'herat', 'taliban-active')
    expect(isOver(t)).toBe(true)
    expect([t.count('kabul', 'taliban-underground'), t.count('khowst', 'taliban-active')]).toEqual([1, 1])
    expect([t.pieces('balkh')['taliban-underground'], t.pieces('herat')['taliban-active']]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('ADP 5.1 card 16 unshaded: none need be taken; nothing where COIN Controls no Guerrilla', () => {
    const t = event(16, 'unshaded', { herat: 'government-police 2, taliban-active' }).play('done')
    expect(t.count('herat', 'taliban-active')).toBe(1)
    expect(isOver(event(16, 'unshaded', { herat: 'government-police, taliban-active' }))).toBe(true)
  })

  test('ADP 5.1 card 16 shaded: a Taliban Guerrilla in each of up to 4 Pashtun spaces of Afghanistan', () => {
    const t = event(16, 'shaded', {})
    expect(t.answers).toEqual(['kabul', ...PASHTUN_PROVINCES, 'done'])
    t.play('kabul', 'zabol', 'nimruz', 'khowst')
    expect(isOver(t)).toBe(true)
    for (const s of ['kabul', 'zabol', 'nimruz', 'khowst'] as const) {
      expect(t.pieces(s)).toEqual({ 'taliban-underground': 1 })
    }
  })

  test('ADP 1.4.1 card 16 shaded: as many as are Available, or as are wanted', () => {
    const t = event(16, 'shaded', { konduz: 'taliban-active 29' }).play('zabol')
    expect(isOver(t)).toBe(true)
    expect(t.count('zabol', 'taliban-underground')).toBe(1)
    expect(isOver(event(16, 'shaded', { konduz: 'taliban-active 30' }))).toBe(true)
    expect(isOver(event(16, 'shaded', {}).play('helmand', 'done'))).toBe(true)
  })

  test('ADP 5.1 card 17 unshaded: Aid +6, and the Coalition moves up to 4 Troops in or out, whoever executes it', () => {
    const t = later(17, 'unshaded', {
      kabul: 'taliban-active 3',
      herat: 'coalition-troops 3',
      zabol: 'coalition-troops, taliban-active',
      'loc-kandahar-kabul': 'coalition-troops',
    })
    expect(t.aid).toBe(21)
    expect(t.by).toBe('coalition')
    // Kabul always, COIN Control otherwise; lines have none.
    expect(t.answers).toEqual(['kabul', 'herat', 'done'])
    t.play('kabul')
    expect(t.answers).toEqual(['1', '2', '3', '4'])
    t.play('2', 'herat')
    expect(t.answers).toEqual(['bring-troops', 'send-home'])
    t.play('send-home')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect(t.question).toBe('turn.first')
    expect(t.count('kabul', 'coalition-troops')).toBe(2)
    expect(t.count('herat', 'coalition-troops')).toBe(1)
  })

  test('ADP 5.1 card 17 unshaded: a space left by the last Troops is no longer COIN-Controlled', () => {
    const t = later(17, 'unshaded', { herat: 'coalition-troops' }).play('herat', 'send-home')
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('done')
    expect(t.pieces('herat')).toEqual({})
  })

  test('ADP 1.4.1 card 17 unshaded: with no Troops Available and none within reach just Aid', () => {
    const t = later(17, 'unshaded', { zabol: 'coalition-troops 20, taliban-active 20' }, { tracks: { aid: 72 } })
    expect(t.question).toBe('turn.first')
    expect(t.aid).toBe(75)
  })
})

describe('ADP 5.5 free Limited Operations of card 10', () => {
  test('ADP 5.5 card 10 unshaded: the executor says who is first; both act free and in one space', () => {
    const t = event(10, 'unshaded', {
      khowst: 'coalition-troops, government-troops 2, taliban-underground',
      herat: 'government-troops 2, taliban-active',
      balkh: 'government-troops 2, taliban-active',
    })
    expect([t.question, t.answers]).toEqual(['event.faction', ['coalition', 'government']])
    t.play('coalition')
    expect([t.by, t.question]).toEqual(['coalition', 'event.choice'])
    expect(t.answers).toContain('sweep')
    expect(t.answers).toContain('done')
    t.play('sweep', 'khowst', 'taliban')
    expect(t.pieces('khowst')).toEqual({ 'coalition-troops': 1, 'government-troops': 2, 'taliban-active': 1 })
    expect([t.by, t.question]).toEqual(['government', 'event.choice'])
    t.play('assault', 'herat')
    expect(t.pieces('herat')).toEqual({ 'government-troops': 2 })
    expect(t.count('balkh', 'taliban-active')).toBe(1)
    expect(t.resources('government')).toBe(20)
    // A free Operation leaves it Eligible (3.1.2).
    expect([t.question, t.by]).toEqual(['turn.second', 'government'])
  })

  test('ADP 5.5 card 10 unshaded: either may decline, and they are asked whoever executes the event', () => {
    const t = later(10, 'unshaded', { herat: 'government-troops 2, taliban-active' })
    expect(t.by).toBe('taliban')
    t.play('government')
    expect(t.by).toBe('government')
    t.play('done')
    expect(t.by).toBe('coalition')
    t.play('done')
    expect(t.question).toBe('turn.first')
    expect(t.count('herat', 'taliban-active')).toBe(1)
  })

  test('ADP 5.1.2 card 10 unshaded: a lasting ban on Assault holds, since the card names no Operation', () => {
    const board: Board = { khowst: 'coalition-troops, taliban-active', herat: 'government-troops 2, taliban-active' }
    const t = event(10, 'unshaded', board, { lasting: { 24: 'shaded' } }).play('coalition')
    expect(t.answers).not.toContain('assault')
    t.play('done')
    expect(t.answers).toContain('assault')
  })
})

describe('ADP 5.4 card 11', () => {
  test('ADP 5.1 card 11: first the Taliban, then the Warlords place up to 2 Guerrillas in Provinces', () => {
    const t = event(11, 'single', {})
    expect([t.by, t.question]).toEqual(['taliban', 'event.place-where'])
    expect(t.answers).toEqual([...PROVINCES, 'done'])
    for (const refused of ['kabul', 'waziristan', 'loc-kandahar-kabul']) expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    t.play('kandahar', 'kandahar')
    expect(t.by).toBe('warlords')
    t.play('balkh', 'done')
    expect(t.pieces('kandahar')).toEqual({ 'taliban-underground': 2 })
    expect(t.pieces('balkh')).toEqual({ 'warlords-underground': 1 })
    expect(inForce(t.table.game, CARD.strategicRelease, 'unshaded')).toBe(true)
  })

  test('ADP 1.4.1 card 11: a faction with no Guerrillas Available is not asked', () => {
    const t = event(11, 'single', { zabol: 'taliban-active 30', balkh: 'warlords-active 15' })
    expect(isOver(t)).toBe(true)
    expect(inForce(t.table.game, CARD.strategicRelease, 'unshaded')).toBe(true)
  })
})

describe('ADP 5.3, 5.4 lasting sides', () => {
  test.each([
    CARD.isr,
    CARD.predators,
    CARD.reapers,
    CARD.aerostats,
    CARD.findFixFinish,
    CARD.villageStability,
    CARD.prts,
  ])('ADP 5.3 card %i: the side played is in force, the other one turns it over (ruling 84)', (card) => {
    const shaded = event(card, 'shaded', {})
    expect(inForce(shaded.table.game, card, 'shaded')).toBe(true)
    const turned = event(card, 'unshaded', {}, { lasting: { [card]: 'shaded' } })
    expect(inForce(turned.table.game, card, 'unshaded')).toBe(true)
    expect(inForce(turned.table.game, card, 'shaded')).toBe(false)
    expect(aDistantPlain.cardByNumber[card]?.lasts).toEqual({ unshaded: 'capability', shaded: 'capability' })
  })

  test.each([CARD.partneringPolicy, CARD.nato])('ADP 5.4 card %i: only the shaded side is Momentum', (card) => {
    const shaded = event(card, 'shaded', {})
    expect(inForce(shaded.table.game, card, 'shaded')).toBe(true)
    expect(aDistantPlain.cardByNumber[card]?.lasts).toEqual({ shaded: 'momentum' })
    const once = event(card, 'unshaded', {}, { lasting: { [card]: 'shaded' } })
    expect(inForce(once.table.game, card, 'unshaded')).toBe(false)
  })
})

describe('ADP 5.3 Capabilities of the Coalition', () => {
  test('ADP 5.3 card 1 unshaded: after a Coalition Sweep up to 2 hidden Guerrillas are found in any one space', () => {
    const board: Board = {
      kabul: 'coalition-troops, taliban-underground 2',
      waziristan: 'taliban-underground 3',
      'loc-kandahar-kabul': 'warlords-underground, taliban-underground',
    }
    const t = later(1, 'unshaded', board).play('sweep', 'kabul', 'done', 'done', 'taliban')
    expect([t.by, t.question]).toEqual(['coalition', 'sweep.isr'])
    expect(t.answers).toEqual(['kabul', 'waziristan', 'loc-kandahar-kabul', 'done'])
    t.play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2 })
    const mixed = later(1, 'unshaded', board).play('sweep', 'kabul', 'done', 'done', 'taliban')
    mixed.play('loc-kandahar-kabul', 'taliban', 'warlords')
    expect(mixed.pieces('loc-kandahar-kabul')).toEqual({ 'taliban-active': 1, 'warlords-active': 1 })
  })

  test('ADP 5.3 card 1 unshaded: not after a Sweep of the Government', () => {
    const board: Board = { kabul: 'government-troops, taliban-underground 2' }
    const t = scene(board, { first: 'government', lasting: { 1: 'unshaded' } })
    t.play('sweep', 'kabul', 'done', 'done', 'taliban')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1, 'taliban-underground': 1, 'taliban-active': 1 })
    expect(t.question).not.toBe('sweep.isr')
  })

  test('ADP 5.3 card 1 shaded: no Air Lift with a Sweep, but with other Operations', () => {
    const board: Board = { kabul: 'coalition-troops 2, taliban-underground, taliban-active' }
    expect(later(1, 'shaded', board).play('sweep').whyNot('air-lift')?.id).toBe('why.isr')
    expect(later(1, 'shaded', board).play('assault').answers).toContain('air-lift')
  })

  test('ADP 5.3 card 2 unshaded: one Pakistan space is a drone space, hidden Guerrillas included and Islamabad quiet', () => {
    const board: Board = { waziristan: 'taliban-underground, taliban-base', balochistan: 'taliban-base' }
    const t = later(2, 'unshaded', board).play('patrol', 'air-strike', 'waziristan', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.track('islamabad')).toBe(TOLERANCE)
    const based = later(2, 'unshaded', board).play('patrol', 'air-strike', 'balochistan')
    // A second one is struck by the usual rule: the Guerrilla in Waziristan hides and guards.
    expect(based.pieces('balochistan')).toEqual({})
    expect(based.track('islamabad')).toBe(TOLERANCE)
    expect(based.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 })
  })

  test('ADP 5.3 card 2 unshaded: a second Pakistan space shifts Islamabad as ever', () => {
    const t = later(2, 'unshaded', { waziristan: 'taliban-active', balochistan: 'taliban-active' })
    t.play('patrol', 'air-strike', 'waziristan', 'balochistan')
    expect(t.track('islamabad')).toBe(TOLERANCE + 1)
  })

  test('ADP 5.3 card 2 shaded: an Air Strike that includes Pakistan shifts Islamabad 2 boxes', () => {
    const t = later(2, 'shaded', { waziristan: 'taliban-active' }).play('patrol', 'air-strike')
    expect(t.track('islamabad')).toBe(SPONSORSHIP)
    const home = later(2, 'shaded', { zabol: 'taliban-active' }).play('patrol', 'air-strike')
    expect(home.track('islamabad')).toBe(TOLERANCE)
  })

  test('ADP 5.3 card 3 unshaded: in one space of an Air Strike 2 pieces go, the Base that was guarded too', () => {
    const board: Board = { zabol: 'taliban-active, taliban-base', helmand: 'taliban-active 2' }
    const t = later(3, 'unshaded', board).play('patrol', 'air-strike', 'zabol')
    expect(t.answers).toEqual(['taliban-base', 'done'])
    t.play('taliban-base', 'helmand')
    expect(t.pieces('zabol')).toEqual({})
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 1 })
    const kept = later(3, 'unshaded', board).play('patrol', 'air-strike', 'zabol', 'done', 'helmand', 'taliban-active')
    expect(kept.pieces('zabol')).toEqual({ 'taliban-base': 1 })
    expect(kept.pieces('helmand')).toEqual({})
  })

  test('ADP 5.3 card 3 shaded: the Taliban shift one Province that lost a piece', () => {
    const board: Board = {
      helmand: 'taliban-active, support',
      kandahar: 'warlords-active',
      ghazni: 'taliban-active, opposition',
    }
    const t = later(3, 'shaded', board).play('patrol', 'air-strike', 'helmand', 'kandahar', 'ghazni')
    expect([t.by, t.answers]).toEqual(['taliban', ['helmand', 'kandahar']])
    t.play('helmand')
    expect(t.level('helmand')).toBe('neutral')
    const empty = later(3, 'shaded', { zabol: 'taliban-active' }).play('patrol', 'air-strike')
    expect(empty.question).not.toBe('strike.shift')
  })

  test('ADP 5.3 card 5 unshaded: a Taliban March costs 1 more for each destination, to and from Pakistan too', () => {
    const board: Board = { paktika: 'taliban-underground 3', waziristan: 'taliban-underground' }
    const more: SceneOptions = { first: 'taliban', lasting: { 5: 'unshaded' }, tracks: { islamabad: 'backing' } }
    const province = scene(board, more).play('march', 'paktika', 'ghazni', '1')
    expect(province.resources('taliban')).toBe(18)
    const road = scene(board, more).play('march', 'paktika', 'loc-kandahar-kabul', '1')
    expect(road.resources('taliban')).toBe(19)
    const crossing = scene(board, more).play('march', 'waziristan', 'paktika')
    expect(crossing.resources('taliban')).toBe(19)
  })

  test('ADP 5.3 card 5 unshaded: Warlords March as ever', () => {
    const t = scene({ balkh: 'warlords-underground' }, { first: 'warlords', lasting: { 5: 'unshaded' } })
    expect(t.play('march', 'konduz').resources('warlords')).toBe(19)
  })

  test('ADP 5.3 card 5 shaded: after a March the Taliban may hide all their Guerrillas in one space', () => {
    const board: Board = { paktika: 'taliban-underground', zabol: 'taliban-active 2', waziristan: 'taliban-active' }
    const more: SceneOptions = { first: 'taliban', lasting: { 5: 'shaded' } }
    const t = scene(board, more).play('march', 'paktika', 'ghazni', 'done')
    expect(t.question).toBe('march.hide')
    expect(t.answers).toContain('done')
    t.play('zabol')
    expect(t.pieces('zabol')).toEqual({ 'taliban-underground': 2 })
    const hostile = scene(board, { ...more, tracks: { islamabad: 'hostility' } })
    expect(hostile.play('march', 'paktika', 'ghazni', 'done').whyNot('waziristan')?.id).toBe('why.hostility')
  })

  test('ADP 5.3 card 7 unshaded: each Coalition Assault space may lose a hidden Guerrilla too, and then the Base', () => {
    const board: Board = { zabol: 'coalition-troops, taliban-underground, taliban-base' }
    const t = later(7, 'unshaded', board).play('assault')
    expect(t.question).toBe('assault.underground')
    t.play('taliban-underground')
    expect(t.pieces('zabol')).toEqual({ 'coalition-troops': 1 })
    const patrol = later(7, 'unshaded', { 'loc-kandahar-kabul': 'coalition-troops, warlords-underground 2' })
    patrol.play('patrol', 'done', 'warlords', 'loc-kandahar-kabul', 'warlords-underground')
    expect(patrol.pieces('loc-kandahar-kabul')).toEqual({ 'coalition-troops': 1 })
  })

  test('ADP 5.3 card 7 unshaded: the Government finds nobody so', () => {
    const board: Board = { kabul: 'government-troops 2, taliban-underground, taliban-active' }
    const t = scene(board, { first: 'government', lasting: { 7: 'unshaded' } }).play('assault')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 2, 'taliban-underground': 1 })
  })

  test('ADP 5.3 card 7 shaded: a Coalition Assault takes 2 spaces at most', () => {
    const board = everywhere(['zabol', 'helmand', 'kandahar'], 'coalition-troops, taliban-active')
    const t = later(7, 'shaded', board).play('assault', 'zabol', 'helmand')
    expect(t.whyNot('kandahar')?.id).toBe('why.two-spaces')
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
  })

  test('ADP 5.3 card 12 unshaded: after a Coalition Train a Police comes beside Coalition Troops', () => {
    const t = later(12, 'unshaded', { zabol: 'coalition-troops', helmand: 'coalition-base' })
    t.play('train', 'zabol', 'done')
    expect(t.question).toBe('train.police')
    expect(t.answers).toEqual(['zabol', 'done'])
    t.play('zabol')
    expect(t.count('zabol', 'government-police')).toBe(1)
  })

  test('ADP 5.3 card 12 unshaded: from the map if none is Available', () => {
    const board: Board = { zabol: 'coalition-troops', herat: 'government-police 29', balkh: 'government-police' }
    const t = later(12, 'unshaded', board).play('train', 'zabol', 'done', 'zabol')
    expect([t.question, t.answers]).toEqual(['train.police-from', ['balkh', 'herat']])
    t.play('herat')
    expect([t.count('zabol', 'government-police'), t.count('herat', 'government-police')]).toEqual([1, 28])
  })

  test('ADP 5.3 card 12 shaded: after a Coalition Train the Warlords may place a Guerrilla beside Police', () => {
    const board: Board = {
      kabul: 'government-police',
      balkh: 'government-police',
      'loc-kabul-aibak': 'government-police',
    }
    const t = later(12, 'shaded', board, { tracks: { patronage: 0 }, resources: { government: 0 } })
    t.play('train', 'kabul', 'done')
    expect([t.by, t.answers]).toEqual(['warlords', ['kabul', 'balkh', 'done']])
    t.play('balkh')
    expect(t.count('balkh', 'warlords-underground')).toBe(1)
  })

  test('ADP 5.3 card 18 unshaded: a Coalition Train conducts Civic Action in 2 of its spaces', () => {
    const t = later(18, 'unshaded', everywhere(['helmand', 'khowst'], 'coalition-troops, opposition'))
    t.play('train', 'helmand', 'khowst', 'done', 'civic-action', 'helmand')
    t.play('done')
    expect(t.question).toBe('train.then-where')
    t.play('khowst', 'done')
    expect([t.level('helmand'), t.level('khowst')]).toEqual(['neutral', 'neutral'])
    expect(t.resources('government')).toBe(14)
  })

  test('ADP 5.3 card 18 shaded: Civic Action in a Coalition Train leads to Neutral only', () => {
    const t = later(18, 'shaded', { helmand: 'coalition-troops, terror, opposition', khowst: 'coalition-troops' })
    t.play('train', 'helmand', 'khowst', 'done', 'civic-action')
    expect(t.level('khowst')).toBe('neutral')
    while (t.question.startsWith('civic')) t.play(t.answers[0] as string)
    expect(t.level('helmand')).toBe('neutral')
    expect(t.markers('helmand', 'terror')).toBe(0)
    expect(t.resources('government')).toBe(14)
  })
})

describe('ADP 5.4 Momentum against the Coalition', () => {
  test('ADP 5.4 card 10 shaded: no Government Troops come along in a Coalition Sweep, but those there help to find', () => {
    const board: Board = {
      kabul: 'coalition-troops, government-troops',
      khowst: 'government-police 2, taliban-underground 3',
    }
    const t = later(10, 'shaded', board).play('sweep', 'khowst', 'kabul', 'done', 'done', 'taliban')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1 })
    expect(t.pieces('khowst')).toEqual({ 'coalition-troops': 1, 'government-police': 2, 'taliban-active': 3 })
  })

  test('ADP 5.4 card 10 shaded: an Air Lift takes no Government Troops', () => {
    const board: Board = { kabul: 'coalition-troops, government-troops 2', herat: 'government-troops' }
    const t = later(10, 'shaded', board).play('train', 'air-lift')
    // Only Kabul has Troops that may fly.
    expect(t.question).toBe('lift.to')
    t.play('balkh')
    expect([t.pieces('kabul'), t.pieces('balkh')]).toEqual([{ 'government-troops': 2 }, { 'coalition-troops': 1 }])
  })

  test('ADP 5.4 card 10 shaded: a Coalition Assault counts no Government cubes', () => {
    const t = later(10, 'shaded', { zabol: 'coalition-troops, government-troops 3, taliban-active 3' })
    t.play('assault', 'zabol')
    expect(t.count('zabol', 'taliban-active')).toBe(2)
    expect(t.resources('government')).toBe(20)
  })

  test('ADP 5.4 card 11: no Attack in COIN-Controlled spaces', () => {
    const board: Board = {
      zabol: 'taliban-active, government-troops 2',
      helmand: 'taliban-active 2, government-troops 2',
      'loc-kandahar-kabul': 'taliban-active, government-troops 2',
    }
    const t = scene(board, { first: 'taliban', lasting: { 11: 'unshaded' } }).play('attack')
    expect(t.whyNot('zabol')?.id).toBe('why.strategic-release')
    expect(t.answers).toContain('helmand')
    expect(t.answers).toContain('loc-kandahar-kabul')
  })

  test('ADP 5.4 card 17 shaded: the Coalition Trains, Sweeps and Assaults in 2 spaces at most', () => {
    const board = everywhere(['zabol', 'helmand', 'kandahar'], 'coalition-troops, taliban-active, taliban-underground')
    const trained = later(17, 'shaded', board).play('train', 'zabol', 'helmand')
    expect(trained.whyNot('kandahar')?.id).toBe('why.two-spaces')
    const swept = later(17, 'shaded', board).play('sweep', 'zabol', 'done', 'helmand', 'done')
    expect(swept.whyNot('kandahar')?.id).toBe('why.two-spaces')
    const fought = later(17, 'shaded', board).play('assault', 'zabol', 'helmand')
    expect(fought.whyNot('kandahar')?.id).toBe('why.two-spaces')
  })

  test('ADP 5.4 card 17 shaded: the Government is free of it', () => {
    const board = everywhere(['herat', 'helmand', 'kandahar'], 'government-troops 2, taliban-active')
    const t = scene(board, { first: 'government', lasting: { 17: 'shaded' } }).play('assault', 'herat', 'helmand')
    expect(t.answers).toContain('kandahar')
  })

  test('ADP 5.4, 5.3 Momentum ends with the Reset, a Capability does not', () => {
    const t = later(17, 'shaded', {}, { draw: [73, 4, 20, 39, 74, 75, 76, 77, 78], lasting: { 7: 'shaded' } })
    while (t.question !== 'turn.first') t.play(t.answers.at(-1) as string)
    expect(inForce(t.table.game, CARD.nato, 'shaded')).toBe(false)
    expect(inForce(t.table.game, CARD.findFixFinish, 'shaded')).toBe(true)
  })
})
