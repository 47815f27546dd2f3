import { canPlace, exchange, place, spacesWhere, takeOff } from '@coinflict/kernel/rules'
import { AUC, GOVT, POLICE, police, underground } from '../forces.ts'
import { placePolice } from '../nonplayers/events/government.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { REMOVE, REPLACE } from '../nonplayers/events/insurgents.ts'
import { choosesToReplace, departments, dual, maySpace } from './verbs.ts'

export const card = dual(
  50,
  'Carabineros',
  'ACGF',
  ['badge', 'horse'],
  {
    en: {
      unshaded: 'The Government places up to 3 Police in departments.',
      shaded: 'Remove 2 Police, or replace them with AUC Guerrillas.',
    },
    es: {
      unshaded: 'El Gobierno coloca hasta 3 Policías en departamentos.',
      shaded: 'Elimina 2 Policías o reemplázalos por Guerrillas de las AUC.',
    },
    pl: {
      unshaded: 'Rząd umieszcza do 3 kostek policji w departamentach.',
      shaded: 'Usuń 2 kostki policji albo zamień je na partyzantów AUC.',
    },
  },
  {
    unshaded(g) {
      g.cite('5.1', GOVT)
      const open = () => departments(g).filter((s) => canPlace(g, POLICE, s))
      for (let placed = 0; placed < 3; placed++) {
        const s = maySpace(g, GOVT, 'event.place-where', open, { piece: POLICE })
        if (s === undefined) return
        place(g, POLICE, s)
      }
    },
    shaded(g, by) {
      const posts = () => spacesWhere(g, (s) => police(g, s) > 0)
      if (posts().length === 0) return
      const couldReplace = () => posts().some((s) => canPlace(g, underground(AUC), s))
      if (choosesToReplace(g, by, couldReplace)) exchange(g, by, 2, [POLICE], underground(AUC))
      else takeOff(g, by, 2, [POLICE], g.volume.allSpaces)
    },
  },
)

// What non-players do with it.

const CARABINEROS = insurgentLine('h50', {
  en: 'Carabineros: replace the Police; if a player runs AUC, only remove them.',
  es: 'Carabineros: reemplaza la Policía; si un jugador lleva las AUC, solo elimínala.',
  pl: 'Carabineros: zamień policję; jeśli AUC prowadzi gracz, tylko ją usuń.',
})

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [CARABINEROS],
    answers: {
      'event.choice': (np) =>
        np.firstOf(CARABINEROS, np.me === AUC || !np.isPlayer(AUC) ? [REPLACE, REMOVE] : [REMOVE]),
    },
  },
  government: {
    answers: { 'event.place-where': placePolice },
  },
}
