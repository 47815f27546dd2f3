import {
  type Answers,
  type Chart,
  currentCard,
  DONE,
  type Faction,
  factionWord,
  first,
  type Game,
  type Line,
  level,
  most,
  type NonPlayer,
  type Piece,
  pieceWord,
  resources,
  Sheet,
  type Space,
  type Word,
} from '@coinflict/kernel'
import { active, base, enemies, FACTIONS, GOVT, guerrillas, hasSupport, kinds, pieces, underground } from '../forces.ts'
import { isCity, pop } from '../map.ts'
import { removal } from './general.ts'

/** 8.4 How the non-players of both editions carry events out. */
const sheet = new Sheet()
const placing = sheet.part('8.4.2')
const choosing = sheet.part('8.4.3')
const instructions = sheet.part('8.4.4')

const AS_MANY = placing.line('1', {
  en: 'Events: place, move or remove as many pieces as text, Available pieces and stacking allow.',
  es: 'Eventos: coloca, mueve o elimina tantas fichas como permitan el texto, las Disponibles y el apilamiento.',
  pl: 'Wydarzenia: umieść, przesuń lub usuń tyle elementów, ile pozwalają tekst, dostępne elementy i limity.',
})
const PIECES = placing.line('2', {
  en: 'Events: own Bases first, then other own pieces; of others, players’ pieces before non-players’, Bases first.',
  es: 'Eventos: primero Bases propias, luego otras fichas propias; de los demás, las de jugadores antes, Bases primero.',
  pl: 'Wydarzenia: najpierw własne bazy, potem inne własne elementy; z cudzych najpierw elementy graczy, bazy pierwsze.',
})
const SPACES = choosing.line('1', {
  en: 'Events: spaces at random unless an instruction names them.',
  es: 'Eventos: casillas al azar salvo que una instrucción las indique.',
  pl: 'Wydarzenia: pola losowo, chyba że wskazuje je instrukcja.',
})
const SHIFTS = choosing.line('2', {
  en: 'Events: shift where Total Support and Total Opposition change most.',
  es: 'Eventos: modifica donde más cambien el Apoyo Total y la Oposición Total.',
  pl: 'Wydarzenia: przesuwaj tam, gdzie łączne poparcie i łączna opozycja zmienią się najbardziej.',
})
const GOVERNMENT_SHIFTS = choosing.line('3', {
  en: 'Events, Government: the greatest shift toward Active Support, or the smallest toward Active Opposition.',
  es: 'Eventos, Gobierno: el mayor cambio hacia el Apoyo Activo, o el menor hacia la Oposición Activa.',
  pl: 'Wydarzenia, rząd: największe przesunięcie ku aktywnemu poparciu albo najmniejsze ku aktywnej opozycji.',
})
const CHOICES = choosing.line('4', {
  en: 'Events: where the text leaves a choice, what serves the faction best.',
  es: 'Eventos: donde el texto deja elegir, lo que más convenga a la facción.',
  pl: 'Wydarzenia: gdy tekst daje wybór, to, co najlepiej służy frakcji.',
})

// What the sheets say of single cards, as far as it is known.

const REYES = instructions.line('21', {
  en: 'Raúl Reyes: the Base goes to a space with FARC Guerrillas and Support, if possible.',
  es: 'Raúl Reyes: la Base va a una casilla con Guerrillas de las FARC y Apoyo, si es posible.',
  pl: 'Raúl Reyes: baza trafia na pole z partyzantami FARC i poparciem, jeśli to możliwe.',
})
const MILLENNIUM = instructions.line('57', {
  en: 'Op Millennium: replace Police in random cities before any in departments, with Bases first.',
  es: 'Op Millennium: sustituye Policía en ciudades al azar antes que en departamentos, primero por Bases.',
  pl: 'Op Millennium: zastępuj policję w losowych miastach przed departamentami, najpierw bazami.',
})
const AYAHUASCA = instructions.line('70', {
  en: 'Ayahuasca Tourism: the executing faction’s own Guerrillas do the Terror, Active ones before Underground.',
  es: 'Turismo de Ayahuasca: el Terror lo hacen Guerrillas de la facción que ejecuta, Activas antes que Ocultas.',
  pl: 'Ayahuasca Tourism: terror przeprowadzają partyzanci wykonującej frakcji, aktywni przed ukrytymi.',
})

/** What a space's level would be after the shift that the question is about. */
function levelAfter(np: NonPlayer, s: Space): number {
  const { level: set, shift = 0 } = np.q.params ?? {}
  return set ?? Math.max(-2, Math.min(2, level(np.g, s) + shift))
}

/** How much Total Support and Total Opposition change together. */
const change = (np: NonPlayer, s: Space): number => pop(s) * Math.abs(levelAfter(np, s) - level(np.g, s))
/** The same toward Active Support. */
const improvement = (np: NonPlayer, s: Space): number => pop(s) * (levelAfter(np, s) - level(np.g, s))

const mostChange = most({ en: 'greatest change', es: 'mayor cambio', pl: 'największa zmiana' }, change)
const mostImprovement = most(
  { en: 'greatest shift toward Support', es: 'mayor cambio hacia el Apoyo', pl: 'największe przesunięcie ku poparciu' },
  improvement,
)
const enemiesFirst = first(
  { en: 'with enemy pieces', es: 'con fichas enemigas', pl: 'z wrogimi elementami' },
  (np, s) => enemies(np.g, np.me, s) > 0,
)
const citiesFirst = first({ en: 'a city', es: 'una ciudad', pl: 'miasto' }, (_, s) => isCity(s))
const farcAndSupport = first(
  { en: 'FARC Guerrillas and Support', es: 'Guerrillas de las FARC y Apoyo', pl: 'partyzanci FARC i poparcie' },
  ({ g }, s) => hasSupport(g, s) && guerrillas(g, FACTIONS[1] as Faction, s) > 0,
)

