import { pieces, place, preferring, wipeOut } from '@coinflict/kernel/rules'
import { available, type Game, isAdjacent, type Space } from '@coinflict/kernel/state'
import { base, FARC, room, underground } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { roomFor } from '../nonplayers/events/insurgents.ts'
import { MOST, mostBasesOf, mostPiecesOf, where } from '../nonplayers/events/lines.ts'
import { askEvent, departments, dual, mountains, pickSpace } from './verbs.ts'

export const card = dual(
  25,
  'Ejército de Liberación Nacional',
  'FAGC',
  ['rifles', 'banner'],
  {
    en: {
      unshaded: 'Remove all FARC pieces from one Mountain.',
      shaded: 'Place 3 FARC pieces, Guerrillas or Bases, in Antioquia or in one department next to it.',
    },
    es: {
      unshaded: 'Elimina todas las fichas de las FARC de una Montaña.',
      shaded: 'Coloca 3 fichas de las FARC, Guerrillas o Bases, en Antioquia o en un departamento adyacente.',
    },
    pl: {
      unshaded: 'Usuń wszystkie elementy FARC z jednego departamentu górskiego.',
      shaded:
        'Umieść 3 elementy FARC, partyzantów lub bazy, w departamencie Antioquia albo w jednym departamencie z nim sąsiadującym.',
    },
  },
  {
    unshaded(g, by) {
      const held = () => mountains(g).filter((m) => pieces(g, FARC, m) > 0)
      const s = pickSpace(g, by, 'event.space', held)
      if (s !== undefined) wipeOut(g, FARC, s)
    },
    shaded(g, by) {
      const near = departments(g).filter((d) => d === S.antioquia || isAdjacent(g, d, S.antioquia))
      const fit = (least: number) => near.filter((d) => newFarcPieces(g, d) >= least)
      const s = pickSpace(g, by, 'event.space', () => preferring(fit(3), fit(1)))
      if (s === undefined) return
      const camps = askEvent(g, by, 'event.how-many', { piece: base(FARC), space: s })
        .numbers(Math.max(0, newFarcPieces(g, s) - available(g, underground(FARC))), newFarcBases(g, s))
        .askNumber()
      place(g, base(FARC), s, camps)
      place(g, underground(FARC), s, 3 - camps)
    },
  },
)

/** How many of 3 new FARC pieces could be bases there, and how many there could be at all. */
const newFarcBases = (g: Game, s: Space): number => Math.min(3, available(g, base(FARC)), room(g, base(FARC), s))

const newFarcPieces = (g: Game, s: Space): number =>
  Math.min(3, newFarcBases(g, s) + Math.min(available(g, underground(FARC)), room(g, underground(FARC), s)))

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    answers: { 'event.space': where(MOST, [roomFor(FARC, 2)]) },
  },
  government: {
    answers: { 'event.space': where(MOST, [mostBasesOf(FARC), mostPiecesOf(FARC)]) },
  },
}
