import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import type { Space } from '@coinflict/kernel/state'
import { CITIES, econ, isLoc, near, S } from '../map.ts'

/**
 * 8.2 Random provinces and cities: a first die and a second name a space; from there the path leads to the first candidate. The table of
 * the first edition is in no source; this is the one that is known.
 */
const PATH: readonly Space[] = [
  S.saigon,
  S['the-parrots-beak'],
  S['kien-hoa-vinh-binh'],
  S['can-tho'],
  S.sihanoukville,
  S['kien-giang-an-xuyen'],
  S['ba-xuyen'],
  S['binh-tuy-binh-thuan'],
  S['qui-nhon'],
  S['southern-laos'],
  S['quang-tri-thua-thien'],
  S['central-laos'],
  S['north-vietnam'],
  S.hue,
  S['quang-nam'],
  S['quang-tin-quang-ngai'],
  S['da-nang'],
  S['binh-dinh'],
  S['phu-bon-phu-yen'],
  S.kontum,
  S['pleiku-darlac'],
  S['the-fishhook'],
  S['khanh-hoa'],
  S['cam-ranh'],
  S['northeast-cambodia'],
  S['tay-ninh'],
  S['an-loc'],
  S['phuoc-long'],
  S['quang-duc-long-khanh'],
  S['kien-phong'],
]

const TABLE: readonly (readonly Space[])[] = [
  [S.saigon, S.saigon, S['the-parrots-beak'], S['kien-hoa-vinh-binh'], S['can-tho'], S.sihanoukville],
  [
    S['kien-giang-an-xuyen'],
    S['ba-xuyen'],
    S['binh-tuy-binh-thuan'],
    S['qui-nhon'],
    S['southern-laos'],
    S['quang-tri-thua-thien'],
  ],
  [S['central-laos'], S['north-vietnam'], S.hue, S.hue, S.hue, S['quang-nam']],
  [S['quang-tin-quang-ngai'], S['da-nang'], S['binh-dinh'], S['binh-dinh'], S['phu-bon-phu-yen'], S.kontum],
  [S['the-fishhook'], S['khanh-hoa'], S['cam-ranh'], S['northeast-cambodia'], S['tay-ninh'], S['tay-ninh']],
  [S['an-loc'], S['phuoc-long'], S['quang-duc-long-khanh'], S['kien-phong'], S.saigon, S['pleiku-darlac']],
]

function fromTable(np: NonPlayer, among: readonly Space[]): Space {
  const rolled = TABLE[np.die() - 1]?.[np.die() - 1] as Space
  for (let i = PATH.indexOf(rolled); ; i = (i + 1) % PATH.length) {
    const s = PATH[i] as Space
    if (among.includes(s)) return s
  }
}

/** 8.2-3 A province or city, if there is one; lines by highest Econ, then one at a random city, then any. */
export function drawSpace(np: NonPlayer, among: readonly Space[]): Space {
  const others = among.filter((s) => !isLoc(s))
  if (others.length === 1) return others[0] as Space
  return others.length > 0 ? fromTable(np, others) : drawLoc(np, among)
}

function drawLoc(np: NonPlayer, among: readonly Space[]): Space {
  const most = Math.max(...among.map(econ))
  const richest = among.filter((s) => econ(s) === most)
  if (richest.length === 1) return richest[0] as Space
  const beside = (city: Space): boolean => richest.some((s) => near(s).includes(city))
  const cities = CITIES.filter(beside)
  const city = cities.length > 1 ? fromTable(np, cities) : cities[0]
  const open = city === undefined ? richest : richest.filter((s) => near(s).includes(city))
  return open.length === 1 ? (open[0] as Space) : (open[np.below(open.length)] as Space)
}