const everywhere = (): boolean => true
const anySpace = (np: NonPlayer, line: Line = SPACES): Word | undefined => np.chooseSpace(line, everywhere)

/** Enemies, those that players run first. */
const enemiesInOrder = (np: NonPlayer): readonly Faction[] => {
  const others = FACTIONS.filter((f) => f !== np.me)
  return [...others.filter((f) => np.isPlayer(f)), ...others.filter((f) => !np.isPlayer(f))]
}
const hostilePieces = (np: NonPlayer): readonly Piece[] => enemiesInOrder(np).flatMap((f) => removal([f]))
const ownPieces = (np: NonPlayer): readonly Piece[] => [base(np.me), ...kinds(np.me)]

/** An enemy's piece; an own one only where the text asks for one. */
function harm(np: NonPlayer): Word | undefined {
  const enemy = np.firstPiece(PIECES, hostilePieces(np))
  if (enemy !== undefined) return enemy
  if (np.q.isPossible(DONE)) return np.say(PIECES, DONE)
  return np.firstPiece(PIECES, np.me === GOVT ? kinds(GOVT) : [active(np.me), underground(np.me), base(np.me)])
}

/** An own piece, then another non-player's, a player's last. */
function help(np: NonPlayer): Word | undefined {
  const others = [...enemiesInOrder(np)].reverse()
  return np.firstPiece(PIECES, [...ownPieces(np), ...others.flatMap((f) => [base(f), ...kinds(f)])])
}

/** A space where pieces are taken off: with enemies, if there is one. */
const harmWhere = (np: NonPlayer): Word | undefined =>
  np.chooseSpace(
    SPACES,
    (_, s) => enemies(np.g, np.me, s) > 0,
    currentCard(np.g) === 57 ? [citiesFirst] : [enemiesFirst],
  ) ?? (np.q.isPossible(DONE) ? np.say(SPACES, DONE) : anySpace(np))

/** How well a faction does, roughly: its margin, what non-players and players have, its Resources and pieces. */
function standing(np: NonPlayer, trial: Game): number {
  let score = 1000 * trial.volume.margin(trial, np.me) + 10 * resources(trial, np.me)
  for (const f of trial.volume.allFactions) {
    if (f !== np.me) score += (np.isPlayer(f) ? -50 : 5) * trial.volume.margin(trial, f)
  }
  for (const s of trial.volume.allSpaces) score += pieces(trial, np.me, s)
  return score
}

/** The answer that leaves the faction best off, tried out; by lot among equals. */
function best(np: NonPlayer): Word | undefined {
  let top = Number.NEGATIVE_INFINITY
  let found: Word[] = []
  for (const answer of np.q.answers) {
    const trial = np.tryAnswer(answer)
    if (trial === undefined) continue
    const score = standing(np, trial)
    if (score < top) continue
    if (score > top) found = []
    top = score
    found.push(answer)
  }
  return found.length === 0 ? undefined : np.byLot(CHOICES, found)
}

/** The own faction where one may be chosen that gains, else what is best. */
const whichFaction = (np: NonPlayer): Word | undefined =>
  currentCard(np.g) === 70 ? np.firstOf(AYAHUASCA, [factionWord(np.me)]) : best(np)

const shiftWhere = (np: NonPlayer): Word | undefined =>
  np.me === GOVT
    ? np.chooseSpace(GOVERNMENT_SHIFTS, everywhere, [mostImprovement])
    : np.chooseSpace(SHIFTS, everywhere, [mostChange])

const answers: Answers = {
  'event.shift-where': shiftWhere,
  'event.set-where': shiftWhere,
  'event.space': (np) => anySpace(np),
  'event.pipeline': (np) => anySpace(np),
  'event.sabotage-where': (np) => anySpace(np),
  'event.operation-where': (np) => anySpace(np),
  'event.place-shipment': (np) => anySpace(np),
  'event.place-where': (np) =>
    currentCard(np.g) === 21 ? np.chooseSpace(REYES, everywhere, [farcAndSupport]) : anySpace(np),
  'event.move-from': (np) => anySpace(np),
  'event.move-to': (np) => anySpace(np),
  'event.flip-where': harmWhere,
  'event.remove-where': harmWhere,
  'event.remove-shipment': harmWhere,
  'event.replace-where': (np) =>
    currentCard(np.g) === 57 ? np.chooseSpace(MILLENNIUM, everywhere, [citiesFirst]) : harmWhere(np),
  'event.replace-piece-where': harmWhere,
  'event.remove-which': harm,
  'event.replace-which': harm,
  'event.flip-which': harm,
  'event.place-which': help,
  'event.replace-with': help,
  'event.keep-which': (np) => np.firstPiece(PIECES, [underground(np.me), active(np.me)]),
  'event.terror-which': (np) => np.firstOf(AYAHUASCA, [pieceWord(active(np.me)), pieceWord(underground(np.me))]),
  'event.how-many': (np) => np.highest(AS_MANY),
  'event.how-many-farc': (np) => np.highest(AS_MANY),
  'event.choice': best,
  'event.faction': whichFaction,
  'event.operation-what': best,
}

export const events: Chart = { lines: sheet.lines, answers }
