import {
  type Criterion,
  first,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import {
  type Line,
  type Piece,
  pieceWord,
  type Space,
  spacesWith,
  type Word,
  word,
  wordPiece,
  wordSpace,
} from '@coinflict/kernel/state'
import { ambush } from '../../../activities/ambush.ts'
import { bombard } from '../../../activities/bombard.ts'
import { NVA, PIECES } from '../../../forces.ts'
import { isLaosOrCambodia } from '../../../map.ts'
import { ATTACK } from '../../../operations/attack.ts'
import type { Answers } from '../../answers.ts'
import { here, takePiece, targetsOf } from '../../terms.ts'
import { TARGET } from '../general.ts'
import { attackAmbush, TEXTS } from './ambush.ts'
import { bombardWhom, joinBombard, stop } from './bombard.ts'
import {
  attackersAt,
  GUERRILLAS,
  isBase,
  isForTanks,
  isSpecialForce,
  isUs,
  isWorthAttack,
  MASS,
  removedAt,
  TROOPS,
} from './targets.ts'

/** 8.6.2 The NVA’s Attack. */
const sheet = new Sheet()
const attack = sheet.part('8.6.2', ATTACK)
const ambushing = sheet.part('8.6.2', ambush.word)
const bombarding = sheet.part('8.6.2', bombard.word)
export const attackLines: readonly Line[] = sheet.lines

export const ATTACK_STEP: Step = attack.line(
  '0',
  {
    en: 'Attack if NVA Troops alone would add NVA Control, or remove a COIN Base, or the last or at least 4 enemies of a space.',
    es: 'Ataque si las Tropas del EVN por sí solas añadirían Control del EVN, o eliminarían una Base COIN, o los últimos o al menos 4 enemigos de una casilla.',
    pl: 'Atak, jeśli samo wojsko NVA dałoby NVA kontrolę, usunęło bazę COIN albo ostatnich lub co najmniej 4 wrogów z pola.',
  },
  {
    operation: ATTACK,
    when: (np: NonPlayer) => spacesWith(np.g, NVA).some((s) => isWorthAttack(np, s)),
    ifNone: [],
  },
)

// Where.

const removes = (np: NonPlayer, s: Space, test: (piece: Piece) => boolean): boolean => removedAt(np, s).some(test)

const ORDER: readonly Criterion[] = [
  most(
    {
      en: 'most enemy pieces removed',
      es: 'más fichas enemigas eliminadas',
      pl: 'najwięcej usuniętych elementów wroga',
    },
    (np, s) => removedAt(np, s).length,
  ),
  first(TEXTS.base, (np, s) => removes(np, s, isBase)),
  first(TEXTS.specialForce, (np, s) => removes(np, s, isSpecialForce)),
  first(TEXTS.us, (np, s) => removes(np, s, (piece) => isUs(np, piece))),
  first(
    { en: 'with at least 4 Troops', es: 'con al menos 4 Tropas', pl: 'z co najmniej 4 kostkami wojska' },
    (np, s) => attackersAt(np, s) === MASS,
  ),
  first(
    { en: 'with at least 4 Guerrillas', es: 'con al menos 4 Guerrillas', pl: 'z co najmniej 4 partyzantami' },
    (np, s) => attackersAt(np, s) === GUERRILLAS,
  ),
]

/** Whether an Ambush is still to come: only large groups of Troops Attack before it. */
const awaitsAmbush = (np: NonPlayer): boolean => np.q.isPossible(ambush.word) && attackAmbush(np) !== undefined

function isNext(np: NonPlayer, s: Space): boolean {
  const who = attackersAt(np, s)
  return who === MASS || (who !== undefined && !awaitsAmbush(np))
}

const ATTACK_LINES: readonly SpaceLine[] = [
  attack.line(
    '1',
    {
      en: 'First in Laos and Cambodia.',
      es: 'Primero en Laos y Camboya.',
      pl: 'Najpierw w Laosie i Kambodży.',
    },
    { where: (np: NonPlayer, s: Space) => isLaosOrCambodia(s) && isNext(np, s), by: ORDER },
  ),
  attack.line(
    '2',
    {
      en: 'Then elsewhere, first where the most enemy pieces could be removed.',
      es: 'Luego en otras casillas, primero donde se puedan eliminar más fichas enemigas.',
      pl: 'Potem gdzie indziej, najpierw tam, gdzie da się usunąć najwięcej elementów wroga.',
    },
    { where: isNext, by: ORDER },
  ),
]

// What is removed.

const REMOVE = attack.line('3', {
  en: 'Within that, where a Base, then Special Forces can be removed; remove in that order, then Troops and Police evenly.',
  es: 'Entre esas, donde se pueda eliminar una Base, luego Fuerzas Especiales; elimina en ese orden, luego Tropas y Policía por igual.',
  pl: 'Wśród nich tam, gdzie da się usunąć bazę, potem siły specjalne; usuwaj w tej kolejności, potem wojsko i policję po równo.',
})
const US_FIRST = attack.line('4', {
  en: 'Within that, US pieces before ARVN.',
  es: 'Entre esas, fichas de EE.\u00a0UU. antes que del ARVN.',
  pl: 'Wśród nich elementy USA przed ARVN.',
})

/** Bombard removes Troops; an Attack by the order above, and US pieces instead of ARVN ones of the same kind. */
function removeWhich(np: NonPlayer): Word | undefined {
  if (np.q.rule === '4.4.2') return bombardWhom(np)
  if (np.q.rule !== '3.3.3' && np.q.rule !== '4.4.3') return undefined
  const from = targetsOf(np, here(np))
  const answer = takePiece(np, REMOVE, here(np), from)
  if (answer === undefined) return undefined
  const taken = wordPiece(answer)
  const isSpared = (piece: Piece): boolean =>
    !isUs(np, piece) && PIECES[piece]?.type === PIECES[taken]?.type && np.q.isPossible(pieceWord(piece))
  return isUs(np, taken) && from.some(isSpared) ? np.say(US_FIRST, answer) : answer
}

// Who Attacks.

const MASS_ATTACKS = attack.line('Which/1', {
  en: 'Where at least 4 NVA Troops are, the Troops Attack.',
  es: 'Donde haya al menos 4 Tropas del EVN, atacan las Tropas.',
  pl: 'Gdzie są co najmniej 4 kostki wojska NVA, atakuje wojsko.',
})
const GUERRILLAS_ATTACK = attack.line('Which/3', {
  en: 'Where fewer Troops are and no Ambush, Guerrillas Attack if they are at least 4.',
  es: 'Donde haya menos Tropas y no haya Emboscada, atacan las Guerrillas si son al menos 4.',
  pl: 'Gdzie wojska jest mniej i nie ma zasadzki, atakują partyzanci, jeśli jest ich co najmniej 4.',
})
const TROOPS_ATTACK = attack.line('Which/4', {
  en: 'In other spaces Troops Attack, only where they are enough to remove something.',
  es: 'En las demás casillas atacan las Tropas, solo donde basten para eliminar algo.',
  pl: 'Na innych polach atakuje wojsko, tylko gdzie wystarczy, by coś usunąć.',
})
const TANKS_ATTACK = attack.line('Which/5', {
  en: 'PT-76 where it removes the most extra pieces.',
  es: 'PT-76 donde elimine más fichas adicionales.',
  pl: 'PT-76 tam, gdzie usunie najwięcej dodatkowych elementów.',
})

function attackHow(np: NonPlayer): Word | undefined {
  const s = here(np)
  const who = np.noted<Word>(`attack ${s}`) ?? attackersAt(np, s)
  if (who === GUERRILLAS) return np.firstOf(GUERRILLAS_ATTACK, [GUERRILLAS])
  const tanks = isForTanks(np, s) ? np.firstOf(TANKS_ATTACK, [word('tanks')]) : undefined
  return tanks ?? np.firstOf(who === MASS ? MASS_ATTACKS : TROOPS_ATTACK, [TROOPS])
}

// With an activity.

const AMBUSH_BETWEEN = ambushing.line('Ambush/1', {
  en: 'Ambush after the Attacks by at least 4 Troops, before those by at least 4 Guerrillas.',
  es: 'Emboscada tras los Ataques con al menos 4 Tropas, antes que los de al menos 4 Guerrillas.',
  pl: 'Zasadzka po atakach co najmniej 4 kostek wojska, przed atakami co najmniej 4 partyzantów.',
})
const BOMBARD_BEFORE = bombarding.line('Ambush/2', {
  en: 'If there is no such Ambush: Bombard before Attacking.',
  es: 'Si no hay tal Emboscada: Bombardeo antes de atacar.',
  pl: 'Jeśli takiej zasadzki nie ma: ostrzał przed atakiem.',
})

function attackWhere(np: NonPlayer): Word | undefined {
  const isFirst = np.op?.spaces.length === 0 && np.op.activity === undefined
  if (isFirst && !awaitsAmbush(np)) {
    const before = joinBombard(np, BOMBARD_BEFORE)
    if (before !== undefined) return before
  }
  const next = np.select(ATTACK_LINES)
  if (next === undefined) return awaitsAmbush(np) ? np.say(AMBUSH_BETWEEN, ambush.word) : stop(np)
  const s = wordSpace(next)
  if (isForTanks(np, s) && attackersAt(np, s) !== GUERRILLAS) np.note('tanks', s)
  np.note(`attack ${s}`, attackersAt(np, s))
  return next
}

export const attackAnswers: Answers = {
  'attack.where': attackWhere,
  'attack.how': attackHow,
  'remove.which': removeWhich,
  'patrol.patton': (np) => np.chooseSpace(TARGET, () => true),
}
