import { canReplace, exchange, replaceWithOneOf, spacesWhere } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { CARTELS, kinds, POLICE, police, underground } from '../forces.ts'
import { mostControl } from '../nonplayers/events/government.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { roomFor } from '../nonplayers/events/insurgents.ts'
import { citiesFirst, MOST, mostBasesOf, where } from '../nonplayers/events/lines.ts'
import { CARTELS_BASE, dual, eachSpace } from './verbs.ts'

export const card = dual(
  57,
  'Op Millennium',
  'CGFA',
  ['cuffs', 'plane'],
  {
    en: {
      unshaded: 'Replace up to 3 Cartels pieces with Police.',
      shaded: 'In each of 2 spaces replace 1 Police with a Cartels Base or Guerrilla.',
    },
    es: {
      unshaded: 'Reemplaza hasta 3 fichas de los Cárteles por Policías.',
      shaded: 'En cada una de 2 casillas reemplaza 1 Policía por 1 Base o 1 Guerrilla de los Cárteles.',
    },
    pl: {
      unshaded: 'Zamień do 3 elementów karteli na policję.',
      shaded: 'Na 2 polach zamień po 1 kostce policji na bazę lub partyzanta karteli.',
    },
  },
  {
    unshaded: (g, by) => exchange(g, by, 3, kinds(CARTELS), POLICE, true),
    shaded(g, by) {
      const substitutes = [CARTELS_BASE, underground(CARTELS)]
      const open = () => spacesWhere(g, (s) => police(g, s) > 0 && canReplace(g, s, ...substitutes))
      const swap = (s: Space) => replaceWithOneOf(g, by, POLICE, s, substitutes)
      eachSpace(g, by, 'event.replace-where', 2, open, swap, { params: { piece: POLICE } })
    },
  },
)

// What non-players do with it.

const MILLENNIUM = insurgentLine('57', {
  en: 'Op Millennium: replace Police in random cities before those in departments, first with Bases.',
  es: 'Op Millennium: reemplaza Policías en ciudades al azar antes que en departamentos, primero por Bases.',
  pl: 'Op Millennium: zamieniaj policję w losowych miastach przed departamentami, najpierw na bazy.',
})

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [MILLENNIUM],
    answers: { 'event.replace-where': where(MILLENNIUM, [citiesFirst, roomFor(CARTELS, 1)]) },
  },
  government: {
    answers: { 'event.replace-piece-where': where(MOST, [mostBasesOf(CARTELS), mostControl(2)]) },
  },
}
