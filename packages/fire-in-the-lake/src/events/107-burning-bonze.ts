import { dual } from './verbs.ts'

export const card = dual(
  107,
  'Burning Bonze',
  'VNAU',
  {
    en: {
      unshaded: 'Patronage +3, or +6 if Saigon is at Active Support.',
      shaded: 'Saigon shifts 1 level toward Active Opposition. Aid −12.',
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
