import { capability, dual } from './verbs.ts'

export const card = dual(
  34,
  'SA-2s',
  'NUAV',
  {
    en: {
      unshaded:
        'Each time an Air Strike Degrades the Trail, US removes 1 NVA piece (untunneled Base allowed) from outside the South.',
      shaded: 'Improving the Trail by NVA Rally moves it 2 boxes. Unshaded Wild Weasels removes this Capability.',
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
  capability(34),
)
