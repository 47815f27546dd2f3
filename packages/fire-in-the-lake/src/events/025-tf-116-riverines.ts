import { dual } from './verbs.ts'

export const card = dual(
  25,
  'TF-116 Riverines',
  'UVNA',
  {
    en: {
      unshaded:
        'Remove all NVA and VC pieces from the 3 Mekong LoCs. Then US or ARVN (executor picks which; that faction decides details) free Sweeps into or in, and then free Assaults, each Lowland adjacent to a Mekong LoC. Monsoon no bar; a US Assault may add ARVN free.',
      shaded:
        'Place 2 VC Guerrillas on each Mekong LoC; then Sabotage each of them where VC pieces outnumber COIN pieces.',
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
