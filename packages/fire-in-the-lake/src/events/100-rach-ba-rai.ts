import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { rollDie } from '@coinflict/kernel/questions'
import { pickFaction, pieces } from '@coinflict/kernel/rules'
import { count, type Faction, factionWord, type Piece, type Space } from '@coinflict/kernel/state'
import { base, COIN_CUBES, INSURGENTS, NVA, NVA_TROOPS, usTroops, VC } from '../forces.ts'
import { isLowland, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { bySide, harming, placingOneOf } from '../nonplayers/effects.ts'
import { chosen } from '../nonplayers/prospect.ts'
import { bringOneOf, clearSpace, dual, orTunneled, pickSpace, placed, removable, takeLosses } from './verbs.ts'

const LOWLANDS = PROVINCES.filter(isLowland)

export const card = dual(
  100,
  'Rach Ba Rai',
  'VUAN',
  ['boat', 'target'],
  {
    en: {
      unshaded: 'From a Lowland with US Troops remove all VC pieces, or all NVA pieces but Troops.',
      shaded:
        'Roll a die: remove that many US and ARVN cubes from a Lowland with VC pieces, the US ones to Casualties. Then place a VC Base or Guerrilla there.',
    },
    es: {
      unshaded:
        'Elimina de una provincia de Tierras Bajas con Tropas de EE.\u00a0UU. todas las fichas del VC, o todas las del EVN salvo las Tropas.',
      shaded:
        'En una provincia de Tierras Bajas con fichas del VC elimina tantos cubos de EE.\u00a0UU. y del ARVN como diga un dado, los de EE.\u00a0UU. a Bajas. Luego coloca allí 1 ficha del VC, Base o Guerrilla.',
    },
    pl: {
      unshaded:
        'Usuń z nizinnej prowincji z wojskiem USA wszystkie elementy VC albo wszystkie elementy NVA oprócz wojska.',
      shaded:
        'W nizinnej prowincji z elementami VC usuń tyle kostek USA i ARVN, ile wskaże kość, kostki USA do strat. Potem umieść tam element VC, bazę lub partyzanta.',
    },
  },
  {
    unshaded(g, by) {
      const found = (s: Space) =>
        INSURGENTS.filter((f) => orTunneled(by, targets(f)).some((piece) => count(g, s, piece) > 0))
      const open = () => LOWLANDS.filter((s) => usTroops(g, s) > 0 && found(s).length > 0)
      const s = pickSpace(g, by, 'event.remove-where', open)
      const f = s === undefined ? undefined : pickFaction(g, by, () => found(s))
      if (s !== undefined && f !== undefined) clearSpace(g, by, targets(f), s)
    },
    shaded(g, by) {
      const s = pickSpace(g, by, 'event.space', () => LOWLANDS.filter((s) => pieces(g, VC, s) > 0))
      if (s === undefined) return
      takeLosses(g, by, rollDie(g), COIN_CUBES, [s])
      bringOneOf(g, by, s, placed(VC))
    },
  },
)

const targets = (f: Faction): readonly Piece[] => removable(f).filter((piece) => piece !== NVA_TROOPS)

const MANY = 100

/** Whose pieces go: Bases first, then most others; the VC's if it is the same. */
function cleanest({ g }: NonPlayer, s: Space): Faction {
  const lost = (f: Faction): number =>
    targets(f).reduce((sum, piece) => sum + (piece === base(f) ? MANY : 1) * count(g, s, piece), 0)
  return lost(NVA) > lost(VC) ? NVA : VC
}

export const nonPlayers: CardInstructions = {
  answers: ({ lines }) => ({
    'event.faction': (np) => np.firstOf(lines.pieces, [factionWord(cleanest(np, chosen(np).at(-1) as Space))]),
  }),
  effects: {
    'event.remove-where': bySide(
      (p) => p.take(targets(cleanest(p.np, p.s)), Number.POSITIVE_INFINITY),
      harming(1, COIN_CUBES),
    ),
    'event.space': (p) => placingOneOf(placed(VC))(harming(6, COIN_CUBES)(p)),
  },
}
