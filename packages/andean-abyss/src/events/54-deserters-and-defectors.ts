import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  allGuerrillas,
  canPlace,
  canReplace,
  guerrillas,
  replaceWithOneOf,
  spacesWhere,
  takeOff,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  DONE,
  type Faction,
  type Game,
  type Piece,
  type Space,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { guerrillaKinds, INSURGENTS, underground } from '../forces.ts'
import { foremostBy, WAYS } from '../nonplayers/events/government.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { REMOVE, REPLACE } from '../nonplayers/events/insurgents.ts'
import { foes, others, players, where } from '../nonplayers/events/lines.ts'
import { BY_EVENT } from '../nonplayers/second/govt/activities.ts'
import { askEvent, choosesToReplace, maySpace, single } from './verbs.ts'

export const card = single(
  54,
  'Deserters & Defectors',
  'ACFG',
  ['footprints', 'rifle'],
  {
    en: {
      unshaded: 'Remove up to 2 Guerrillas, or replace each with a Guerrilla of another faction.',
    },
    es: { unshaded: 'Elimina hasta 2 Guerrillas o reemplaza cada una por una Guerrilla de otra facción.' },
    pl: { unshaded: 'Usuń do 2 partyzantów albo zamień każdego z nich na partyzanta innej frakcji.' },
  },
  (g, by) => {
    const all = INSURGENTS.flatMap(guerrillaKinds)
    const bands = () => spacesWhere(g, (s) => allGuerrillas(g, s) > 0)
    if (bands().length === 0) return
    const couldReplace = () =>
      bands().some((s) =>
        all.some((piece) => count(g, s, piece) > 0 && rivals(g, piece).some((other) => canPlace(g, other, s))),
      )
    if (choosesToReplace(g, by, couldReplace)) defect(g, by, all)
    else takeOff(g, by, 2, all, g.volume.allSpaces, true)
  },
)

/** Guerrillas of other factions, which could take the place of one. */
const rivals = (g: Game, piece: Piece): readonly Piece[] =>
  INSURGENTS.filter((f) => f !== g.volume.factionOf[piece]).map(underground)

/** Up to two change sides; one that has just done so is not the second. */
function defect(g: Game, by: Faction, all: readonly Piece[]): void {
  let newcomer: { readonly piece: Piece | undefined; readonly s: Space } | undefined
  for (let changed = 0; changed < 2; changed++) {
    const mayGo = (piece: Piece, s: Space) =>
      count(g, s, piece) > (newcomer?.piece === piece && newcomer.s === s ? 1 : 0) &&
      canReplace(g, s, ...rivals(g, piece))
    const s = maySpace(g, by, 'event.replace-piece-where', () =>
      spacesWhere(g, (at) => all.some((piece) => mayGo(piece, at))),
    )
    if (s === undefined) return
    const q = askEvent(g, by, 'event.replace-which', { space: s })
    for (const piece of all) if (mayGo(piece, s)) q.piece(piece)
    const piece = q.askPiece()
    newcomer = { piece: replaceWithOneOf(g, by, piece, s, rivals(g, piece)), s }
  }
}

// What non-players do with it.

const guerrillasOf = (of: readonly Faction[]): readonly Piece[] => of.flatMap(guerrillaKinds)
const DEFECTORS = insurgentLine('h54', {
  en: 'Deserters & Defectors: replace other factions’ Guerrillas, players’ first, with friendly ones; if none are Available, remove players’ Guerrillas.',
  es: 'Deserters & Defectors: reemplaza Guerrillas ajenas, primero de jugadores, por propias; si no hay Disponibles, elimina las de jugadores.',
  pl: 'Deserters & Defectors: zamień cudzych partyzantów, najpierw należących do graczy, na własnych; jeśli nie ma dostępnych, usuń partyzantów graczy.',
})
const hasOwnLeft = ({ g, me }: NonPlayer): boolean => available(g, underground(me)) > 0
const hasGuerrillasOf = ({ g }: NonPlayer, s: Space, of: readonly Faction[]): boolean =>
  of.some((f) => guerrillas(g, f, s) > 0)
/** Whose guerrillas go: players', or anybody's if own ones take their place. */
const deserters = (np: NonPlayer): readonly Faction[] => (hasOwnLeft(np) ? others(np) : foes(np))
const desertFrom = (np: NonPlayer): Word | undefined =>
  np.chooseSpace(DEFECTORS, (_, s) => hasGuerrillasOf(np, s, players(np))) ??
  np.chooseSpace(DEFECTORS, (_, s) => hasGuerrillasOf(np, s, deserters(np))) ??
  np.firstOf(DEFECTORS, [DONE])
const desert = (np: NonPlayer): Word | undefined => np.firstPiece(DEFECTORS, guerrillasOf(others(np)))
const foremostGuerrillas = foremostBy(({ g }, f, s) => guerrillas(g, f, s))

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [DEFECTORS],
    answers: {
      'event.choice': (np) => np.firstOf(DEFECTORS, hasOwnLeft(np) ? [REPLACE, REMOVE] : [REMOVE]),
      'event.remove-where': desertFrom,
      'event.replace-piece-where': desertFrom,
      'event.remove-which': desert,
      'event.replace-which': desert,
    },
  },
  government: {
    lines: [WAYS],
    answers: {
      'event.choice': (np) => np.say(WAYS, word('remove')),
      'event.remove-where': where(BY_EVENT, [foremostGuerrillas]),
    },
  },
}
