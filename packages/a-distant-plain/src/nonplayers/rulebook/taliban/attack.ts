import {
  first,
  highestPopulation,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { activeOf, bases, canWorsen, pieces } from '@coinflict/kernel/rules'
import {
  type Line,
  level,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { ambush, canSurprise, mostAmbushes } from '../../../activities/ambush.ts'
import {
  active,
  COALITION,
  COALITION_TROOPS,
  cubes,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  isSabotaged,
  TALIBAN,
  underground,
  WARLORDS,
} from '../../../forces.ts'
import { isLoc } from '../../../map.ts'
import { ATTACK, targetsOf, whyNotAttack } from '../../../operations/attack.ts'
import { TERROR } from '../../../operations/terror.ts'
import { supportAndAvailable } from '../../../victory.ts'
import type { Answers } from '../../answers.ts'
import { fewestGuerrillas, here, locLast, nextBeforeActivity, own, removalOf, takePiece } from '../../terms.ts'
import { levelAfter } from '../elders.ts'
import { infiltrateRemove, joinAfterTerror } from './activities.ts'

/** 8.7.4-5 The Taliban's Attack and Terror. */
const sheet = new Sheet()
const attack = sheet.part('8.7.4', ATTACK)
const ambushing = sheet.part('8.7.4', ambush.word)
const terror = sheet.part('8.7.5', TERROR)
export const attackLines: readonly Line[] = sheet.lines

export const ATTACK_STEP: Step = attack.line(
  '1',
  {
    en: 'Otherwise Attack if total Support and Available Coalition pieces come to 20 or less.',
    es: 'Si no, Ataque si el Apoyo Total y las fichas Disponibles de la Coalición suman 20 o menos.',
    pl: 'W przeciwnym razie atak, jeśli suma poparcia i dostępne elementy koalicji dają razem najwyżej 20.',
  },
  { operation: ATTACK, when: (np: NonPlayer) => supportAndAvailable(np.g) <= 20, ifNone: [TERROR] },
)

export const TERROR_STEP: Step = terror.line(
  '1',
  { en: 'Otherwise Terror.', es: 'Si no, Terror.', pl: 'W przeciwnym razie terror.' },
  { operation: TERROR, when: () => true, ifNone: [ATTACK] },
)

// 8.7.4 Attack and Ambush.

const ATTACK_SURPRISE = attack.line('2', {
  en: 'Attack in 3 spaces where Ambush is possible, first to remove a Coalition piece, LoCs last.',
  es: 'Ataque en 3 casillas donde sea posible la Emboscada, primero para eliminar una ficha de la Coalición, las LdC al final.',
  pl: 'Atak na 3 polach, gdzie możliwa jest zasadzka, najpierw po to, by usunąć element koalicji, LiKomy na końcu.',
})
const ATTACK_MASS = attack.line('3', {
  en: 'Then in every other space with at least 4 Guerrillas already Active and a Coalition piece.',
  es: 'Luego en cualquier otra casilla con al menos 4 Guerrillas ya Activas y una ficha de la Coalición.',
  pl: 'Potem na każdym innym polu, gdzie jest co najmniej 4 już aktywnych partyzantów i element koalicji.',
})
const ATTACK_WHOM = attack.line('4', {
  en: 'Remove Coalition pieces first if possible, then Government, then Warlord.',
  es: 'Elimina primero fichas de la Coalición si es posible, luego del Gobierno, luego de los Señores de la Guerra.',
  pl: 'Usuwaj najpierw elementy koalicji, jeśli się da, potem rządu, potem watażków.',
})
const AMBUSH = ambushing.line('5', {
  en: 'Ambush in the 3 spaces with the fewest friendly Guerrillas; on ties, where a Coalition piece, then a Government Base can be removed.',
  es: 'Emboscada en las 3 casillas con menos Guerrillas propias; en caso de empate, donde se pueda eliminar una ficha de la Coalición, luego una Base del Gobierno.',
  pl: 'Zasadzka na 3 polach z najmniejszą liczbą własnych partyzantów; przy remisie tam, gdzie da się usunąć element koalicji, potem bazę rządową.',
})
const BOMB = attack.line('6', {
  en: 'Suicide Bombers: instead of a roll that might fail, a Guerrilla dies, an Active one first.',
  es: 'Suicide Bombers: en vez de una tirada que puede fallar, muere una Guerrilla, primero una Activa.',
  pl: 'Suicide Bombers: zamiast rzutu, który może się nie udać, ginie partyzant, najpierw aktywny.',
})

/** 3.3.3 Whether a success could remove a Coalition piece: at most one Government cube stands before it. */
const reachesCoalition = (np: NonPlayer, s: Space): boolean =>
  pieces(np.g, COALITION, s) > 0 && governmentCubes(np.g, s) <= 1 && targetsOf(np.g, TALIBAN).includes(COALITION)
const reachesBase = (np: NonPlayer, s: Space): boolean => bases(np.g, GOVERNMENT, s) > 0 && cubes(np.g, s) <= 1

const coalitionFirst = first(
  {
    en: 'a Coalition piece can be removed',
    es: 'se puede eliminar una ficha de la Coalición',
    pl: 'da się usunąć element koalicji',
  },
  reachesCoalition,
)
const governmentBaseFirst = first(
  {
    en: 'a Government Base can be removed',
    es: 'se puede eliminar una Base del Gobierno',
    pl: 'da się usunąć bazę rządową',
  },
  reachesBase,
)

interface AttackPlan {
  readonly surprise: readonly Space[]
  readonly mass: readonly Space[]
  readonly ambush: readonly Space[]
}

/** The best of some spaces, up to so many, one after another. */
function pick(
  np: NonPlayer,
  line: Line,
  among: readonly Space[],
  n: number,
  by: Parameters<NonPlayer['bestOf']>[2],
): readonly Space[] {
  const rest = [...among]
  const chosen: Space[] = []
  while (chosen.length < n) {
    const s = np.bestOf(line, rest, by)
    if (s === undefined) break
    rest.splice(rest.indexOf(s), 1)
    chosen.push(s)
  }
  return chosen
}

/** As many spaces as can be paid for; the first 3 come before the others. */
function planAttack(np: NonPlayer): AttackPlan {
  const { g, op } = np
  const paid = op === undefined || op.free ? Number.POSITIVE_INFINITY : resources(g, TALIBAN)
  const open = spacesWith(g, TALIBAN).filter((s) => whyNotAttack(g, TALIBAN, s) === undefined)
  const surprise = pick(
    np,
    ATTACK_SURPRISE,
    open.filter((s) => canSurprise(g, s)),
    Math.min(3, paid),
    [coalitionFirst, locLast],
  )
  const isCrowd = (s: Space): boolean => activeOf(g, TALIBAN, s) >= 4 && pieces(g, COALITION, s) > 0
  const crowds = targetsOf(g, TALIBAN).includes(COALITION)
    ? open.filter((s) => isCrowd(s) && !surprise.includes(s))
    : []
  const left = paid - surprise.length
  const mass = crowds.length > left ? pick(np, ATTACK_MASS, crowds, left, []) : crowds
  const places = [...surprise, ...mass].filter((s) => canSurprise(g, s))
  const by = [fewestGuerrillas, coalitionFirst, governmentBaseFirst]
  return { surprise, mass, ambush: pick(np, AMBUSH, places, mostAmbushes(g), by) }
}
const attackPlan = (np: NonPlayer): AttackPlan =>
  np.once('attack', () => {
    const plan = planAttack(np)
    np.putDiceAside()
    return plan
  })

function attackWhere(np: NonPlayer): Word | undefined {
  const { surprise, mass, ambush: places } = attackPlan(np)
  return (
    (places.length > 0 ? np.firstOf(AMBUSH, [ambush.word]) : undefined) ??
    np.firstOf(ATTACK_SURPRISE, surprise.map(spaceWord)) ??
    np.firstOf(ATTACK_MASS, mass.map(spaceWord)) ??
    np.done()
  )
}

const VICTIMS = [COALITION, GOVERNMENT, WARLORDS]
/** What an Attack (3.3.3) or an Infiltrate (4.4.2) removes. */
const removeWhich = (np: NonPlayer): Word | undefined =>
  np.q.rule === '4.4.2'
    ? infiltrateRemove(np)
    : takePiece(
        np,
        ATTACK_WHOM,
        here(np),
        VICTIMS.flatMap((f) => removalOf(np, f, here(np)).filter((piece) => np.g.volume.factionOf[piece] === f)),
      )

// 8.7.5 Terror.

/** Whether people turn away by Terror there, the Tribal Elders heard. */
const isWorse = (np: NonPlayer, s: Space): boolean => levelAfter(np, s, level(np.g, s) - 1) < level(np.g, s)

const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '2',
    {
      en: 'Sabotage all the LoCs it can.',
      es: 'Sabotea todas las LdC posibles.',
      pl: 'Sabotuj wszystkie możliwe LiKomy.',
    },
    { where: (np: NonPlayer, s: Space) => isLoc(s) && !isSabotaged(np.g, s) },
  ),
  terror.line(
    '3',
    {
      en: 'Shift as much as possible toward Opposition.',
      es: 'Modifica cuanto sea posible hacia la Oposición.',
      pl: 'Przesuń jak najwięcej w kierunku opozycji.',
    },
    { where: (np: NonPlayer, s: Space) => canWorsen(np.g, s) && isWorse(np, s), by: [highestPopulation] },
  ),
]

export const attackAnswers: Answers = {
  'attack.where': attackWhere,
  'ambush.where': (np) => np.firstOf(AMBUSH, attackPlan(np).ambush.map(spaceWord)) ?? np.done(),
  'attack.how': (np) => np.firstOf(BOMB, [word(own(np, here(np)) < 6 ? 'bomb' : 'roll')]),
  'attack.bomber': (np) => np.firstPiece(BOMB, [active(TALIBAN), underground(TALIBAN)]),
  'remove.which': removeWhich,
  'ied.which': (np) => np.firstPiece(ATTACK_WHOM, [COALITION_TROOPS, GOVERNMENT_POLICE, GOVERNMENT_TROOPS]),
  'terror.where': (np) => nextBeforeActivity(np, TERROR_LINES) ?? joinAfterTerror(np) ?? np.done(),
}
