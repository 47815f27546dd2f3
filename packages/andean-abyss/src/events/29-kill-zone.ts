import { type Criterion, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { activeOf, announce, bases, guerrillas, pickFaction, spacesWhere, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Space } from '@coinflict/kernel/state'
import { ambush } from '../activities/ambush.ts'
import { AUC, FARC, GOVT, INSURGENTS } from '../forces.ts'
import { byTarget } from '../nonplayers/attack.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { targetsOf } from '../nonplayers/events/insurgents.ts'
import { BY_CHART, everywhere, piecesOf, where } from '../nonplayers/events/lines.ts'
import { outcomeOf } from '../nonplayers/second/govt/outcome.ts'
import { assault, assaultIn, assaultStrength, whyNotTargets } from '../operations/assault.ts'
import { ambushIn, whyNotAttack } from '../operations/attack.ts'
import { dual, pickSpace, showAll } from './verbs.ts'

export const card = dual(
  29,
  'Kill Zone',
  'FACG',
  ['target', 'jungle'],
  {
    en: {
      unshaded:
        'The Government chooses a space: it flips all FARC Guerrillas there to Active, then Assaults there for free.',
      shaded:
        'FARC or AUC makes 2 free Ambushes in one space, with Active or Underground Guerrillas and without flipping any to Active.',
    },
    es: {
      unshaded:
        'El Gobierno elige una casilla: Activa todas las Guerrillas de las FARC que haya en ella y luego ejecuta allí un Asalto gratuito.',
      shaded:
        'Las FARC o las AUC ejecutan 2 Emboscadas gratuitas en una casilla, con Guerrillas Ocultas o Activas y sin Activar ninguna.',
    },
    pl: {
      unshaded: 'Rząd wybiera pole: aktywuje na nim wszystkich partyzantów FARC, a potem wykonuje tam darmowy szturm.',
      shaded:
        'FARC albo AUC wykonuje 2 darmowe zasadzki na jednym polu, z użyciem partyzantów ukrytych lub aktywnych i bez aktywowania żadnego z nich.',
    },
  },
  {
    unshaded(g) {
      g.cite('5.1', GOVT)
      // 5.1.2 (ruling 94) Cards 17 and 42 do not stop this Assault.
      const canAssault = (s: Space) => whyNotTargets(g, s, INSURGENTS) === undefined
      const traps = () => spacesWhere(g, (s) => undergroundOf(g, FARC, s) > 0 || canAssault(s))
      const s = pickSpace(g, GOVT, 'event.operation-where', traps)
      if (s === undefined) return
      showAll(g, FARC, s)
      if (!canAssault(s)) return
      announce(g, GOVT, assault)
      assaultIn(g, s, INSURGENTS)
    },
    shaded(g, by) {
      const lures = (f: Faction) => spacesWhere(g, (s) => whyNotAttack(g, f, s) === undefined)
      const f = pickFaction(g, by, () => [FARC, AUC].filter((ambusher) => lures(ambusher).length > 0))
      if (f === undefined) return
      g.cite('5.1', f)
      const s = pickSpace(g, f, 'event.operation-where', () => lures(f))
      for (let n = 0; n < 2 && s !== undefined && whyNotAttack(g, f, s) === undefined; n++) {
        announce(g, f, ambush)
        ambushIn(g, f, s, false)
      }
    },
  },
)

// What non-players do with it.

/** Two Ambushes, where there are most to hit. */
const mostTargets = most({ en: 'most targets', es: 'más objetivos', pl: 'najwięcej celów' }, (np, s) =>
  Math.min(4, piecesOf(np, s, targetsOf(np))),
)
const ambushBy = (np: NonPlayer): readonly Criterion[] => [
  mostTargets,
  byTarget(
    { en: 'most targets of the Ambush', es: 'más objetivos de la Emboscada', pl: 'najwięcej celów zasadzki' },
    targetsOf(np),
  ),
]
/** What an Assault removes once all FARC guerrillas are Active: FARC bases, or others'. */
const mostBasesTrapped = most({ en: 'most Bases', es: 'más Bases', pl: 'najwięcej baz' }, (np, s) => {
  const left = assaultStrength(np.g, s) - guerrillas(np.g, FARC, s)
  return Math.max(Math.min(left, bases(np.g, FARC, s)), outcomeOf(np, s).bases)
})
const mostTrapped = most({ en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' }, (np, s) => {
  const others = outcomeOf(np, s, Number.POSITIVE_INFINITY).guerrillas - activeOf(np.g, FARC, s)
  return Math.min(assaultStrength(np.g, s), guerrillas(np.g, FARC, s) + others)
})

export const nonPlayers: CardInstructions = {
  insurgents: {
    answers: { 'event.operation-where': (np) => np.chooseSpace(BY_CHART, everywhere, ambushBy(np)) },
  },
  government: {
    answers: { 'event.operation-where': where(BY_CHART, [mostBasesTrapped, mostTrapped]) },
  },
}
