import { highestPopulation, most, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { bases, canSettle, controlledBy, guerrillas, hasOpposition, hasSupport } from '@coinflict/kernel/rules'
import { type Faction, type Line, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { COALITION, COIN_CONTROL, coinPieces, GOVERNMENT, population, TALIBAN, WARLORDS } from '../../../forces.ts'
import { ATTACK } from '../../../operations/attack.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import { TERROR, whyNotTerror } from '../../../operations/terror.ts'
import type { Answers } from '../../answers.ts'
import { here, nextSpace, own } from '../../terms.ts'
import { prey } from '../general.ts'
import { mayShow, mayShowAll } from '../insurgents.ts'
import { joinSuborn } from './suborn.ts'

/** 8.9.5-6 Terror and Attack. */
const sheet = new Sheet()
const terror = sheet.part('8.9.5', TERROR)
const attack = sheet.part('8.9.6', ATTACK)
export const VIOLENCE_SHEET: readonly Line[] = sheet.lines

/** Whether Terror there would cost a Player points: Support of a Coalition, Opposition of Taliban. */
const frightensPlayer = (np: NonPlayer, s: Space): boolean =>
  mayShow(np, s) &&
  ((hasSupport(np.g, s) && np.isPlayer(COALITION)) || (hasOpposition(np.g, s) && np.isPlayer(TALIBAN)))

export const TERROR_STEP: Step = terror.line(
  'if',
  {
    en: 'Otherwise Terror if it could lower a player’s margin.',
    es: 'Si no, Terror si pudiera bajar el margen de un jugador.',
    pl: 'W przeciwnym razie terror, jeśli mógłby obniżyć margines gracza.',
  },
  {
    operation: TERROR,
    when: (np: NonPlayer) =>
      spacesWith(np.g, WARLORDS).some((s) => whyNotTerror(np.g, WARLORDS, s) === undefined && frightensPlayer(np, s)),
    ifNone: [ATTACK, RALLY, MARCH],
  },
)
const MOST_SPACES = 3
const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '1',
    {
      en: 'In up to 3 spaces: to lower a player’s margin, highest Population first; do not Activate the last Underground Guerrilla at a Base.',
      es: 'En hasta 3 casillas: para bajar el margen de un jugador, mayor Población primero; no Actives la última Guerrilla Oculta junto a una Base.',
      pl: 'Na najwyżej 3 polach: by obniżyć margines gracza, najpierw największa populacja; nie aktywuj ostatniego ukrytego partyzanta przy bazie.',
    },
    { where: frightensPlayer, by: [highestPopulation] },
  ),
  terror.line(
    '2',
    {
      en: 'Then in 1 random space where Support or Opposition drops most.',
      es: 'Luego en 1 casilla al azar donde más baje el Apoyo o la Oposición.',
      pl: 'Potem na 1 losowym polu, gdzie poparcie lub opozycja najbardziej spadnie.',
    },
    {
      where: (np: NonPlayer, s: Space) => canSettle(np.g, s) && mayShow(np, s),
      by: [
        most({ en: 'greatest reduction', es: 'mayor reducción', pl: 'największy spadek' }, (np, s) =>
          population(np.g, s),
        ),
      ],
      most: 1,
    },
  ),
]

const GROUP = 4
const HITS = 2

/** Whether a success could end COIN Control, which a Player's Government counts on. */
const breaksControl = (np: NonPlayer, s: Space): boolean =>
  np.isPlayer(GOVERNMENT) &&
  population(np.g, s) > 0 &&
  controlledBy(np.g, s) === COIN_CONTROL &&
  controlledBy(np.g, s, GOVERNMENT, -Math.min(HITS, coinPieces(np.g, s))) !== COIN_CONTROL
/** Whether a success could remove a Base of the Taliban, which they count on as a Player. */
const breaksBase = (np: NonPlayer, s: Space): boolean =>
  np.isPlayer(TALIBAN) && bases(np.g, TALIBAN, s) > 0 && guerrillas(np.g, TALIBAN, s) < HITS

export const ATTACK_STEP: Step = attack.line(
  'if',
  { en: 'Otherwise Attack.', es: 'Si no, Ataque.', pl: 'W przeciwnym razie atak.' },
  { operation: ATTACK, when: () => true, ifNone: [TERROR, RALLY, MARCH] },
)
const STRIKE: SpaceLine = attack.line(
  '1',
  {
    en: 'With 4 or more Guerrillas: to lower a player’s margin by removing Control or Bases, highest Population first; do not Activate the last Underground Guerrilla at a Base.',
    es: 'Con 4 o más Guerrillas: para bajar el margen de un jugador quitando Control o Bases, mayor Población primero; no Actives la última Guerrilla Oculta junto a una Base.',
    pl: 'Z co najmniej 4 partyzantami: by obniżyć margines gracza, usuwając kontrolę lub bazy, najpierw największa populacja; nie aktywuj ostatniego ukrytego partyzanta przy bazie.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      own(np, s) >= GROUP && mayShowAll(np, s) && (breaksControl(np, s) || breaksBase(np, s)),
    by: [highestPopulation],
  },
)

/** Whose pieces an Attack removes first: what it is for. */
const victims = (np: NonPlayer, s: Space): readonly Faction[] =>
  np.once(`victims ${s}`, () => (breaksControl(np, s) ? [GOVERNMENT, COALITION] : breaksBase(np, s) ? [TALIBAN] : []))

/** What an Attack removes. */
export const struck = (np: NonPlayer): Word | undefined =>
  np.firstPiece(
    STRIKE,
    victims(np, here(np)).flatMap((f) => prey(np, f)),
  )

export const violenceAnswers: Answers = {
  'terror.where': (np) => nextSpace(np, TERROR_LINES, MOST_SPACES) ?? joinSuborn(np) ?? np.done(),
  'attack.where': (np) => np.select([STRIKE]) ?? joinSuborn(np) ?? np.done(),
}
