import { capability, dual } from './verbs.ts'

export const card = dual(
  11,
  'Abrams',
  'UANV',
  {
    en: {
      unshaded:
        'In 1 space of each US Assault, 1 enemy Base without Tunnel may be taken before other pieces; the number of pieces removed and all else is unchanged.',
      shaded: 'US may choose at most 2 spaces per Assault.',
    },
    es: {
      unshaded: '',
      shaded: '',
    },
    pl: {
      unshaded: '',
      shaded: '',
    },
  },
  capability(11),
)
