import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  19,
  'CORDS',
  'UAVN',
  ['village', 'handshake'],
  {
    en: {
      unshaded: 'A US Train may Pacify in 2 of its spaces.',
      shaded: 'A US Train Pacifies to Passive Support at most.',
    },
    es: {
      unshaded: 'Un Entrenamiento de EE.\u00a0UU. puede Pacificar en 2 de sus casillas.',
      shaded: 'Un Entrenamiento de EE.\u00a0UU. Pacifica como máximo hasta Apoyo Pasivo.',
    },
    pl: {
      unshaded: 'Szkolenie USA może pacyfikować na 2 swoich polach.',
      shaded: 'Szkolenie USA pacyfikuje najwyżej do biernego poparcia.',
    },
  },
  capability(CARD.cords),
)

export const nonPlayers: CardInstructions = {
  arvn: R1,
}
