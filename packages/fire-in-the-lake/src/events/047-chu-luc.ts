import { dual } from './verbs.ts'

export const card = dual(
  47,
  'Chu Luc',
  'NAVU',
  {
    en: {
      unshaded:
        'Pick a space with NVA pieces: count the ARVN pieces there (Bases too) and place that many ARVN Troops there. Then ARVN makes free Assaults in every space with ARVN cubes and Active NVA, against NVA pieces only.',
      shaded:
        'Place up to 10 NVA Troops among North Vietnam and the spaces adjacent to it (Central Laos, Quang Tri-Thua Thien, LoC Hue - Khe Sanh); Support or COIN Control does not matter.',
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
