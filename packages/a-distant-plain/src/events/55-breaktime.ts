import { most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  activeOf,
  flip,
  pickFaction,
  STAYS_ELIGIBLE,
  setMark,
  spacesWhere,
  undergroundOf,
} from '@coinflict/kernel/rules'
import { DONE, type Line, type Space, type Word } from '@coinflict/kernel/state'
import { canHide, cubes, INSURGENTS, isCoin, underground } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { AFGHAN_PROVINCES, dual, eachSpace, hideAll } from './verbs.ts'

export const card = dual(
  55,
  'Breaktime',
  'WCTG',
  ['hourglass', 'teapot'],
  {
    en: {
      unshaded: 'In up to 2 Provinces with cubes, Activate all Guerrillas.',
      shaded: 'In up to 2 spaces, flip all Guerrillas of one Faction Underground. You stay Eligible.',
    },
    es: {
      unshaded: 'En hasta 2 provincias con cubos, Activa todas las Guerrillas.',
      shaded: 'En hasta 2 casillas, gira a Ocultas todas las Guerrillas de una facción. Sigues siendo elegible.',
    },
    pl: {
      unshaded: 'W maksymalnie 2 prowincjach z kostkami aktywuj wszystkich partyzantów.',
      shaded:
        'Na maksymalnie 2 polach odwróć na stronę ukrytą wszystkich partyzantów jednej frakcji. Twoja frakcja pozostaje uprawniona.',
    },
  },
  {
    unshaded(g, by) {
      const isHidden = (s: Space) => INSURGENTS.some((f) => undergroundOf(g, f, s) > 0)
      const open = () => AFGHAN_PROVINCES.filter((s) => cubes(g, s) > 0 && isHidden(s))
      const show = (s: Space) => {
        for (const f of INSURGENTS) flip(g, underground(f), s, undergroundOf(g, f, s))
      }
      eachSpace(g, by, 'event.flip-where', 2, open, show, { upTo: true })
    },
    shaded(g, by) {
      const resting = (s: Space) => INSURGENTS.filter((f) => canHide(g, f, s))
      const rest = (s: Space) => {
        const f = pickFaction(g, by, () => resting(s))
        if (f !== undefined) hideAll(g, f, s)
      }
      const open = () => spacesWhere(g, (s) => resting(s).length > 0)
      eachSpace(g, by, 'event.flip-where', 2, open, rest, { upTo: true })
      setMark(g, by, STAYS_ELIGIBLE)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  answers: ({ lines }) => ({ 'event.flip-where': (np) => hideFriends(np, lines.who) }),
}

/** Own guerrillas hide, else those of another non-player; COIN factions find all of them. */
function hideFriends(np: NonPlayer, line: Line): Word | undefined {
  if (isCoin(np.me)) return undefined
  const isFriends = (_: NonPlayer, s: Space): boolean => INSURGENTS.some((f) => !np.isPlayer(f) && canHide(np.g, f, s))
  return (
    np.chooseSpace(line, ({ g, me }, s) => canHide(g, me, s), [mostOwnSeen]) ??
    np.chooseSpace(line, isFriends) ??
    np.firstOf(line, [DONE])
  )
}
const mostOwnSeen = most(
  {
    en: 'most friendly Active Guerrillas',
    es: 'más Guerrillas propias Activas',
    pl: 'najwięcej własnych aktywnych partyzantów',
  },
  ({ g, me }, s) => activeOf(g, me, s),
)
