import { type Chart, commonLines, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { enemiesOf } from '@coinflict/kernel/rules'
import {
  type Faction,
  type Line,
  type Piece,
  pieceWord,
  type Space,
  type Word,
  wordPiece,
} from '@coinflict/kernel/state'
import { base, governmentTroops, police } from '../../forces.ts'
import type { Answers } from '../answers.ts'
import { evenTroops, here, lossesOf, noteTaken, removalOf, takePiece } from '../terms.ts'
import { turnLines } from './turn.ts'

/** 8.1 What holds for all non-players of the rule book. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const conduct = sheet.part('8.1.1')
const procedure = sheet.part('8.1.2')

export const COMMON = commonLines(turn, conduct)

const PLAYERS = procedure.line('1', {
  en: 'Players’ pieces before those of non-players.',
  es: 'Las fichas de jugadores antes que las de facciones sin jugador.',
  pl: 'Elementy graczy przed elementami frakcji nieobsadzonych.',
})
const REMOVE = procedure.line('2', {
  en: 'Enemy Bases first, Underground before Active Guerrillas, Police and Troops in turn; otherwise a random faction’s.',
  es: 'Primero Bases enemigas, Guerrillas Ocultas antes que Activas, Policía y Tropas por turno; por lo demás, de una facción al azar.',
  pl: 'Najpierw wrogie bazy, ukryci partyzanci przed aktywnymi, policja i wojsko na przemian; poza tym elementy losowej frakcji.',
})
const PLACE = procedure.line('3', {
  en: 'Place Bases whenever possible, and as many pieces as possible.',
  es: 'Coloca Bases siempre que sea posible, y tantas fichas como sea posible.',
  pl: 'Umieszczaj bazy, kiedy tylko się da, i tyle elementów, ile się da.',
})
const LOSE = procedure.line('4', {
  en: 'Lose Active before Underground Guerrillas; Police and Troops evenly, Police first.',
  es: 'Pierde Guerrillas Activas antes que Ocultas; Policía y Tropas por igual, primero Policía.',
  pl: 'Trać aktywnych partyzantów przed ukrytymi; policję i wojsko po równo, najpierw policję.',
})

export const PLACE_GUERRILLA = sheet.part('8.4.3').line('1', {
  en: 'A Guerrilla placed by an event: where a Rally would place one, otherwise anywhere.',
  es: 'Una Guerrilla que coloca un evento: donde la colocaría un Reagrupamiento; si no, en cualquier sitio.',
  pl: 'Partyzant z wydarzenia: tam, gdzie umieściłoby go zgrupowanie, w przeciwnym razie gdziekolwiek.',
})
export const GREATEST = sheet.part('8.4.4').line('1', {
  en: 'What a lasting event allows: where it has the greatest effect.',
  es: 'Lo que permite un evento duradero: donde más efecto tenga.',
  pl: 'Na co pozwala trwałe wydarzenie: tam, gdzie da to najwięcej.',
})

/** What can be taken of a faction first. */
const firstOf = (np: NonPlayer, f: Faction, s: Space): Piece | undefined =>
  removalOf(np, f, s).find((piece) => np.q.isPossible(pieceWord(piece)))

/** Bases of any of these factions before anything else; otherwise a random one of them loses what it loses first. */
function removeOf(np: NonPlayer, line: Line, among: readonly Faction[], s: Space): Word | undefined {
  const open = among.flatMap((f) => firstOf(np, f, s) ?? [])
  if (open.length === 0) return undefined
  const bases = open.filter((piece) => among.some((f) => base(f) === piece))
  const chosen = np.atRandom(line, (bases.length > 0 ? bases : open).map(pieceWord))
  noteTaken(np, s, wordPiece(chosen))
  return chosen
}

function removeWhich(np: NonPlayer): Word | undefined {
  const enemies = enemiesOf(np.g, np.me)
  const s = here(np)
  const players = enemies.filter((f) => np.isPlayer(f))
  return (
    removeOf(np, players.length < enemies.length ? PLAYERS : REMOVE, players, s) ??
    removeOf(np, REMOVE, enemies, s) ??
    takePiece(np, LOSE, s, lossesOf(np, s))
  )
}

const answers: Answers = {
  'rally.base-active': (np) => np.highest(LOSE),
  'move.how-many': (np) => np.ordered() ?? np.highest(PLACE),
  'place.how-many': (np) => np.highest(PLACE),
  'remove.which': removeWhich,
  'desertion.troops'(np) {
    const s = here(np)
    return np.number(LOSE, evenTroops(np.q.params?.n as number, police(np.g, s), governmentTroops(np.g, s)))
  },
}

export const general: Chart = { lines: [...sheet.lines, ...turnLines], answers }
