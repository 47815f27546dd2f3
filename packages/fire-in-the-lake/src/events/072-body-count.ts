import { dual } from './verbs.ts'

export const card = dual(
  72,
  'Body Count',
  'ANUV',
  {
    en: {
      unshaded: 'Until Coup: Assault and Patrol cost 0, and each Guerrilla they remove adds +3 Aid.',
      shaded:
        'Place 1 VC Guerrilla in each space at Active Opposition and 2 NVA Troops in each Laos and Cambodia space.',
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
    lasts: { unshaded: 'momentum' },
  },
)
