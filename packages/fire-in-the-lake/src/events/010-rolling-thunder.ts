import { dual } from './verbs.ts'

export const card = dual(
  10,
  'Rolling Thunder',
  'UNVA',
  {
    en: {
      unshaded: 'Degrade the Trail 2 boxes. NVA Resources −9. NVA Ineligible through the next card.',
      shaded: 'ARVN Resources −5 (at once). No Air Strike until Coup.',
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
    lasts: { shaded: 'momentum' },
  },
)
