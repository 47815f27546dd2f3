import { flip, preferring, remove } from '@coinflict/kernel/rules'
import { count, type Game, type Space } from '@coinflict/kernel/state'
import { CASUALTIES, INSURGENTS, insurgentBases, tunneledBase, tunnelsLeft, US_TROOPS, usTroops } from '../forces.ts'
import { EVERY, isHighland, isNorthVietnam, PROVINCES } from '../map.ts'
import type { CardInstructions, Condition } from '../nonplayers/book.ts'
import { R6, R29, usLosses } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual, INSURGENT_BASES, moveGroup, pickPiece, pickSpace } from './verbs.ts'

const HIGHLANDS = PROVINCES.filter(isHighland)
const HILLS = HIGHLANDS.filter((s) => !isNorthVietnam(s))
const ALL_BASES = [...INSURGENT_BASES, ...INSURGENTS.map(tunneledBase)]

export const card = dual(
  36,
  'Hamburger Hill',
  'NUVA',
  ['mountain', 'blast'],
  {
    en: {
      unshaded:
        'Move 4 US Troops from any spaces to 1 Highland province. Remove 1 insurgent Base there, even a Tunneled one.',
      shaded: 'Place a Tunnel on an insurgent Base in a Highland province. 3 US Troops there become Casualties.',
    },
    es: {
      unshaded:
        'Mueve 4 Tropas de EE.\u00a0UU. de cualesquiera casillas a 1 provincia de Tierras Altas. Elimina allí 1 Base insurgente, aunque tenga Túnel.',
      shaded:
        'Coloca un Túnel en una Base insurgente de una provincia de Tierras Altas. 3 Tropas de EE.\u00a0UU. de allí pasan a Bajas.',
    },
    pl: {
      unshaded:
        'Przenieś 4 kostki wojska USA z dowolnych pól do 1 prowincji na wyżynach. Usuń tam 1 bazę powstańczą, nawet z tunelem.',
      shaded:
        'Umieść tunel na bazie powstańczej w prowincji na wyżynach. 3 kostki wojska USA stamtąd trafiają do strat.',
    },
  },
  {
    unshaded(g, by) {
      const open = () =>
        preferring(
          HILLS.filter((s) => insurgentBases(g, s) > 0),
          HILLS,
        )
      const hill = pickSpace(g, by, 'event.space', open)
      if (hill === undefined) return
      const others = EVERY.filter((s) => s !== hill)
      for (let left = 4; left > 0; ) {
        const n = moveGroup(
          g,
          by,
          [US_TROOPS],
          () => others,
          () => [hill],
          left,
        )
        if (n === 0) break
        left -= n
      }
      const piece = pickPiece(g, by, 'event.remove-which', hill, ALL_BASES)
      if (piece !== undefined) remove(g, piece, hill)
    },
    shaded(g, by) {
      const hill = pickSpace(g, by, 'event.tunnel-where', () => fortifiable(g))
      if (hill === undefined) return
      const piece = tunnelsLeft(g) > 0 ? pickPiece(g, by, 'event.tunnel-which', hill, INSURGENT_BASES) : undefined
      if (piece !== undefined) flip(g, piece, hill)
      remove(g, US_TROOPS, hill, Math.min(3, usTroops(g, hill)), CASUALTIES)
    },
  },
)

/** Where a Base can get a Tunnel, and first where US Troops are; if none can, where US Troops face a Base. */
function fortifiable(g: Game): readonly Space[] {
  const isManned = (s: Space): boolean => usTroops(g, s) > 0
  const plain =
    tunnelsLeft(g) > 0 ? HIGHLANDS.filter((s) => INSURGENT_BASES.some((piece) => count(g, s, piece) > 0)) : []
  const faced = HIGHLANDS.filter((s) => insurgentBases(g, s) > 0 && isManned(s))
  return preferring(plain.filter(isManned), preferring(plain, faced))
}

/** Both insurgents. */
const TUNNEL: Condition = {
  mark: '36',
  text: {
    en: 'Hamburger Hill: NVA and VC where most US Troops go, then where their own Base gets the Tunnel.',
    es: 'Hamburger Hill: EVN y VC, donde se eliminen más Tropas de EE.\u00a0UU. y luego donde el Túnel sea de una Base propia.',
    pl: 'Hamburger Hill: NVA i VC tam, gdzie ubędzie najwięcej wojska USA, potem tam, gdzie tunel dostanie własna baza.',
  },
  by: usLosses,
}

export const nonPlayers: CardInstructions = {
  us: R6,
  arvn: R29,
  nva: TUNNEL,
  vc: TUNNEL,
  effects: {
    'event.space': (p) => harming(1, ALL_BASES)(p.place(US_TROOPS, 4, 4)),
    'event.move-from': (p) => p.leave(US_TROOPS, 4),
    'event.tunnel-where': (p) => p.take([US_TROOPS], 3).dig(1),
  },
}
