import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { announce, spacesWhere } from '@coinflict/kernel/rules'
import type { Faction, Game, OperationRules, Space, Word } from '@coinflict/kernel/state'
import { GOVT, INSURGENTS } from '../forces.ts'
import { isLoc } from '../map.ts'
import { assaultFirst } from '../nonplayers/events/government.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { attacks, hasForce, isSpared, terrorServes } from '../nonplayers/events/insurgents.ts'
import { BY_CHART } from '../nonplayers/events/lines.ts'
import { nextOfAll } from '../nonplayers/flow.ts'
import { here } from '../nonplayers/terms.ts'
import { assault, assaultIn, whyNotTargets } from '../operations/assault.ts'
import { ATTACK, attack, attackIn, whyNotAttack } from '../operations/attack.ts'
import { sweep, sweepFinds, sweepInPlace, sweepStrength } from '../operations/sweep.ts'
import { cutAid, TERROR, terror, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { askEvent, eachSpace, single } from './verbs.ts'

export const card = single(
  19,
  'General Offensive',
  'FGAC',
  ['rifles', 'map'],
  {
    en: {
      unshaded:
        'In every space where it can, the executing faction acts once for free: the Government Sweeps without moving or Assaults; an insurgent faction Attacks or uses Terror.',
    },
    es: {
      unshaded:
        'En cada casilla donde puede, la facción ejecutora actúa una vez de forma gratuita: el Gobierno ejecuta un Barrido sin mover o un Asalto; una facción insurgente, un Ataque o Terror.',
    },
    pl: {
      unshaded:
        'Na każdym polu, na którym może, wykonująca frakcja działa jeden raz za darmo: rząd wykonuje przeszukiwanie bez ruchu albo szturm, a frakcja powstańcza atak albo terror.',
    },
  },
  (g, by) => {
    let terrors = 0
    const targets = () => spacesWhere(g, (s) => offensives(g, by, s).length > 0)
    eachSpace(g, by, 'event.operation-where', Number.POSITIVE_INFINITY, targets, (s) => {
      if (strikeOnce(g, by, s) === terror) terrors++
    })
    g.cite(terror.rule)
    cutAid(g, by, terrors)
  },
)

/** What a faction can do in a space. Cards 2, 3, 17 and 42 do not stop it (5.1.2, ruling 94). */
function offensives(g: Game, f: Faction, s: Space): readonly OperationRules[] {
  const ways: OperationRules[] = []
  if (f === GOVT) {
    if (!isLoc(s) && sweepFinds(g, s, INSURGENTS)) ways.push(sweep)
    if (whyNotTargets(g, s, INSURGENTS) === undefined) ways.push(assault)
  } else {
    if (whyNotAttack(g, f, s) === undefined) ways.push(attack)
    if (whyNotTerrorBy(g, f, s) === undefined) ways.push(terror)
  }
  return ways
}

/** One operation in one space. Gives which; nothing if the faction has just taken its pieces there off (1.4.1). */
function strikeOnce(g: Game, f: Faction, s: Space): OperationRules | undefined {
  const q = askEvent(g, f, 'event.operation-what', { space: s })
  const ways = offensives(g, f, s)
  if (ways.length === 0) return undefined
  for (const way of ways) q.offer(way.word)
  const answer = q.answer()
  const chosen = ways.find((way) => way.word === answer) as OperationRules
  announce(g, f, chosen)
  if (chosen === sweep) sweepInPlace(g, s, sweepStrength(g, s), INSURGENTS)
  else if (chosen === assault) assaultIn(g, s, INSURGENTS)
  else if (chosen === attack) attackIn(g, f, s)
  else terrorIn(g, f, s)
  return chosen
}

// What non-players do with it.

const OFFENSIVE = insurgentLine('h19', {
  en: 'General Offensive: Attack with 3 or more Guerrillas if the chart would Attack or Terror would achieve nothing there; otherwise Terror.',
  es: 'General Offensive: Ataque con 3 o más Guerrillas si el diagrama lleva a un Ataque o el Terror no sirve allí de nada; si no, Terror.',
  pl: 'General Offensive: atak z co najmniej 3 partyzantami, jeśli diagram prowadziłby do ataku albo terror nic by tam nie dał; w przeciwnym razie terror.',
})
const strikeHow = (np: NonPlayer): Word | undefined => {
  const s = here(np)
  const isAttack = isSpared(np, s) || (hasForce(np, s) && (attacks(np) || !terrorServes(np, s)))
  return np.firstOf(OFFENSIVE, isAttack ? [ATTACK, TERROR] : [TERROR, ATTACK])
}

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [OFFENSIVE],
    answers: { 'event.operation-where': (np) => nextOfAll(np, OFFENSIVE), 'event.operation-what': strikeHow },
  },
  government: {
    answers: { 'event.operation-where': (np) => nextOfAll(np, BY_CHART), 'event.operation-what': assaultFirst },
  },
}
