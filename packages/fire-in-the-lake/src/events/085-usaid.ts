import { dual } from './verbs.ts'

export const card = dual(
  85,
  'USAID',
  'AVUN',
  {
    en: {
      unshaded: '3 COIN-Controlled spaces each shift 1 level toward Active Support.',
      shaded: 'Each of ARVN Resources, Aid and Patronage may separately be raised 2, lowered 2 or left.',
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
