import {
  ACTIVE_SUPPORT,
  hasSupport,
  NEUTRAL,
  pieces,
  preferring,
  remove,
  setLevel,
  sitOut,
  spacesWhere,
} from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { FARC, TROOPS, troops } from '../forces.ts'
import { cities, dual, pickSpace } from './verbs.ts'

export const card = dual(
  24,
  'Operación Jaque',
  'FGCA',
  ['helicopter', 'chess'],
  {
    en: {
      unshaded: 'Set a city to Active Support. FARC becomes ineligible at once and stays so through the next card.',
      shaded: 'Remove 2 Troops from a space with FARC pieces; set a city with Support to Neutral.',
    },
    es: {
      unshaded:
        'Establece una ciudad en Apoyo Activo. Las FARC pasan de inmediato a no elegibles, hasta el final de la próxima carta.',
      shaded: 'Elimina 2 Tropas de una casilla con fichas de las FARC; establece una ciudad con Apoyo en Neutral.',
    },
    pl: {
      unshaded:
        'Ustaw jedno miasto na aktywne poparcie. FARC staje się od razu nieuprawniona, do końca następnej karty.',
      shaded: 'Usuń 2 kostki wojska z pola z elementami FARC; ustaw jedno miasto z poparciem na poziom neutralny.',
    },
  },
  {
    unshaded(g, by) {
      const doubting = () => cities(g).filter((c) => level(g, c) < ACTIVE_SUPPORT)
      const s = pickSpace(g, by, 'event.set-where', doubting, { level: ACTIVE_SUPPORT })
      if (s !== undefined) setLevel(g, s, ACTIVE_SUPPORT)
      sitOut(g, FARC)
    },
    shaded(g, by) {
      const traps = (least: number) => spacesWhere(g, (s) => pieces(g, FARC, s) > 0 && troops(g, s) >= least)
      const s = pickSpace(g, by, 'event.remove-where', () => preferring(traps(2), traps(1)))
      if (s !== undefined) remove(g, TROOPS, s, Math.min(2, troops(g, s)))
      const loyal = () => cities(g).filter((c) => hasSupport(g, c))
      const city = pickSpace(g, by, 'event.set-where', loyal, { level: NEUTRAL })
      if (city !== undefined) setLevel(g, city, NEUTRAL)
    },
  },
)
