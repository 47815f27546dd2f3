import { AVAILABLE, moveToBox } from '@coinflict/kernel/rules'
import { type Game, inBox } from '@coinflict/kernel/state'
import { casualties, OUT_OF_PLAY, US_TROOPS } from '../forces.ts'
import { dual } from './verbs.ts'

export const card = dual(
  108,
  'Draft Dodgers',
  'VNAU',
  ['card', 'flame'],
  {
    en: {
      unshaded: 'If fewer than 3 pieces are Casualties, 3 US Troops come from Out of Play to Available.',
      shaded: 'Move an Available US Troop Out of Play for each piece in Casualties, 3 at most.',
    },
    es: {
      unshaded: 'Si hay menos de 3 fichas en Bajas, 3 Tropas de EE.\u00a0UU. pasan de fuera de juego a Disponibles.',
      shaded: 'Mueve 1 Tropa Disponible de EE.\u00a0UU. a fuera de juego por cada ficha en Bajas, 3 a lo sumo.',
    },
    pl: {
      unshaded: 'Jeśli w stratach są mniej niż 3 elementy, 3 kostki wojska USA wracają spoza gry do dostępnych.',
      shaded: 'Przenieś poza grę po 1 dostępnej kostce wojska USA za każdy element w stratach, najwyżej 3.',
    },
  },
  {
    unshaded(g) {
      if (casualties(g) < 3) moveTroops(g, OUT_OF_PLAY, AVAILABLE, 3)
    },
    shaded(g) {
      moveTroops(g, AVAILABLE, OUT_OF_PLAY, Math.min(3, casualties(g)))
    },
  },
)

const moveTroops = (g: Game, from: number, to: number, n: number): void =>
  moveToBox(g, US_TROOPS, from, to, Math.min(n, inBox(g, from, US_TROOPS)))
