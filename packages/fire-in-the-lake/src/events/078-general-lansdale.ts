import { dual } from './verbs.ts'

export const card = dual(
  78,
  'General Lansdale',
  'ANVU',
  {
    en: {
      unshaded:
        'A space other than Saigon holding US or ARVN pieces becomes Active Support and gains a Terror marker (even if one is present); Patronage +1.',
      shaded: 'Patronage +3. No US Assault until Coup.',
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
