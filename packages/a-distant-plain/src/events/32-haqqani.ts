import { first, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { activeOf, announce, bases, pieces } from '@coinflict/kernel/rules'
import { DONE, type Game, type Line, type Space, type Word } from '@coinflict/kernel/state'
import { ambush, canSurprise } from '../activities/ambush.ts'
import { COALITION, coalitionTroops, GOVERNMENT, governmentCubes, TALIBAN, underground } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { oneGuerrillaOf } from '../nonplayers/effects.ts'
import { ATTACK, ambushIn, attack, attackIn, targetsOf, whyNotFreeAttack } from '../operations/attack.ts'
import { askEvent, driveOut, dual, maySpace, placeUpTo } from './verbs.ts'

export const card = dual(
  32,
  'Haqqani',
  'TWCG',
  ['rifles', 'mountain'],
  {
    en: {
      unshaded: 'Remove up to 3 Taliban Guerrillas from Khowst, Paktika and Waziristan.',
      shaded:
        'Place up to 3 Taliban Guerrillas in Kabul, Khowst and Paktika. The Taliban may then Ambush for free in 1 of these spaces.',
    },
    es: {
      unshaded: 'Elimina hasta 3 Guerrillas Talibanes de Khowst, Paktika y Waziristan.',
      shaded:
        'Coloca hasta 3 Guerrillas Talibanes en Kabul, Khowst y Paktika. Los Talibanes pueden ejecutar después una Emboscada gratuita en 1 de ellas.',
    },
    pl: {
      unshaded: 'Usuń do 3 partyzantów talibów z pól Khowst, Paktika i Waziristan.',
      shaded:
        'Umieść do 3 partyzantów talibów na polach Kabul, Khowst i Paktika. Potem talibowie mogą wykonać darmową zasadzkę na 1 z nich.',
    },
  },
  {
    unshaded: (g, by) => driveOut(g, by, [S.khowst, S.paktika, S.waziristan]),
    shaded(g, by) {
      const targets = [S.kabul, S.khowst, S.paktika]
      placeUpTo(g, by, 3, [underground(TALIBAN)], targets)
      strikeOnce(g, targets)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** The Taliban may Attack in one of the spaces, free, by Ambush where they can. */
function strikeOnce(g: Game, targets: readonly Space[]): void {
  const open = () => targets.filter((s) => whyNotFreeAttack(g, TALIBAN, s) === undefined)
  g.cite('5.5', TALIBAN)
  const s = maySpace(g, TALIBAN, 'event.operation-where', open)
  if (s === undefined) return
  const q = askEvent(g, TALIBAN, 'event.operation-what', { space: s })
  // Their guerrillas there may just have been taken off (1.4.1).
  if (whyNotFreeAttack(g, TALIBAN, s) !== undefined) return
  if (canSurprise(g, s)) q.offer(ambush.word)
  const isAmbush = q.offer(attack.word).answer() === ambush.word
  announce(g, TALIBAN, isAmbush ? ambush : attack)
  if (isAmbush) ambushIn(g, TALIBAN, s)
  else attackIn(g, TALIBAN, s)
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Haqqani: Ambush, first a Coalition piece, then a Government Base; Attack only with 4 Active Guerrillas.',
    es: 'Haqqani: Emboscada, primero a una ficha de la Coalición, luego a una Base del Gobierno; Ataque solo con 4 Guerrillas Activas.',
    pl: 'Haqqani: zasadzka, najpierw na element koalicji, potem na bazę rządową; atak tylko z 4 aktywnymi partyzantami.',
  },
  answers({ lineOf }) {
    const line = lineOf(32)
    return {
      'event.place-where': (np) => hide(np, line),
      'event.operation-where': (np) =>
        np.chooseSpace(line, isWorthAttack, [reachesCoalition, reachesBase]) ?? np.firstOf(line, [DONE]),
      'event.operation-what': (np) => np.firstOf(line, [ambush.word, ATTACK]),
    }
  },
  effects: { 'event.remove-where': oneGuerrillaOf(3) },
}

/** The first guerrilla of the Taliban goes where their Ambush finds somebody. */
function hide(np: NonPlayer, line: Line): Word | undefined {
  if (np.me !== TALIBAN || np.noted('hides') === true) return undefined
  np.note('hides', true)
  const isPrey = ({ g }: NonPlayer, s: Space): boolean => targetsOf(g, TALIBAN).some((f) => pieces(g, f, s) > 0)
  return np.chooseSpace(line, isPrey, [reachesCoalition, reachesBase])
}

/** 3.3.3 What a success reaches: at most one Government cube stands before it. */
const reachesCoalition = first(
  {
    en: 'a Coalition piece can be removed',
    es: 'se puede eliminar una ficha de la Coalición',
    pl: 'da się usunąć element koalicji',
  },
  ({ g }, s) => pieces(g, COALITION, s) > 0 && governmentCubes(g, s) <= 1 && targetsOf(g, TALIBAN).includes(COALITION),
)
const reachesBase = first(
  {
    en: 'a Government Base can be removed',
    es: 'se puede eliminar una Base del Gobierno',
    pl: 'da się usunąć bazę rządową',
  },
  ({ g }, s) => bases(g, GOVERNMENT, s) > 0 && governmentCubes(g, s) + coalitionTroops(g, s) <= 1,
)
const isWorthAttack = ({ g }: NonPlayer, s: Space): boolean => canSurprise(g, s) || activeOf(g, TALIBAN, s) >= 4
