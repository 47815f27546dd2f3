import { single } from './verbs.ts'

export const card = single(
  80,
  'Light at the End of the Tunnel',
  'ANVU',
  {
    en: {
      unshaded:
        'Executor removes 1 to 4 US pieces (Bases allowed) from the map to Available. For each: Patronage +2, one space shifts 1 level toward Active Opposition, and 4 NVA Troops are placed outside the South. Executing faction stays Eligible.',
    },
    es: {
      unshaded: '',
    },
    pl: {
      unshaded: '',
    },
  },
  () => {},
)
