import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  14,
  'M-48 Patton',
  'UANV',
  ['tank'],
  {
    en: {
      unshaded: 'In up to 2 spaces of each US Assault that are not Lowland remove 2 more pieces.',
      shaded:
        'After each US or ARVN Patrol the NVA roll: on a 1 to 3 they remove 1 cube that moved. US ones become Casualties.',
    },
    es: {
      unshaded: 'En hasta 2 casillas de cada Asalto de EE.\u00a0UU. que no sean Tierras Bajas elimina 2 fichas más.',
      shaded:
        'Después de cada Patrulla de EE.\u00a0UU. o del ARVN, el EVN tira un dado: con 1 a 3 elimina 1 cubo que se movió. Los de EE.\u00a0UU. pasan a Bajas.',
    },
    pl: {
      unshaded: 'Na najwyżej 2 polach każdego szturmu USA, innych niż niziny, usuń 2 elementy więcej.',
      shaded:
        'Po każdym patrolu USA lub ARVN rzuca NVA: przy 1 do 3 usuwa 1 kostkę, która się ruszyła. Kostki USA trafiają do strat.',
    },
  },
  {
    ...capability(CARD.patton),
    editions: {
      '2nd': {
        en: {
          unshaded: 'In up to 2 spaces of each US Assault that are not Lowland remove 2 more pieces.',
          shaded:
            'After each US or ARVN Patrol the NVA may remove up to 2 cubes that moved. US ones become Casualties.',
        },
        es: {
          unshaded:
            'En hasta 2 casillas de cada Asalto de EE.\u00a0UU. que no sean Tierras Bajas elimina 2 fichas más.',
          shaded:
            'Después de cada Patrulla de EE.\u00a0UU. o del ARVN, el EVN puede eliminar hasta 2 cubos que se movieron. Los de EE.\u00a0UU. pasan a Bajas.',
        },
        pl: {
          unshaded: 'Na najwyżej 2 polach każdego szturmu USA, innych niż niziny, usuń 2 elementy więcej.',
          shaded:
            'Po każdym patrolu USA lub ARVN NVA może usunąć do 2 kostek, które się ruszyły. Kostki USA trafiają do strat.',
        },
      },
    },
  },
)
