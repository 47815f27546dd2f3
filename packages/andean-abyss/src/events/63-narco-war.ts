import { announce, guerrillas, remove, sitOut, spacesWhere } from '@coinflict/kernel/rules'
import { count } from '@coinflict/kernel/state'
import { CARTELS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { terror, terrorIn } from '../operations/terror.ts'
import { CARTELS_GUERRILLAS, pickPiece, single } from './verbs.ts'

export const card = single(
  63,
  'Narco-War',
  'CFGA',
  ['pistol', 'coca'],
  {
    en: {
      unshaded:
        'In every space with Cartels Guerrillas, remove all but 1, which uses Terror for free, Active or not. The Cartels become ineligible at once and stay so through the next card.',
    },
    es: {
      unshaded:
        'En cada casilla con Guerrillas de los Cárteles elimínalas todas menos 1, que ejecuta un Terror gratuito, esté Activa o no. Los Cárteles pasan de inmediato a no elegibles, hasta el final de la próxima carta.',
    },
    pl: {
      unshaded:
        'Na każdym polu z partyzantami karteli usuń wszystkich oprócz 1, który wykonuje darmowy terror, aktywny czy nie. Kartele stają się od razu nieuprawnione, do końca następnej karty.',
    },
  },
  (g, by) => {
    const battlefields = () => spacesWhere(g, (s) => guerrillas(g, CARTELS, s) > 0)
    for (const s of battlefields()) {
      const survivor = pickPiece(g, by, 'event.keep-which', s, CARTELS_GUERRILLAS)
      for (const piece of CARTELS_GUERRILLAS) remove(g, piece, s, count(g, s, piece) - (piece === survivor ? 1 : 0))
    }
    announce(g, CARTELS, terror)
    for (const s of battlefields()) terrorIn(g, CARTELS, s)
    g.cite('5.1', by)
    sitOut(g, CARTELS)
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: { operates: true },
  government: { operates: true },
}
