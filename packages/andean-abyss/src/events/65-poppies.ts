import { first, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  allGuerrillas,
  bases,
  canPlace,
  guerrillas,
  markerRoom,
  pickWay,
  placeOneOf,
  preferring,
  remove,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  factionWord,
  type Game,
  inPlay,
  type Space,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { loadShipment } from '../activities/process.ts'
import { base, GOVT, INSURGENTS, isSecondEdition, POOLS, shipment, shipments } from '../forces.ts'
import { foremostBases, foremostShipments } from '../nonplayers/events/government.ts'
import { type CardInstructions, governmentLine, insurgentLine } from '../nonplayers/events/instruction.ts'
import { foes, HARM, isFoe, others, where } from '../nonplayers/events/lines.ts'
import { here, own } from '../nonplayers/terms.ts'
import { mountains, owners, pickPiece, pickSpace, removeShipment, single } from './verbs.ts'

const INSURGENT_BASES = INSURGENTS.map(base)

export const card = single(
  65,
  'Poppies',
  'CFAG',
  ['poppy'],
  {
    en: { unshaded: 'In a Mountain, place or remove 1 Shipment, or place or remove 1 insurgent Base.' },
    es: { unshaded: 'En una Montaña coloca o retira 1 Envío, o bien coloca o elimina 1 Base insurgente.' },
    pl: { unshaded: 'W departamencie górskim umieść lub usuń 1 dostawę albo umieść lub usuń 1 bazę powstańczą.' },
  },
  (g, by) => {
    const some = () => mountains(g).filter((s) => shipmentWays(g, s).length + baseWays(g, s).length > 0)
    const both = () => some().filter((s) => shipmentWays(g, s).length > 0 && baseWays(g, s).length > 0)
    const s = pickSpace(g, by, 'event.space', () => (isSecondEdition(g) ? preferring(both(), some()) : some()))
    if (s === undefined) return
    if (!isSecondEdition(g)) growPoppies(g, by, s, () => [...shipmentWays(g, s), ...baseWays(g, s)])
    else for (const ways of [shipmentWays, baseWays]) growPoppies(g, by, s, () => ways(g, s))
  },
  {
    editions: {
      '2nd': {
        en: { unshaded: 'In one Mountain, place or remove 1 Shipment, and place or remove 1 insurgent Base.' },
        es: { unshaded: 'En una misma Montaña coloca o retira 1 Envío y coloca o elimina 1 Base insurgente.' },
        pl: {
          unshaded: 'W jednym departamencie górskim umieść lub usuń 1 dostawę oraz umieść lub usuń 1 bazę powstańczą.',
        },
      },
    },
  },
)

type PoppyWay = 'place-shipment' | 'remove-shipment' | 'place-base' | 'remove-base'

function shipmentWays(g: Game, s: Space): readonly PoppyWay[] {
  const ways: PoppyWay[] = []
  if (allGuerrillas(g, s) > 0 && INSURGENTS.some((f) => markerRoom(g, shipment(f), s) > 0)) ways.push('place-shipment')
  if (owners(g, s).length > 0) ways.push('remove-shipment')
  return ways
}

function baseWays(g: Game, s: Space): readonly PoppyWay[] {
  const ways: PoppyWay[] = []
  if (INSURGENT_BASES.some((piece) => canPlace(g, piece, s))) ways.push('place-base')
  if (INSURGENT_BASES.some((piece) => count(g, s, piece) > 0)) ways.push('remove-base')
  return ways
}

function growPoppies(g: Game, by: Faction, s: Space, ways: () => readonly PoppyWay[]): void {
  switch (pickWay(g, by, ways, { space: s })) {
    case 'place-shipment':
      loadShipment(g, by, s, '5.1')
      break
    case 'remove-shipment':
      removeShipment(g, by, s)
      break
    case 'place-base':
      placeOneOf(g, by, s, INSURGENT_BASES)
      break
    case 'remove-base': {
      const piece = pickPiece(g, by, 'event.remove-which', s, INSURGENT_BASES)
      if (piece !== undefined) remove(g, piece, s)
    }
  }
}

// What non-players do with it.

const GROW = insurgentLine('h65', {
  en: 'Poppies: place a friendly Base, otherwise remove a player’s; place a Shipment under a friendly Guerrilla, otherwise remove a player’s.',
  es: 'Poppies: coloca una Base propia; si no, elimina la de un jugador; coloca un Envío bajo una Guerrilla propia; si no, retira el de un jugador.',
  pl: 'Poppies: umieść własną bazę, a jeśli się nie da, usuń bazę gracza; umieść dostawę pod własnym partyzantem, a jeśli się nie da, usuń dostawę gracza.',
})
const [PLACE_BASE, REMOVE_BASE] = [word('place-base'), word('remove-base')]
const [PLACE_SHIPMENT, REMOVE_SHIPMENT] = [word('place-shipment'), word('remove-shipment')]
/** What would be done in a mountain, best first. */
function growing(np: NonPlayer, s: Space): readonly Word[] {
  const { g, me } = np
  const ways: Word[] = []
  if (canPlace(g, base(me), s)) ways.push(PLACE_BASE)
  else if (foes(np).some((f) => bases(g, f, s) > 0 && f !== GOVT)) ways.push(REMOVE_BASE)
  if (own(np, s) > 0 && inPlay(g, shipment(me)) < POOLS.shipments) ways.push(PLACE_SHIPMENT)
  else if (foes(np).some((f) => shipments(g, f, s) > 0)) ways.push(REMOVE_SHIPMENT)
  return ways
}
const WORTH: readonly Word[] = [REMOVE_SHIPMENT, PLACE_SHIPMENT, REMOVE_BASE, PLACE_BASE]
/** What a way is worth; a player's base goes before a non-player's. */
const worthOf = (np: NonPlayer, s: Space, way: Word): number =>
  2 ** WORTH.indexOf(way) +
  (way === REMOVE_BASE && INSURGENTS.some((f) => np.isPlayer(f) && bases(np.g, f, s) > 0) ? 3 : 0)
/** In the 2nd edition a base comes or goes in any case: where none has room, it may be an own one, or a fellow's. */
function forfeit(np: NonPlayer, s: Space): number {
  const { g, me } = np
  if (!isSecondEdition(g) || INSURGENTS.some((f) => canPlace(g, base(f), s))) return 0
  const owners = INSURGENTS.filter((f) => bases(g, f, s) > 0)
  return owners.some((f) => isFoe(np, f)) ? 0 : owners.every((f) => f === me) ? 32 : 16
}
const mostGrown = most({ en: 'most to gain', es: 'mayor ganancia', pl: 'największy zysk' }, (np, s) =>
  growing(np, s).reduce((sum, way) => sum + worthOf(np, s, way), -forfeit(np, s)),
)
/** Whose Base or Shipment goes: players' first, an own one last. */
const harmed = (np: NonPlayer): Word | undefined => np.firstOf(HARM, [...others(np), np.me].map(factionWord))
const UPROOT = governmentLine('h65', {
  en: 'Poppies: remove a Base and a Shipment, players’ first.',
  es: 'Poppies: elimina una Base y retira un Envío, primero de jugadores.',
  pl: 'Poppies: usuń bazę i dostawę, najpierw graczy.',
})
/** In the 2nd edition a Shipment comes or goes in any case. */
const harmlessFirst = first(
  { en: 'gives no player a Shipment', es: 'no da un Envío a un jugador', pl: 'nie daje dostawy graczowi' },
  (np, s) => INSURGENTS.some((f) => shipments(np.g, f, s) > 0 || (!np.isPlayer(f) && guerrillas(np.g, f, s) > 0)),
)
const UPROOTING = ['remove-base', 'remove-shipment', 'place-shipment', 'place-base'].map(word)

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [GROW],
    answers: {
      'event.space': where(GROW, [mostGrown]),
      'event.choice': (np) => np.firstOf(GROW, [...growing(np, here(np)), PLACE_BASE, PLACE_SHIPMENT]),
      'event.faction': harmed,
    },
  },
  government: {
    lines: [UPROOT],
    answers: {
      'event.space': where(UPROOT, [foremostBases, foremostShipments, harmlessFirst]),
      'event.choice': (np) => np.firstOf(UPROOT, UPROOTING),
    },
  },
}
