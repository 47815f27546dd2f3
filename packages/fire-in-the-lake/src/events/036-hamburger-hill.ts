import { dual } from './verbs.ts'

export const card = dual(
  36,
  'Hamburger Hill',
  'NUVA',
  {
    en: {
      unshaded:
        'Move 4 US Troops from any spaces into 1 Highland Province; one Insurgent Base in it is removed, Tunnel or no Tunnel.',
      shaded:
        'Put a Tunnel marker on an NVA or VC Base in a Highland Province; 3 US Troops in that Province go to Casualties.',
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
