import { dual } from './verbs.ts'

export const card = dual(
  108,
  'Draft Dodgers',
  'VNAU',
  {
    en: {
      unshaded: 'With fewer than 3 pieces in Casualties: 3 US Troops come back from Out of Play into Available.',
      shaded: 'Move US Troops from Available Out of Play, 1 per piece in Casualties, at most 3.',
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
