import { highestPopulation, type NonPlayer, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { ACTIVE_SUPPORT } from '@coinflict/kernel/rules'
import { type Game, inForce, type Line, level, type Space, track, type Word } from '@coinflict/kernel/state'
import { DIVERT, DIVERT_QUIETLY, govern, RAISE, whyNotDivert, whyNotGovern } from '../../../activities/govern.ts'
import { CARD } from '../../../events/lasting.ts'
import { AID, US } from '../../../forces.ts'
import { PEOPLED } from '../../../map.ts'
import { TRAIN } from '../../../operations/train.ts'
import { margin } from '../../../victory.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { canJoin } from '../coin.ts'
import { joinTransport } from './transport.ts'

/** 8.7.2 Govern, with a Train or after a Patrol. */
const sheet = new Sheet()
const governing = sheet.part('8.7.2', govern.word)
export const governLines = sheet.lines

const isUsAhead = (np: NonPlayer): boolean => np.isPlayer(US) && margin(np.g, US) > 0

const canDivert = ({ g }: NonPlayer, s: Space): boolean =>
  track(g, AID) > 0 && whyNotGovern(g, s) === undefined && whyNotDivert(g, s) === undefined

/** Card 86, unshaded: one space need not shift. */
const isMandateLeft = (np: NonPlayer): boolean =>
  inForce(np.g, CARD.mandateOfHeaven, 'unshaded') && np.noted<boolean>('mandate') !== true

const isActive = (g: Game, s: Space): boolean => level(g, s) === ACTIVE_SUPPORT

/** Aid comes last. */
const isAidAdded = (np: NonPlayer): boolean => np.selected(ADD_AID, 'govern.where').length > 0

/** Whether one space was Governed and another may be. */
const isSecondLeft = (np: NonPlayer): boolean =>
  np.selected(undefined, 'govern.where').length === 1 && !inForce(np.g, CARD.mandateOfHeaven, 'shaded')

const AGAINST_US: SpaceLine = governing.line(
  'Govern/1',
  {
    en: 'If the US is a player with a margin above 0: turn Aid into Patronage in the most populous spaces, and shift them.',
    es: 'Si EE.\u00a0UU. es un jugador con margen mayor que 0: pasa Ayuda a Patrocinio en las casillas más pobladas, y modifícalas.',
    pl: 'Jeśli USA prowadzi gracz z marginesem powyżej 0: zamień wsparcie na patronat na najludniejszych polach i przesuń je.',
  },
  { where: canDivert, when: (np: NonPlayer) => isUsAhead(np) && !isAidAdded(np), by: [highestPopulation], way: DIVERT },
)
const QUIETLY: SpaceLine = governing.line(
  'Govern/2',
  {
    en: 'Otherwise take the most Patronage without turning a space Neutral: at Active Support, or unshifted with Mandate of Heaven unshaded.',
    es: 'Si no, obtén el máximo Patrocinio sin dejar Neutral ninguna casilla: en Apoyo Activo, o sin modificar con Mandate of Heaven sin sombrear.',
    pl: 'W innym razie weź najwięcej patronatu, nie czyniąc żadnego pola neutralnym: przy aktywnym poparciu albo bez przesunięcia przy niezacienionym Mandate of Heaven.',
  },
  {
    where: (np: NonPlayer, s: Space) => canDivert(np, s) && (isActive(np.g, s) || isMandateLeft(np)),
    when: (np: NonPlayer) => !isUsAhead(np) && !isAidAdded(np),
    by: [highestPopulation],
  },
)
const ADD_AID: SpaceLine = governing.line(
  'Govern/3',
  {
    en: 'Then, if exactly 1 space was Governed (unless Mandate of Heaven is shaded) or Aid is 0: add Aid from the most populous spaces.',
    es: 'Luego, si se Gobernó exactamente 1 casilla (salvo con Mandate of Heaven sombreado) o la Ayuda es 0: añade Ayuda de las casillas más pobladas.',
    pl: 'Potem, jeśli rządzono na dokładnie 1 polu (chyba że obowiązuje zacieniony Mandate of Heaven) albo wsparcie wynosi 0: dodaj wsparcie z najludniejszych pól.',
  },
  {
    where: ({ g }: NonPlayer, s: Space) => whyNotGovern(g, s) === undefined,
    when: (np: NonPlayer) => track(np.g, AID) === 0 || isSecondLeft(np),
    by: [highestPopulation],
    way: RAISE,
  },
)
const LINES: readonly SpaceLine[] = [AGAINST_US, QUIETLY, ADD_AID]

/** With the Mandate, where the space would turn Neutral otherwise, or where no other will need it. */
function how(np: NonPlayer, s: Space): Word | undefined {
  const line = np.lineAt(s, LINES)
  if (line !== QUIETLY) return np.way(s, LINES)
  const isNeededElsewhere = (): boolean =>
    PEOPLED.some((other) => other !== s && canDivert(np, other) && !isActive(np.g, other))
  if (!isMandateLeft(np) || (isActive(np.g, s) && isNeededElsewhere())) return np.firstOf(QUIETLY, [DIVERT])
  np.note('mandate', true)
  return np.firstOf(QUIETLY, [DIVERT_QUIETLY])
}

/** Govern as the chart asks for it, or else Transport. */
export function joinGovern(np: NonPlayer, line: Line): Word | undefined {
  const { op } = np
  if (np.q.isPossible(govern.word)) {
    const isTrained = (s: Space): boolean => op?.rules.word === TRAIN && op.spaces.includes(s)
    const isFor = (each: SpaceLine): boolean =>
      each.when?.(np) !== false && PEOPLED.some((s) => !isTrained(s) && each.where(np, s))
    if (LINES.some(isFor) && canJoin(np, govern.word)) return np.say(line, govern.word)
  }
  return joinTransport(np, line)
}

export const governAnswers: Answers = {
  'govern.where': (np) => np.select(LINES) ?? np.done(),
  'govern.how': (np) => how(np, here(np)),
}
