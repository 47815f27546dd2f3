import { adjust, mark, markerRoom, mayAct } from '@coinflict/kernel/rules'
import { type Faction, type Game, inPlay, type Space } from '@coinflict/kernel/state'
import { airLift } from '../activities/air-lift.ts'
import { AID, COALITION, POOLS, SABOTAGE } from '../forces.ts'
import { S } from '../map.ts'
import { dual, pickSpace } from './verbs.ts'

/** The roads to Pakistan. */
const SUPPLY_ROUTES: readonly Space[] = [S['loc-kabul-tor-kham'], S['loc-kandahar-spin-boldak']]

export const card = dual(
  65,
  'Islamabad Blocks Resupply',
  'WTGC',
  ['truck', 'border'],
  {
    en: {
      unshaded: 'The Coalition may execute a free Air Lift. Aid +3.',
      shaded: 'Sabotage the LoCs Kabul–Tor Kham and Kandahar–Spin Boldak.',
    },
    es: {
      unshaded: 'La Coalición puede ejecutar un Transporte Aéreo gratuito. Ayuda +3.',
      shaded: 'Sabotea las LdC Kabul–Tor Kham y Kandahar–Spin Boldak.',
    },
    pl: {
      unshaded: 'Koalicja może wykonać darmowy transport lotniczy. Wsparcie +3.',
      shaded: 'Sabotuj LiKomy Kabul–Tor Kham i Kandahar–Spin Boldak.',
    },
  },
  {
    unshaded(g) {
      mayAct(g, COALITION, airLift)
      adjust(g, AID, 3)
    },
    shaded: (g, by) => blockRoutes(g, by),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** Both roads; if the last marker is all there is, one of them. */
function blockRoutes(g: Game, by: Faction): void {
  const open = () => SUPPLY_ROUTES.filter((s) => markerRoom(g, SABOTAGE, s) > 0)
  if (POOLS['terror-sabotage'] - inPlay(g, SABOTAGE) >= SUPPLY_ROUTES.length) {
    for (const s of open()) mark(g, SABOTAGE, s)
    return
  }
  const s = pickSpace(g, by, 'event.sabotage-where', open)
  if (s !== undefined) mark(g, SABOTAGE, s)
}
