import { gauge, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { allGuerrillas, flip, preferring, remove } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, type Space } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { base, INSURGENTS, tunnels, tunnelsLeft, underground } from '../forces.ts'
import { CITIES_AND_PROVINCES, isSouth, PROVINCES } from '../map.ts'
import type { CardInstructions, Condition } from '../nonplayers/book.ts'
import { harming } from '../nonplayers/effects.ts'
import type { Prospect } from '../nonplayers/prospect.ts'
import { bringOneOf, dual, GUERRILLAS, INSURGENT_BASES, pickPiece, pickSpace } from './verbs.ts'

export const card = dual(
  102,
  'Cu Chi',
  'VNUA',
  ['tunnel', 'village'],
  {
    en: {
      unshaded: 'Remove all Guerrillas from a space with a Tunnel and COIN Control.',
      shaded: 'Place a Tunnel on every insurgent Base in a province. Then place an NVA and a VC Guerrilla there.',
    },
    es: {
      unshaded: 'Elimina todas las Guerrillas de una casilla con Túnel y Control COIN.',
      shaded:
        'Coloca un Túnel en cada Base insurgente de una provincia. Luego coloca allí 1 Guerrilla del EVN y 1 del VC.',
    },
    pl: {
      unshaded: 'Usuń wszystkich partyzantów z pola z tunelem pod kontrolą COIN.',
      shaded:
        'Umieść tunel na każdej bazie powstańczej w jednej prowincji. Potem umieść tam partyzanta NVA i partyzanta VC.',
    },
  },
  {
    unshaded(g, by) {
      const isTunneled = (s: Space): boolean => INSURGENTS.some((f) => tunnels(g, f, s) > 0)
      const open = () =>
        CITIES_AND_PROVINCES.filter((s) => isTunneled(s) && isCoinControlled(g, s) && allGuerrillas(g, s) > 0)
      const s = pickSpace(g, by, 'event.remove-where', open)
      if (s !== undefined) for (const piece of GUERRILLAS) remove(g, piece, s, count(g, s, piece))
    },
    shaded(g, by) {
      const s = pickSpace(g, by, 'event.space', () =>
        preferring(
          PROVINCES.filter((s) => canDig(g, s)),
          PROVINCES,
        ),
      )
      if (s === undefined) return
      while (canDig(g, s)) dig(g, by, s)
      for (const f of INSURGENTS) bringOneOf(g, by, s, [underground(f)])
    },
  },
)

const canDig = (g: Game, s: Space): boolean => tunnelsLeft(g) > 0 && INSURGENTS.some((f) => count(g, s, base(f)) > 0)

/** Which Base gets a Tunnel matters only if there are too few. */
function dig(g: Game, by: Faction, s: Space): void {
  const there = INSURGENT_BASES.filter((piece) => count(g, s, piece) > 0)
  let n = 0
  for (const piece of there) n += count(g, s, piece)
  const piece = n <= tunnelsLeft(g) ? there[0] : pickPiece(g, by, 'event.tunnel-which', s, INSURGENT_BASES)
  if (piece !== undefined) flip(g, piece, s)
}

const couldDig = ({ g, me }: NonPlayer, s: Space): boolean =>
  isSouth(s) && tunnelsLeft(g) > 0 && count(g, s, base(me)) > 0

/** Both insurgents. */
const OWN_TUNNELS: Condition = {
  mark: '102',
  text: {
    en: 'Cu Chi: NVA and VC where most of their own Bases in South Vietnam get Tunnels; only if any does.',
    es: 'Cu Chi: EVN y VC, donde reciban Túneles más Bases propias en Vietnam del Sur; solo si alguna lo recibe.',
    pl: 'Cu Chi: NVA i VC tam, gdzie tunele dostanie najwięcej własnych baz w Wietnamie Południowym; tylko jeśli jakaś dostanie.',
  },
  takes: (np) => PROVINCES.some((s) => couldDig(np, s)),
  by: gauge<Prospect>(
    { en: 'most Friendly Tunnels', es: 'más Túneles propios', pl: 'najwięcej własnych tuneli' },
    (p) => (isSouth(p.s) ? p.ownTunnels : 0),
  ),
}

export const nonPlayers: CardInstructions = {
  nva: OWN_TUNNELS,
  vc: OWN_TUNNELS,
  effects: {
    'event.remove-where': harming(Number.POSITIVE_INFINITY, GUERRILLAS),
    'event.space': (p) => p.dig(Number.POSITIVE_INFINITY),
  },
}
