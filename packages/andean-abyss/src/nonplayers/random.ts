import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import type { Space } from '@coinflict/kernel/state'
import { isOnMap } from '../forces.ts'
import { econ, isCity, isLoc, near, S } from '../map.ts'

/**
 * 8.2 Random cities and departments: three columns of three boxes of three, as far as the printed table is known. Sincelejo, Cartagena,
 * Santa Marta, Cesar, Cúcuta, Arauca and Bogotá stand where the known rolls leave room for them.
 */
const COLUMNS: readonly (readonly Space[])[] = [
  [S.cali, S.ibague, S.antioquia, S.medellin, S.bucaramanga, S.santander, S.sincelejo, S.cartagena, S['santa-marta']],
  [S.atlantico, S.cesar, S.cucuta, S.arauca, S.bogota, S['meta-east'], S.vichada, S.guainia, S.vaupes],
  [S.amazonas, S.putumayo, S.guaviare, S['meta-west'], S.neiva, S.huila, S.pasto, S.narino, S.choco],
]
/** Down the columns, one after another; Ecuador and Panamá come just before the space of their box. */
const PATH: readonly Space[] = COLUMNS.flat().flatMap((s) =>
  s === S.narino ? [S.ecuador, s] : s === S.choco ? [S.panama, s] : [s],
)

/** A die of three pairs of faces. */
const pair = (np: NonPlayer): number => (np.die() - 1) >> 1

/** 8.2 Red for the column, yellow for the box, green for the line; from there down the path to the first candidate. */
function fromTable(np: NonPlayer, isCandidate: (s: Space) => boolean): Space {
  const column = COLUMNS[pair(np)] as readonly Space[]
  const rolled = column[pair(np) * 3 + pair(np)] as Space
  const partner = rolled === S.narino ? S.ecuador : rolled === S.choco ? S.panama : rolled
  const start = PATH.indexOf(isOnMap(np.g, partner) && isCandidate(partner) ? partner : rolled)
  for (let i = 0; ; i++) {
    const s = PATH[(start + i) % PATH.length] as Space
    if (isCandidate(s)) return s
  }
}

/** 8.3 Lines: highest Econ, then those next to a random city, then any. */
function randomLoc(np: NonPlayer, among: readonly Space[]): Space {
  const most = Math.max(...among.map(econ))
  const rich = among.filter((s) => econ(s) === most)
  if (rich.length === 1) return rich[0] as Space
  const besides = (city: Space): readonly Space[] => rich.filter((s) => near(s).includes(city))
  const isCandidate = (s: Space): boolean => isCity(s) && besides(s).length > 0
  const open = PATH.some(isCandidate) ? besides(fromTable(np, isCandidate)) : rich
  return open.length === 1 ? (open[0] as Space) : (open[np.below(open.length)] as Space)
}

/** 8.2-3 One of several equal spaces. */
export function drawSpace(np: NonPlayer, among: readonly Space[]): Space {
  if (among.every(isLoc)) return randomLoc(np, among)
  if (among.some(isLoc)) return among[np.below(among.length)] as Space
  return fromTable(np, (s) => among.includes(s))
}
