import { capability, dual } from './verbs.ts'

export const card = dual(
  32,
  'Long Range Guns',
  'NUAV',
  ['cannon', 'map'],
  {
    en: {
      unshaded: 'NVA Bombard in 1 space at most.',
      shaded: 'NVA Bombard in up to 3 spaces.',
    },
    es: {
      unshaded: 'Bombardeo del EVN en 1 casilla como máximo.',
      shaded: 'Bombardeo del EVN en hasta 3 casillas.',
    },
    pl: {
      unshaded: 'Ostrzał NVA najwyżej na 1 polu.',
      shaded: 'Ostrzał NVA na maksymalnie 3 polach.',
    },
  },
  capability(32),
)
