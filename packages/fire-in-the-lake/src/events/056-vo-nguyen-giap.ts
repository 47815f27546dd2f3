import { dual } from './verbs.ts'

export const card = dual(
  56,
  'Vo Nguyen Giap',
  'NVAU',
  {
    en: {
      unshaded: 'In each of 3 different spaces replace 2 Guerrillas (any Insurgent mix) with 1 NVA Troop.',
      shaded:
        'NVA makes a free March with at most 3 destinations (Monsoon no bar); afterwards in each destination it may carry out 1 free Operation or Special Activity confined to that space.',
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
