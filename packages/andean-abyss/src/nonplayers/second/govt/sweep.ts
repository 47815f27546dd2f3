import {
  type Criterion,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { enemies, hasSupport, pieces, undergroundOf, unmoved } from '@coinflict/kernel/rules'
import { factionWord, inForce, type Operation, type Piece, type Space, type Word } from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import { cubes, GOVT, INSURGENTS, POLICE, police, room, TROOPS, troops } from '../../../forces.ts'
import { approachesTo, isCity, isLoc } from '../../../map.ts'
import { isProtected } from '../../../operations/assault.ts'
import { SWEEP, sweepCost, sweepStrength, whyNotEnter, whyNotMove } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { hasCubes, nextSpace } from '../../terms.ts'
import { addsControl, guardOf, hasOnlyPolice, here, isHeld, surplus, targets } from './terms.ts'

/** 8.8.6 Sweep. */
const sheet = new Sheet()
const part = sheet.part('8.8.6', SWEEP)

export const SWEEP_STEP = part.line(
  '1',
  {
    en: 'Otherwise Sweep.',
    es: 'Si no, Barrido.',
    pl: 'W przeciwnym razie przeszukiwanie.',
  },
  { operation: SWEEP, when: () => true, ifNone: [] },
)

const MOST_PAID = 12
const LIMIT = part.line('2', {
  en: 'For at most 12 Resources.',
  es: 'Por 12 Recursos como máximo.',
  pl: 'Za najwyżej 12 zasobów.',
})

/** 8.8.6/3 Cubes that may leave: Control stays, 3 cubes stay where there is Support, lines stay guarded. */
function mayLeave({ g }: NonPlayer, s: Space): number {
  if (isLoc(s)) return cubes(g, s) - guardOf(g, s)
  const beyondControl = isHeld(g, s) ? surplus(g, s) : cubes(g, s)
  return hasSupport(g, s) ? Math.min(beyondControl, cubes(g, s) - 3) : beyondControl
}

/** Cubes of a kind that would come from one space to another; none out of a space that is itself being swept. */
function coming(np: NonPlayer, piece: Piece, from: Space, to: Space): number {
  const { g } = np
  const op = np.op as Operation
  const there = unmoved(g, op, from, piece)
  if (there <= 0 || op.spaces.includes(from)) return 0
  const n = Math.min(there, mayLeave(np, from))
  return n <= 0 || whyNotMove(g, op, piece, from, to) !== undefined ? 0 : n
}

/** Troops that can still come to a space. */
function reserves(np: NonPlayer, to: Space): number {
  let sum = 0
  for (const { from } of approachesTo(to)) sum += coming(np, TROOPS, from, to)
  return Math.min(sum, room(np.g, TROOPS, to))
}

const hidden = ({ g }: NonPlayer, s: Space): number => {
  let sum = 0
  for (const f of INSURGENTS) sum += undergroundOf(g, f, s)
  return sum
}

/** Whether so many more Troops find every guerrilla there, and there is one to find; some may be beyond reach (card 42). */
function findsAll(np: NonPlayer, s: Space, more: number): boolean {
  const { g } = np
  const toFind = hidden(np, s)
  if (toFind === 0) return false
  for (const f of INSURGENTS) if (isProtected(g, f) && undergroundOf(g, f, s) > 0) return false
  return sweepStrength(g, s, troops(g, s) + more, police(g, s)) >= toFind
}

const CITIES_FIRST = first({ en: 'cities', es: 'ciudades', pl: 'miasta' }, (_, s) => isCity(s))
/** Support spaces with and without cubes are one class. */
const BY_CLASS = most(
  { en: 'at Support, then with cubes', es: 'con Apoyo, luego con cubos', pl: 'z poparciem, potem z kostkami' },
  (np, s) => (hasSupport(np.g, s) ? 2 : Number(hasCubes(np, s))),
)
/** 8.8.6/4 What decides among equal spaces. */
export const SWEEP_CRITERIA: readonly Criterion[] = [CITIES_FIRST, BY_CLASS, highestPopulation]

const SPACES: readonly SpaceLine[] = [
  part.line(
    '4',
    {
      en: 'First where all Guerrillas can be flipped to Active, then where Government Control can be added.',
      es: 'Primero donde puedan Activarse todas las Guerrillas, luego donde pueda obtenerse el Control del Gobierno.',
      pl: 'Najpierw tam, gdzie można aktywować wszystkich partyzantów, potem tam, gdzie można zyskać kontrolę rządu.',
    },
    {
      where(np: NonPlayer, s: Space) {
        if (hidden(np, s) === 0 && isHeld(np.g, s)) return false
        const more = reserves(np, s)
        return findsAll(np, s, more) || addsControl(np.g, s, more)
      },
      by: [
        first(
          {
            en: 'all Guerrillas can be flipped to Active',
            es: 'pueden Activarse todas las Guerrillas',
            pl: 'można aktywować wszystkich partyzantów',
          },
          (np, s) => findsAll(np, s, reserves(np, s)),
        ),
        ...SWEEP_CRITERIA,
      ],
    },
  ),
]

const ENOUGH = part.line('5', {
  en: 'Bring just enough Troops to add Control, then to flip all Guerrillas to Active, and 1 to where there are only Police.',
  es: 'Lleva solo las Tropas necesarias para obtener el Control, luego para Activar todas las Guerrillas, y 1 adonde solo haya Policía.',
  pl: 'Sprowadź tylko tyle wojska, by zyskać kontrolę, potem by aktywować wszystkich partyzantów, i 1 kostkę tam, gdzie jest tylko policja.',
})
const POLICE_TOO = part.line('6', {
  en: 'With National Defense & Security Council in force, also 1 Police where there are none.',
  es: 'Con National Defense & Security Council en vigor, también 1 Policía donde no haya ninguno.',
  pl: 'Gdy obowiązuje National Defense & Security Council, także 1 kostka policji tam, gdzie jej nie ma.',
})
const ACTIVATE = part.line('7', {
  en: 'Flip as many Guerrillas to Active as possible.',
  es: 'Activa tantas Guerrillas como sea posible.',
  pl: 'Aktywuj jak najwięcej partyzantów.',
})

/** The next space to Sweep; nothing if no line asks for one, or nothing may be paid any more. */
export const nextSweep = (np: NonPlayer): Word | undefined =>
  (np.op?.paid ?? 0) + sweepCost(np.g) > MOST_PAID ? np.done(LIMIT) : nextSpace(np, SPACES)

/** 8.8.6/5 How many Troops are still to come: what cannot be brought about is not begun. */
function wanted(np: NonPlayer, to: Space): number {
  const { g } = np
  const most = reserves(np, to)
  const forControl = isHeld(g, to) ? 0 : enemies(g, GOVT, to) + 1 - pieces(g, GOVT, to)
  let forGuerrillas = 0
  if (findsAll(np, to, most)) while (!findsAll(np, to, forGuerrillas)) forGuerrillas++
  const forCompany = hasOnlyPolice(g, to) ? 1 : 0
  return Math.max(forControl <= most ? forControl : 0, forGuerrillas, Math.min(forCompany, most))
}

/** 8.8.6/6 */
const wantsPolice = ({ g }: NonPlayer, to: Space): boolean =>
  inForce(g, CARD.defenseCouncil, 'unshaded') && police(g, to) === 0

const mostComing = (piece: Piece, to: Space): Criterion =>
  most(
    { en: 'most cubes that may leave', es: 'más cubos que puedan salir', pl: 'najwięcej kostek, które mogą odejść' },
    (np, from) => coming(np, piece, from, to),
  )

function nextOrigin(np: NonPlayer): Word | undefined {
  const to = here(np)
  if (wanted(np, to) > 0) {
    const from = np.chooseSpace(ENOUGH, (_, s) => coming(np, TROOPS, s, to) > 0, [mostComing(TROOPS, to)])
    if (from !== undefined) return from
  }
  if (!wantsPolice(np, to)) return np.done()
  return np.chooseSpace(POLICE_TOO, (_, s) => coming(np, POLICE, s, to) > 0, [mostComing(POLICE, to)]) ?? np.done()
}

/** How many of the kind asked for come along. */
export function howManySweep(np: NonPlayer): Word | undefined {
  const { piece, space: from, to } = np.q.params as { piece: Piece; space: Space; to: Space }
  if (piece === TROOPS) return np.number(ENOUGH, Math.min(wanted(np, to), coming(np, TROOPS, from, to)))
  return np.number(POLICE_TOO, wantsPolice(np, to) && coming(np, POLICE, from, to) > 0 ? 1 : 0)
}

/** 8.8.7/6 Whether a Sweep there would lack cubes: 2 to find every guerrilla, 1 to gain Control, 0 if nothing is lacking. */
export function unfinishedSweep(np: NonPlayer, s: Space): number {
  const { g, op } = np
  if (op === undefined || whyNotEnter(g, op, s) !== undefined) return 0
  if (findsAll(np, s, PLENTY)) return findsAll(np, s, reserves(np, s)) ? 0 : 2
  return isHeld(g, s) || addsControl(g, s, reserves(np, s)) ? 0 : 1
}
/** No number of cubes is too few. */
const PLENTY = 99

/** Whom cubes find first. */
export const foundInSweep = (np: NonPlayer): Word | undefined => np.firstOf(ACTIVATE, targets(np).map(factionWord))

export const sweeping = { lines: sheet.lines, answers: { 'sweep.from': nextOrigin } satisfies Answers }
