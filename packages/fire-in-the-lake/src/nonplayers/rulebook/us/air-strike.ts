import {
  type Criterion,
  fewest,
  highestPopulation,
  leastPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { ACTIVE_OPPOSITION, controlledBy } from '@coinflict/kernel/rules'
import { count, type Line, level, type Piece, pieceWord, type Space, type Word, YES } from '@coinflict/kernel/state'
import { airStrike, canDegrade, isStrikable, strikeLimits } from '../../../activities/air-strike.ts'
import { active, base, hasPeople, NVA, NVA_CONTROL, NVA_TROOPS, underground, VC } from '../../../forces.ts'
import { EVERY, isLoc } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { here, takePiece, targetsOf } from '../../terms.ts'
import { holdsNva } from '../coin.ts'
import { TARGET } from '../general.ts'
import { Losses, NVA_FIRST } from '../losses.ts'

/** 8.8.2 The US Air Strikes. */
const sheet = new Sheet()
const strike = sheet.part('8.8.2', airStrike.word)
export const airStrikeLines = sheet.lines

const JOIN = strike.line('AirStrike/0', {
  en: 'Without an Air Lift: Air Strike after the operation, to the full; with unshaded Arc Light also the first Province without COIN pieces that would follow.',
  es: 'Sin Transporte Aéreo: Ataque Aéreo tras la operación, al máximo; con Arc Light sin sombrear, también la primera Provincia sin fichas COIN que seguiría.',
  pl: 'Bez transportu lotniczego: atak z powietrza po operacji, w pełni; przy niezacienionym Arc Light także pierwsza w kolejności prowincja bez elementów COIN.',
})

/** How many pieces can still go. */
const hits = (np: NonPlayer): number => (np.q.id === 'strike.where' ? (np.q.params?.n ?? 0) : strikeLimits(np.g).pieces)

const lossesAt = (np: NonPlayer, s: Space): Losses => new Losses(np.g, s).strike(hits(np))
const isTarget = (np: NonPlayer, s: Space): boolean => lossesAt(np, s).total > 0

/** How many NVA pieces must go there until NVA Control ends; nothing if that cannot be. */
function neededFor(np: NonPlayer, s: Space): number | undefined {
  if (!holdsNva(np.g, s)) return undefined
  for (let n = 1; n <= hits(np); n++) {
    const losses = new Losses(np.g, s, NVA_FIRST).strike(n)
    if (losses.endsNvaControl()) return n
    if (losses.total < n) return undefined
  }
  return undefined
}

const mostBases: Criterion = most(
  { en: 'Bases removed', es: 'Bases eliminadas', pl: 'usunięte bazy' },
  (np, s) => lossesAt(np, s).bases,
)
const mostPieces: Criterion = most(
  { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
  (np, s) => lossesAt(np, s).total,
)

const FREE: SpaceLine = strike.line(
  'AirStrike/1',
  {
    en: 'First to remove NVA Control of the most Population; once it is gone, on to other targets.',
    es: 'Primero para eliminar el Control del EVN de la mayor Población; en cuanto desaparezca, a otros objetivos.',
    pl: 'Najpierw, by znieść kontrolę NVA nad największą populacją; gdy zniknie, dalej na inne cele.',
  },
  {
    where: (np: NonPlayer, s: Space) => hasPeople(s) && neededFor(np, s) !== undefined,
    by: [
      highestPopulation,
      fewest({ en: 'fewest pieces', es: 'menos fichas', pl: 'najmniej elementów' }, (np, s) => neededFor(np, s) ?? 0),
    ],
  },
)
const STRIKE_LINES: readonly SpaceLine[] = [
  FREE,
  strike.line(
    'AirStrike/2',
    {
      en: 'Then on LoCs with COIN pieces.',
      es: 'Luego en LdC con fichas COIN.',
      pl: 'Potem na LiKomach z elementami COIN.',
    },
    { where: (np: NonPlayer, s: Space) => isLoc(s) && isTarget(np, s) },
  ),
  strike.line(
    'AirStrike/3',
    {
      en: 'Then at Active Opposition: to remove Bases, then the most pieces.',
      es: 'Luego con Oposición Activa: para eliminar Bases y luego más fichas.',
      pl: 'Potem przy aktywnej opozycji: by usunąć bazy, potem najwięcej elementów.',
    },
    {
      where: (np: NonPlayer, s: Space) => level(np.g, s) === ACTIVE_OPPOSITION && isTarget(np, s),
      by: [mostBases, mostPieces],
    },
  ),
  strike.line(
    'AirStrike/4',
    {
      en: 'Then elsewhere, lowest Population first: to remove Bases, then the most pieces.',
      es: 'Luego en otra parte, antes la menor Población: para eliminar Bases y luego más fichas.',
      pl: 'Potem gdzie indziej, od najmniejszej populacji: by usunąć bazy, potem najwięcej elementów.',
    },
    { where: isTarget, by: [leastPopulation, mostBases, mostPieces] },
  ),
]
const DEGRADE = strike.line('AirStrike/5', {
  en: 'Finally Degrade the Trail if possible.',
  es: 'Por último, degrada la Ruta si es posible.',
  pl: 'Na koniec pogorsz szlak, jeśli się da.',
})

/** Air Strike, if there is anybody to hit or the Trail to Degrade. */
export function joinStrike(np: NonPlayer, line: Line = JOIN): Word | undefined {
  if (!np.q.isPossible(airStrike.word)) return undefined
  const isAny = EVERY.some((s) => isStrikable(np.g, s) && isTarget(np, s))
  return isAny || canDegrade(np.g, np.op) ? np.say(line, airStrike.word) : undefined
}

const NVA_TARGETS: readonly Piece[] = [base(NVA), active(NVA), NVA_TROOPS]

/** What goes in a space that is struck: for the sake of NVA Control the NVA alone, and no more than that takes if there are other targets. */
export function struck(np: NonPlayer): Word | undefined {
  const s = here(np)
  const line = np.lineAt(s, STRIKE_LINES) ?? TARGET
  if (line !== FREE) return takePiece(np, line, s, targetsOf(np, s))
  if (!holdsNva(np.g, s) && (areMoreTargets(np, s) || isLeftToNva(np, s))) return np.done(FREE)
  return np.firstPiece(FREE, NVA_TARGETS) ?? takePiece(np, FREE, s, targetsOf(np, s))
}

/** Whether only VC could be hit there, and one fewer of them would give the NVA Control. */
const isLeftToNva = ({ g, q }: NonPlayer, s: Space): boolean =>
  !NVA_TARGETS.some((piece) => q.isPossible(pieceWord(piece))) && controlledBy(g, s, VC, -1) === NVA_CONTROL

/** Whether another space can be struck after this one. */
function areMoreTargets(np: NonPlayer, s: Space): boolean {
  const spaces = np.selected(undefined, 'strike.where')
  if (spaces.length >= strikeLimits(np.g).spaces) return false
  return EVERY.some(
    (other) => other !== s && !spaces.includes(other) && isStrikable(np.g, other) && isTarget(np, other),
  )
}

/** SA-2s (card 34): a Base if there is one, then who hides, then anybody. */
const SAMS_BY: readonly Criterion[] = [
  most({ en: 'with a Base', es: 'con una Base', pl: 'z bazą' }, ({ g }, s) => Math.min(1, count(g, s, base(NVA)))),
  most({ en: 'with Guerrillas', es: 'con Guerrillas', pl: 'z partyzantami' }, ({ g }, s) =>
    Math.min(1, count(g, s, underground(NVA)) + count(g, s, active(NVA))),
  ),
]

export const airStrikeAnswers: Answers = {
  'strike.where': (np) => np.select(STRIKE_LINES) ?? np.done(canDegrade(np.g, np.op) ? DEGRADE : undefined),
  'strike.degrade': (np) => np.say(DEGRADE, YES),
  'strike.sams': (np) => np.chooseSpace(TARGET, () => true, SAMS_BY),
}
