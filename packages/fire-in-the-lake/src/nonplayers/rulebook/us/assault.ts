import {
  first,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { factionWord, inForce, NO, type Space, spacesWith, type Word, wordSpace, YES } from '@coinflict/kernel/state'
import { airStrike } from '../../../activities/air-strike.ts'
import { CARD } from '../../../events/lasting.ts'
import { ARVN, base, hasPeople, tunneledBase, US, underground } from '../../../forces.ts'
import { isSouth } from '../../../map.ts'
import { ASSAULT, assaultStrength } from '../../../operations/assault.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { TARGET } from '../general.ts'
import { aimAt, hitForControl, Losses, orderAt, VC_FIRST } from '../losses.ts'
import { joinLift } from './air-lift.ts'
import { joinStrike } from './air-strike.ts'
import { isWorth, mostAssaults, pattonHelps, pattonUsed, stormed } from './storm.ts'

/** 8.8.2 The US Assaults. */
const sheet = new Sheet()
const assault = sheet.part('8.8.2', ASSAULT)
export const assaultLines = sheet.lines

const MANY = 6

export const ASSAULT_STEP: Step = assault.line(
  '0',
  {
    en: 'Assault if that alone, with ARVN paid to join, could remove NVA Control, a Base, a Tunnel or 6 enemies.',
    es: 'Asalto si por sí solo, pagando al ARVN para que se sume, pudiera eliminar Control del EVN, una Base, un Túnel o 6 enemigos.',
    pl: 'Szturm, jeśli sam, z opłaconym udziałem ARVN, mógłby znieść kontrolę NVA albo usunąć bazę, tunel lub 6 wrogów.',
  },
  { operation: ASSAULT, when: isAssaultWorth, ifNone: [] },
)

const STOP = assault.line('0a', {
  en: 'With shaded Cobras stop after 2 spaces; with shaded Search and Destroy Assault a Province at Support only to remove a Base or NVA Troops.',
  es: 'Con Cobras sombreado, para tras 2 casillas; con Search and Destroy sombreado, asalta una Provincia con Apoyo solo para eliminar una Base o Tropas del EVN.',
  pl: 'Przy zacienionym Cobras przestań po 2 polach; przy zacienionym Search and Destroy szturmuj prowincję z poparciem tylko po to, by usunąć bazę lub wojsko NVA.',
})

/** Of Assaults in so many spaces, the best: each as if the cards that help once were for it; the ARVN join in one. */
function isAssaultWorth(np: NonPlayer): boolean {
  const { g } = np
  if (inForce(g, CARD.generalLansdale, 'shaded')) return false
  const alone: number[] = []
  let joined = 0
  for (const s of spacesWith(g, US)) {
    const losses = stormed(np, s)
    if (!isWorth(np, s, losses)) continue
    if (losses.bases > 0 || losses.tunnel || losses.endsNvaControl()) return true
    const without = stormed(np, s, undefined, false).total
    alone.push(without)
    joined = Math.max(joined, losses.total - without)
  }
  const best = alone.sort((a, b) => b - a).slice(0, mostAssaults(np))
  return joined + best.reduce((sum, n) => sum + n, 0) >= MANY
}

const isOpen = (np: NonPlayer, s: Space): boolean => isWorth(np, s, stormed(np, s))

const FREE: SpaceLine = assault.line(
  '1',
  {
    en: 'First Assault to remove NVA Control of any Population, highest Population first.',
    es: 'Primero asalta para eliminar el Control del EVN de alguna Población; antes la mayor Población.',
    pl: 'Najpierw szturmuj, by znieść kontrolę NVA nad populacją; od największej populacji.',
  },
  {
    where: (np: NonPlayer, s: Space) => hasPeople(s) && isOpen(np, s) && stormed(np, s).endsNvaControl(),
    by: [highestPopulation],
  },
)
const takesBases = (np: NonPlayer, s: Space): boolean => {
  const { bases, tunnel } = stormed(np, s)
  return bases > 0 || tunnel
}
const STORM: SpaceLine = assault.line(
  '2',
  {
    en: 'Then to remove Bases or roll for Tunnels; then where it removes the most pieces in South Vietnam; then elsewhere; highest Population first.',
    es: 'Luego para eliminar Bases o tirar por Túneles; luego donde elimine más fichas en Vietnam del Sur; luego en otra parte; antes la mayor Población.',
    pl: 'Potem, by usunąć bazy lub rzucać na tunele; potem tam, gdzie w Wietnamie Południowym usunie najwięcej elementów; potem gdzie indziej; od największej populacji.',
  },
  {
    where: isOpen,
    by: [
      first({ en: 'Bases or Tunnels', es: 'Bases o Túneles', pl: 'bazy lub tunele' }, takesBases),
      first(
        { en: 'in South Vietnam', es: 'en Vietnam del Sur', pl: 'w Wietnamie Południowym' },
        (np, s) => isSouth(s) || takesBases(np, s),
      ),
      most({ en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' }, (np, s) =>
        isSouth(s) && !takesBases(np, s) ? stormed(np, s).total : 0,
      ),
      highestPopulation,
    ],
  },
)
const PAY = assault.line('4', {
  en: 'Pay for an ARVN Assault in the first space where it removes more enemies.',
  es: 'Paga un Asalto del ARVN en la primera casilla donde elimine más enemigos.',
  pl: 'Zapłać za szturm ARVN na pierwszym polu, gdzie usunie on więcej wrogów.',
})

/** The next space of an Assault; puts down whether NVA Control is what it is for. */
function nextAssault(np: NonPlayer): Word | undefined {
  const answer = np.select([FREE, STORM])
  if (answer !== undefined) aimAt(np, wordSpace(answer), stormed(np, wordSpace(answer)))
  return answer
}

/** Abrams (card 11) takes a Base first where it would stay otherwise. */
function takesBase(np: NonPlayer): Word | undefined {
  const s = here(np)
  const strength = assaultStrength(np.g, US, s) + (np.noted<number>(`extra ${s}`) ?? 0)
  if (new Losses(np.g, s).assault(strength).bases > 0) return np.done()
  np.note('abrams', true)
  return np.firstPiece(TARGET, orderAt(np).map(base))
}

/** Notes that an Assault there removes so many more, or fewer, than its Troops say. */
const addTo = (np: NonPlayer, s: Space, n: number): void =>
  np.note(`extra ${s}`, (np.noted<number>(`extra ${s}`) ?? 0) + n)

/** Who goes in a space where NVA Control is to end. */
export const hitInAssault = (np: NonPlayer): Word | undefined => hitForControl(np, FREE)

export const assaultAnswers: Answers = {
  'assault.where'(np) {
    const { op } = np
    const spaces = op?.spaces.length ?? 0
    const lifted = spaces === 0 ? joinLift(np) : undefined
    if (lifted !== undefined) return lifted
    const isOver = op?.activity === airStrike
    const isFull = spaces >= mostAssaults(np)
    const next = isOver || isFull ? undefined : nextAssault(np)
    return next ?? (spaces > 0 ? joinStrike(np) : undefined) ?? np.done(isFull ? STOP : undefined)
  },
  'assault.add-arvn'(np) {
    const s = here(np)
    const removes = new Losses(np.g, s).assault(assaultStrength(np.g, ARVN, s)).total > 0
    if (removes && np.q.isPossible(YES)) np.note('joined', true)
    return np.firstOf(PAY, removes ? [YES, NO] : [NO])
  },
  'assault.patton'(np) {
    const s = here(np)
    if (!pattonHelps(np, s)) return np.say(TARGET, NO)
    np.note('patton', pattonUsed(np) + 1)
    addTo(np, s, 2)
    return np.say(TARGET, YES)
  },
  'assault.underground'(np) {
    addTo(np, here(np), -1)
    return np.firstPiece(TARGET, orderAt(np).map(underground))
  },
  'assault.base': takesBase,
  'assault.tunnel': (np) => np.firstPiece(TARGET, orderAt(np).map(tunneledBase)),
  'activate.whose': (np) => np.firstOf(TARGET, VC_FIRST.map(factionWord)),
}
