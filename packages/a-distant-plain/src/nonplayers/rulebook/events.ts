import {
  type Chart,
  type Criterion,
  mostBases,
  mostOthers,
  mostTurned,
  type NonPlayer,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { controlledBy, hasOpposition } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { COALITION, GOVERNMENT, governmentTroops, isSabotaged, police, TALIBAN_CONTROL } from '../../forces.ts'
import { isLoc, S } from '../../map.ts'
import type { RulebookEvents } from '../book.ts'
import type { Crossing } from '../crossing.ts'
import { cardLines, eventsBy } from '../events.ts'
import { mostChange, noOwnLoss, type Prospects, playersPieces, playersTurned } from '../prospect.ts'
import { notOpposed } from '../returnees.ts'
import { evenTroops } from '../terms.ts'
import { ASSAULT_STEP as COALITION_ASSAULT, SWEEP_STEP as COALITION_SWEEP } from './coalition/field.ts'
import { TRAIN_STEP as COALITION_TRAIN } from './coalition/train.ts'
import { general } from './general.ts'
import { ASSAULT_STEP, PATROL_STEP, SWEEP_STEP } from './government/field.ts'
import { roundAnswers } from './government/round.ts'
import { TRAIN_STEP } from './government/train.ts'

/** 8.4 Events of the rule book's non-players. */
const sheet = new Sheet()
const placing = sheet.part('8.4.3')
const choosing = sheet.part('8.4.4')

const AMOUNT = placing.line('amount', {
  en: 'Events: place, remove or move as many pieces as the text, Available pieces and stacking allow.',
  es: 'Eventos: coloca, elimina o mueve tantas fichas como permitan el texto, las Disponibles y el apilamiento.',
  pl: 'Wydarzenia: umieść, usuń lub przesuń tyle elementów, na ile pozwalają tekst, dostępne elementy i pojemność pól.',
})
const PLACED = placing.line('placed', {
  en: 'Events: friendly Bases first, then other friendly pieces, Police and Troops in turn, Police first.',
  es: 'Eventos: primero Bases propias, luego otras fichas propias, Policía y Tropas por turno, primero Policía.',
  pl: 'Wydarzenia: najpierw własne bazy, potem inne własne elementy, policja i wojsko na przemian, najpierw policja.',
})
const OWN = placing.line('own', {
  en: 'Events: nothing optional if its own total would drop.',
  es: 'Eventos: nada opcional si con ello bajara el total propio.',
  pl: 'Wydarzenia: nic opcjonalnego, jeśli spadłaby przez to własna suma.',
})
const WHO = choosing.line('who', {
  en: 'Events: the executing faction benefits, otherwise another non-player at random.',
  es: 'Eventos: se beneficia la facción ejecutora; si no, otra facción sin jugador al azar.',
  pl: 'Wydarzenia: korzysta wykonująca frakcja, w przeciwnym razie inna losowa frakcja nieobsadzona.',
})
const FREE = choosing.line('free', {
  en: 'Events: free operations and special activities follow the faction’s own priorities, if they find something to do.',
  es: 'Eventos: operaciones y actividades especiales gratuitas según las prioridades de la facción, si encuentran qué hacer.',
  pl: 'Wydarzenia: darmowe operacje i czynności specjalne według priorytetów frakcji, jeśli jest co robić.',
})
const WHERE = choosing.line('where', {
  en: 'Events: where the most Bases, then the most other pieces, come or go, then Support and Opposition change most; then at random.',
  es: 'Eventos: donde entren o salgan más Bases, luego más fichas de otro tipo, luego donde más cambien el Apoyo y la Oposición; luego al azar.',
  pl: 'Wydarzenia: tam, gdzie przybędzie lub ubędzie najwięcej baz, potem innych elementów, potem tam, gdzie najbardziej zmienią się poparcie i opozycja; potem losowo.',
})
const lineOf = cardLines(choosing, ({ adp }) => adp?.line)

const by = (_: NonPlayer, at: Prospects): readonly Criterion[] =>
  [noOwnLoss, mostBases, mostOthers, mostChange, playersPieces, playersTurned, mostTurned].map((criterion) =>
    criterion(at),
  )

// Cards 28 and 43: as 8.7.3.

const MOST_ON_ROAD = 2
const PROVINCES = 2

function cross(crossing: Crossing): void {
  const { g } = crossing.np
  const wanted = (s: Space): number => Math.min(crossing.others(s) + 1, MOST_ON_ROAD) - crossing.at(s)
  const isRoad = (s: Space): boolean => isLoc(s) && !isSabotaged(g, s) && wanted(s) > 0
  for (let to = crossing.best(isRoad); to !== undefined; to = crossing.best(isRoad)) crossing.send(to, wanted(to))
  const isCalm = (s: Space): boolean =>
    !isLoc(s) && !hasOpposition(g, s) && controlledBy(g, s) !== TALIBAN_CONTROL && crossing.lacking(s) > 0
  for (let i = 0; i < PROVINCES; i++) {
    const to = crossing.best(isCalm)
    if (to !== undefined) crossing.send(to, crossing.lacking(to))
  }
  crossing.sendRest([notOpposed])
}

const book: RulebookEvents = {
  lines: {
    amount: AMOUNT,
    placed: PLACED,
    own: OWN,
    who: WHO,
    free: FREE,
    where: WHERE,
    shift: WHERE,
  },
  lineOf,
  by,
  removeWhich: (np) => general.answers['remove.which']?.(np),
  troopsOf: (np, n) => np.number(AMOUNT, evenTroops(n, police(np.g, S.kabul), governmentTroops(np.g, S.kabul))),
  steps: {
    [COALITION]: [COALITION_TRAIN, COALITION_ASSAULT, COALITION_SWEEP],
    [GOVERNMENT]: [TRAIN_STEP, PATROL_STEP, ASSAULT_STEP, SWEEP_STEP],
  },
  cross,
  redeploy: roundAnswers,
  howMany: general.answers['move.how-many'],
}

const answers = eventsBy(book, ({ adp }) => adp?.answers?.(book))

export const events: Chart = { lines: sheet.lines, answers }
