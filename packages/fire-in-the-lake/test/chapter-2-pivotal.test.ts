import { putInForce } from '@coinflict/kernel/rules'
import { currentCard } from '@coinflict/kernel/state'
import { positionOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { CARD } from '../src/events/lasting.ts'
import { type FactionId, US } from '../src/forces.ts'
import { whyNotPivotal } from '../src/pivotal.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

const ALL: Readonly<Record<string, string>> = {
  'us-pivotal': 'held',
  'arvn-pivotal': 'held',
  'nva-pivotal': 'held',
  'vc-pivotal': 'held',
}
/** 46 Support and Available, 5 US and 6 NVA Troops, 21 VC Guerrillas: everybody's condition is met. */
const READY: Board = {
  hue: 'us-troops 5, us-base 1',
  'the-fishhook': 'nva-troops 6',
  'tay-ninh': 'vc-underground 21',
  kontum: 'active-support',
  'qui-nhon': 'active-support',
  'da-nang': 'active-support',
}

const table = (more: SceneOptions = {}, board: Board = READY): Scene =>
  scene(board, { first: 'us', ...more, tracks: { ...ALL, 'leader-cards': 2, ...more.tracks } })

/** Who is asked about its Pivotal Event, if all decline. */
function asked(t: Scene): string[] {
  const found: string[] = []
  while (t.question.startsWith('pivotal.')) {
    found.push(t.by)
    t.exactly('no')
  }
  return found
}
const only = (faction: FactionId): Readonly<Record<string, string>> => ({
  'us-pivotal': 'none',
  'arvn-pivotal': 'none',
  'nva-pivotal': 'none',
  'vc-pivotal': 'none',
  [`${faction}-pivotal`]: 'held',
})

describe('FITL 2.3.8 when a Pivotal Event may be played', () => {
  test('FITL 2.3.8 every Eligible faction that holds one is asked before the 1st Eligible does anything', () => {
    const t = table()
    expect(asked(t)).toEqual(['us', 'nva', 'arvn', 'vc'])
    expect([t.by, t.question]).toEqual(['us', 'turn.first'])
  })

  test('FITL 2.3.8 not those who are Ineligible, have played theirs or have none', () => {
    expect(asked(table({ eligible: ['us', 'vc'] }))).toEqual(['us', 'vc'])
    expect(asked(table({ tracks: { 'us-pivotal': 'played', 'vc-pivotal': 'none' } }))).toEqual(['nva', 'arvn'])
  })

  test('FITL 2.3.9 not in Monsoon, and not once somebody has acted or Passed', () => {
    expect(asked(table({ draw: [127, 21, 40] }))).toEqual([])
    const t = table()
    asked(t)
    t.play('pass')
    expect([t.by, t.question]).toEqual(['nva', 'turn.first'])
  })

  test('FITL 2.3.8 2 cards in the RVN Leader box; Minh is none', () => {
    expect(asked(table({ tracks: { 'leader-cards': 1, leader: 'minh' } }))).toEqual([])
  })

  test.each([
    { who: 'us', board: { hue: 'us-troops 7, us-base 1' }, met: false },
    { who: 'us', board: { hue: 'us-troops 6, us-base 1' }, met: true },
    { who: 'arvn', board: { hue: 'us-troops 20' }, met: false },
    { who: 'arvn', board: { hue: 'us-troops 19' }, met: true },
    { who: 'nva', board: { hue: 'us-troops 5', 'north-vietnam': 'nva-troops 3', kontum: 'nva-troops 2' }, met: false },
    { who: 'nva', board: { hue: 'us-troops 5', 'north-vietnam': 'nva-troops 3', kontum: 'nva-troops 3' }, met: true },
    { who: 'vc', board: { 'tay-ninh': 'vc-active 20', 'the-fishhook': 'vc-underground 5' }, met: false },
    { who: 'vc', board: { 'tay-ninh': 'vc-active 20', 'loc-saigon-can-tho': 'vc-underground 1' }, met: true },
  ] as const)('FITL 5.1.4 the condition of the $who: $board, met: $met', ({ who, board, met }) => {
    const t = scene(
      { ...(who === 'us' ? { kontum: 'active-support' } : {}), ...board },
      { first: 'us', tracks: { ...only(who), 'leader-cards': 2 } },
    )
    expect(asked(t)).toEqual(met ? [who] : [])
  })

  test('FITL 5.1.4 with Peace Talks the US needs more than 25', () => {
    const us = (troops: number): string | undefined => {
      const { game } = table({ tracks: only('us') }, { hue: `us-troops ${troops}, us-base 1` }).table
      putInForce(game, CARD.peaceTalks, 'unshaded')
      return whyNotPivotal(game, US)?.id
    }
    expect([us(20), us(19)]).toEqual(['why.pivotal-support', undefined])
  })
})

describe('FITL 2.3.8 playing a Pivotal Event', () => {
  test('FITL 2.3.8 it takes the place of the card, its faction order too; the owner has executed the Event', () => {
    const t = table({ first: 'vc', tracks: only('arvn') }).play('yes')
    expect([t.by, t.question, currentCard(t.table.game)]).toEqual(['arvn', 'event.space', 123])
    t.play(...Array(4).fill(['saigon', 'arvn-police']).flat())
    // Vietnamization: ARVN, US, NVA, VC.
    expect([t.by, t.question, t.answers.includes('event')]).toEqual(['us', 'turn.second', false])
    expect(t.track('arvn-pivotal')).toBe(2)
    t.play('pass')
    expect(t.by).toBe('nva')
    t.play('pass')
    expect(t.by).toBe('vc')
    t.play('pass')
    expect([t.isEligible('arvn'), t.isEligible('us'), currentCard(t.table.game)]).toEqual([false, true, 21])
  })

  test('FITL 2.3.8 trumping: NVA over US, ARVN over both, VC over all; what is canceled stays with its owner', () => {
    const t = table()
    expect([t.by, t.question]).toEqual(['us', 'pivotal.play'])
    t.play('yes')
    expect([t.by, t.question]).toEqual(['nva', 'pivotal.trump'])
    t.play('yes')
    expect([t.by, t.question]).toEqual(['arvn', 'pivotal.trump'])
    t.play('yes')
    expect([t.by, t.question]).toEqual(['vc', 'pivotal.trump'])
    t.play('no')
    expect([t.by, currentCard(t.table.game)]).toEqual(['arvn', 123])
    expect(['us', 'nva', 'arvn', 'vc'].map((f) => t.track(`${f}-pivotal`))).toEqual([1, 1, 2, 1])
    expect([t.resources('nva'), t.isEligible('nva')]).toEqual([20, true])
  })

  test('FITL 2.3.8 the position can be written and read while it lies there', () => {
    const t = table({ tracks: only('us') }).play('yes')
    const { cards } = positionOf(t.table.game)
    expect([cards.current, cards.played]).toEqual([121, [1]])
  })

  test('FITL 2.3.8 APC: Tet Offensive that comes back can be played again', () => {
    const t = table({
      card: 96,
      played: [1, 124],
      eligible: ['us'],
      draw: [97, 21, 22, 127],
      tracks: { ...only('vc'), 'vc-pivotal': 'played' },
    }).play('event', 'shaded')
    expect([t.by, t.question, t.track('vc-pivotal')]).toEqual(['vc', 'pivotal.play', 1])
    expect(positionOf(t.table.game).cards).toMatchObject({ played: [1, 96], current: 97, next: 21 })
    t.play('yes')
    expect(positionOf(t.table.game).cards).toMatchObject({ played: [1, 96, 97], current: 124, next: 21 })
  })
})
