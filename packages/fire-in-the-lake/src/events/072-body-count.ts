import { ACTIVE_OPPOSITION } from '@coinflict/kernel/rules'
import { available, type Faction, type Game, level, type Space } from '@coinflict/kernel/state'
import { NVA_TROOPS, underground, VC } from '../forces.ts'
import { LAOS_AND_CAMBODIA, PEOPLED } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { bring } from '../recall.ts'
import { CARD } from './lasting.ts'
import { dual, momentum, onePerSpace, placeAmong } from './verbs.ts'

export const card = dual(
  72,
  'Body Count',
  'ANUV',
  ['skull', 'chart'],
  {
    en: {
      unshaded: 'Until the Coup, Assault and Patrol cost 0 and bring Aid +3 for each Guerrilla they remove.',
      shaded:
        'Place a VC Guerrilla in each space at Active Opposition and 2 NVA Troops in each Laos and Cambodia space.',
    },
    es: {
      unshaded: 'Hasta el Golpe, Asalto y Patrulla cuestan 0 y dan Ayuda +3 por cada Guerrilla que eliminan.',
      shaded:
        'Coloca 1 Guerrilla del VC en cada casilla en Oposición Activa y 2 Tropas del EVN en cada casilla de Laos y Camboya.',
    },
    pl: {
      unshaded: 'Do przewrotu szturm i patrol kosztują 0 i dają wsparcie +3 za każdego usuniętego partyzanta.',
      shaded:
        'Umieść partyzanta VC na każdym polu z aktywną opozycją i po 2 kostki wojska NVA na każdym polu Laosu i Kambodży.',
    },
  },
  {
    unshaded: momentum(CARD.bodyCount, 'unshaded'),
    shaded(g, by) {
      const hostile = PEOPLED.filter((s) => level(g, s) === ACTIVE_OPPOSITION)
      onePerSpace(g, by, hostile.length, [underground(VC)], hostile)
      reinforce(g, by)
    },
    lasts: { unshaded: 'momentum' },
  },
)

/** Two NVA Troops in each space; if there are too few, who executes says where they come. */
function reinforce(g: Game, by: Faction): void {
  const missing = new Map<Space, number>(LAOS_AND_CAMBODIA.map((s) => [s, 2]))
  if (available(g, NVA_TROOPS) >= 2 * missing.size) {
    for (const [s, n] of missing) bring(g, by, NVA_TROOPS, s, n)
    return
  }
  for (;;) {
    const open = LAOS_AND_CAMBODIA.filter((s) => (missing.get(s) ?? 0) > 0)
    const [s] = placeAmong(g, by, 1, [NVA_TROOPS], open)
    if (s === undefined) return
    missing.set(s, (missing.get(s) ?? 0) - 1)
  }
}

export const nonPlayers: CardInstructions = {
  arvn: R1,
}
