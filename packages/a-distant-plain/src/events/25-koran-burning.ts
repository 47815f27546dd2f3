import { highestPopulation, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { bases, canImprove, canWorsen, mark, markerRoom, shift, unmark } from '@coinflict/kernel/rules'
import { type Game, type Line, markers, type Space, type Word } from '@coinflict/kernel/state'
import { COALITION, police, population, TERROR } from '../forces.ts'
import { AFGHAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { dual, eachSpace, maySpace, pickSpace } from './verbs.ts'

export const card = dual(
  25,
  'Koran Burning',
  'TGCW',
  ['flame', 'crowd'],
  {
    en: {
      unshaded:
        'Remove up to 3 Terror markers from spaces with Police. Shift 1 space with Police and no Terror 1 level toward Support.',
      shaded:
        'In up to 2 spaces with Coalition Bases, place a Terror marker and shift the space 1 level toward Opposition.',
    },
    es: {
      unshaded:
        'Retira hasta 3 marcadores de Terror de casillas con Policía. Modifica 1 nivel hacia Apoyo 1 casilla con Policía y sin Terror.',
      shaded:
        'En hasta 2 casillas con Base de la Coalición, coloca 1 marcador de Terror y modifica la casilla 1 nivel hacia Oposición.',
    },
    pl: {
      unshaded:
        'Usuń do 3 żetonów terroru z pól z policją. Przesuń 1 pole z policją i bez terroru o 1 poziom w kierunku poparcia.',
      shaded:
        'Na maksymalnie 2 polach z bazą koalicji umieść żeton terroru i przesuń je o 1 poziom w kierunku opozycji.',
    },
  },
  {
    unshaded(g, by) {
      const patrolled = (isScarred: boolean) => () =>
        AFGHAN.filter((s) => police(g, s) > 0 && markers(g, s, TERROR) > 0 === isScarred)
      for (let n = 0; n < 3; n++) {
        const s = maySpace(g, by, 'event.25.where', patrolled(true))
        if (s === undefined) break
        unmark(g, TERROR, s)
      }
      const calm = () => patrolled(false)().filter((s) => canImprove(g, s))
      const s = pickSpace(g, by, 'event.shift-where', calm, { shift: 1 })
      if (s !== undefined) shift(g, s, 1)
    },
    shaded(g, by) {
      const posts = () =>
        AFGHAN.filter((s) => bases(g, COALITION, s) > 0 && (markerRoom(g, TERROR, s) > 0 || canWorsen(g, s)))
      eachSpace(g, by, 'event.space', 2, posts, (s) => outrage(g, s), { upTo: true })
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** A Terror marker, as far as the pool reaches, and a level toward Opposition. */
function outrage(g: Game, s: Space): void {
  mark(g, TERROR, s)
  shift(g, s, -1)
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Koran Burning: first clear Terror from the space that can then shift most; then highest Population.',
    es: 'Koran Burning: primero retira el Terror de la casilla que luego pueda modificarse más; luego mayor Población.',
    pl: 'Koran Burning: najpierw oczyść z terroru pole, które potem przesunie się najbardziej; potem największa populacja.',
  },
  answers: ({ lineOf }) => ({ 'event.25.where': (np) => clearTerror(np, lineOf(25)) }),
  effects: { 'event.space': (p) => p.shift(-1) },
}

/** How many of the three markers were taken off so far is remembered. */
function clearTerror(np: NonPlayer, line: Line): Word | undefined {
  const left = 3 - (np.noted<number>('cleared') ?? 0)
  const opens = most(
    { en: 'greatest shift afterwards', es: 'mayor modificación después', pl: 'potem największe przesunięcie' },
    ({ g }, s) => (canImprove(g, s) && markers(g, s, TERROR) <= left ? population(g, s) : 0),
  )
  np.note('cleared', 4 - left)
  return np.chooseSpace(line, () => true, [opens, highestPopulation])
}
