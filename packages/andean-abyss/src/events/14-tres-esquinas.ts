import { first, highestPopulation } from '@coinflict/kernel/nonplayers'
import { bases, canPlace, pieces, place, preferring, remove } from '@coinflict/kernel/rules'
import { base, CUBES, cubes, GOVT, TROOPS } from '../forces.ts'
import { mostControl, PLACES } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, mostBasesOf, where } from '../nonplayers/events/lines.ts'
import { departments, dual, pickPiece, pickSpace, takesAll } from './verbs.ts'

export const card = dual(
  14,
  'Tres Esquinas',
  'GCFA',
  ['fort', 'jungle'],
  {
    en: {
      unshaded: 'The Government places a Base and 3 Troops in a department of its choice.',
      shaded: 'Remove a Government Base and a cube from a department.',
    },
    es: {
      unshaded: 'El Gobierno coloca una Base y 3 Tropas en un departamento de su elección.',
      shaded: 'Elimina una Base del Gobierno y un cubo de un departamento.',
    },
    pl: {
      unshaded: 'Rząd umieszcza bazę i 3 kostki wojska w wybranym przez siebie departamencie.',
      shaded: 'Usuń bazę rządową i kostkę z jednego departamentu.',
    },
  },
  {
    unshaded(g) {
      g.cite('5.1', GOVT)
      const open = () => {
        const some = departments(g).filter((s) => canPlace(g, base(GOVT), s) || canPlace(g, TROOPS, s))
        const all = some.filter((s) => takesAll(g, GOVT, TROOPS, 3, s))
        return preferring(all, some)
      }
      const s = pickSpace(g, GOVT, 'event.space', open)
      if (s === undefined) return
      place(g, base(GOVT), s)
      place(g, TROOPS, s, 3)
    },
    shaded(g, by) {
      const open = () => {
        const held = departments(g).filter((s) => pieces(g, GOVT, s) > 0)
        const both = held.filter((s) => bases(g, GOVT, s) > 0 && cubes(g, s) > 0)
        return preferring(both, held)
      }
      const s = pickSpace(g, by, 'event.remove-where', open)
      if (s === undefined) return
      remove(g, base(GOVT), s, Math.min(1, bases(g, GOVT, s)))
      const cube = pickPiece(g, by, 'event.remove-which', s, CUBES)
      if (cube !== undefined) remove(g, cube, s)
    },
  },
)

// What non-players do with it.

const withoutBaseFirst = first(
  { en: 'no Government Base', es: 'sin Base del Gobierno', pl: 'bez bazy rządowej' },
  ({ g }, s) => bases(g, GOVT, s) === 0,
)

export const nonPlayers: CardInstructions = {
  insurgents: {
    answers: { 'event.remove-where': where(MOST, [mostBasesOf(GOVT)]) },
  },
  government: {
    answers: { 'event.space': where(PLACES, [mostControl(4), withoutBaseFirst, highestPopulation]) },
  },
}
