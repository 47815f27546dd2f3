import { dual } from './verbs.ts'

export const card = dual(
  103,
  'Kent State',
  'VNUA',
  {
    en: {
      unshaded:
        '2 US Casualties of any type to Available. US makes a free Limited Operation. US becomes Eligible at once.',
      shaded: 'At most 3 Troops in Casualties go Out of Play; Aid falls 6; US is Ineligible through the next card.',
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
