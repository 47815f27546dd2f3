import {
  type Criterion,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { undergroundOf } from '@coinflict/kernel/rules'
import { type Faction, inForce, level, NO, type Space, track, type Word, YES } from '@coinflict/kernel/state'
import { ASSAULT_WAY, advise, REMOVED, STRIKE, SWEEP_WAY } from '../../../activities/advise.ts'
import { CARD } from '../../../events/lasting.ts'
import { AID, ARVN, COIN, US, underground } from '../../../forces.ts'
import { EVERY, isLoc, isProvince } from '../../../map.ts'
import { isMonsoon } from '../../../monsoon.ts'
import { assaultStrength } from '../../../operations/assault.ts'
import { sweepStrength } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { hiddenIn } from '../coin.ts'
import { aimAt, type Losses, lossesBy } from '../losses.ts'

/** 8.8.4 The US Advises. */
const sheet = new Sheet()
const advice = sheet.part('8.8.4', advise.word)
export const adviseLines = sheet.lines

/** What the ARVN or special forces could do in a space: by whom, and what goes. */
interface Deed {
  readonly way: Word
  readonly whom?: Faction
  readonly losses: Losses
}

/** The ARVN Assault, Irregulars or Rangers strike, in the order in which they come if they do as well. */
function deedsIn({ g }: NonPlayer, s: Space): readonly Deed[] {
  const deeds: Deed[] = []
  const strength = assaultStrength(g, ARVN, s)
  const isBarred = isProvince(s) && level(g, s) > 0 && inForce(g, CARD.searchAndDestroy, 'shaded')
  if (strength > 0 && !isBarred) deeds.push({ way: ASSAULT_WAY, losses: lossesBy(g, s, (l) => l.assault(strength)) })
  for (const whom of COIN)
    if (undergroundOf(g, whom, s) > 0) deeds.push({ way: STRIKE, whom, losses: lossesBy(g, s, (l) => l.raid(REMOVED)) })
  return deeds.filter(({ losses }) => losses.total > 0)
}

const CONTROL = 2
const BASE = 1
/** What a deed comes to: Control, a Base, or just pieces. */
const gradeOf = ({ losses }: Deed): number =>
  losses.endsNvaControl() || losses.addsCoinControl() ? CONTROL : losses.bases > 0 ? BASE : 0
/** Among deeds that come to no more than pieces, the number counts. */
const sizeOf = (deed: Deed): number => (gradeOf(deed) === 0 ? deed.losses.total : 0)

/** The best that can be done in a space. */
function bestIn(np: NonPlayer, s: Space): Deed | undefined {
  let best: Deed | undefined
  for (const deed of deedsIn(np, s)) {
    if (
      best === undefined ||
      gradeOf(deed) > gradeOf(best) ||
      (gradeOf(deed) === gradeOf(best) && sizeOf(deed) > sizeOf(best))
    )
      best = deed
  }
  return best
}

const byGrade: Criterion = most(
  { en: 'Control, then Bases', es: 'Control, luego Bases', pl: 'kontrola, potem bazy' },
  (np, s) => {
    const best = bestIn(np, s)
    return best === undefined ? -1 : gradeOf(best)
  },
)
const bySize: Criterion = most(
  { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
  (np, s) => {
    const best = bestIn(np, s)
    return best === undefined ? 0 : sizeOf(best)
  },
)

const REMOVE: SpaceLine = advice.line(
  'Advise/1',
  {
    en: 'ARVN Assault, else Irregulars, else Rangers: to add COIN or remove NVA Control, then to remove Bases, then the most pieces; highest Population first; with shaded Search and Destroy no ARVN Assault in Provinces at Support.',
    es: 'Asalto del ARVN, si no Irregulares, si no Rangers: para añadir Control COIN o eliminar el del EVN, luego para eliminar Bases, luego más fichas; antes mayor Población; con Search and Destroy sombreado, sin Asalto del ARVN en Provincias con Apoyo.',
    pl: 'Szturm ARVN, a jeśli nie, nieregularni, a jeśli nie, rangersi: by zyskać kontrolę COIN lub znieść kontrolę NVA, potem by usunąć bazy, potem najwięcej elementów; od największej populacji; przy zacienionym Search and Destroy bez szturmu ARVN w prowincjach z poparciem.',
  },
  { where: (np: NonPlayer, s: Space) => bestIn(np, s) !== undefined, by: [byGrade, bySize, highestPopulation] },
)
const swept = ({ g }: NonPlayer, s: Space): number => Math.min(hiddenIn(g, s), sweepStrength(g, ARVN, s))
const SEARCH: SpaceLine = advice.line(
  'Advise/2',
  {
    en: 'If fewer than 2 spaces so far: ARVN Sweep of the most Underground Guerrillas, highest Population first.',
    es: 'Si hay menos de 2 casillas: Barrido del ARVN de más Guerrillas Ocultas; antes mayor Población.',
    pl: 'Jeśli dotąd mniej niż 2 pola: przeszukiwanie ARVN, gdzie najwięcej ukrytych partyzantów; od największej populacji.',
  },
  {
    when: ({ g }: NonPlayer) => !isMonsoon(g),
    where: (np: NonPlayer, s: Space) => !isLoc(s) && swept(np, s) > 0,
    by: [most({ en: 'most Activated', es: 'más Activadas', pl: 'najwięcej aktywowanych' }, swept), highestPopulation],
  },
)
const ADVISE_LINES: readonly SpaceLine[] = [REMOVE, SEARCH]

const JOIN = advice.line('Advise/0', {
  en: 'Advise in up to 2 spaces that were not Trained.',
  es: 'Asesoramiento en hasta 2 casillas sin Entrenar.',
  pl: 'Doradztwo na maksymalnie 2 polach, na których nie szkolono.',
})
const AID_LINE = advice.line('Advise/5', {
  en: 'Add 6 Aid only if Aid is 40 or less.',
  es: 'Añade 6 de Ayuda solo si la Ayuda es de 40 o menos.',
  pl: 'Dodaj 6 wsparcia tylko wtedy, gdy wsparcie wynosi najwyżej 40.',
})
const MOST_AID = 40

/** Advise, if there is anything to do to the enemy. */
export function joinAdvise(np: NonPlayer): Word | undefined {
  if (!np.q.isPossible(advise.word)) return undefined
  const trained = np.op?.rules.word === TRAIN ? np.op.spaces : []
  const isAny = EVERY.some(
    (s) => !trained.includes(s) && ADVISE_LINES.some((line) => line.when?.(np) !== false && line.where(np, s)),
  )
  return isAny ? np.say(JOIN, advise.word) : undefined
}

/** What is done in a space: as the line that chose it says. */
function how(np: NonPlayer): Word | undefined {
  const s = here(np)
  const deed = bestIn(np, s)
  if (np.lineAt(s, ADVISE_LINES) !== REMOVE || deed === undefined) return np.firstOf(SEARCH, [SWEEP_WAY])
  aimAt(np, s, deed.losses)
  return np.firstOf(REMOVE, [deed.way])
}

export const adviseAnswers: Answers = {
  'advise.where': (np) => np.select(ADVISE_LINES) ?? np.done(),
  'advise.how': how,
  'advise.whom': (np) => np.firstPiece(REMOVE, [underground(US), underground(ARVN)]),
  'advise.aid': (np) => np.say(AID_LINE, track(np.g, AID) <= MOST_AID ? YES : NO),
}
