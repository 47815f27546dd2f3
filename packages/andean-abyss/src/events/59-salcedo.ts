import { first } from '@coinflict/kernel/nonplayers'
import { announce, turnAll } from '@coinflict/kernel/rules'
import { type Space, wordSpace } from '@coinflict/kernel/state'
import { active, CARTELS, GOVT, underground } from '../forces.ts'
import { moveGuerrillas } from '../movement.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { goals, spare } from '../nonplayers/events/insurgents.ts'
import { inEvent } from '../nonplayers/events/lines.ts'
import { hasRoom, here } from '../nonplayers/terms.ts'
import { assault, assaultIn, whyNotTargets } from '../operations/assault.ts'
import { dual, relocate } from './verbs.ts'

export const card = dual(
  59,
  'Salcedo',
  'CGAF',
  ['eye', 'radar'],
  {
    en: {
      unshaded:
        'Flip all Cartels Guerrillas to Active; then in every space the Government Assaults the Cartels, and nobody else, for free.',
      shaded: 'Flip all Cartels Guerrillas Underground; then the Cartels may move up to 3 of them to any spaces.',
    },
    es: {
      unshaded:
        'Activa todas las Guerrillas de los Cárteles; luego, en cada casilla, el Gobierno ejecuta un Asalto gratuito contra los Cárteles y contra nadie más.',
      shaded:
        'Gira a Ocultas todas las Guerrillas de los Cárteles; luego los Cárteles pueden mover hasta 3 de ellas a cualesquiera casillas.',
    },
    pl: {
      unshaded:
        'Aktywuj wszystkich partyzantów karteli; potem rząd wykonuje na każdym polu darmowy szturm przeciwko kartelom i nikomu innemu.',
      shaded:
        'Odwróć wszystkich partyzantów karteli na stronę ukrytą; potem kartele mogą przesunąć do 3 z nich na dowolne pola.',
    },
  },
  {
    unshaded(g) {
      turnAll(g, underground(CARTELS))
      announce(g, GOVT, assault)
      // The text forces the Assaults: with one faction to hit to the full, nothing is left to choose (ruling 94 for cards 17 and 42).
      for (const s of g.volume.allSpaces) {
        if (whyNotTargets(g, s, [CARTELS]) === undefined) assaultIn(g, s, [CARTELS])
      }
    },
    shaded(g) {
      turnAll(g, active(CARTELS))
      relocate(g, underground(CARTELS), 3, (from, to, n) => moveGuerrillas(g, CARTELS, from, to, n, 0))
    },
  },
)

// What non-players do with it.

const SALCEDO = insurgentLine('h59', {
  en: 'Salcedo: 3 Guerrillas go together to where a March would go, first from spaces without room for a Base; 1 stays at each friendly Base.',
  es: 'Salcedo: 3 Guerrillas van juntas adonde iría una Marcha, primero desde casillas sin sitio para una Base; 1 se queda en cada Base propia.',
  pl: 'Salcedo: 3 partyzantów idzie razem tam, dokąd prowadziłby przemarsz, najpierw z pól bez miejsca na bazę; przy każdej własnej bazie zostaje 1.',
})
const fullFirst = first(
  { en: 'no room for a Base', es: 'sin sitio para una Base', pl: 'bez miejsca na bazę' },
  (np, s) => !hasRoom(np, s),
)
const MEETING = 'meeting'

export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    lines: [SALCEDO],
    answers: {
      'event.move-from': (np) =>
        np.chooseSpace(SALCEDO, (_, s) => spare(np, s) > 0 && s !== np.noted<Space>(MEETING), [fullFirst]) ??
        np.done(SALCEDO),
      'event.move-to'(np) {
        const met = np.noted<Space>(MEETING)
        const to = np.chooseSpace(SALCEDO, (_, s) => met === undefined || s === met, goals(np))
        if (to !== undefined) np.note(MEETING, wordSpace(to))
        return to
      },
      'move.how-many': inEvent((np) => np.number(SALCEDO, spare(np, here(np)))),
    },
  },
}
