import { allGuerrillas, flip, preferring, remove } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, type Space } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { base, INSURGENTS, tunnels, tunnelsLeft, underground } from '../forces.ts'
import { CITIES_AND_PROVINCES, PROVINCES } from '../map.ts'
import { bringOneOf, dual, GUERRILLAS, INSURGENT_BASES, pickPiece, pickSpace } from './verbs.ts'

export const card = dual(
  102,
  'Cu Chi',
  'VNUA',
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
