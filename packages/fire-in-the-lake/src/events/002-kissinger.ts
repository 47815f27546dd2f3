import { dual } from './verbs.ts'

export const card = dual(
  2,
  'Kissinger',
  'UNAV',
  {
    en: {
      unshaded:
        'Roll 1d6. Executing faction removes that many Insurgent pieces in all (NVA and/or VC; untunneled Bases allowed) from the Laos and Cambodia spaces taken together.',
      shaded:
        'In order: NVA places 2 NVA pieces of any type in Cambodia spaces; US sends 2 US Troops it chooses (from map, Available or Casualties) to Out of Play; Aid −6.',
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
