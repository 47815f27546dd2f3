import { AVAILABLE, moveToBox } from '@coinflict/kernel/rules'
import { available } from '@coinflict/kernel/state'
import { FACTIONS, OUT_OF_PLAY, US_TROOPS } from '../forces.ts'
import { EVERY, isLaos, S } from '../map.ts'
import { degradeTrail } from '../trail.ts'
import { CARD } from './lasting.ts'
import { dual, momentum, removable, takeAny } from './verbs.ts'

const LAOS = EVERY.filter(isLaos)
const ALL_PIECES = FACTIONS.flatMap(removable)

export const card = dual(
  39,
  'Oriskany',
  'NUVA',
  ['warship', 'flame'],
  {
    en: {
      unshaded:
        'Remove 4 pieces, Bases too, from North Vietnam or, once none are left there, from Laos. Degrade the Trail 2 boxes.',
      shaded: '1 Available US Troop goes Out of Play. The Trail cannot be Degraded until after the Coup round.',
    },
    es: {
      unshaded:
        'Elimina 4 fichas, Bases incluidas, de Vietnam del Norte o, cuando no quede ninguna, de Laos. Degrada la Ruta 2 casillas.',
      shaded:
        '1 Tropa Disponible de EE.\u00a0UU. pasa a fuera de juego. La Ruta no se Degrada hasta después de la Ronda de Golpe.',
    },
    pl: {
      unshaded:
        'Usuń 4 elementy, także bazy, z Wietnamu Północnego lub, gdy nic tam nie zostanie, z Laosu. Pogorsz szlak o 2 pola.',
      shaded: '1 dostępna kostka wojska USA trafia poza grę. Do końca rundy przewrotu szlak się nie pogarsza.',
    },
  },
  {
    unshaded(g, by) {
      const taken = takeAny(g, by, 4, ALL_PIECES, [S['north-vietnam']])
      takeAny(g, by, 4 - taken, ALL_PIECES, LAOS)
      degradeTrail(g, 2)
    },
    shaded(g) {
      moveToBox(g, US_TROOPS, AVAILABLE, OUT_OF_PLAY, Math.min(1, available(g, US_TROOPS)))
      momentum(CARD.oriskany, 'shaded')(g)
    },
    lasts: { shaded: 'momentum' },
  },
)
