import { canPlace, canReplace, place, replace } from '@coinflict/kernel/rules'
import { AUC, POLICE, police, underground } from '../forces.ts'
import { placePolice } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { departments, dual, eachSpace } from './verbs.ts'

export const card = dual(
  39,
  'Soldados Campesinos',
  'AGFC',
  ['helmet', 'wheat'],
  {
    en: {
      unshaded: 'Place 1 Police in each of 6 departments.',
      shaded: 'In up to 3 departments replace 1 Police with an AUC Guerrilla.',
    },
    es: {
      unshaded: 'Coloca 1 Policía en cada uno de 6 departamentos.',
      shaded: 'En hasta 3 departamentos reemplaza 1 Policía por 1 Guerrilla de las AUC.',
    },
    pl: {
      unshaded: 'Umieść po 1 kostce policji w 6 departamentach.',
      shaded: 'W maksymalnie 3 departamentach zamień po 1 kostce policji na partyzanta AUC.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => departments(g).filter((s) => canPlace(g, POLICE, s))
      eachSpace(g, by, 'event.place-where', 6, open, (s) => place(g, POLICE, s), { params: { piece: POLICE } })
    },
    shaded(g, by) {
      const open = () => departments(g).filter((s) => police(g, s) > 0 && canReplace(g, s, underground(AUC)))
      eachSpace(g, by, 'event.replace-where', 3, open, (s) => replace(g, POLICE, s, underground(AUC)), {
        upTo: true,
        params: { piece: POLICE },
      })
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  government: {
    answers: { 'event.place-where': placePolice },
  },
}
