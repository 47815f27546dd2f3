import { first } from '@coinflict/kernel/nonplayers'
import { bases, gain, guerrillas, hasSupport, remove, spacesWhere } from '@coinflict/kernel/rules'
import { base, FARC } from '../forces.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { where } from '../nonplayers/events/lines.ts'
import { dual, pickSpace, placeFarcBase } from './verbs.ts'

export const card = dual(
  21,
  'Raúl Reyes',
  'FGAC',
  ['guerrilla', 'bomb'],
  {
    en: {
      unshaded: 'FARC Resources −6; remove 1 FARC Base.',
      shaded: 'FARC Resources +6; place 1 FARC Base in any city or department.',
    },
    es: {
      unshaded: 'Recursos de las FARC −6; elimina 1 Base de las FARC.',
      shaded: 'Recursos de las FARC +6; coloca 1 Base de las FARC en cualquier ciudad o departamento.',
    },
    pl: {
      unshaded: 'Zasoby FARC −6; usuń 1 bazę FARC.',
      shaded: 'Zasoby FARC +6; umieść 1 bazę FARC w dowolnym mieście lub departamencie.',
    },
  },
  {
    unshaded(g, by) {
      gain(g, FARC, -6)
      const camps = () => spacesWhere(g, (s) => bases(g, FARC, s) > 0)
      const s = pickSpace(g, by, 'event.remove-where', camps)
      if (s !== undefined) remove(g, base(FARC), s)
    },
    shaded(g, by) {
      gain(g, FARC, 6)
      placeFarcBase(g, by, g.volume.allSpaces)
    },
  },
)

// What non-players do with it.

const REYES = insurgentLine('21', {
  en: 'Raúl Reyes: the Base goes to a space with FARC Guerrillas and Support if possible.',
  es: 'Raúl Reyes: la Base va a una casilla con Guerrillas de las FARC y Apoyo, si es posible.',
  pl: 'Raúl Reyes: baza trafia na pole z partyzantami FARC i poparciem, jeśli to możliwe.',
})
const farcAndSupport = first(
  { en: 'FARC Guerrillas and Support', es: 'Guerrillas de las FARC y Apoyo', pl: 'partyzanci FARC i poparcie' },
  ({ g }, s) => hasSupport(g, s) && guerrillas(g, FARC, s) > 0,
)

export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    lines: [REYES],
    answers: { 'event.place-where': where(REYES, [farcAndSupport]) },
  },
}
