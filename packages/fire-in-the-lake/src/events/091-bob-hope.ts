import { dual } from './verbs.ts'

export const card = dual(
  91,
  'Bob Hope',
  'VUNA',
  {
    en: {
      unshaded:
        'Move any number of US Troops from 1 Province to 1 COIN-Controlled City; for every 2 moved (round down) 1 Casualty piece goes to Available.',
      shaded:
        'Executor names NVA or VC: it moves up to 3 US Troops from Provinces to Cities and places a Guerrilla where each Troop had been.',
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
