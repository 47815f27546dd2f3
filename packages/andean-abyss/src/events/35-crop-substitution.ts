import { adjust, bases, canWorsen, replace, shift } from '@coinflict/kernel/rules'
import { available, type Space } from '@coinflict/kernel/state'
import { AID, base, CARTELS, POLICE, room } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, mostBasesOf, where } from '../nonplayers/events/lines.ts'
import { departments, dual, pickSpace } from './verbs.ts'

export const card = dual(
  35,
  'Crop Substitution',
  'FCAG',
  ['wheat', 'coca'],
  {
    en: {
      unshaded: 'Replace all Cartels Bases in one department with Police. Aid +3.',
      shaded: 'Shift a department with a Cartels Base 2 levels toward Active Opposition.',
    },
    es: {
      unshaded: 'Reemplaza por Policías todas las Bases de los Cárteles en un departamento. Ayuda +3.',
      shaded: 'Modifica 2 niveles hacia Oposición Activa un departamento con una Base de los Cárteles.',
    },
    pl: {
      unshaded: 'Zamień wszystkie bazy karteli w jednym departamencie na policję. Wsparcie +3.',
      shaded: 'Przesuń departament z bazą karteli o 2 poziomy w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      // Police that are available must have room (ruling 92).
      const swapped = (s: Space) => Math.min(bases(g, CARTELS, s), available(g, POLICE)) <= room(g, POLICE, s)
      const fields = () => departments(g).filter((d) => bases(g, CARTELS, d) > 0 && swapped(d))
      const s = pickSpace(g, by, 'event.replace-where', fields, { piece: base(CARTELS) })
      if (s !== undefined) for (let n = bases(g, CARTELS, s); n > 0; n--) replace(g, base(CARTELS), s, POLICE)
      adjust(g, AID, 3)
    },
    shaded(g, by) {
      const fields = () => departments(g).filter((d) => bases(g, CARTELS, d) > 0 && canWorsen(g, d))
      const s = pickSpace(g, by, 'event.shift-where', fields, { shift: -2 })
      if (s !== undefined) shift(g, s, -2)
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  government: {
    answers: { 'event.replace-where': where(MOST, [mostBasesOf(CARTELS)]) },
  },
}
