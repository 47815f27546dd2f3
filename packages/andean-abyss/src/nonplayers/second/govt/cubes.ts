import { type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { available, type Game, type Space, type Word } from '@coinflict/kernel/state'
import { POLICE, police, room, TROOPS, troops } from '../../../forces.ts'
import { here } from './terms.ts'

/** 8.1.2 How the Government places and loses cubes. */
const sheet = new Sheet()
const procedure = sheet.part('8.1.2')

const PLACE = procedure.line('2', {
  en: 'Place Police and Troops in turn, starting with whichever the space has fewer of (Police if equal).',
  es: 'Coloca Policía y Tropas alternativamente, empezando por lo que menos haya en la casilla (Policía en caso de igualdad).',
  pl: 'Umieszczaj na przemian policję i wojsko, zaczynając od rodzaju, którego na polu jest mniej (przy równości od policji).',
})
export const LOSE = procedure.line('6', {
  en: 'Lose Troops and Police in turn, starting with whichever the space has more of (Troops if equal); the last Police go last.',
  es: 'Pierde Tropas y Policía alternativamente, empezando por lo que más haya en la casilla (Tropas en caso de igualdad); el último Policía, al final.',
  pl: 'Trać na przemian wojsko i policję, zaczynając od rodzaju, którego na polu jest więcej (przy równości od wojska); ostatnia kostka policji na końcu.',
})

/** Cubes by kind. */
interface Cubes {
  readonly troops: number
  readonly police: number
}

/** 8.1.2/2 So many cubes as they are placed in a space: in turn, as far as each kind is Available. */
export function placement(g: Game, s: Space, n: number): Cubes {
  let t = 0
  let p = 0
  for (let turn = police(g, s) <= troops(g, s); t + p < n; turn = !turn) {
    const hasTroops = t < available(g, TROOPS)
    const hasPolice = p < available(g, POLICE)
    if (!hasTroops && !hasPolice) break
    if (turn ? hasPolice : !hasTroops) p++
    else t++
  }
  return { troops: t, police: p }
}

/** 8.1.2/6 So many cubes as a space with these loses them. */
export function losses(there: Cubes, n: number): Cubes {
  let { troops: t, police: p } = there
  for (let turn = t >= p, lost = 0; lost < n && t + p > 0; turn = !turn, lost++) {
    const takesTroops = t > 0 && (turn || p <= 1)
    if (takesTroops || p === 0) t--
    else p--
  }
  return { troops: there.troops - t, police: there.police - p }
}

/** 3.2.1 Up to six cubes in a Train space. */
export const MOST_TRAINED = 6

function placeCubes(np: NonPlayer): Word | undefined {
  const { g, q } = np
  if (q.rule !== '3.2.1') return undefined
  const s = here(np)
  const cubes = placement(g, s, Math.min(MOST_TRAINED, room(g, TROOPS, s)))
  return np.number(PLACE, q.params?.piece === TROOPS ? cubes.troops : cubes.police)
}

export const cubes = { lines: sheet.lines, answers: { 'place.how-many': placeCubes } }
