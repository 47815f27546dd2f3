import { activeOf, announce, flip, place, spacesWhere, turnAll } from '@coinflict/kernel/rules'
import { AUC, active, GOVT, police, underground } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { SPACES, where } from '../nonplayers/events/lines.ts'
import { assault, assaultIn, strengthOf, whyNotTargets } from '../operations/assault.ts'
import { cutAid, terror, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { dual, pickSpace } from './verbs.ts'

export const card = dual(
  47,
  'Pinto & del Rosario',
  'AFCG',
  ['badge', 'scales'],
  {
    en: {
      unshaded:
        'Flip all AUC Guerrillas to Active; then in every space the Police Assault AUC for free, as if they were Troops.',
      shaded:
        'AUC places 2 Guerrillas in Cúcuta, uses Terror there for free, then flips 2 of its Guerrillas Underground, anywhere.',
    },
    es: {
      unshaded:
        'Activa todas las Guerrillas de las AUC; luego, en cada casilla, la Policía ejecuta un Asalto gratuito contra las AUC como si fuera Tropas.',
      shaded:
        'Las AUC colocan 2 Guerrillas en Cúcuta, ejecutan allí un Terror gratuito y luego giran a Ocultas 2 de sus Guerrillas en cualquier lugar.',
    },
    pl: {
      unshaded:
        'Aktywuj wszystkich partyzantów AUC; potem na każdym polu policja wykonuje darmowy szturm przeciwko AUC, tak jakby była wojskiem.',
      shaded:
        'AUC umieszcza 2 partyzantów w mieście Cúcuta, wykonuje tam darmowy terror, a potem odwraca na stronę ukrytą 2 swoich partyzantów na dowolnych polach.',
    },
  },
  {
    unshaded(g) {
      turnAll(g, underground(AUC))
      announce(g, GOVT, assault)
      for (const s of g.volume.allSpaces) {
        const strength = strengthOf(g, s, police(g, s), 0)
        if (whyNotTargets(g, s, [AUC], strength) === undefined) assaultIn(g, s, [AUC], strength)
      }
    },
    shaded(g) {
      g.cite('5.1', AUC)
      place(g, underground(AUC), S.cucuta, 2)
      // The card does not say "any guerrilla", so one must be Underground (5.5 against the practice in ruling 103).
      if (whyNotTerrorBy(g, AUC, S.cucuta) === undefined) {
        announce(g, AUC, terror)
        terrorIn(g, AUC, S.cucuta)
        cutAid(g, AUC, 1)
        g.cite('5.1', AUC)
      }
      const exposed = () => spacesWhere(g, (s) => activeOf(g, AUC, s) > 0)
      for (let hidden = 0; hidden < 2; hidden++) {
        const s = pickSpace(g, AUC, 'event.flip-where', exposed)
        if (s !== undefined) flip(g, active(AUC), s)
      }
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    answers: { 'event.flip-where': where(SPACES) },
  },
}
