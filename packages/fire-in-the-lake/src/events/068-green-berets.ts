import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  canImprove,
  canWorsen,
  pickWay,
  preferring,
  remove,
  setLevel,
} from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { isNvaControlled } from '../control.ts'
import { ARVN, hasPeople, specialForcesOf, US, underground } from '../forces.ts'
import { EVERY, isNorthVietnam, isProvince, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer, R26, R29 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { bring, placeable } from '../recall.ts'
import { dual, guerrillaKinds, pickPiece, pickSpace } from './verbs.ts'

export const card = dual(
  68,
  'Green Berets',
  'AUVN',
  ['beret', 'dagger'],
  {
    en: {
      unshaded: 'Place 3 Irregulars or 3 Rangers in a province without NVA Control and set it to Active Support.',
      shaded: 'Remove 3 Irregulars to Available. Set 1 province that lost any to Active Opposition.',
    },
    es: {
      unshaded: 'Coloca 3 Irregulares o 3 Rangers en una provincia sin Control del EVN y establécela en Apoyo Activo.',
      shaded:
        'Elimina 3 Irregulares, que pasan a Disponibles. Establece en Oposición Activa 1 provincia que los perdió.',
    },
    pl: {
      unshaded: 'Umieść 3 nieregularnych albo 3 rangersów w prowincji bez kontroli NVA i ustaw ją na aktywne poparcie.',
      shaded: 'Usuń 3 nieregularnych do dostępnych. Ustaw 1 prowincję, która ich straciła, na aktywną opozycję.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => {
        const free = PROVINCES.filter((s) => !isNorthVietnam(s) && !isNvaControlled(g, s))
        return preferring(
          free.filter((s) => canImprove(g, s)),
          free,
        )
      }
      const s = pickSpace(g, by, 'event.space', open)
      if (s === undefined) return
      drop(g, by, s)
      if (hasPeople(s)) setLevel(g, s, ACTIVE_SUPPORT)
    },
    shaded(g, by) {
      const left = new Set<Space>()
      for (let n = 3; n > 0; n--) {
        const s = pickSpace(g, by, 'event.remove-where', () => EVERY.filter((s) => specialForcesOf(g, US, s) > 0))
        const piece = s === undefined ? undefined : pickPiece(g, by, 'event.remove-which', s, guerrillaKinds(US))
        if (s === undefined || piece === undefined) break
        remove(g, piece, s)
        left.add(s)
      }
      const lost = () => [...left].filter((s) => isProvince(s) && canWorsen(g, s))
      const s = pickSpace(g, by, 'event.set-where', lost, { level: ACTIVE_OPPOSITION })
      if (s !== undefined) setLevel(g, s, ACTIVE_OPPOSITION)
    },
  },
)

/** Three Irregulars, or three Rangers. */
function drop(g: Game, by: Faction, s: Space): void {
  const ways = () => [
    ...(placeable(g, by, underground(US), 1) > 0 ? (['irregulars'] as const) : []),
    ...(placeable(g, by, underground(ARVN), 1) > 0 ? (['rangers'] as const) : []),
  ]
  const way = pickWay(g, by, ways)
  if (way !== undefined) bring(g, by, underground(way === 'irregulars' ? US : ARVN), s, 3, true)
}

export const nonPlayers: CardInstructions = {
  arvn: R29,
  nva: R26,
  effects: {
    'event.space': (p) => p.place(underground(p.np.me), 3).set(ACTIVE_SUPPORT),
    'event.remove-where': harming(1, guerrillaKinds(US)),
  },
  answers: ({ lines }) => ({
    'event.choice': (np) =>
      prefer(lines.who, ...(np.me === US ? ['irregulars', 'rangers'] : ['rangers', 'irregulars']))(np),
  }),
}
