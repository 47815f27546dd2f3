import { dual } from './verbs.ts'

export const card = dual(
  35,
  'Thanh Hoa',
  'NUAV',
  {
    en: {
      unshaded:
        'US makes a free Air Strike which Degrades the Trail 3 boxes instead of the usual amount. NVA Resources −6.',
      shaded: 'Improve the Trail 1 box, then add 3 times the new Trail value to NVA Resources.',
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
  },
)
