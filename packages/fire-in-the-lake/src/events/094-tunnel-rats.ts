import { flip, pickWay, remove } from '@coinflict/kernel/rules'
import { count, type Game, type Space } from '@coinflict/kernel/state'
import { INSURGENTS, isCoin, tunneledBase, tunnelsLeft, usTroops } from '../forces.ts'
import { EVERY, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { eachSpace, INSURGENT_BASES, pickPiece, pickSpace, single } from './verbs.ts'

const TUNNELED = INSURGENTS.map(tunneledBase)
const diggable = (g: Game): readonly Space[] =>
  tunnelsLeft(g) === 0 ? [] : PROVINCES.filter((s) => INSURGENT_BASES.some((piece) => count(g, s, piece) > 0))
const searchable = (g: Game): readonly Space[] =>
  EVERY.filter((s) => usTroops(g, s) > 0 && TUNNELED.some((piece) => count(g, s, piece) > 0))

export const card = single(
  94,
  'Tunnel Rats',
  'VUNA',
  ['tunnel', 'pistol'],
  {
    en: {
      unshaded:
        'Place a Tunnel on 1 insurgent Base in each of 2 provinces; or remove 1 Tunneled Base from a space with US Troops.',
    },
    es: {
      unshaded:
        'Coloca un Túnel en 1 Base insurgente en cada una de 2 provincias; o elimina 1 Base con Túnel de una casilla con Tropas de EE.\u00a0UU.',
    },
    pl: {
      unshaded:
        'Umieść tunel na 1 bazie powstańczej w każdej z 2 prowincji; albo usuń 1 bazę z tunelem z pola z wojskiem USA.',
    },
  },
  (g, by) => {
    const ways = () => [
      ...(diggable(g).length > 0 ? (['tunnels'] as const) : []),
      ...(searchable(g).length > 0 ? (['tunneled-base'] as const) : []),
    ]
    if (pickWay(g, by, ways) === 'tunnels') {
      const dig = (s: Space): void => {
        const piece = pickPiece(g, by, 'event.tunnel-which', s, INSURGENT_BASES)
        if (piece !== undefined) flip(g, piece, s)
      }
      eachSpace(g, by, 'event.tunnel-where', 2, () => diggable(g), dig)
    } else {
      const s = pickSpace(g, by, 'event.remove-where', () => searchable(g))
      const piece = s === undefined ? undefined : pickPiece(g, by, 'event.remove-which', s, TUNNELED)
      if (s !== undefined && piece !== undefined) remove(g, piece, s)
    }
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.remove-where': harming(1, TUNNELED),
  },
  answers: ({ lines }) => ({
    'event.choice': (np) => prefer(lines.who, isCoin(np.me) ? 'tunneled-base' : 'tunnels')(np),
  }),
}
