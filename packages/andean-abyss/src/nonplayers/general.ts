import { type Chart, commonLines, type NonPlayer, Sheet, TITLES } from '@coinflict/kernel/nonplayers'
import { enemiesOf, undergroundOf } from '@coinflict/kernel/rules'
import { type Faction, factionWord, NO, type Piece, type Space, type Word, word } from '@coinflict/kernel/state'
import { active, base, CUBES, FACTIONS, GOVT, INSURGENTS, kinds, POLICE, TROOPS, underground } from '../forces.ts'
import type { Answers } from './answers.ts'

/** 8.1, 8.1.2 What holds for the non-players of both editions. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const carryingOut = sheet.part('8.1.1')
const procedure = sheet.part('8.1.2')

export const COMMON = commonLines(turn, carryingOut, procedure)

/** What parts of the charts of both editions are about. */
export const TITLES_OF_BOTH = {
  '8.1': TITLES.turn,
  '8.1.1': TITLES.conduct,
  '8.1.2': TITLES.procedure,
  '8.4.1': TITLES.side,
  '8.4.2': TITLES.pieces,
  '8.4.3': TITLES.where,
  '8.4.4': TITLES.cards,
  '8.7.5': TITLES.agitation,
}

/** 8.1 Insurgent Discord. */
export const DISCORD = turn.line('discord', {
  en: 'Insurgent Discord: with 2 players the Government chooses for a 2nd eligible non-player. It chose the event.',
  es: 'Discordia insurgente: con 2 jugadores el Gobierno elige por una facción sin jugador que sea 2.ª elegible. Eligió el evento.',
  pl: 'Niezgoda powstańców: przy 2 graczach za drugą uprawnioną frakcję nieobsadzoną wybiera rząd. Wybrał wydarzenie.',
})

const NO_SHIPPING = turn.line('ship', {
  en: 'Gain no operations from Shipments, and give up no Shipments for operations.',
  es: 'No obtengas operaciones de Envíos ni cedas Envíos a cambio de operaciones.',
  pl: 'Nie zyskuj operacji z dostaw i nie oddawaj dostaw za operacje.',
})

export const PLACE = procedure.line('1', {
  en: 'Place Bases before other pieces, and as many pieces as possible.',
  es: 'Coloca Bases antes que otras fichas, y tantas fichas como sea posible.',
  pl: 'Umieszczaj bazy przed innymi elementami i tyle elementów, ile się da.',
})
const SHIP = procedure.line('3', {
  en: 'Place Shipments under friendly Guerrillas, Underground ones first, if possible under one that already holds a Shipment.',
  es: 'Coloca los Envíos bajo Guerrillas propias, primero Ocultas y, si es posible, bajo una que ya lleve un Envío.',
  pl: 'Umieszczaj dostawy pod własnymi partyzantami, najpierw ukrytymi, w miarę możliwości pod takim, który już ma dostawę.',
})
const REMOVE = procedure.line('4', {
  en: 'Remove enemy Bases, then Police, Troops, Underground Guerrillas and Active Guerrillas.',
  es: 'Elimina Bases enemigas, luego Policía, Tropas, Guerrillas Ocultas y Guerrillas Activas.',
  pl: 'Usuwaj wrogie bazy, potem policję, wojsko, partyzantów ukrytych i aktywnych.',
})
const LOSE = procedure.line('5', {
  en: 'Lose Active Guerrillas before Underground ones; a Shipment passes to a friendly Guerrilla, otherwise to another non-player’s, Underground first.',
  es: 'Pierde Guerrillas Activas antes que Ocultas; un Envío pasa a una Guerrilla propia; si no, a la de otra facción sin jugador, primero Oculta.',
  pl: 'Trać aktywnych partyzantów przed ukrytymi; dostawa przechodzi do własnego partyzanta, a jeśli go nie ma, do partyzanta innej frakcji nieobsadzonej, najpierw ukrytego.',
})
const PROFIT = procedure.line('7', {
  en: 'Drug profits: a Base if one can be placed, otherwise 6 Resources.',
  es: 'Ganancias de la Droga: una Base si puede colocarse; si no, 6 Recursos.',
  pl: 'Zyski z narkotyków: baza, jeśli da się ją umieścić, w przeciwnym razie 6 zasobów.',
})
const CARRY = procedure.line('8', {
  en: 'March with as many Underground Guerrillas as can stay Underground; they take the Shipments along.',
  es: 'Marcha con tantas Guerrillas Ocultas como puedan seguir Ocultas; las que marchan se llevan los Envíos.',
  pl: 'Przemarsz tylu ukrytych partyzantów, ilu pozostanie ukrytych; maszerujący zabierają dostawy.',
})

/** Pieces of some factions in the order in which they are removed. */
export const removal = (of: readonly Faction[]): readonly Piece[] =>
  REMOVAL.filter((piece) => of.some((f) => kinds(f).includes(piece)))
const REMOVAL: readonly Piece[] = [
  ...FACTIONS.map(base),
  POLICE,
  TROOPS,
  ...INSURGENTS.map(underground),
  ...INSURGENTS.map(active),
]
/** A faction's own pieces, in the order in which they are lost. */
const losses = (np: NonPlayer): readonly Piece[] =>
  np.me === GOVT ? [...CUBES, base(np.me)] : [active(np.me), underground(np.me), base(np.me)]

/** 3.3.3, 4.4.2 A Shipment that nobody may remove falls to who struck. */
const taker = (np: NonPlayer): readonly Word[] =>
  np.q.isPossible(word('remove')) || np.g.acting === -1 ? [] : [factionWord(np.g.acting)]

/** 8.1.2 Other non-players to whom a Shipment passes: who has somebody Underground there; then FARC, AUC, Cartels. */
function heirs(np: NonPlayer): readonly Faction[] {
  const others = INSURGENTS.filter((f) => !np.isPlayer(f))
  const s = np.q.params?.space as Space
  return [...others.filter((f) => undergroundOf(np.g, f, s) > 0), ...others]
}

const answers: Answers = {
  'rally.how': (np) => np.firstOf(PLACE, ['base', 'many', 'guerrilla', 'regroup'].map(word)),
  'rally.from': (np) => np.done(),
  'rally.base-active': (np) => np.highest(LOSE),
  'move.how-many': (np) => np.ordered() ?? np.highest(PLACE),
  'place.how-many': (np) => np.highest(PLACE),
  'remove.which': (np) => np.firstPiece(REMOVE, removal(enemiesOf(np.g, np.me))) ?? np.firstPiece(LOSE, losses(np)),
  // Only a player who asks for advice meets these two.
  'ship.whose': (np) => np.done(NO_SHIPPING),
  'ship.lend': (np) => np.firstOf(NO_SHIPPING, [NO]),
  'shipment.profit': (np) => np.firstOf(PROFIT, [word('base'), word('resources')]),
  'kidnap.avenger': (np) => np.firstPiece(PLACE, [base(np.me), underground(np.me)]),
  'shipment.carry': (np) => np.highest(CARRY),
  'shipment.under': (np) =>
    np.firstOf(SHIP, [
      factionWord(np.me),
      ...INSURGENTS.filter((f) => !np.isPlayer(f)).map(factionWord),
      ...INSURGENTS.map(factionWord),
    ]),
  'shipment.whose': (np) =>
    np.firstOf(LOSE, [
      factionWord(np.me),
      ...taker(np),
      ...heirs(np).map(factionWord),
      word('remove'),
      ...INSURGENTS.map(factionWord),
    ]),
}

export const general: Chart = { lines: sheet.lines, answers }
