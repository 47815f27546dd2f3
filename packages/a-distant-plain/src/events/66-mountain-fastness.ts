import { activeOf, canPlace, placeOneOf } from '@coinflict/kernel/rules'
import { available, type Faction, type Game, NO, type Space, YES } from '@coinflict/kernel/state'
import { active, base, canHide, kinds } from '../forces.ts'
import { isMountain } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { mayBuild } from '../nonplayers/effects.ts'
import type { Prospect } from '../nonplayers/prospect.ts'
import { AFGHAN_PROVINCES, askEvent, eachSpace, hideAll, single } from './verbs.ts'

const MOUNTAINS: readonly Space[] = AFGHAN_PROVINCES.filter(isMountain)

export const card = single(
  66,
  'Mountain Fastness',
  'WTGC',
  ['mountain', 'fort'],
  {
    en: {
      unshaded:
        'In each of up to 2 Mountain Provinces, place up to 2 of your pieces, at most 1 Base in all; you may flip your Guerrillas there Underground.',
    },
    es: {
      unshaded:
        'En hasta 2 provincias de Montaña coloca hasta 2 de tus fichas en cada una, como máximo 1 Base en total, y puedes girar a Ocultas tus Guerrillas allí.',
    },
    pl: {
      unshaded:
        'W maksymalnie 2 prowincjach górskich umieść po maksymalnie 2 swoje elementy, łącznie najwyżej 1 bazę; możesz odwrócić tam swoich partyzantów na stronę ukrytą.',
    },
  },
  digIn,
  { provenance: { unshaded: 'reconstructed' } },
)

/** Own pieces come to up to 2 Mountain Provinces, up to 2 each and one Base in all; guerrillas there may hide. */
function digIn(g: Game, by: Faction): void {
  let recruits = kinds(by).filter((piece) => piece !== active(by))
  const open = () => MOUNTAINS.filter((s) => recruits.some((piece) => canPlace(g, piece, s)) || canHide(g, by, s))
  const settle = (s: Space) => {
    for (let n = 0; n < 2; n++) {
      const piece = placeOneOf(g, by, s, recruits, true)
      if (piece === undefined) break
      if (piece === base(by)) recruits = recruits.filter((other) => other !== piece)
    }
    mayHide(g, by, s)
  }
  eachSpace(g, by, 'event.space', 2, open, settle, { upTo: true })
}

/** An insurgent faction may turn all its guerrillas there Underground. */
function mayHide(g: Game, f: Faction, s: Space): void {
  if (!canHide(g, f, s)) return
  const q = askEvent(g, f, 'event.66.hide', { space: s })
  if (q.offer(YES).offer(NO).answer() === YES) hideAll(g, f, s)
}

export const nonPlayers: CardInstructions = {
  answers: ({ lines }) => ({ 'event.66.hide': (np) => np.firstOf(lines.amount, [YES]) }),
  effects: { 'event.space': settleIn },
}

/** Two own pieces come, one of them a Base if there is room; guerrillas hide. */
function settleIn(p: Prospect): Prospect {
  const { np, s } = p
  const f = np.me
  const others = kinds(f).filter((piece) => piece !== base(f) && piece !== active(f) && available(np.g, piece) > 0)
  const build = mayBuild(np, f, s)
  if (build) p.place(base(f))
  if (others[0] !== undefined) p.place(others[0], build ? 1 : 2)
  return canHide(np.g, f, s) ? p.turn(f, activeOf(np.g, f, s)) : p
}
