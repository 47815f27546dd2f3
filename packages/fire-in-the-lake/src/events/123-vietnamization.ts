import { AVAILABLE, adjust, gain } from '@coinflict/kernel/rules'
import { AID, ARVN, ARVN_CUBES, OUT_OF_PLAY } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { placingOneOf } from '../nonplayers/effects.ts'
import { emptyBox, placeAmong, placed, single } from './verbs.ts'

export const card = single(
  123,
  'Vietnamization',
  'AUNV',
  ['handshake', 'helmet'],
  {
    en: {
      unshaded:
        'ARVN Resources +12. Aid +12. All ARVN pieces Out of Play become Available. Then place 4 ARVN cubes anywhere.',
    },
    es: {
      unshaded:
        'Recursos del ARVN +12. Ayuda +12. Todas las fichas del ARVN fuera de juego pasan a Disponibles. Luego coloca 4 cubos del ARVN en cualquier lugar.',
    },
    pl: {
      unshaded:
        'Zasoby ARVN +12. Wsparcie +12. Wszystkie elementy ARVN poza grą stają się dostępne. Potem umieść 4 kostki ARVN w dowolnym miejscu.',
    },
  },
  (g, by) => {
    gain(g, ARVN, 12)
    adjust(g, AID, 12)
    emptyBox(g, placed(ARVN), OUT_OF_PLAY, AVAILABLE)
    placeAmong(g, by, 4, ARVN_CUBES, EVERY)
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': placingOneOf(ARVN_CUBES),
  },
}
