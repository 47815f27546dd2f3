import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  13,
  'Cobras',
  'UANV',
  ['helicopter', 'missile'],
  {
    en: {
      unshaded:
        'In up to 2 spaces of each Sweep also remove 1 Active piece: NVA Troops, then Guerrillas, then Bases without Tunnels.',
      shaded: 'Each US Assault space: on a roll of 1 to 3 a US Troop there becomes a Casualty.',
    },
    es: {
      unshaded:
        'En hasta 2 casillas de cada Barrido elimina además 1 ficha Activa: Tropas del EVN, luego Guerrillas, luego Bases sin Túnel.',
      shaded:
        'Cada casilla de Asalto de EE.\u00a0UU.: con una tirada de 1 a 3, una Tropa de EE.\u00a0UU. de allí pasa a Bajas.',
    },
    pl: {
      unshaded:
        'Na najwyżej 2 polach każdego przeszukiwania usuń też 1 aktywny element: wojsko NVA, potem partyzantów, potem bazy bez tunelu.',
      shaded: 'Każde pole szturmu USA: przy rzucie od 1 do 3 kostka wojska USA stamtąd trafia do strat.',
    },
  },
  capability(CARD.cobras),
)
