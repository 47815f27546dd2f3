import {
  adjust,
  gain,
  hasSupport,
  mark,
  markerRoom,
  NEUTRAL,
  pieces,
  setLevel,
  spacesWhere,
} from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { AID, INSURGENTS, RETURNEES, WARLORDS } from '../forces.ts'
import { AFGHAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { resettle } from '../nonplayers/returnees.ts'
import { dual, pickSpace } from './verbs.ts'

export const card = dual(
  42,
  'NGOs',
  'GCWT',
  ['cross', 'crate'],
  {
    en: {
      unshaded: 'Aid +4. Place a +1 Pop marker in a COIN-Controlled space without one.',
      shaded: 'Set a space at Support with an Insurgent piece to Neutral. The Warlords gain 3 Resources.',
    },
    es: {
      unshaded: 'Ayuda +4. Coloca 1 marcador de +1 Pob en una casilla con Control COIN que no tenga.',
      shaded:
        'Establece en Neutral 1 casilla con Apoyo y una ficha insurgente. Los Señores de la Guerra ganan 3 Recursos.',
    },
    pl: {
      unshaded: 'Wsparcie +4. Umieść żeton +1 Pop na polu pod kontrolą COIN bez takiego żetonu.',
      shaded: 'Ustaw na neutralne 1 pole z poparciem i elementem powstańczym. Watażkowie zyskują 3 zasoby.',
    },
  },
  {
    unshaded(g, by) {
      adjust(g, AID, 4)
      const open = () => AFGHAN.filter((s) => isCoinControlled(g, s) && markerRoom(g, RETURNEES, s) > 0)
      const s = pickSpace(g, by, 'event.42.where', open)
      if (s !== undefined) mark(g, RETURNEES, s)
    },
    shaded(g, by) {
      const isWatched = (s: Space) => INSURGENTS.some((f) => pieces(g, f, s) > 0)
      const s = pickSpace(g, by, 'event.set-where', () => spacesWhere(g, (at) => hasSupport(g, at) && isWatched(at)), {
        level: NEUTRAL,
      })
      if (s !== undefined) setLevel(g, s, NEUTRAL)
      gain(g, WARLORDS, 3)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Returnees: where its own total rises, then where no player’s does.',
    es: 'Retornados: donde suba el total propio, luego donde no suba el de ningún jugador.',
    pl: 'Powracający: tam, gdzie zyska własna suma, potem gdzie nie zyska suma żadnego gracza.',
  },
  answers: ({ lineOf }) => ({ 'event.42.where': (np) => resettle(np, lineOf(42)) }),
}
