import { dual } from './verbs.ts'

export const card = dual(
  66,
  'Ambassador Taylor',
  'AUVN',
  {
    en: {
      unshaded:
        'Aid +9 and ARVN Resources +9. Then the executor may do one of: up to 2 US pieces from Out of Play into South Vietnam; Patronage −3; neither.',
      shaded: '3 spaces other than Saigon drop Support to Neutral. Patronage −3.',
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
