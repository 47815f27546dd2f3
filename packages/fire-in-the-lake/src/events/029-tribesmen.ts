import { dual } from './verbs.ts'

export const card = dual(
  29,
  'Tribesmen',
  'UVAN',
  {
    en: {
      unshaded: 'Remove 4 Insurgent pieces in all from spaces that hold Irregulars.',
      shaded:
        'Each Irregular on the map is replaced in place by a VC Guerrilla (Irregulars to Available). Set 1 Neutral Highland Province to Active Opposition. Patronage −3.',
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
