import { bases, place, preferring, remove, spacesWhere, unmark } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { base, FARC, FARC_ZONE, GOVT, isSecondEdition, isZone } from '../forces.ts'
import { isDepartment } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { placeZone } from '../round/zones.ts'
import { dual, pickSpace } from './verbs.ts'

export const card = dual(
  30,
  'Peace Commission',
  'FACG',
  ['dove', 'talks'],
  {
    en: {
      unshaded: 'Remove a FARC Zone.',
      shaded: 'The Government places a FARC Zone.',
    },
    es: {
      unshaded: 'Retira una Zona FARC.',
      shaded: 'El Gobierno coloca una Zona FARC.',
    },
    pl: {
      unshaded: 'Usuń strefę FARC.',
      shaded: 'Rząd umieszcza strefę FARC.',
    },
  },
  {
    unshaded(g, by) {
      const zones = () => spacesWhere(g, (s) => isZone(g, s))
      const losesBase = (s: Space) => isSecondEdition(g) && bases(g, FARC, s) > 0
      const s = pickSpace(g, by, 'event.space', () => preferring(zones().filter(losesBase), zones()))
      if (s === undefined) return
      unmark(g, FARC_ZONE, s)
      if (losesBase(s)) remove(g, base(FARC), s)
    },
    shaded(g, by) {
      g.cite('6.4.4', GOVT)
      const zone = placeZone(g, isDepartment)
      g.cite('5.1', by)
      if (zone !== undefined && isSecondEdition(g)) place(g, base(FARC), zone)
    },
    editions: {
      '2nd': {
        en: {
          unshaded: 'Remove a FARC Zone and 1 FARC Base in it.',
          shaded: 'The Government places a FARC Zone; place a FARC Base in it.',
        },
        es: {
          unshaded: 'Retira una Zona FARC y elimina 1 Base de las FARC en ella.',
          shaded: 'El Gobierno coloca una Zona FARC; coloca en ella una Base de las FARC.',
        },
        pl: {
          unshaded: 'Usuń strefę FARC i 1 bazę FARC, która się w niej znajduje.',
          shaded: 'Rząd umieszcza strefę FARC; umieść w niej bazę FARC.',
        },
      },
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
}
