import { capability, dual } from './verbs.ts'

export const card = dual(
  104,
  'Main Force Bns',
  'VNUA',
  ['rifles', 'star'],
  {
    en: {
      unshaded:
        'VC and NVA Guerrillas who March to a LoC or Support turn Active if the moving pieces plus the US and ARVN pieces there, Bases aside, exceed 1 instead of 3.',
      shaded: 'In 1 space of each VC Ambush the VC may remove 2 pieces.',
    },
    es: {
      unshaded:
        'Las Guerrillas del VC y del EVN que Marchan a una LdC o a Apoyo pasan a Activas si las fichas que se mueven y las de EE.\u00a0UU. y del ARVN de allí, sin contar Bases, son más de 1 en lugar de más de 3.',
      shaded: 'En 1 casilla de cada Emboscada del VC este puede eliminar 2 fichas.',
    },
    pl: {
      unshaded:
        'Partyzanci VC i NVA po przemarszu na LiKom lub pole z poparciem stają się aktywni, jeśli wszystkich elementów grupy razem z elementami USA i ARVN na miejscu, bez baz, jest więcej niż 1, a nie więcej niż 3.',
      shaded: 'Na 1 polu każdej zasadzki VC może usunąć 2 elementy.',
    },
  },
  capability(104),
)
