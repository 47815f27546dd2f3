import { dual } from './verbs.ts'

export const card = dual(
  54,
  'Son Tay',
  'NVUA',
  {
    en: {
      unshaded:
        '2 US Troops from Casualties to Available. NVA Ineligible through the next card. US becomes Eligible at once.',
      shaded: '2 Casualty pieces go Out of Play. US Ineligible through the next card.',
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
