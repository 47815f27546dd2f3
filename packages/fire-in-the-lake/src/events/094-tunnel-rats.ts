import { single } from './verbs.ts'

export const card = single(
  94,
  'Tunnel Rats',
  'VUNA',
  {
    en: {
      unshaded:
        'Choose: Tunnel markers on one Insurgent Base in each of two Provinces; or one Tunneled Base taken off a space that has US Troops.',
    },
    es: {
      unshaded: '',
    },
    pl: {
      unshaded: '',
    },
  },
  () => {},
)
