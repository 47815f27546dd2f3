import { most, type NonPlayer, noSupportFirst } from '@coinflict/kernel/nonplayers'
import { bases, canPlace, guerrillas, place, remove, spacesWhere } from '@coinflict/kernel/rules'
import { available, count, type Faction, type Game, type Space } from '@coinflict/kernel/state'
import { AUC, CARTELS, FARC, room, underground } from '../forces.ts'
import { pop } from '../map.ts'
import { type CardInstructions, governmentLine, insurgentLine } from '../nonplayers/events/instruction.ts'
import { everywhere, inEvent, where } from '../nonplayers/events/lines.ts'
import { here } from '../nonplayers/terms.ts'
import { askEvent, CARTELS_GUERRILLAS, dual, eachSpace, pickSpace } from './verbs.ts'

export const card = dual(
  72,
  'Sicarios',
  'CAFG',
  ['motorcycle', 'pistol'],
  {
    en: {
      unshaded: 'In 2 spaces replace every Cartels Guerrilla with a FARC or AUC Guerrilla.',
      shaded: 'Place all Available Cartels Guerrillas in spaces with Cartels Bases.',
    },
    es: {
      unshaded: 'En 2 casillas reemplaza cada Guerrilla de los Cárteles por una Guerrilla de las FARC o de las AUC.',
      shaded: 'Coloca todas las Guerrillas Disponibles de los Cárteles en casillas con Bases de los Cárteles.',
    },
    pl: {
      unshaded: 'Na 2 polach zamień każdego partyzanta karteli na partyzanta FARC lub AUC.',
      shaded: 'Umieść wszystkich dostępnych partyzantów karteli na polach z bazami karteli.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => spacesWhere(g, (s) => guerrillas(g, CARTELS, s) > 0 && canDefect(g, s))
      eachSpace(g, by, 'event.space', 2, open, (s) => defect(g, by, s))
    },
    shaded(g, by) {
      const piece = underground(CARTELS)
      const open = () => spacesWhere(g, (s) => bases(g, CARTELS, s) > 0 && canPlace(g, piece, s))
      for (;;) {
        const s = pickSpace(g, by, 'event.place-where', open, { piece })
        if (s === undefined) return
        const q = askEvent(g, by, 'place.how-many', { piece, space: s })
        const most = recruits(g, CARTELS, s)
        place(g, piece, s, q.numbers(open().length === 1 ? most : 1, most).askNumber())
      }
    },
  },
)

/** Guerrillas of a faction that could be placed in a space. */
const recruits = (g: Game, f: Faction, s: Space): number =>
  Math.min(available(g, underground(f)), room(g, underground(f), s))

/** Whether every Cartels guerrilla there finds a substitute, or goes because none is available (5.1.1, ruling 92). */
function canDefect(g: Game, s: Space): boolean {
  const unhindered = [FARC, AUC].every((f) => recruits(g, f, s) === available(g, underground(f)))
  return unhindered || recruits(g, FARC, s) + recruits(g, AUC, s) >= guerrillas(g, CARTELS, s)
}

/** All Cartels guerrillas in a space change sides; the executor says how many to FARC, the others to AUC. */
function defect(g: Game, by: Faction, s: Space): void {
  const q = askEvent(g, by, 'event.how-many-farc', { space: s })
  const [toFarc, toAuc] = [recruits(g, FARC, s), recruits(g, AUC, s)]
  const n = Math.min(guerrillas(g, CARTELS, s), toFarc + toAuc)
  const farc = q.numbers(Math.max(0, n - toAuc), Math.min(n, toFarc)).askNumber()
  for (const piece of CARTELS_GUERRILLAS) remove(g, piece, s, count(g, s, piece))
  place(g, underground(FARC), s, farc)
  place(g, underground(AUC), s, n - farc)
}

// What non-players do with it.

const GUARD = insurgentLine('h72', {
  en: 'Sicarios: first to Bases without Guerrillas, as many as a Rally would place; the rest to random Bases.',
  es: 'Sicarios: primero a Bases sin Guerrillas, tantas como colocaría un Reagrupamiento; el resto, a Bases al azar.',
  pl: 'Sicarios: najpierw do baz bez partyzantów, tylu, ilu dałoby zgrupowanie; reszta do losowych baz.',
})
const isUnguarded = ({ g }: NonPlayer, s: Space): boolean => guerrillas(g, CARTELS, s) === 0
const ifUnguarded = (np: NonPlayer, s: Space): number =>
  isUnguarded(np, s) ? pop(s) + bases(np.g, CARTELS, s) : Number.POSITIVE_INFINITY
const HIRE = governmentLine('h72', {
  en: 'Sicarios: where there is no Support, then where there are the most Cartels Guerrillas; they become AUC’s, or FARC’s if a player runs AUC but not FARC.',
  es: 'Sicarios: donde no haya Apoyo, luego donde haya más Guerrillas de los Cárteles; pasan a las AUC, o a las FARC si un jugador lleva las AUC pero no las FARC.',
  pl: 'Sicarios: gdzie nie ma poparcia, potem gdzie jest najwięcej partyzantów karteli; przechodzą do AUC albo do FARC, jeśli gracz prowadzi AUC, ale nie FARC.',
})
const mostHired = most(
  { en: 'most Cartels Guerrillas', es: 'más Guerrillas de los Cárteles', pl: 'najwięcej partyzantów karteli' },
  ({ g }, s) => guerrillas(g, CARTELS, s),
)

export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    lines: [GUARD],
    answers: {
      'event.place-where': (np) => np.chooseSpace(GUARD, isUnguarded) ?? np.chooseSpace(GUARD, everywhere),
      'place.how-many': inEvent((np) => np.number(GUARD, ifUnguarded(np, here(np)))),
    },
  },
  government: {
    lines: [HIRE],
    answers: {
      'event.space': where(HIRE, [noSupportFirst, mostHired]),
      'event.how-many-farc': (np) => (np.isPlayer(AUC) && !np.isPlayer(FARC) ? np.highest(HIRE) : np.lowest(HIRE)),
    },
  },
}
