import { first, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { allGuerrillas, gain, move, pieces, remove } from '@coinflict/kernel/rules'
import { count, type Space } from '@coinflict/kernel/state'
import { CARTELS, POLICE, police } from '../forces.ts'
import { pop } from '../map.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { AS_MANY, everywhere, inEvent } from '../nonplayers/events/lines.ts'
import { CARTELS_GUERRILLAS, dual, relocate } from './verbs.ts'

export const card = dual(
  58,
  'General Serrano',
  'CGAF',
  ['general', 'badge'],
  {
    en: {
      unshaded: 'Remove all Cartels Guerrillas; the Cartels lose 6 Resources.',
      shaded: 'The Cartels may move up to 4 Police from any spaces to any others.',
    },
    es: {
      unshaded: 'Elimina todas las Guerrillas de los Cárteles; los Cárteles pierden 6 Recursos.',
      shaded: 'Los Cárteles pueden mover hasta 4 Policías de cualesquiera casillas a cualesquiera otras.',
    },
    pl: {
      unshaded: 'Usuń wszystkich partyzantów karteli; kartele tracą 6 zasobów.',
      shaded: 'Kartele mogą przesunąć do 4 kostek policji z dowolnych pól na dowolne inne.',
    },
  },
  {
    unshaded(g) {
      for (const s of g.volume.allSpaces) {
        for (const piece of CARTELS_GUERRILLAS) remove(g, piece, s, count(g, s, piece))
      }
      gain(g, CARTELS, -6)
    },
    shaded: (g) => relocate(g, POLICE, 4, (from, to, n) => move(g, POLICE, from, to, n)),
  },
)

// What non-players do with it.

const SERRANO = insurgentLine('h58', {
  en: 'General Serrano: Police leave spaces with friendly pieces, then those with Population, for LoCs and departments without Population.',
  es: 'General Serrano: la Policía deja casillas con fichas propias, luego las que tienen Población, por LdC y departamentos sin ella.',
  pl: 'General Serrano: policja opuszcza pola z własnymi elementami, potem te z populacją, i idzie na LiKomy i do departamentów bez populacji.',
})
const isOurs = ({ g, me }: NonPlayer, s: Space): boolean => pieces(g, me, s) > 0
const mostPolice = most({ en: 'most Police', es: 'más Policía', pl: 'najwięcej policji' }, ({ g }, s) => police(g, s))
const quietFirst = first(
  { en: 'without Guerrillas', es: 'sin Guerrillas', pl: 'bez partyzantów' },
  ({ g }, s) => allGuerrillas(g, s) === 0,
)

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [SERRANO],
    answers: {
      'event.move-from': (np) =>
        np.chooseSpace(SERRANO, isOurs, [mostPolice]) ??
        np.chooseSpace(SERRANO, (_, s) => pop(s) > 0) ??
        np.done(SERRANO),
      'event.move-to': (np) =>
        np.chooseSpace(SERRANO, (_, s) => pop(s) === 0 && !isOurs(np, s), [quietFirst]) ??
        np.chooseSpace(SERRANO, everywhere),
      'move.how-many': inEvent((np) => np.highest(AS_MANY)),
    },
  },
}
