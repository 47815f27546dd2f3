import { adjust, NEUTRAL, remove, setLevel, shift } from '@coinflict/kernel/rules'
import type { Faction, Game } from '@coinflict/kernel/state'
import {
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  PATRONAGE,
  police,
} from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { askEvent, dual } from './verbs.ts'

export const card = dual(
  71,
  'Coup!',
  'WGTC',
  ['tank', 'parliament'],
  {
    en: {
      unshaded: 'Shift Kabul 1 level toward Support. Patronage +3.',
      shaded: 'Remove half the Government cubes in Kabul, rounded down. Set Kabul to Neutral. Patronage −3.',
    },
    es: {
      unshaded: 'Modifica Kabul 1 nivel hacia Apoyo. Patrocinio +3.',
      shaded:
        'Elimina la mitad de los cubos del Gobierno en Kabul, redondeando hacia abajo. Establece Kabul en Neutral. Patrocinio −3.',
    },
    pl: {
      unshaded: 'Przesuń Kabul o 1 poziom w kierunku poparcia. Patronat +3.',
      shaded: 'Usuń połowę kostek rządowych w Kabulu, zaokrąglając w dół. Ustaw Kabul na neutralny. Patronat −3.',
    },
  },
  {
    unshaded(g) {
      shift(g, S.kabul, 1)
      adjust(g, PATRONAGE, 3)
    },
    shaded(g, by) {
      halveGarrison(g, by)
      setLevel(g, S.kabul, NEUTRAL)
      adjust(g, PATRONAGE, -3)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** Half of the Government's cubes leave Kabul; the faction says how many of them are Troops. */
function halveGarrison(g: Game, by: Faction): void {
  const q = askEvent(g, by, 'event.71.troops', { space: S.kabul })
  const half = Math.floor(governmentCubes(g, S.kabul) / 2)
  const troops = q
    .numbers(Math.max(0, half - police(g, S.kabul)), Math.min(half, governmentTroops(g, S.kabul)))
    .askNumber()
  remove(g, GOVERNMENT_TROOPS, S.kabul, troops)
  remove(g, GOVERNMENT_POLICE, S.kabul, half - troops)
}

export const nonPlayers: CardInstructions = {
  answers: ({ troopsOf }) => ({
    'event.71.troops': (np) => troopsOf(np, Math.floor(governmentCubes(np.g, S.kabul) / 2)),
  }),
}
