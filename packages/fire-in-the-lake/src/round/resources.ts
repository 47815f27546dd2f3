import {
  adjust,
  allGuerrillas,
  bases,
  basesOnMap,
  beginPhase,
  gain,
  goTo,
  mark,
  setTrack,
} from '@coinflict/kernel/rules'
import { type Game, inPlay, type Space, track } from '@coinflict/kernel/state'
import { ask } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { AID, ARVN, casualties, coinPieces, ECON, isSabotaged, NVA, POOLS, SABOTAGE, VC } from '../forces.ts'
import { econ, isCity, LAOS_AND_CAMBODIA, LOCS, near } from '../map.ts'
import { degradeTrail, isTrailSafe, trail } from '../trail.ts'

/** 6.2 Resources Phase: Sabotage, the Trail, earnings; then Casualties cost Aid. */
export function resourcesPhase(g: Game): void {
  beginPhase(g, 'resources', '6.2')
  sabotage(g)
  degrade(g)
  arvnEarnings(g)
  insurgentEarnings(g)
  g.cite('6.2.5', -1)
  adjust(g, AID, -3 * casualties(g))
  goTo(g, 'support')
}

/** LoCs next to a City that COIN does not Control, or where guerrillas outnumber US and ARVN pieces. */
function isCut(g: Game, loc: Space): boolean {
  if (isSabotaged(g, loc)) return false
  if (allGuerrillas(g, loc) > coinPieces(g, loc)) return true
  for (const s of near(loc)) if (isCity(s) && !isCoinControlled(g, s)) return true
  return false
}

/** 3.3.4 Terror and Sabotage markers that are not on the map. */
export const markersLeft = (g: Game): number => POOLS['terror-sabotage'] - inPlay(g, SABOTAGE)

/** 6.2.1 All of them are Sabotaged; if markers run short, where the VC choose. */
function sabotage(g: Game): void {
  g.cite('6.2.1', VC)
  for (;;) {
    const cut = LOCS.filter((loc) => isCut(g, loc))
    const most = markersLeft(g)
    if (cut.length === 0 || most === 0) return
    if (most >= cut.length) {
      for (const loc of cut) mark(g, SABOTAGE, loc)
      return
    }
    const q = ask(g, VC, 'sabotage.where', '6.2.1', { n: most })
    for (const loc of LOCS) if (isCut(g, loc)) q.space(loc)
    if (q.size === 0) return
    mark(g, SABOTAGE, q.askSpace())
  }
}

/** 6.2.2 COIN Control anywhere in Laos or Cambodia Degrades the Trail, unless Oriskany (card 39, shaded) protects it. */
function degrade(g: Game): void {
  g.cite('6.2.2', -1)
  if (!isTrailSafe(g) && LAOS_AND_CAMBODIA.some((s) => isCoinControlled(g, s))) degradeTrail(g)
}

/** 6.2.3 Aid, and the value of the LoCs without Sabotage, which is marked. */
function arvnEarnings(g: Game): void {
  g.cite('6.2.3', ARVN)
  let open = 0
  for (const loc of LOCS) if (!isSabotaged(g, loc)) open += econ(loc)
  setTrack(g, ECON, open)
  gain(g, ARVN, track(g, AID) + open)
}

/** 6.2.4 The VC have 1 for each Base, the NVA for each in Laos and Cambodia, and twice the Trail. */
function insurgentEarnings(g: Game): void {
  g.cite('6.2.4', VC)
  gain(g, VC, basesOnMap(g, VC))
  g.cite('6.2.4', NVA)
  let havens = 0
  for (const s of LAOS_AND_CAMBODIA) havens += bases(g, NVA, s)
  gain(g, NVA, havens + 2 * trail(g))
}
