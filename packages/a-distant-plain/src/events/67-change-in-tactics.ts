import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { lapse, pickWay, putInForce } from '@coinflict/kernel/rules'
import {
  cardWord,
  type Faction,
  type Game,
  inForce,
  isCardWord,
  type Line,
  type Side,
  type Word,
  word,
  wordCard,
} from '@coinflict/kernel/state'
import { isCoin } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { askEvent, single } from './verbs.ts'

export const card = single(
  67,
  'Change in Tactics',
  'WGCT',
  ['chess', 'map'],
  {
    en: { unshaded: 'Remove or flip 1 Capability in force.' },
    es: { unshaded: 'Retira o gira 1 Capacidad en vigor.' },
    pl: { unshaded: 'Usuń lub odwróć 1 obowiązującą możliwość.' },
  },
  changeTactics,
  { provenance: { unshaded: 'derived' } },
)

/** A Capability in force goes, or turns to its other side. */
function changeTactics(g: Game, by: Faction): void {
  const sideOf = (card: number): Side => (inForce(g, card, 'shaded') ? 'shaded' : 'unshaded')
  const open = () =>
    g.volume.cards.filter(
      ({ number, lasts }) => inForce(g, number, sideOf(number)) && lasts?.[sideOf(number)] === 'capability',
    )
  if (open().length === 0) return
  const q = askEvent(g, by, 'event.67.which')
  for (const { number } of open()) q.offer(cardWord(number))
  if (q.size === 0) return
  const card = wordCard(q.answer())
  if (pickWay(g, by, () => ['take-away', 'turn-over']) === 'take-away') lapse(g, card)
  else putInForce(g, card, sideOf(card) === 'shaded' ? 'unshaded' : 'shaded')
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Change in Tactics: flip a Capability to its own side; if none can be, do not execute the event.',
    es: 'Change in Tactics: gira una Capacidad hacia el lado propio; si no hay ninguna así, no ejecutes el evento.',
    pl: 'Change in Tactics: odwróć możliwość na własną stronę; jeśli takiej nie ma, nie wykonuj wydarzenia.',
  },
  answers: ({ lineOf }) => ({
    'event.67.which': (np) => turnWhich(np, lineOf(67)),
    'event.choice': (np) => np.firstOf(lineOf(67), [word('turn-over')]),
  }),
}

/** COIN factions want Capabilities unshaded, insurgents shaded. */
function turnWhich(np: NonPlayer, line: Line): Word | undefined {
  const isTurned = (answer: Word): boolean =>
    isCardWord(answer) && inForce(np.g, wordCard(answer), isCoin(np.me) ? 'shaded' : 'unshaded')
  const open = np.q.answers.filter(isTurned)
  return open.length === 0 ? (np.fail() ?? np.atRandom(line, np.q.answers)) : np.atRandom(line, open)
}
