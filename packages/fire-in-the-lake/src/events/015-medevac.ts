import { dual } from './verbs.ts'

export const card = dual(
  15,
  'Medevac',
  'UANV',
  {
    en: {
      unshaded:
        'At this campaign’s Commitment Phase all US Troops in Casualties go to Available (none Out of Play; Casualty Bases still leave).',
      shaded: 'Executing faction stays Eligible. No Air Lift until Coup.',
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
    lasts: { unshaded: 'momentum', shaded: 'momentum' },
  },
)
