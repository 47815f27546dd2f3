import { moveToBox } from '@coinflict/kernel/rules'
import { inBox, track } from '@coinflict/kernel/state'
import { CASUALTIES, LEADER_CARDS, OUT_OF_PLAY, US_BASE, US_TROOPS } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { returning } from '../nonplayers/effects.ts'
import { dual, emptyBox, returnUs, US_PIECES } from './verbs.ts'

export const card = dual(
  120,
  'US Press Corps',
  'VANU',
  ['press', 'camera'],
  {
    en: {
      unshaded:
        'Place US pieces from Out of Play on the map: 4 with 0 to 2 cards in the RVN Leader box, 2 with 3 to 5.',
      shaded:
        'As many US Troops in Casualties as there are cards in the RVN Leader box go Out of Play, and all Bases there.',
    },
    es: {
      unshaded:
        'Coloca fichas de EE.\u00a0UU. de fuera de juego en el mapa: 4 con 0 a 2 cartas en la casilla del Líder RVN, 2 con 3 a 5.',
      shaded:
        'Tantas Tropas de EE.\u00a0UU. en Bajas como cartas haya en la casilla del Líder RVN pasan a fuera de juego, y todas las Bases en Bajas.',
    },
    pl: {
      unshaded: 'Umieść na mapie elementy USA spoza gry: 4, jeśli na polu przywódcy RVN leżą 0–2 karty, 2, jeśli 3–5.',
      shaded:
        'Tyle kostek wojska USA ze strat, ile kart leży na polu przywódcy RVN, trafia poza grę, a z nimi wszystkie bazy ze strat.',
    },
  },
  {
    unshaded(g, by) {
      const cards = track(g, LEADER_CARDS)
      returnUs(g, by, cards > 5 ? 0 : cards > 2 ? 2 : 4, EVERY)
    },
    shaded(g) {
      moveToBox(
        g,
        US_TROOPS,
        CASUALTIES,
        OUT_OF_PLAY,
        Math.min(track(g, LEADER_CARDS), inBox(g, CASUALTIES, US_TROOPS)),
      )
      emptyBox(g, [US_BASE], CASUALTIES, OUT_OF_PLAY)
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': returning(US_PIECES, OUT_OF_PLAY),
  },
}
