import { single } from './verbs.ts'

export const card = single(
  38,
  'McNamara Line',
  'NUVA',
  {
    en: {
      unshaded:
        'All COIN pieces in Laos and Cambodia move to COIN-Controlled Cities (executor assigns them). ARVN Resources −12. Until Coup: no Infiltrate, and Rally may not Improve the Trail.',
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
