import { rollDie } from '@coinflict/kernel/questions'
import { takeOff } from '@coinflict/kernel/rules'
import { kinds, OUT_OF_PLAY, US } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { harming, returning } from '../nonplayers/effects.ts'
import { dual, returnUs, US_PIECES } from './verbs.ts'

export const card = dual(
  65,
  'International Forces',
  'AUNV',
  ['banner', 'helmet'],
  {
    en: {
      unshaded: 'Place 4 US pieces from Out of Play anywhere on the map.',
      shaded: 'The US rolls a die and moves that many of its pieces from the map Out of Play.',
    },
    es: {
      unshaded: 'Coloca 4 fichas de EE.\u00a0UU. de fuera de juego en cualquier parte del mapa.',
      shaded: 'EE.\u00a0UU. tira un dado y mueve ese número de sus fichas del mapa a fuera de juego.',
    },
    pl: {
      unshaded: 'Umieść 4 elementy USA spoza gry gdziekolwiek na mapie.',
      shaded: 'USA rzucają kością i przenoszą tyle swoich elementów z mapy poza grę.',
    },
  },
  {
    unshaded(g, by) {
      returnUs(g, by, 4, EVERY)
    },
    shaded(g, by) {
      g.cite('5.1', US)
      takeOff(g, US, rollDie(g), kinds(US), EVERY, false, OUT_OF_PLAY)
      g.cite('5.1', by)
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': returning(US_PIECES, OUT_OF_PLAY),
    'event.remove-where': harming(1, kinds(US)),
  },
}
