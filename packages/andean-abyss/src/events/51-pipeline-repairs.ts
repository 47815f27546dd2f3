import { gain, guerrillas, mark, markerRoom, unmark } from '@coinflict/kernel/rules'
import { isAdjacent, type Space } from '@coinflict/kernel/state'
import { FARC, GOVT, isSabotaged, SABOTAGE } from '../forces.ts'
import { PIPELINES } from '../map.ts'
import { dual, eachSpace } from './verbs.ts'

export const card = dual(
  51,
  'Pipeline Repairs',
  'ACGF',
  ['pipeline', 'wrench'],
  {
    en: {
      unshaded: 'Remove Sabotage from all pipelines; if there is none, Government Resources +12.',
      shaded: 'Sabotage 3 pipelines that have FARC Guerrillas on or next to them.',
    },
    es: {
      unshaded:
        'Retira los marcadores de Sabotaje de todos los oleoductos; si no hay ninguno, Recursos del Gobierno +12.',
      shaded: 'Sabotea 3 oleoductos que tengan Guerrillas de las FARC en ellos o en casillas adyacentes.',
    },
    pl: {
      unshaded: 'Usuń sabotaż ze wszystkich rurociągów; jeśli na żadnym go nie ma, zasoby rządu +12.',
      shaded: 'Sabotuj 3 rurociągi, na których lub obok których są partyzanci FARC.',
    },
  },
  {
    unshaded(g) {
      const broken = PIPELINES.filter((s) => isSabotaged(g, s))
      for (const s of broken) unmark(g, SABOTAGE, s)
      if (broken.length === 0) gain(g, GOVT, 12)
    },
    shaded(g, by) {
      const isThreatened = (line: Space) =>
        g.volume.allSpaces.some((s) => (s === line || isAdjacent(g, line, s)) && guerrillas(g, FARC, s) > 0)
      const threatened = () => PIPELINES.filter((line) => markerRoom(g, SABOTAGE, line) > 0 && isThreatened(line))
      eachSpace(g, by, 'event.sabotage-where', 3, threatened, (s) => mark(g, SABOTAGE, s))
    },
  },
)
