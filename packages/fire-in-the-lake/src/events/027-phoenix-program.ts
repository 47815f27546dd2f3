import { ACTIVE_OPPOSITION, canWorsen, mark, markerRoom, pieces, preferring, setLevel } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { TERROR, VC } from '../forces.ts'
import { CITIES_AND_PROVINCES, S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R6 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual, eachSpace, removable, takeAny } from './verbs.ts'

export const card = dual(
  27,
  'Phoenix Program',
  'UVAN',
  ['phoenix', 'dagger'],
  {
    en: {
      unshaded: 'Remove 3 VC pieces in all, Bases too, from COIN-Controlled spaces.',
      shaded: 'In 2 COIN-Controlled spaces with VC pieces, not Saigon, add a Terror marker and set Active Opposition.',
    },
    es: {
      unshaded: 'Elimina en total 3 fichas del VC, Bases incluidas, de casillas con Control COIN.',
      shaded:
        'En 2 casillas con Control COIN y fichas del VC, salvo Saigón, añade un marcador de Terror y establece Oposición Activa.',
    },
    pl: {
      unshaded: 'Usuń łącznie 3 elementy VC, także bazy, z pól pod kontrolą COIN.',
      shaded:
        'Na 2 polach pod kontrolą COIN z elementami VC, innych niż Sajgon, dodaj żeton terroru i ustaw aktywną opozycję.',
    },
  },
  {
    unshaded(g, by) {
      takeAny(
        g,
        by,
        3,
        removable(VC),
        CITIES_AND_PROVINCES.filter((s) => isCoinControlled(g, s)),
      )
    },
    shaded(g, by) {
      const open = () => {
        const held = CITIES_AND_PROVINCES.filter(
          (s) => s !== S.saigon && isCoinControlled(g, s) && pieces(g, VC, s) > 0,
        ).filter((s) => canWorsen(g, s) || markerRoom(g, TERROR, s) > 0)
        return preferring(
          held.filter((s) => canWorsen(g, s) && markerRoom(g, TERROR, s) > 0),
          held,
        )
      }
      const misdirect = (s: Space): void => {
        mark(g, TERROR, s)
        setLevel(g, s, ACTIVE_OPPOSITION)
      }
      eachSpace(g, by, 'event.set-where', 2, open, misdirect, { params: { level: ACTIVE_OPPOSITION } })
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R6,
  arvn: R6,
  effects: {
    'event.remove-where': harming(1, removable(VC)),
  },
}
