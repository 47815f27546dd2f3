import { dual } from './verbs.ts'

export const card = dual(
  7,
  'ADSID',
  'UNVA',
  {
    en: {
      unshaded:
        'From now until the next Coup Round is over: whenever the Trail number rises or falls, for whatever reason, NVA loses 6 Resources.',
      shaded: 'Improve the Trail 1 box; if it is then still under 2, raise it to 2. ARVN Resources −9.',
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
  {
    unshaded() {},
    shaded() {},
    lasts: { unshaded: 'momentum' },
  },
)
