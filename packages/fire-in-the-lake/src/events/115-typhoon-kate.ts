import { single } from './verbs.ts'

export const card = single(
  115,
  'Typhoon Kate',
  'VAUN',
  {
    en: {
      unshaded:
        'Executing faction stays Eligible. Until Coup Air Lift, Transport and Bombard are forbidden and every remaining Special Activity may use only 1 space.',
    },
    es: {
      unshaded: '',
    },
    pl: {
      unshaded: '',
    },
  },
  () => {},
  { lasts: { unshaded: 'momentum' } },
)
