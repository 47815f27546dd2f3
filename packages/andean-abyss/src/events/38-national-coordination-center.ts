import { most } from '@coinflict/kernel/nonplayers'
import { activeOf, flip, hasSupport, remove, spacesWhere } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { AUC, active, cubes } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, where } from '../nonplayers/events/lines.ts'
import { dual, eachSpace } from './verbs.ts'

const hasSupportOrCubes = (g: Game, s: Space): boolean => hasSupport(g, s) || cubes(g, s) > 0

export const card = dual(
  38,
  'National Coordination Center',
  'AGFC',
  ['radar', 'map'],
  {
    en: {
      unshaded: 'Remove all Active AUC Guerrillas from up to 3 spaces that have Support or cubes.',
      shaded: 'In every space with Support or cubes, flip all AUC Guerrillas Underground.',
    },
    es: {
      unshaded: 'Elimina todas las Guerrillas Activas de las AUC de hasta 3 casillas con Apoyo o cubos.',
      shaded: 'En cada casilla con Apoyo o cubos gira a Ocultas todas las Guerrillas de las AUC.',
    },
    pl: {
      unshaded: 'Usuń wszystkich aktywnych partyzantów AUC z maksymalnie 3 pól z poparciem lub kostkami.',
      shaded: 'Na każdym polu z poparciem lub kostkami odwróć wszystkich partyzantów AUC na stronę ukrytą.',
    },
  },
  {
    unshaded(g, by) {
      const exposed = () => spacesWhere(g, (s) => hasSupportOrCubes(g, s) && activeOf(g, AUC, s) > 0)
      const disband = (s: Space) => remove(g, active(AUC), s, activeOf(g, AUC, s))
      eachSpace(g, by, 'event.space', 3, exposed, disband, { upTo: true })
    },
    shaded(g) {
      for (const s of spacesWhere(g, (space) => hasSupportOrCubes(g, space))) {
        flip(g, active(AUC), s, activeOf(g, AUC, s))
      }
    },
  },
)

// What non-players do with it.

const mostSeen = most(
  {
    en: 'most Active AUC Guerrillas',
    es: 'más Guerrillas Activas de las AUC',
    pl: 'najwięcej aktywnych partyzantów AUC',
  },
  ({ g }, s) => activeOf(g, AUC, s),
)

export const nonPlayers: CardInstructions = {
  greyTwo: true,
  government: {
    answers: { 'event.space': where(MOST, [mostSeen]) },
  },
}
