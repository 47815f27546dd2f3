import { dual } from './verbs.ts'

export const card = dual(
  1,
  'Gulf of Tonkin',
  'UNAV',
  {
    en: {
      unshaded:
        '1) US makes one free Air Strike under the normal rule (spaces with COIN pieces, support shifts, may Degrade the Trail). 2) US picks 6 US pieces of any type from Out of Play (all there are, if fewer) and puts them in Cities, split as it likes, within the 2-Base limit.',
      shaded: 'Lower Aid by 1 for each piece in the Casualties box, then send every Casualty to Out of Play.',
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
