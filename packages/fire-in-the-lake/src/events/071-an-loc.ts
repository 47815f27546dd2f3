import { most } from '@coinflict/kernel/nonplayers'
import { mayOperate, move, pieces, remove } from '@coinflict/kernel/rules'
import { DONE, type Game, type Space } from '@coinflict/kernel/state'
import { ARVN, ARVN_TROOPS, NVA, NVA_TROOPS, nvaTroops } from '../forces.ts'
import { CITIES, EVERY, isLaosOrCambodia, near, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { hasUsBase, R59 } from '../nonplayers/conditions.ts'
import { attack, whyNotAttack } from '../operations/attack.ts'
import { bring } from '../recall.ts'
import { trail } from '../trail.ts'
import { askEvent, dual, maySpace, pickSpace } from './verbs.ts'

export const card = dual(
  71,
  'An Loc',
  'ANUV',
  ['city', 'tank'],
  {
    en: {
      unshaded: 'In a space of the South with ARVN pieces remove all NVA Troops and place 3 ARVN Troops.',
      shaded: 'The NVA March Troops free to 1 city, then make 2 free Attacks there.',
    },
    es: {
      unshaded:
        'En una casilla del Sur con fichas del ARVN elimina todas las Tropas del EVN y coloca 3 Tropas del ARVN.',
      shaded: 'El EVN ejecuta una Marcha gratuita de Tropas a 1 ciudad y luego 2 Ataques gratuitos allí.',
    },
    pl: {
      unshaded: 'Na polu Południa z elementami ARVN usuń całe wojsko NVA i umieść 3 kostki wojska ARVN.',
      shaded: 'NVA wykonuje darmowy przemarsz wojska do 1 miasta, a potem 2 darmowe ataki na nie.',
    },
  },
  {
    unshaded(g, by) {
      const s = pickSpace(g, by, 'event.space', () => SOUTH.filter((s) => pieces(g, ARVN, s) > 0))
      if (s === undefined) return
      remove(g, NVA_TROOPS, s, nvaTroops(g, s))
      bring(g, by, ARVN_TROOPS, s, 3, true)
    },
    shaded(g, by) {
      g.cite('5.5', NVA)
      const isOpen = (city: Space): boolean => originsOf(g, city).length > 0 || whyNotAttack(g, NVA, city) === undefined
      const city = maySpace(g, NVA, 'event.operation-where', () => CITIES.filter(isOpen))
      if (city !== undefined) {
        marchTroops(g, city)
        const attacks = () => mayOperate(g, NVA, [attack], { within: [city], limited: true }) !== undefined
        for (let left = 2; left > 0 && attacks(); left--);
      }
      g.cite('5.1', by)
    },
  },
)

/** Where Troops are that can March to a city: next to it, or by the Trail through Laos and Cambodia (3.3.2). */
function originsOf(g: Game, city: Space): readonly Space[] {
  const found = new Set<Space>(near(city))
  if (trail(g) > 0) for (const s of found) if (isLaosOrCambodia(s)) for (const next of near(s)) found.add(next)
  return EVERY.filter((s) => s !== city && found.has(s) && nvaTroops(g, s) > 0)
}

function marchTroops(g: Game, city: Space): void {
  for (;;) {
    const from = maySpace(g, NVA, 'march.from', () => originsOf(g, city))
    if (from === undefined) return
    const q = askEvent(g, NVA, 'move.how-many', { piece: NVA_TROOPS, space: from, to: city })
    move(g, NVA_TROOPS, from, city, q.askSome(nvaTroops(g, from)))
  }
}

export const nonPlayers: CardInstructions = {
  nva: {
    ...R59,
    answers: (line) => ({
      'event.operation-where': (np) => np.chooseSpace(line, () => true, [hasUsBase, mostTroops]),
      'march.from': (np) => np.chooseSpace(line, () => true, [mostThere]) ?? np.firstOf(line, [DONE]),
      'move.how-many': (np) => np.highest(line),
    }),
  },
  effects: {
    'event.space': (p) => p.take([NVA_TROOPS], Number.POSITIVE_INFINITY).place(ARVN_TROOPS, 3),
  },
}

const MOST_TROOPS = { en: 'most Troops', es: 'más Tropas', pl: 'najwięcej wojska' }
const mostThere = most(MOST_TROOPS, ({ g }, s) => nvaTroops(g, s))
const mostTroops = most(MOST_TROOPS, ({ g }, city) =>
  originsOf(g, city).reduce((sum, s) => sum + nvaTroops(g, s), nvaTroops(g, city)),
)
