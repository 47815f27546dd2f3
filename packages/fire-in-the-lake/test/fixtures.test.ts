import { cardsLeft, controlledBy } from '@coinflict/kernel/rules'
import { deckAt, resources } from '@coinflict/kernel/state'
import { setupOf, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { US } from '../src/forces.ts'
import { fireInTheLake } from '../src/index.ts'
import { idOf, Scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
/** The seed begins each scenario with an event card: a Coup card may be the first (2.4). */
const newGame = (scenario: string, options: Record<string, string> = {}): Scene =>
  new Scene(new Table(fireInTheLake, setupOf(fireInTheLake, { scenario, options, seed: '2' }, KINDS), []))

const heldBy = (t: Scene, holder: string): string[] =>
  fireInTheLake.allSpaces
    .filter((s) => fireInTheLake.holders[controlledBy(t.table.game, s)]?.id === holder)
    .map((s) => fireInTheLake.spaces[s]?.id as string)
    .sort()

const available = (t: Scene): readonly number[] =>
  fireInTheLake.supplies.map(
    ({ id }) => t.table.game.n[fireInTheLake.layout.boxes + idOf(fireInTheLake.supplyIndex, id)] as number,
  )

/** What the rule book prints with each scenario: totals, Resources, Control markers, and what the forces leave beside the map. */
const PRINTED = [
  {
    scenario: 'short',
    totals: [38, 41, 10, 23],
    purses: [30, 15, 10],
    coin: [
      'an-loc',
      'ba-xuyen',
      'binh-dinh',
      'cam-ranh',
      'can-tho',
      'da-nang',
      'hue',
      'khanh-hoa',
      'kien-hoa-vinh-binh',
      'kontum',
      'quang-nam',
      'quang-tin-quang-ngai',
      'qui-nhon',
      'saigon',
    ],
    nva: ['central-laos', 'north-vietnam', 'quang-tri-thua-thien', 'southern-laos', 'the-fishhook', 'the-parrots-beak'],
    available: [12, 3, 2, 8, 11, 0, 2, 28, 6, 1, 16, 4],
    cards: 27,
  },
  {
    scenario: 'medium',
    totals: [37, 44, 8, 23],
    purses: [30, 20, 15],
    coin: [
      'an-loc',
      'binh-dinh',
      'binh-tuy-binh-thuan',
      'cam-ranh',
      'can-tho',
      'da-nang',
      'hue',
      'khanh-hoa',
      'kien-giang-an-xuyen',
      'kontum',
      'phu-bon-phu-yen',
      'pleiku-darlac',
      'quang-duc-long-khanh',
      'quang-tin-quang-ngai',
      'quang-tri-thua-thien',
      'qui-nhon',
      'saigon',
      'tay-ninh',
    ],
    nva: [
      'central-laos',
      'north-vietnam',
      'northeast-cambodia',
      'sihanoukville',
      'southern-laos',
      'the-fishhook',
      'the-parrots-beak',
    ],
    available: [5, 0, 0, 0, 4, 0, 2, 22, 2, 1, 7, 1],
    cards: 39,
  },
  {
    scenario: 'full',
    totals: [38, 35, 4, 27],
    purses: [30, 10, 5],
    coin: [
      'an-loc',
      'ba-xuyen',
      'cam-ranh',
      'can-tho',
      'da-nang',
      'hue',
      'khanh-hoa',
      'kien-hoa-vinh-binh',
      'kontum',
      'phu-bon-phu-yen',
      'quang-nam',
      'qui-nhon',
      'saigon',
    ],
    nva: ['central-laos', 'north-vietnam', 'southern-laos', 'the-parrots-beak'],
    available: [21, 3, 2, 8, 10, 2, 1, 40, 8, 5, 14, 2],
    cards: 78,
  },
]

describe.each(PRINTED)(
  'FITL 2.1 the $scenario scenario',
  ({ scenario, totals, purses, coin, nva, available: left, cards }) => {
    test('FITL 1.9, 1.7 FL-36 has the totals and the Control that are printed', () => {
      const t = newGame(scenario)
      expect(Object.values(fireInTheLake.totals(t.table.game))).toEqual(totals)
      expect(t.track('econ')).toBe(15)
      expect(heldBy(t, 'coin')).toEqual(coin)
      expect(heldBy(t, 'nva')).toEqual(nva)
    })

    test('FITL 1.4.1, 1.8 leaves these pieces Available, and has these Resources', () => {
      const t = newGame(scenario)
      expect(available(t)).toEqual(left)
      expect([t.resources('arvn'), t.resources('nva'), t.resources('vc')]).toEqual(purses)
      expect(resources(t.table.game, US)).toBe((purses[0] as number) - 15)
    })

    test.each(['no', 'yes'])('FITL 2.1 has its deck, period events %s', (periodEvents) => {
      const t = newGame(scenario, { 'period-events': periodEvents })
      expect(cardsLeft(t.table.game) + deckAt(t.table.game) + 1).toBe(cards)
    })
  },
)
