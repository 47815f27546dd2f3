import type { CardInstructions } from '../nonplayers/book.ts'
import { R78U } from '../nonplayers/conditions.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  86,
  'Mandate of Heaven',
  'AVNU',
  ['sun', 'pagoda'],
  {
    en: {
      unshaded: 'In 1 space of each Govern the ARVN may transfer Aid to Patronage without a shift.',
      shaded: 'The ARVN Govern in 1 space only and Pacify in 1 space only.',
    },
    es: {
      unshaded: 'En 1 casilla de cada Gobernar, el ARVN puede pasar Ayuda a Patrocinio sin modificar el nivel.',
      shaded: 'El ARVN puede Gobernar y Pacificar solo en 1 casilla.',
    },
    pl: {
      unshaded: 'Na 1 polu każdego rządzenia ARVN może zamienić wsparcie na patronat bez przesuwania poziomu.',
      shaded: 'ARVN rządzi tylko na 1 polu i pacyfikuje tylko na 1 polu.',
    },
  },
  capability(86),
)

export const nonPlayers: CardInstructions = {
  us: R78U,
}
