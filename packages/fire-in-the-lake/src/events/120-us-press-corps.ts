import { dual } from './verbs.ts'

export const card = dual(
  120,
  'US Press Corps',
  'VANU',
  {
    en: {
      unshaded:
        'US pieces return from Out of Play straight to the map: 4 of them with 0-2 cards in the RVN Leader box, 2 with 3-5.',
      shaded:
        'Out of Play go: Troop Casualties, as many as there are cards in the RVN Leader box (executor chooses), and every Base Casualty.',
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
