import {
  type Answers,
  count,
  type EventRules,
  eventAnswers,
  type Faction,
  type Game,
  most,
  type NonPlayer,
  type Piece,
  resources,
  type Sentence,
  type Sheet,
  type Space,
  spaceWord,
} from '@coinflict/kernel'
import { active, base, FACTIONS, isCoin, kinds, underground } from '../forces.ts'

/** How both families carry events out, each by the lines of its own rule. */

const AMOUNT: Sentence = {
  en: 'Events: place, remove or move as many pieces as text, Available pieces and stacking allow.',
  es: 'Eventos: coloca, elimina o mueve tantas fichas como permitan el texto, las Disponibles y el apilamiento.',
  pl: 'Wydarzenia: umieść, usuń lub przesuń tyle elementów, ile pozwalają tekst, dostępne elementy i limity.',
}
const PIECES: Sentence = {
  en: 'Events: own pieces, Bases first; of others, players’ pieces before non-players’, Bases first.',
  es: 'Eventos: fichas propias, Bases primero; de los demás, las de jugadores antes que las de no jugadores, Bases primero.',
  pl: 'Wydarzenia: własne elementy, bazy najpierw; z cudzych elementy graczy przed frakcjami bez graczy, bazy najpierw.',
}
const SPACES: Sentence = {
  en: 'Events: the spaces where most Bases, then most other pieces come or go; then at random.',
  es: 'Eventos: las casillas donde más Bases, y luego más fichas, entren o salgan; luego al azar.',
  pl: 'Wydarzenia: pola, na których przybędzie lub ubędzie najwięcej baz, potem innych elementów; potem losowo.',
}
const CHOICES: Sentence = {
  en: 'Events: where the text leaves a choice, what serves the faction best.',
  es: 'Eventos: donde el texto deja elegir, lo que más convenga a la facción.',
  pl: 'Wydarzenia: gdy tekst daje wybór, to, co najlepiej służy frakcji.',
}

/** The other factions: players' first, then those of the other side. */
function others(np: NonPlayer): readonly Faction[] {
  const rank = (f: Faction): number => (np.isPlayer(f) ? 0 : 2) + (isCoin(f) === isCoin(np.me) ? 1 : 0)
  return FACTIONS.filter((f) => f !== np.me).sort((a, b) => rank(a) - rank(b))
}

const gains = (f: Faction): readonly Piece[] => [base(f), ...kinds(f).filter((piece) => piece !== base(f))]
const targets = (f: Faction): readonly Piece[] => (isCoin(f) ? gains(f) : [base(f), underground(f), active(f)])
const losses = (f: Faction): readonly Piece[] => [...targets(f)].reverse()

/** How many bases, and how many other pieces, come or go anywhere, whichever side up. */
function changes(np: NonPlayer, trial: Game): number {
  const { allPieces, allSpaces, flipOf, pieces } = np.g.volume
  let sum = 0
  for (const s of allSpaces) {
    for (const piece of allPieces) {
      const other = flipOf[piece] as Piece
      if (other < piece) continue
      const both = (g: Game): number => count(g, s, piece) + (other === piece ? 0 : count(g, s, other))
      sum += Math.abs(both(trial) - both(np.g)) * (pieces[piece]?.type === 'base' ? 100 : 1)
    }
  }
  return sum
}

/** Where most comes of it, tried out; nothing is known of it while something else is tried out. */
const mostComesOfIt = most(
  { en: 'most pieces concerned', es: 'más fichas afectadas', pl: 'najwięcej objętych elementów' },
  (np: NonPlayer, s: Space) => {
    const trial = np.tryAnswer(spaceWord(s))
    return trial === undefined ? 0 : changes(np, trial)
  },
)

/** How well a faction does: its margin, the players' against it, its Resources. */
function standing(np: NonPlayer, g: Game): number {
  let score = 1000 * g.volume.margin(g, np.me) + 10 * resources(g, np.me)
  for (const f of FACTIONS) if (f !== np.me) score += (np.isPlayer(f) ? -50 : 1) * g.volume.margin(g, f)
  return score
}

/** The lines of a family's rule on events, and the answers by them. */
export function eventsBy(
  sheet: Sheet,
  rule: string,
  shifts: Sentence,
  shiftsBy: EventRules['shiftsBy'],
  instructions: NonNullable<EventRules['instructions']> = {},
): Answers {
  const { line } = sheet.part(rule)
  return eventAnswers({
    amount: line('events-1', AMOUNT),
    pieces: line('events-2', PIECES),
    spaces: line('events-3', SPACES),
    spacesBy: () => [mostComesOfIt],
    shifts: line('events-4', shifts),
    shiftsBy,
    choices: line('events-5', CHOICES),
    hostile: (np) => [...others(np).flatMap(targets), ...losses(np.me)],
    friendly: (np) => [...gains(np.me), ...[...others(np)].reverse().flatMap(gains)],
    standing,
    instructions,
  })
}
