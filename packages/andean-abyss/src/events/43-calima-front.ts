import { type Criterion, type NonPlayer, oppositionFirst, supportFirst } from '@coinflict/kernel/nonplayers'
import { adjust, bases, mark, preferring, remove } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { AID, AUC, base, CARTELS, FARC, GOVT, TERROR, troops } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { everywhere, MOST, mostBasesOf, SPACES, where } from '../nonplayers/events/lines.ts'
import { departments, dual, pickSpace } from './verbs.ts'

const garrisons = (g: Game): readonly Space[] => departments(g).filter((s) => troops(g, s) > 0)

export const card = dual(
  43,
  'Calima Front',
  'AFGC',
  ['skull', 'banner'],
  {
    en: {
      unshaded: 'Place 2 Terror markers in a department with Troops; remove all FARC Bases there.',
      shaded: 'Place 2 Terror markers in a department with Troops; Aid −9.',
    },
    es: {
      unshaded:
        'Coloca 2 marcadores de Terror en un departamento con Tropas; elimina todas las Bases de las FARC que haya allí.',
      shaded: 'Coloca 2 marcadores de Terror en un departamento con Tropas; Ayuda −9.',
    },
    pl: {
      unshaded: 'Umieść 2 żetony terroru w departamencie z wojskiem; usuń stamtąd wszystkie bazy FARC.',
      shaded: 'Umieść 2 żetony terroru w departamencie z wojskiem; wsparcie −9.',
    },
  },
  {
    unshaded(g, by) {
      const besideBases = () => garrisons(g).filter((s) => bases(g, FARC, s) > 0)
      const s = pickSpace(g, by, 'event.space', () => preferring(besideBases(), garrisons(g)))
      if (s === undefined) return
      mark(g, TERROR, s, 2)
      remove(g, base(FARC), s, bases(g, FARC, s))
    },
    shaded(g, by) {
      const s = pickSpace(g, by, 'event.space', () => garrisons(g))
      if (s !== undefined) mark(g, TERROR, s, 2)
      adjust(g, AID, -9)
    },
  },
)

// What non-players do with it.

/** With a non-player Government for the sake of 8.1/b or c. */
const terrorBy = (np: NonPlayer): readonly Criterion[] =>
  np.isPlayer(GOVT) || np.me === CARTELS ? [] : [np.me === AUC ? oppositionFirst : supportFirst]

export const nonPlayers: CardInstructions = {
  insurgents: {
    answers: { 'event.space': (np) => np.chooseSpace(SPACES, everywhere, terrorBy(np)) },
  },
  government: {
    answers: { 'event.space': where(MOST, [mostBasesOf(FARC)]) },
  },
}
