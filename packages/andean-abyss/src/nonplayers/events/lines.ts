import { type Criterion, first, most, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { bases, pieces } from '@coinflict/kernel/rules'
import type { Faction, Line, Space, Word } from '@coinflict/kernel/state'
import { FACTIONS, GOVT } from '../../forces.ts'
import { isCity } from '../../map.ts'

/** 8.4 What events are carried out by, whoever executes them. Lines marked h stand where the rule is silent. */
const sheet = new Sheet()
const placing = sheet.part('8.4.2')
const choosing = sheet.part('8.4.3')
const granting = sheet.part('8.4.4')

export const AS_MANY = placing.line('1', {
  en: 'Events: place, move or remove as many pieces as the text, Available pieces and stacking allow.',
  es: 'Eventos: coloca, mueve o elimina tantas fichas como permitan el texto, las Disponibles y el apilamiento.',
  pl: 'Wydarzenia: umieść, przesuń lub usuń tyle elementów, na ile pozwalają tekst, dostępne elementy i pojemność pól.',
})
export const BENEFIT = placing.line('h1', {
  en: 'Events: the executing faction benefits, otherwise another non-player, players last.',
  es: 'Eventos: se beneficia la facción ejecutora; si no, otra facción sin jugador; un jugador, en último lugar.',
  pl: 'Wydarzenia: korzysta wykonująca frakcja, w przeciwnym razie inna frakcja nieobsadzona, frakcja gracza na końcu.',
})
export const HARM = placing.line('h2', {
  en: 'Events: players lose before other non-players do, the executing faction last; Bases first.',
  es: 'Eventos: pierde un jugador antes que otra facción sin jugador, y la facción ejecutora al final; primero Bases.',
  pl: 'Wydarzenia: traci gracz przed inną frakcją nieobsadzoną, a wykonująca frakcja na końcu; najpierw bazy.',
})
export const SPACES = choosing.line('1', {
  en: 'Events: spaces at random unless an instruction names them.',
  es: 'Eventos: casillas al azar salvo que una instrucción las indique.',
  pl: 'Wydarzenia: pola wybiera się losowo, chyba że wskazuje je instrukcja.',
})
export const MOST = choosing.line('h1', {
  en: 'Events: the space where the most Bases, then the most other pieces, come or go.',
  es: 'Eventos: la casilla donde entren o salgan más Bases, luego más fichas de otro tipo.',
  pl: 'Wydarzenia: pole, na którym przybędzie lub ubędzie najwięcej baz, potem najwięcej innych elementów.',
})
export const BY_CHART = granting.line('h1', {
  en: 'Events: a free operation or special activity follows the lines of the chart.',
  es: 'Eventos: una operación o actividad especial gratuita sigue las líneas del diagrama.',
  pl: 'Wydarzenia: darmowa operacja lub czynność specjalna przebiega według wierszy diagramu.',
})

export const eventLines: readonly Line[] = sheet.lines

export const everywhere = (): boolean => true

/** The other factions, those that players run first. */
export const others = (np: NonPlayer): readonly Faction[] => {
  const all = FACTIONS.filter((f) => f !== np.me)
  return [...all.filter((f) => np.isPlayer(f)), ...all.filter((f) => !np.isPlayer(f))]
}

export const players = (np: NonPlayer): readonly Faction[] => others(np).filter((f) => np.isPlayer(f))

/** 8.4 Against whom it acts if it may leave it: with a played Government the non-player insurgents help each other. */
export const isFoe = (np: NonPlayer, f: Faction): boolean =>
  f !== np.me && (np.isPlayer(f) || np.me === GOVT || !np.isPlayer(GOVT))
export const foes = (np: NonPlayer): readonly Faction[] => others(np).filter((f) => isFoe(np, f))

export const mostBasesOf = (f: Faction): Criterion =>
  most({ en: 'most Bases', es: 'más Bases', pl: 'najwięcej baz' }, ({ g }, s) => bases(g, f, s))
export const mostPiecesOf = (f: Faction): Criterion =>
  most({ en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' }, ({ g }, s) => pieces(g, f, s))
export const citiesFirst = first({ en: 'a city', es: 'una ciudad', pl: 'miasto' }, (_, s) => isCity(s))

/** Most pieces of players, counted up to a number. */
export const mostOfPlayers = (limit: number): Criterion =>
  most({ en: 'most players’ pieces', es: 'más fichas de jugadores', pl: 'najwięcej elementów graczy' }, (np, s) =>
    Math.min(limit, piecesOf(np, s, players(np))),
  )
export const piecesOf = ({ g }: NonPlayer, s: Space, of: readonly Faction[]): number =>
  of.reduce((sum, f) => sum + pieces(g, f, s), 0)

/** A space for the sake of a line, by what decides among several. */
export const where =
  (line: Line, by: readonly Criterion[] = []) =>
  (np: NonPlayer): Word | undefined =>
    np.chooseSpace(line, everywhere, by)

/** An answer to a question that operations ask too: only what the event itself asks is meant. */
export const inEvent =
  (answer: (np: NonPlayer) => Word | undefined) =>
  (np: NonPlayer): Word | undefined =>
    np.q.rule === '5.1' ? answer(np) : undefined
