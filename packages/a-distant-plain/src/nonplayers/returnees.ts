import { fewest, first, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { hasOpposition, hasSupport } from '@coinflict/kernel/rules'
import type { Faction, Line, Space, Word } from '@coinflict/kernel/state'
import { COALITION, TALIBAN } from '../forces.ts'

/** Cards 42 and 69, a +1 Pop marker: Support gains where it is, and so does Opposition; COIN Control gains everywhere. */
export function resettle(np: NonPlayer, line: Line): Word | undefined {
  const gains = (f: Faction, s: Space): boolean =>
    f === COALITION ? hasSupport(np.g, s) : f === TALIBAN && hasOpposition(np.g, s)
  return np.chooseSpace(line, () => true, [
    first({ en: 'its own total gains', es: 'sube el total propio', pl: 'zyskuje własna suma' }, (_, s) =>
      gains(np.me, s),
    ),
    fewest(
      { en: 'players gain least', es: 'los jugadores ganan menos', pl: 'gracze zyskują najmniej' },
      (_, s) =>
        Number(np.isPlayer(COALITION) && gains(COALITION, s)) + Number(np.isPlayer(TALIBAN) && gains(TALIBAN, s)),
    ),
    notOpposed,
  ])
}

export const notOpposed = first(
  { en: 'without Opposition', es: 'sin Oposición', pl: 'bez opozycji' },
  ({ g }, s) => !hasOpposition(g, s),
)
