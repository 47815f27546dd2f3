import { capability, dual } from './verbs.ts'

export const card = dual(
  33,
  'MiGs',
  'NUAV',
  {
    en: {
      unshaded: 'In every Reset Phase NVA Resources −6.',
      shaded:
        'Each time an Air Strike Degrades the Trail, US moves 1 Troop from Available to Casualties. Barred/ended by unshaded Top Gun.',
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
  capability(33),
)
