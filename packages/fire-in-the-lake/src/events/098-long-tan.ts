import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  AVAILABLE,
  allGuerrillas,
  bases,
  guerrillas,
  moveToBox,
  pickWay,
  place,
  preferring,
  remove,
} from '@coinflict/kernel/rules'
import { count, type Game, inBox, type Space } from '@coinflict/kernel/state'
import { CASUALTIES, OUT_OF_PLAY, room, US, US_BASE, US_TROOPS, usTroops, VC } from '../forces.ts'
import { isJungle, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer } from '../nonplayers/conditions.ts'
import { dual, GUERRILLAS, pickSpace } from './verbs.ts'

const JUNGLES = PROVINCES.filter(isJungle)
const MOST = 2

export const card = dual(
  98,
  'Long Tan',
  'VUAN',
  ['storm', 'rifles'],
  {
    en: {
      unshaded:
        'Place 2 US Troops from Out of Play in a province; or remove all Guerrillas from every Jungle with US Troops.',
      shaded: 'In a Jungle with at least 2 VC Guerrillas, 1 US Base and 1 US Troop become Casualties.',
    },
    es: {
      unshaded:
        'Coloca 2 Tropas de EE.\u00a0UU. de fuera de juego en una provincia; o elimina todas las Guerrillas de cada Jungla con Tropas de EE.\u00a0UU.',
      shaded: 'En una Jungla con al menos 2 Guerrillas del VC, 1 Base y 1 Tropa de EE.\u00a0UU. pasan a Bajas.',
    },
    pl: {
      unshaded:
        'Umieść 2 kostki wojska USA spoza gry w jednej prowincji; albo usuń wszystkich partyzantów z każdej dżungli z wojskiem USA.',
      shaded: 'W dżungli z co najmniej 2 partyzantami VC 1 baza i 1 kostka wojska USA trafiają do strat.',
    },
  },
  {
    unshaded(g, by) {
      const ways = () => [
        ...(inBox(g, OUT_OF_PLAY, US_TROOPS) > 0 ? (['two-troops'] as const) : []),
        ...(JUNGLES.some((s) => isSearched(g, s)) ? (['clear-jungle'] as const) : []),
      ]
      const way = pickWay(g, by, ways)
      if (way === 'clear-jungle') for (const s of JUNGLES) clear(g, s)
      if (way !== 'two-troops') return
      const fits = () => PROVINCES.filter((s) => room(g, US_TROOPS, s) > 0)
      const s = pickSpace(g, by, 'event.place-where', fits, { piece: US_TROOPS })
      if (s === undefined) return
      const n = Math.min(MOST, inBox(g, OUT_OF_PLAY, US_TROOPS))
      moveToBox(g, US_TROOPS, OUT_OF_PLAY, AVAILABLE, n)
      place(g, US_TROOPS, s, n)
    },
    shaded(g, by) {
      const held = () => JUNGLES.filter((s) => guerrillas(g, VC, s) > 1)
      const open = () =>
        preferring(
          held().filter((s) => bases(g, US, s) > 0 && usTroops(g, s) > 0),
          held().filter((s) => bases(g, US, s) + usTroops(g, s) > 0),
        )
      const s = pickSpace(g, by, 'event.remove-where', open)
      if (s === undefined) return
      for (const piece of [US_BASE, US_TROOPS]) if (count(g, s, piece) > 0) remove(g, piece, s, 1, CASUALTIES)
    },
  },
)

const isSearched = (g: Game, s: Space): boolean => usTroops(g, s) > 0 && allGuerrillas(g, s) > 0

function clear(g: Game, s: Space): void {
  if (isSearched(g, s)) for (const piece of GUERRILLAS) remove(g, piece, s, count(g, s, piece))
}

/** As many pieces as possible come or go. */
const isMoreCleared = ({ g }: NonPlayer): boolean => {
  let n = 0
  for (const s of JUNGLES) if (isSearched(g, s)) n += allGuerrillas(g, s)
  return n > Math.min(MOST, inBox(g, OUT_OF_PLAY, US_TROOPS))
}

export const nonPlayers: CardInstructions = {
  answers: ({ lines }) => ({
    'event.choice': (np) => prefer(lines.amount, isMoreCleared(np) ? 'clear-jungle' : 'two-troops')(np),
  }),
  effects: {
    'event.place-where': (p) => p.place(US_TROOPS, MOST, MOST),
    'event.remove-where': (p) => p.take([US_BASE]).take([US_TROOPS]),
  },
}
