import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  18,
  'Combined Action Platoons',
  'UAVN',
  ['soldiers', 'village'],
  {
    en: {
      unshaded: 'Each US Train may also place 1 Police in a space with US Troops, free.',
      shaded: 'The US Sweeps in 2 spaces at most.',
    },
    es: {
      unshaded:
        'Cada Entrenamiento de EE.\u00a0UU. puede colocar además, sin coste, 1 Policía en una casilla con Tropas de EE.\u00a0UU.',
      shaded: 'EE.\u00a0UU. ejecuta el Barrido en 2 casillas como máximo.',
    },
    pl: {
      unshaded: 'Każde szkolenie USA może też za darmo umieścić 1 kostkę policji na polu z wojskiem USA.',
      shaded: 'USA wykonują przeszukiwanie najwyżej na 2 polach.',
    },
  },
  capability(CARD.combinedActionPlatoons),
)
