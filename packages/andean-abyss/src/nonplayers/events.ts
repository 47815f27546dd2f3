import {
  type Chart,
  eventAnswers,
  type Faction,
  factionWord,
  first,
  type Game,
  most,
  type NonPlayer,
  type Piece,
  pieceWord,
  resources,
  Sheet,
  shiftOf,
} from '@coinflict/kernel'
import { active, base, FACTIONS, FARC, GOVT, guerrillas, hasSupport, kinds, pieces, underground } from '../forces.ts'
import { isCity } from '../map.ts'
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

const mostChange = most({ en: 'greatest change', es: 'mayor cambio', pl: 'największa zmiana' }, (np, s) =>
  Math.abs(shiftOf(np, s)),
)
const mostImprovement = most(
  { en: 'greatest shift toward Support', es: 'mayor cambio hacia el Apoyo', pl: 'największe przesunięcie ku poparciu' },
  shiftOf,
)
const citiesFirst = first({ en: 'a city', es: 'una ciudad', pl: 'miasto' }, (_, s) => isCity(s))
const farcAndSupport = first(
  { en: 'FARC Guerrillas and Support', es: 'Guerrillas de las FARC y Apoyo', pl: 'partyzanci FARC i poparcie' },
  ({ g }, s) => hasSupport(g, s) && guerrillas(g, FARC, s) > 0,
)
const everywhere = (): boolean => true

/** The other factions, those that players run first. */
const others = (np: NonPlayer): readonly Faction[] => {
  const all = FACTIONS.filter((f) => f !== np.me)
  return [...all.filter((f) => np.isPlayer(f)), ...all.filter((f) => !np.isPlayer(f))]
}

/** An own faction's pieces in the order in which they are lost. */
const losses = (f: Faction): readonly Piece[] => (f === GOVT ? kinds(GOVT) : [active(f), underground(f), base(f)])
const gains = (f: Faction): readonly Piece[] => [base(f), ...kinds(f)]

/** How well a faction does: its margin, then Resources, the others' margins, its pieces. */
function standing(np: NonPlayer, g: Game): number {
  let score = 1000 * g.volume.margin(g, np.me) + 10 * resources(g, np.me)
  for (const f of FACTIONS) if (f !== np.me) score += (np.isPlayer(f) ? -50 : 5) * g.volume.margin(g, f)
  for (const s of g.volume.allSpaces) score += pieces(g, np.me, s)
  return score
}

const answersBy = (shifts: typeof SHIFTS, shiftsBy: typeof mostChange) =>
  eventAnswers({
    amount: AS_MANY,
    pieces: PIECES,
    spaces: SPACES,
    shifts,
    shiftsBy: () => [shiftsBy],
    choices: CHOICES,
    hostile: (np) => [...others(np).flatMap((f) => removal([f])), ...losses(np.me)],
    friendly: (np) => [...gains(np.me), ...[...others(np)].reverse().flatMap(gains)],
    standing,
    instructions: {
      21: { 'event.place-where': (np) => np.chooseSpace(REYES, everywhere, [farcAndSupport]) },
      57: { 'event.replace-where': (np) => np.chooseSpace(MILLENNIUM, everywhere, [citiesFirst]) },
      70: {
        'event.faction': (np) => np.firstOf(AYAHUASCA, [factionWord(np.me)]),
        'event.terror-which': (np) => np.firstOf(AYAHUASCA, [active(np.me), underground(np.me)].map(pieceWord)),
      },
    },
  })

/** The insurgents' events, and the Government's, which looks at shifts in its own way. */
export const events: Chart = { lines: sheet.lines, answers: answersBy(SHIFTS, mostChange) }
export const governmentEvents = answersBy(GOVERNMENT_SHIFTS, mostImprovement)
