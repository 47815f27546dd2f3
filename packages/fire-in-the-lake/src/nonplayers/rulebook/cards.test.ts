import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'
import { carriedOut, IDS, seatsOf, sideOf } from '../../../test/nonplayers.ts'
import { CARDS } from '../../events/index.ts'

/** A war in full swing. */
const MIDDLE: Board = {
  saigon: 'us-base 1, us-troops 3, arvn-troops 4, arvn-police 4, rangers-underground 1, active-support',
  hue: 'arvn-troops 2, arvn-police 2, vc-underground 2, nva-troops 1, passive-support',
  'da-nang': 'us-troops 3, arvn-police 1, us-base 1, vc-active 2',
  'can-tho': 'us-base 1, us-troops 2, arvn-police 2, passive-support',
  'qui-nhon': 'arvn-police 1, vc-underground 1, passive-opposition',
  'cam-ranh': 'arvn-police 1, passive-support, terror 1',
  'an-loc': 'arvn-troops 1, nva-troops 3, us-base 1',
  kontum: 'arvn-base 1, arvn-troops 3, nva-underground 2',
  'quang-tri-thua-thien': 'nva-base 1, nva-troops 6, us-troops 2, us-base 1, passive-opposition',
  'quang-nam': 'arvn-police 1, rangers-active 1, vc-base 1, vc-underground 2',
  'quang-tin-quang-ngai': 'us-troops 4, vc-tunnel 1, vc-underground 2, arvn-police 1',
  'binh-dinh': 'us-base 1, us-troops 4, arvn-police 1, vc-active 3, nva-active 1, passive-support',
  'pleiku-darlac': 'us-troops 2, irregulars-underground 1, nva-base 1, nva-active 2',
  'phu-bon-phu-yen': 'arvn-troops 2, arvn-police 1, vc-base 1, vc-active 1, active-support',
  'khanh-hoa': 'irregulars-active 1, us-troops 1, vc-underground 1, passive-support',
  'binh-tuy-binh-thuan': 'vc-base 1, vc-underground 2, arvn-police 1, active-opposition',
  'quang-duc-long-khanh': 'nva-base 1, vc-base 1, vc-underground 1, us-troops 1, active-opposition',
  'tay-ninh': 'nva-troops 4, nva-base 1, vc-tunnel 1, vc-active 2, active-opposition',
  'kien-phong': 'vc-base 1, vc-underground 2, arvn-police 1, passive-opposition',
  'kien-hoa-vinh-binh': 'us-troops 1, arvn-police 2, vc-active 2, vc-base 1, active-support',
  'ba-xuyen': 'arvn-police 2, passive-support',
  'kien-giang-an-xuyen': 'vc-base 1, vc-underground 2, arvn-troops 1, active-opposition',
  'central-laos': 'nva-base 1, nva-troops 4, irregulars-underground 1',
  'southern-laos': 'nva-base 1, nva-troops 4, nva-underground 1, arvn-troops 1',
  'northeast-cambodia': 'nva-base 1, nva-active 2',
  'the-fishhook': 'nva-tunnel 1, nva-troops 4, us-troops 2',
  'the-parrots-beak': 'nva-base 1, nva-troops 2, nva-underground 2, vc-underground 2',
  sihanoukville: 'vc-active 1, irregulars-underground 1',
  'north-vietnam': 'nva-troops 3',
  'loc-saigon-can-tho': 'vc-underground 1, arvn-police 1',
  'loc-hue-da-nang': 'nva-troops 2',
}

const NO_PIVOTAL = { 'us-pivotal': 'none', 'arvn-pivotal': 'none', 'nva-pivotal': 'none', 'vc-pivotal': 'none' }

const POSITIONS: readonly (readonly [string, string, (more: SceneOptions) => Scene])[] = [
  ['the Short scenario', '1st', (more) => standard({}, { ...more, scenario: 'short' })],
  ['the Full scenario', '2nd', (more) => standard({}, { ...more, scenario: 'full', tracks: NO_PIVOTAL })],
  ...['1st', '2nd'].map(
    (edition) =>
      [
        'the middle of a game',
        edition,
        (more: SceneOptions) =>
          scene(MIDDLE, {
            ...more,
            boxes: {
              casualties: { 'us-troops': 3, irregulars: 1 },
              'out-of-play': { 'us-troops': 4, 'arvn-troops': 3, rangers: 1, 'arvn-bases': 1 },
            },
            lasting: { 8: 'unshaded', 14: 'shaded', 18: 'unshaded', 28: 'shaded', 45: 'shaded' },
          }),
      ] as const,
  ),
]

/** 8.4.7 What is left to chance, and why. */
const CHANCE: Readonly<Record<number, string>> = {
  43: 'NVA and VC: a box of the Trail or Resources, both of the NVA',
  52: 'RAND is the example of the rule',
  97: 'US: Aid goes up or Patronage down, both as the rule has it',
}

/** What an event asks itself; what it grants is the business of the charts. */
const EVENT = /^(event|place|redeploy|coup)\./

const ARVN_SHADED = [63, 78, 79, 85, 87]

describe.each(POSITIONS)('FITL 8.4 Every event in %s, %s edition', (_, edition, set) => {
  test.each(IDS)('FITL 8.4 is carried out by the %s to its end, each question answered by a line', (by) => {
    const left: string[] = []
    for (const { card } of CARDS) {
      const sides = card.dual
        ? [sideOf(by), ...(by === 'arvn' && ARVN_SHADED.includes(card.number) ? ['shaded'] : [])]
        : []
      for (const side of card.dual ? sides : [undefined]) {
        const t = set({
          card: card.number,
          eligible: [by],
          seats: seatsOf(IDS),
          options: { edition },
          seed: `${card.number}`,
        })
        t.play('event')
        if (side !== undefined) t.play(side)
        carriedOut(t)
        expect(t.question).toMatch(/^(turn|pivotal)/)
        for (const each of t.table.explanations) {
          if (each === undefined || !EVENT.test(each.question)) continue
          const isChance = each.line.id === '8.4.7/1' && CHANCE[card.number] !== undefined
          if (/^8\.(4\.7|1\.3)/.test(each.line.id) && !isChance)
            left.push(`${card.number} ${each.question} ${each.line.id}`)
        }
      }
    }
    expect(left).toEqual([])
  })
})
