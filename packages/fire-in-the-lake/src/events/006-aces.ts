import { dual } from './verbs.ts'

export const card = dual(
  6,
  'Aces',
  'UNVA',
  {
    en: {
      unshaded:
        'One free Air Strike confined to exactly 1 space outside the South (North Vietnam, Laos or Cambodia; no COIN piece needed in it). It Degrades the Trail 2 boxes instead of the usual amount.',
      shaded: 'Move 2 US Troops from Available to Casualties. Improve the Trail 2 boxes.',
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
