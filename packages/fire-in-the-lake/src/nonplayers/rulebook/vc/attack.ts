import { fewest, first, most, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { controlledWith, guerrillas, isSelected, undergroundOf } from '@coinflict/kernel/rules'
import {
  inForce,
  type Line,
  type Operation,
  type Piece,
  resources,
  type Space,
  spacesWith,
  type Word,
} from '@coinflict/kernel/state'
import { ambush, freeAmbush, takesTwo, whyNotAmbush } from '../../../activities/ambush.ts'
import { isCoinControlled } from '../../../control.ts'
import { CARD } from '../../../events/lasting.ts'
import { ARVN_BASE, ARVN_CUBES, COIN_CONTROL, US, US_BASE, US_TROOPS, VC } from '../../../forces.ts'
import { isLoc, LOCS } from '../../../map.ts'
import { ATTACK, ambushReach, whyNotAttack } from '../../../operations/attack.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import type { Answers } from '../../answers.ts'
import { here, nextSpace, preyOf, stop, takePiece, targetsOf } from '../../terms.ts'
import { lacksActivity } from './activities.ts'
import { AMBUSH_WHERE as AFTER_MARCH } from './march.ts'

/** 8.5.4 The VC's Attack, and their Ambush with it or after a March. */
const sheet = new Sheet()
const attack = sheet.part('8.5.4', ATTACK)
const ambushing = sheet.part('8.5.4', ambush.word)
export const attackLines: readonly Line[] = sheet.lines

export const ATTACK_STEP: Step = attack.line(
  '0',
  {
    en: 'Otherwise Attack if an Underground VC Guerrilla is on a LoC, until targets or Resources run out; if none, March.',
    es: 'Si no, Ataque si hay una Guerrilla del VC Oculta en una LdC, hasta que se acaben los objetivos o los Recursos; si es imposible, Marcha.',
    pl: 'W przeciwnym razie atak, jeśli na LiKomie jest ukryty partyzant VC, aż skończą się cele lub zasoby; jeśli się nie da, przemarsz.',
  },
  {
    operation: ATTACK,
    when: (np: NonPlayer) => LOCS.some((loc) => undergroundOf(np.g, VC, loc) > 0) && canAttack(np),
    ifNone: [MARCH, RALLY],
  },
)

const FIRST = attack.line('1', {
  en: 'First where a Base can be removed, then Special Forces, then Troops and Police; within that US pieces before ARVN, then where COIN Control could end.',
  es: 'Primero donde se pueda eliminar una Base, luego Fuerzas Especiales, luego Tropas y Policía; dentro de eso, fichas de EE.\u00a0UU. antes que del ARVN, luego donde pueda acabar el Control COIN.',
  pl: 'Najpierw tam, gdzie da się usunąć bazę, potem siły specjalne, potem wojsko i policję; w tych ramach elementy USA przed ARVN, potem tam, gdzie może ustać kontrola COIN.',
})

/** What removing so many pieces in a space is worth: Bases, then special forces, then cubes; US pieces of that kind; then COIN Control. */
interface Worth {
  readonly rank: number
  readonly isUs: boolean
  readonly endsControl: boolean
}

const rankOf = (piece: Piece): number => {
  if (piece === US_BASE || piece === ARVN_BASE) return 3
  return piece === US_TROOPS || ARVN_CUBES.includes(piece) ? 1 : 2
}

function worthOf(np: NonPlayer, s: Space, n: number): Worth {
  const { g } = np
  const prey = preyOf(np, s, n)
  const lost = [0, 0, 0, 0]
  let rank = 0
  for (const piece of prey) {
    const f = g.volume.factionOf[piece] as number
    lost[f] = (lost[f] as number) - 1
    rank = Math.max(rank, rankOf(piece))
  }
  const isUs = prey.some((piece) => rankOf(piece) === rank && g.volume.factionOf[piece] === US)
  return { rank, isUs, endsControl: isCoinControlled(g, s) && controlledWith(g, s, lost) !== COIN_CONTROL }
}
const weight = ({ rank, isUs, endsControl }: Worth): number => 4 * rank + 2 * Number(isUs) + Number(endsControl)

const attackWorth = (np: NonPlayer, s: Space): Worth => worthOf(np, s, 2)
const victimWorth = (np: NonPlayer, s: Space): Worth => worthOf(np, s, takesTwo(np.g, VC) ? 2 : 1)

/** An Ambush is worth as much as the best victim that it reaches. */
const ambushWorth = (np: NonPlayer, s: Space): Worth =>
  ambushReach(s)
    .map((each) => victimWorth(np, each))
    .reduce((best, each) => (weight(each) > weight(best) ? each : best))

/** The order of the first two lines, by what a space is worth. */
const order = (worth: (np: NonPlayer, s: Space) => Worth) => [
  most(
    { en: 'Base, then Special Forces', es: 'Base, luego Fuerzas Especiales', pl: 'baza, potem siły specjalne' },
    (np, s) => worth(np, s).rank,
  ),
  first({ en: 'US pieces', es: 'fichas de EE.\u00a0UU.', pl: 'elementy USA' }, (np, s) => worth(np, s).isUs),
  first(
    { en: 'ends COIN Control', es: 'acaba el Control COIN', pl: 'ustaje kontrola COIN' },
    (np, s) => worth(np, s).endsControl,
  ),
]

// Attack without Ambush.

const isCrowd = ({ g }: NonPlayer, s: Space): boolean =>
  guerrillas(g, VC, s) >= 4 && whyNotAttack(g, VC, s) === undefined

/** Whether the lines below find an Attack or an Ambush. A single space would not be asked for, so this is known before. */
function canAttack(np: NonPlayer): boolean {
  const { g } = np
  if (resources(g, VC) === 0) return false
  const mayAmbush = !inForce(g, CARD.claymores, 'unshaded') && freeAmbush(VC).whyNot(g) === undefined
  return mayAmbush || spacesWith(g, VC).some((s) => isCrowd(np, s))
}

const ATTACK_LINES: readonly SpaceLine[] = [
  attack.line(
    '4',
    {
      en: 'Then Attack only with 4 or more VC Guerrillas in the space.',
      es: 'Luego Ataque solo con 4 o más Guerrillas del VC en la casilla.',
      pl: 'Potem atak tylko tam, gdzie na polu jest co najmniej 4 partyzantów VC.',
    },
    { where: isCrowd, by: order(attackWorth) },
  ),
]

const WHOM = attack.line('5', {
  en: 'Remove Bases if possible, then Special Forces, then Troops and Police evenly, the fewer first; US before ARVN.',
  es: 'Elimina Bases si es posible, luego Fuerzas Especiales, luego Tropas y Policía por igual, primero las menos numerosas; EE.\u00a0UU. antes que ARVN.',
  pl: 'Usuwaj bazy, jeśli się da, potem siły specjalne, potem wojsko i policję po równo, najpierw mniej liczne; USA przed ARVN.',
})

// Ambush.

const AMBUSH = ambushing.line('Ambush/0', {
  en: 'Among equals Ambush before Attack, in up to 2 spaces, 1 with unshaded Booby Traps.',
  es: 'En igualdad, Emboscada antes que Ataque, en hasta 2 casillas, 1 con Booby Traps sin sombrear.',
  pl: 'Wśród równych zasadzka przed atakiem, na najwyżej 2 polach, na 1 przy niezacienionych Booby Traps.',
})
const AMBUSH_WHERE = ambushing.line('Ambush/1', {
  en: 'Ambush by the same priorities; among equals from a LoC, then where there are the fewest VC Guerrillas.',
  es: 'Emboscada según las mismas prioridades; en igualdad, desde una LdC, luego donde haya menos Guerrillas del VC.',
  pl: 'Zasadzka według tych samych priorytetów; wśród równych z LiKomu, potem tam, gdzie jest najmniej partyzantów VC.',
})
const NO_AMBUSH = ambushing.line('Ambush/2', {
  en: 'If none is possible: no Special Activity.',
  es: 'Si no es posible ninguna: ninguna actividad especial.',
  pl: 'Jeśli żadna nie jest możliwa: bez czynności specjalnej.',
})
const AMBUSH_ORDER = [
  ...order(ambushWorth),
  first({ en: 'from a LoC', es: 'desde una LdC', pl: 'z LiKomu' }, (_, s) => isLoc(s)),
  fewest({ en: 'fewest VC Guerrillas', es: 'menos Guerrillas del VC', pl: 'najmniej partyzantów VC' }, (np, s) =>
    guerrillas(np.g, VC, s),
  ),
]

/** Where a crowd could still Attack. */
const crowds = (np: NonPlayer, op: Operation): readonly Space[] =>
  spacesWith(np.g, VC).filter((s) => isCrowd(np, s) && !isSelected(op, s))

/** Whether an Ambush is due with an Attack: not where an Attack would be worth more, nor with the last Resources that better Attacks need. */
function isAmbushDue(np: NonPlayer, s: Space): boolean {
  const { g, op } = np
  if (op?.rules.word !== ATTACK) return true
  const worth = ambushWorth(np, s)
  const better = crowds(np, op).filter((each) => weight(attackWorth(np, each)) > weight(worth))
  if (better.some((each) => each === s && attackWorth(np, each).rank > worth.rank)) return false
  return op.free || better.filter((each) => each !== s).length < resources(g, VC)
}

function attackWhere(np: NonPlayer): Word | undefined {
  const { g } = np
  const op = np.op as Operation
  const isAnyDue = (): boolean =>
    spacesWith(g, VC).some((s) => whyNotAmbush(g, op, s) === undefined && isAmbushDue(np, s))
  if (np.q.isPossible(ambush.word) && isAnyDue()) return np.say(AMBUSH, ambush.word)
  const next = nextSpace(np, ATTACK_LINES)
  if (next !== undefined) return next
  return lacksActivity(np) ? np.done(NO_AMBUSH) : stop(np)
}

function ambushWhere(np: NonPlayer): Word | undefined {
  const line = np.op?.rules.word === MARCH ? AFTER_MARCH : AMBUSH_WHERE
  return np.chooseSpace(line, isAmbushDue, AMBUSH_ORDER) ?? stop(np)
}

/** What an Attack or an Ambush removes; anything else goes by the rule for all. */
const removeWhich = (np: NonPlayer): Word | undefined =>
  np.q.rule === '3.3.3' || np.q.rule === '4.4.3' ? takePiece(np, WHOM, here(np), targetsOf(np, here(np))) : undefined

export const attackAnswers: Answers = {
  'attack.where': attackWhere,
  'ambush.where': ambushWhere,
  'ambush.victim': (np) => np.chooseSpace(FIRST, () => true, order(victimWorth)),
  'remove.which': removeWhich,
}
