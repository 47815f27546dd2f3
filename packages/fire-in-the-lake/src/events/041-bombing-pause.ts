import { single } from './verbs.ts'

export const card = single(
  41,
  'Bombing Pause',
  'NAUV',
  {
    en: {
      unshaded: 'Two spaces of choice become Passive Support; Patronage rises 2. Air Strike is barred until Coup.',
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
