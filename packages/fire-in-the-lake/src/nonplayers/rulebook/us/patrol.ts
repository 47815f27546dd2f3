import {
  highestEcon,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { type Explanation, type Line, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { insurgentPieces, US, US_TROOPS, usTroops } from '../../../forces.ts'
import { CITIES, isLaosOrCambodia, LOCS } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { connected, PATROL } from '../../../operations/patrol.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { abroadFirst, citiesCutOff, freeToGo, holdsCoin, holdsNva, lacking } from '../coin.ts'
import { joinAdvise } from './advise.ts'
import { joinStrike } from './air-strike.ts'
import { stormed } from './storm.ts'

/** 8.8.4 The US Patrols. */
const sheet = new Sheet()
const patrol = sheet.part('8.8.4', PATROL)
export const patrolLines = sheet.lines

export const PATROL_STEP: Step = patrol.line(
  '0',
  {
    en: 'Otherwise Patrol if Guerrillas on LoCs cut Saigon off from a City under NVA Control.',
    es: 'Si no, Patrulla si Guerrillas en LdC cortan el paso de Saigón a una Ciudad bajo Control del EVN.',
    pl: 'W przeciwnym razie patrol, jeśli partyzanci na LiKomach odcinają Sajgon od miasta pod kontrolą NVA.',
  },
  {
    operation: PATROL,
    when: ({ g }: NonPlayer) => citiesCutOff(g).some((s) => holdsNva(g, s)),
    ifNone: [TRAIN, ASSAULT],
  },
)
const FROM = patrol.line('1', {
  en: 'Move US Troops from Laos or Cambodia first; else from where the most are, losing no COIN Control, giving no NVA Control, leaving 3 cubes or Special Forces.',
  es: 'Mueve Tropas de EE.\u00a0UU. primero de Laos o Camboya; si no, de donde haya más, sin perder Control COIN ni dar Control al EVN y dejando 3 cubos o Fuerzas Especiales.',
  pl: 'Ruszaj wojsko USA najpierw z Laosu lub Kambodży; poza tym stamtąd, gdzie go najwięcej, bez utraty kontroli COIN i bez kontroli dla NVA, zostawiając 3 kostki lub siły specjalne.',
})
const TO_LOCS = patrol.line('2', {
  en: 'Onto up to 3 LoCs until US Troops there equal NVA and VC pieces, highest Econ first.',
  es: 'A hasta 3 LdC hasta que las Tropas de EE.\u00a0UU. igualen a las fichas del EVN y el VC; antes mayor Econ.',
  pl: 'Na maksymalnie 3 LiKomy, aż wojska USA będzie tyle, ile elementów NVA i VC; od najwyższego Ekon.',
})
const TO_CITIES = patrol.line('3', {
  en: 'Then to Cities without COIN Control, enough to add it, highest Population first.',
  es: 'Luego a Ciudades sin Control COIN, las suficientes para añadirlo; antes mayor Población.',
  pl: 'Potem do miast bez kontroli COIN, tyle, by ją zyskać; od największej populacji.',
})
const STORM: SpaceLine = patrol.line(
  '4',
  {
    en: 'Then Assault on the LoC where it removes the most pieces.',
    es: 'Luego asalta en la LdC donde elimine más fichas.',
    pl: 'Potem szturmuj na LiKomie, gdzie usunie to najwięcej elementów.',
  },
  {
    where: () => true,
    by: [
      most(
        { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
        (np, s) => stormed(np, s, undefined, false).total,
      ),
    ],
  },
)
const STRIKE = patrol.line('AirStrike', {
  en: 'After the Patrol: Air Strike, or if that is impossible Advise.',
  es: 'Tras la Patrulla: Ataque Aéreo o, si no es posible, Asesoramiento.',
  pl: 'Po patrolu: atak z powietrza, a jeśli jest niemożliwy, doradztwo.',
})

const MOST_LOCS = 3

/** Who goes where. */
function plan(np: NonPlayer): Order[] {
  const { g } = np
  const free = new Map<Space, number>()
  for (const s of spacesWith(g, US))
    free.set(s, isLaosOrCambodia(s) ? usTroops(g, s) : Math.min(usTroops(g, s), freeToGo(g, s)))
  const orders: Order[] = []
  const canReach = (from: Space, to: Space): boolean => connected(g, from)[to] === 1
  const comingTo = (to: Space): readonly Space[] =>
    [...free].filter(([from, n]) => n > 0 && from !== to && canReach(from, to)).map(([from]) => from)
  const mostTroops = most(
    { en: 'most US Troops', es: 'más Tropas de EE.\u00a0UU.', pl: 'najwięcej wojska USA' },
    (_, s) => usTroops(g, s),
  )
  /** Sends up to so many to a space. */
  const send = (line: Line, to: Space, n: number, explanation: Explanation | undefined): void => {
    for (let left = n; left > 0; ) {
      const from = np.bestOf(FROM, comingTo(to), [abroadFirst, mostTroops])
      if (from === undefined) return
      const some = Math.min(left, free.get(from) ?? 0)
      orders.push({ from, to, pieces: [[US_TROOPS, some]], line, explanation })
      free.set(from, (free.get(from) ?? 0) - some)
      left -= some
    }
  }
  const missing = (s: Space): number => insurgentPieces(g, s) - usTroops(g, s)
  const locs: Space[] = []
  while (locs.length < MOST_LOCS) {
    const open = LOCS.filter((s) => !locs.includes(s) && missing(s) > 0 && comingTo(s).length > 0)
    const to = np.bestOf(TO_LOCS, open, [highestEcon])
    if (to === undefined) break
    locs.push(to)
    send(TO_LOCS, to, missing(to), np.reason)
  }
  const reaching = (s: Space): number => comingTo(s).reduce((sum, from) => sum + (free.get(from) ?? 0), 0)
  const cities: Space[] = []
  for (;;) {
    const open = CITIES.filter((s) => !cities.includes(s) && !holdsCoin(g, s) && reaching(s) >= lacking(g, s))
    const to = np.bestOf(TO_CITIES, open, [highestPopulation])
    if (to === undefined) break
    cities.push(to)
    free.delete(to)
    send(TO_CITIES, to, lacking(g, to), np.reason)
  }
  np.putDiceAside()
  return orders
}
const orders = (np: NonPlayer) => (): Order[] => plan(np)

/** Whether US Troops are with insurgents on a LoC already. */
const isAnyOnLoc = ({ g }: NonPlayer): boolean => LOCS.some((s) => usTroops(g, s) > 0 && insurgentPieces(g, s) > 0)

/** The numbers of a Patrol (3.2.2). */
export const howManyPatrol = (np: NonPlayer): Word | undefined =>
  np.q.rule === '3.2.2' ? np.ordered(orders(np)) : undefined

/** Air Strike, else Advise. */
export const joinAfterPatrol = (np: NonPlayer): Word | undefined => joinStrike(np, STRIKE) ?? joinAdvise(np)

export const patrolAnswers: Answers = {
  'patrol.from'(np) {
    const from = np.nextOrigin(orders(np))
    if (from !== undefined) return np.say(FROM, from)
    if (np.op?.spaces.length === 0 && !isAnyOnLoc(np)) np.fail()
    return np.done()
  },
  'patrol.to': (np) => np.destination(orders(np)),
  'patrol.assault': (np) =>
    np.chooseSpace(STORM, STORM.where, STORM.by) ?? (np.isOver ? undefined : joinAfterPatrol(np)) ?? np.done(),
}
