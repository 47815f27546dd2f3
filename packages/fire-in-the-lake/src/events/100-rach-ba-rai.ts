import { rollDie } from '@coinflict/kernel/questions'
import { pickFaction, pieces } from '@coinflict/kernel/rules'
import { count, type Faction, type Piece, type Space } from '@coinflict/kernel/state'
import { COIN_CUBES, INSURGENTS, NVA_TROOPS, usTroops, VC } from '../forces.ts'
import { isLowland, PROVINCES } from '../map.ts'
import { bringOneOf, clearSpace, dual, orTunneled, pickSpace, placed, removable, takeLosses } from './verbs.ts'

const LOWLANDS = PROVINCES.filter(isLowland)

export const card = dual(
  100,
  'Rach Ba Rai',
  'VUAN',
  {
    en: {
      unshaded: 'From a Lowland with US Troops remove all VC pieces, or all NVA pieces but Troops.',
      shaded:
        'Roll a die: remove that many US and ARVN cubes from a Lowland with VC pieces, the US ones to Casualties. Then place a VC Base or Guerrilla there.',
    },
    es: {
      unshaded:
        'Elimina de una provincia de Tierras Bajas con Tropas de EE. UU. todas las fichas del VC, o todas las del EVN salvo las Tropas.',
      shaded:
        'En una provincia de Tierras Bajas con fichas del VC elimina tantos cubos de EE. UU. y del ARVN como diga un dado, los de EE. UU. a Bajas. Luego coloca allí 1 ficha del VC, Base o Guerrilla.',
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
