import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import type { Space } from '@coinflict/kernel/state'
import { econ, isLoc, S } from '../map.ts'

/** 8.2 Random provinces and Kabul: three columns of three trios, read downwards; Kabul fills a trio of its own. */
const COLUMNS: readonly (readonly Space[])[] = [
  [S.balochistan, S.nimruz, S.farah, S.herat, S.badghis, S.helmand, S.zabol, S.oruzgan, S.paktika],
  [S.waziristan, S.khowst, S.ghazni, S.kabul, S.kabul, S.kabul, S.nuristan, S.baghlan, S['northwest-frontier']],
  [S.konduz, S.badakhshan, S.samangan, S.balkh, S.faryab, S.ghowr, S['sar-e-pol'], S.bamian, S.kandahar],
]
const PATH: readonly Space[] = COLUMNS.flat()

/** A die of three pairs of faces. */
const pair = (np: NonPlayer): number => (np.die() - 1) >> 1

/** 8.2 Tan for the column, black for the trio, green for the line; from there down the path to the first candidate. */
function fromTable(np: NonPlayer, among: readonly Space[]): Space {
  const start = pair(np) * 9 + pair(np) * 3 + pair(np)
  for (let i = 0; ; i++) {
    const s = PATH[(start + i) % PATH.length] as Space
    if (among.includes(s)) return s
  }
}

/** Adp 8.2-3 A province or Kabul, if there is one; lines only among themselves. */
export function drawProvinceFirst(np: NonPlayer, among: readonly Space[]): Space {
  const provinces = among.some(isLoc) ? among.filter((s) => !isLoc(s)) : among
  if (provinces.length === 1) return provinces[0] as Space
  return drawSpace(np, provinces.length > 0 ? provinces : among)
}

/** 8.2-3 One of several equal spaces; lines by highest Econ, then any. */
export function drawSpace(np: NonPlayer, among: readonly Space[]): Space {
  if (!among.some(isLoc)) return fromTable(np, among)
  const most = among.every(isLoc) ? Math.max(...among.map(econ)) : -1
  const open = most < 0 ? among : among.filter((s) => econ(s) === most)
  return open.length === 1 ? (open[0] as Space) : (open[np.below(open.length)] as Space)
}
