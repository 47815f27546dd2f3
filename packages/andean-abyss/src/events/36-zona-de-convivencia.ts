import {
  canImprove,
  NEUTRAL,
  PASSIVE_SUPPORT,
  place,
  STAYS_ELIGIBLE,
  setLevel,
  setMark,
  shift,
  spacesWhere,
} from '@coinflict/kernel/rules'
import { isAdjacent, level } from '@coinflict/kernel/state'
import { base, FARC, GOVT, isSecondEdition } from '../forces.ts'
import { isMountain, pop } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { placeZone } from '../round/zones.ts'
import { eachSpace, single } from './verbs.ts'

export const card = single(
  36,
  'Zona de Convivencia',
  'FCAG',
  ['tent', 'dove'],
  {
    en: {
      unshaded:
        'The Government places a FARC Zone in a Mountain; set 2 Neutral spaces next to it to Passive Support. The executing faction stays eligible.',
    },
    es: {
      unshaded:
        'El Gobierno coloca una Zona FARC en una Montaña; establece en Apoyo Pasivo 2 casillas Neutrales adyacentes a ella. La facción ejecutora sigue siendo elegible.',
    },
    pl: {
      unshaded:
        'Rząd umieszcza strefę FARC w departamencie górskim; ustaw 2 sąsiadujące z nią pola neutralne na bierne poparcie. Wykonująca frakcja pozostaje uprawniona.',
    },
  },
  (g, by) => {
    g.cite('6.4.4', GOVT)
    const zone = placeZone(g, isMountain)
    g.cite('5.1', by)
    if (zone !== undefined) {
      const near = spacesWhere(g, (s) => isAdjacent(g, s, zone) && pop(s) > 0)
      if (isSecondEdition(g)) {
        place(g, base(FARC), zone)
        const doubting = () => near.filter((s) => canImprove(g, s))
        eachSpace(g, by, 'event.shift-where', 2, doubting, (s) => shift(g, s, 1), { params: { shift: 1 } })
      } else {
        const undecided = () => near.filter((s) => level(g, s) === NEUTRAL)
        eachSpace(g, by, 'event.set-where', 2, undecided, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
          params: { level: PASSIVE_SUPPORT },
        })
      }
    }
    setMark(g, by, STAYS_ELIGIBLE)
  },
  {
    editions: {
      '2nd': {
        en: {
          unshaded:
            'The Government places a FARC Zone in a Mountain; place a FARC Base in it and shift 2 spaces next to it 1 level each toward Active Support. The executing faction stays eligible.',
        },
        es: {
          unshaded:
            'El Gobierno coloca una Zona FARC en una Montaña; coloca en ella una Base de las FARC y modifica 2 casillas adyacentes 1 nivel cada una hacia el Apoyo Activo. La facción ejecutora sigue siendo elegible.',
        },
        pl: {
          unshaded:
            'Rząd umieszcza strefę FARC w departamencie górskim; umieść w niej bazę FARC i przesuń 2 sąsiadujące z nią pola o 1 poziom każde w kierunku aktywnego poparcia. Wykonująca frakcja pozostaje uprawniona.',
        },
      },
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  government: { operates: true },
}
