import { AVAILABLE, moveToBox, pieces, place, remove } from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  inBox,
  isSpaceWord,
  type Piece,
  type Reason,
  type Space,
  type Word,
  word,
  wordPiece,
  wordSpace,
} from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import { adjustControl, freezeControl, isCoinControlled } from '../control.ts'
import { ARVN, active, INSURGENTS, kinds, OUT_OF_PLAY, room, underground } from '../forces.ts'
import { CITIES_AND_PROVINCES, EVERY, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { placingOneOf } from '../nonplayers/effects.ts'
import { arvnTroopsRedeploy } from '../round/redeploy.ts'
import { askEvent, dual, onePerSpace, pickPiece, pickSpace, placed } from './verbs.ts'

export const card = dual(
  90,
  'Walt Rostow',
  'AVNU',
  ['chart', 'bomb'],
  {
    en: {
      unshaded: 'Place any 2 ARVN pieces from the map, Available or Out of Play in COIN-Controlled spaces.',
      shaded:
        'Place an NVA or VC Guerrilla in every province with ARVN pieces. Then the ARVN Redeploy their Troops as if there were no Bases.',
    },
    es: {
      unshaded:
        'Coloca 2 fichas cualesquiera del ARVN, del mapa, Disponibles o fuera de juego, en casillas con Control COIN.',
      shaded:
        'Coloca 1 Guerrilla del EVN o del VC en cada provincia con fichas del ARVN. Luego el ARVN hace el Redespliegue de sus Tropas como si no hubiera Bases.',
    },
    pl: {
      unshaded: 'Umieść 2 dowolne elementy ARVN, z mapy, dostępne lub spoza gry, na polach pod kontrolą COIN.',
      shaded:
        'Umieść partyzanta NVA lub VC w każdej prowincji z elementami ARVN. Potem ARVN przeprowadza rozmieszczenie swojego wojska, jakby nie było baz.',
    },
  },
  {
    unshaded(g, by) {
      for (let left = 2; left > 0; left--) bringFromAnywhere(g, by)
    },
    shaded(g, by) {
      const held = PROVINCES.filter((s) => pieces(g, ARVN, s) > 0)
      onePerSpace(g, by, held.length, INSURGENTS.map(underground), held)
      // 6.4 Control is the one before any of it.
      freezeControl(g)
      arvnTroopsRedeploy(g, false)
      adjustControl(g)
    },
  },
)

const NOT_HERE = because('why.event-not-here', '5.1')
const BOXES: readonly (readonly [Word, number])[] = [
  [word('available'), AVAILABLE],
  [word('out-of-play'), OUT_OF_PLAY],
]

/** Where a piece may go: to another space that COIN Controls, if there is room. */
const mayGo = (g: Game, piece: Piece, from: Space | undefined, s: Space): boolean =>
  s !== from && isCoinControlled(g, s) && room(g, piece, s) > 0
const goals = (g: Game, piece: Piece, from?: Space): readonly Space[] =>
  CITIES_AND_PROVINCES.filter((s) => mayGo(g, piece, from, s))
const hasGoal = (g: Game, piece: Piece, from?: Space): boolean =>
  CITIES_AND_PROVINCES.some((s) => mayGo(g, piece, from, s))

/** ARVN pieces in a box, or in a space, that have somewhere to go. */
const inBoxReady = (g: Game, box: number): readonly Piece[] =>
  placed(ARVN).filter((piece) => inBox(g, box, piece) > 0 && hasGoal(g, piece))
const onMapReady = (g: Game, s: Space): readonly Piece[] =>
  kinds(ARVN).filter((piece) => count(g, s, piece) > 0 && hasGoal(g, piece, s))

/** One ARVN piece from the map or a box is placed again, Rangers Underground. */
function bringFromAnywhere(g: Game, by: Faction): void {
  const boxes = () => BOXES.filter(([, box]) => inBoxReady(g, box).length > 0)
  if (boxes().length === 0 && EVERY.every((s) => onMapReady(g, s).length === 0)) return
  const whyNot = (s: Space): Reason | undefined => (onMapReady(g, s).length > 0 ? undefined : NOT_HERE)
  const q = askEvent(g, by, 'event.take-from')
  for (const [box] of boxes()) q.offer(box)
  const answer = q.everySpace(whyNot).answer()
  if (isSpaceWord(answer)) moveHere(g, by, wordSpace(answer))
  else placeFrom(g, by, BOXES.find(([box]) => box === answer)?.[1] ?? AVAILABLE)
}

function moveHere(g: Game, by: Faction, from: Space): void {
  const piece = pickPiece(g, by, 'event.move-which', from, onMapReady(g, from))
  if (piece === undefined) return
  const open = () => (count(g, from, piece) === 0 ? [] : goals(g, piece, from))
  const to = pickSpace(g, by, 'event.move-to', open, { space: from })
  if (to === undefined) return
  remove(g, piece, from)
  place(g, piece === active(ARVN) ? underground(ARVN) : piece, to)
}

function placeFrom(g: Game, by: Faction, box: number): void {
  const q = askEvent(g, by, 'event.box-piece')
  for (const piece of inBoxReady(g, box)) q.piece(piece)
  const piece = wordPiece(q.answer())
  const to = pickSpace(g, by, 'event.place-where', () => goals(g, piece), { piece })
  if (to === undefined) return
  if (box !== AVAILABLE) moveToBox(g, piece, box, AVAILABLE, 1)
  place(g, piece, to)
}

export const nonPlayers: CardInstructions = {
  vc: R1,
  effects: {
    'event.space': placingOneOf(INSURGENTS.map(underground)),
  },
}
