import { dual } from './verbs.ts'

export const card = dual(
  17,
  'Claymores',
  'UAVN',
  {
    en: {
      unshaded:
        'Executing faction stays Eligible. Until Coup: no Ambush; and whenever a Marching group’s Guerrillas are turned Active, remove 1 Guerrilla of that group.',
      shaded:
        'In 1 space that has a COIN Base and an Underground Insurgent Guerrilla, remove one of each (a US Base goes to Casualties).',
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
