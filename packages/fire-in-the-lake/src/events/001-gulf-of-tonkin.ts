import { adjust, mayAct } from '@coinflict/kernel/rules'
import { airStrike } from '../activities/air-strike.ts'
import { AID, CASUALTIES, casualties, OUT_OF_PLAY, US } from '../forces.ts'
import { CITIES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { returning } from '../nonplayers/effects.ts'
import { dual, emptyBox, returnUs, US_PIECES } from './verbs.ts'

export const card = dual(
  1,
  'Gulf of Tonkin',
  'UNAV',
  ['warship', 'radar'],
  {
    en: {
      unshaded: 'The US makes a free Air Strike, then moves 6 US pieces, Bases too, from Out of Play to cities.',
      shaded: 'Aid −1 for each Casualty. All Casualties go Out of Play.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. ejecuta un Ataque Aéreo gratuito y luego mueve 6 fichas de EE.\u00a0UU., Bases incluidas, de fuera de juego a ciudades.',
      shaded: 'Ayuda −1 por cada ficha en Bajas. Todas las Bajas pasan a fuera de juego.',
    },
    pl: {
      unshaded:
        'USA wykonują darmowy atak z powietrza, a potem przenoszą 6 elementów USA, także bazy, spoza gry do miast.',
      shaded: 'Wsparcie −1 za każdy element w stratach. Wszystkie straty trafiają poza grę.',
    },
  },
  {
    unshaded(g, by) {
      mayAct(g, US, airStrike)
      g.cite('5.1', US)
      returnUs(g, US, 6, CITIES)
      g.cite('5.1', by)
    },
    shaded(g) {
      adjust(g, AID, -casualties(g))
      emptyBox(g, US_PIECES, CASUALTIES, OUT_OF_PLAY)
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R1,
  vc: R1,
  effects: {
    'event.space': returning(US_PIECES, OUT_OF_PLAY),
  },
}
