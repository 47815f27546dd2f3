import { single } from './verbs.ts'

export const card = single(
  121,
  'Linebacker II',
  'UAVN',
  {
    en: {
      unshaded:
        'NVA removes 2 of its Bases (its choice), then loses 15 Resources and is Ineligible through the next card. Then US moves to Available either 6 Casualties or 3 US pieces from Out of Play (its choice of pieces).',
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
