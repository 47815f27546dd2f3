import { announce, bases, guerrillas, pieces, spacesWhere, transfer } from '@coinflict/kernel/rules'
import { CARTELS, FARC, isSecondEdition } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { BY_CHART } from '../nonplayers/events/lines.ts'
import { nextOfAll } from '../nonplayers/flow.ts'
import { attack, attackIn } from '../operations/attack.ts'
import { dual, eachSpace } from './verbs.ts'

export const card = dual(
  26,
  'Gramaje',
  'FAGC',
  ['scales', 'coca'],
  {
    en: {
      unshaded: 'Wherever there are Cartels Guerrillas and FARC pieces, the Cartels Attack FARC for free.',
      shaded: 'The Cartels give FARC 3 Resources for each space with a Cartels Base and a FARC Guerrilla.',
    },
    es: {
      unshaded:
        'Allí donde haya Guerrillas de los Cárteles y fichas de las FARC, los Cárteles ejecutan un Ataque gratuito contra las FARC.',
      shaded:
        'Los Cárteles transfieren a las FARC 3 Recursos por cada casilla con una Base de los Cárteles y una Guerrilla de las FARC.',
    },
    pl: {
      unshaded: 'Wszędzie tam, gdzie są partyzanci karteli i elementy FARC, kartele wykonują darmowy atak na FARC.',
      shaded: 'Kartele przekazują FARC 3 zasoby za każde pole z bazą karteli i partyzantem FARC.',
    },
  },
  {
    unshaded(g) {
      g.cite('5.1', CARTELS)
      const feuds = () => spacesWhere(g, (s) => guerrillas(g, CARTELS, s) > 0 && pieces(g, FARC, s) > 0)
      eachSpace(g, CARTELS, 'event.operation-where', Number.POSITIVE_INFINITY, feuds, (s) => {
        announce(g, CARTELS, attack)
        attackIn(g, CARTELS, s, [FARC])
      })
    },
    shaded(g) {
      const taxed = spacesWhere(g, (s) => bases(g, CARTELS, s) > 0 && guerrillas(g, FARC, s) > 0)
      transfer(g, CARTELS, FARC, taxed.length * (isSecondEdition(g) ? 6 : 3))
    },
    editions: {
      '2nd': {
        en: {
          unshaded: 'Wherever there are Cartels Guerrillas and FARC pieces, the Cartels Attack FARC for free.',
          shaded: 'The Cartels give FARC 6 Resources for each space with a Cartels Base and a FARC Guerrilla.',
        },
        es: {
          unshaded:
            'Allí donde haya Guerrillas de los Cárteles y fichas de las FARC, los Cárteles ejecutan un Ataque gratuito contra las FARC.',
          shaded:
            'Los Cárteles transfieren a las FARC 6 Recursos por cada casilla con una Base de los Cárteles y una Guerrilla de las FARC.',
        },
        pl: {
          unshaded: 'Wszędzie tam, gdzie są partyzanci karteli i elementy FARC, kartele wykonują darmowy atak na FARC.',
          shaded: 'Kartele przekazują FARC 6 zasobów za każde pole z bazą karteli i partyzantem FARC.',
        },
      },
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    answers: { 'event.operation-where': (np) => nextOfAll(np, BY_CHART) },
  },
}
