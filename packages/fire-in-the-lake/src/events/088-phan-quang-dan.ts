import { dual } from './verbs.ts'

export const card = dual(
  88,
  'Phan Quang Dan',
  'AVNU',
  {
    en: {
      unshaded: 'Saigon shifts 1 level toward Active Support. Patronage +5.',
      shaded: 'Saigon moves 1 level nearer Neutral; Patronage falls 5; ARVN is Ineligible through the next card.',
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
