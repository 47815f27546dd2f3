import { capability, dual } from './verbs.ts'

export const card = dual(
  104,
  'Main Force Bns',
  'VNUA',
  {
    en: {
      unshaded:
        'VC and NVA Guerrillas who March to a LoC or Support turn Active if they and the US and ARVN pieces there, Bases aside, are more than 1, not 3.',
      shaded: 'In 1 space of each VC Ambush the VC may remove 2 pieces.',
    },
    es: {
      unshaded:
        'Las Guerrillas del VC y del EVN que Marchan a una LdC o a Apoyo pasan a Activas si ellas y las fichas de EE. UU. y del ARVN de allí, sin contar Bases, son más de 1, no de 3.',
      shaded: 'En 1 casilla de cada Emboscada del VC este puede eliminar 2 fichas.',
    },
    pl: {
      unshaded:
        'Partyzanci VC i NVA po przemarszu na LiKom lub pole z poparciem stają się aktywni, jeśli razem z elementami USA i ARVN na miejscu, bez baz, jest ich więcej niż 1, a nie 3.',
      shaded: 'Na 1 polu każdej zasadzki VC może usunąć 2 elementy.',
    },
  },
  capability(104),
)
