import { mark, mayOperate, pieces, wipeOut } from '@coinflict/kernel/rules'
import { available, type Game, inPlay, type Space } from '@coinflict/kernel/state'
import { coinPieces, INSURGENTS, isSabotaged, POOLS, SABOTAGE, underground, VC } from '../forces.ts'
import { EVERY, isLowland, isMekong, near } from '../map.ts'
import { assault } from '../operations/assault.ts'
import { sweep } from '../operations/sweep.ts'
import { bring, placeable } from '../recall.ts'
import { chooseCoin, dual, eachSpace } from './verbs.ts'

const MEKONG = EVERY.filter(isMekong)
const DELTA = EVERY.filter((s) => isLowland(s) && near(s).some(isMekong))

const isCut = (g: Game, loc: Space): boolean => !isSabotaged(g, loc) && pieces(g, VC, loc) > coinPieces(g, loc)

export const card = dual(
  25,
  'TF-116 Riverines',
  'UVNA',
  ['boat', 'jungle'],
  {
    en: {
      unshaded:
        'Remove all NVA and VC pieces from the Mekong LoCs. Then the US or the ARVN make a free Sweep in the Lowlands along the Mekong, and a free Assault there.',
      shaded: 'Place 2 VC Guerrillas on each Mekong LoC. Sabotage those where the VC outnumber COIN.',
    },
    es: {
      unshaded:
        'Elimina todas las fichas del EVN y del VC de las LdC del Mekong. Luego EE.\u00a0UU. o el ARVN ejecutan un Barrido gratuito en las Tierras Bajas junto al Mekong y un Asalto gratuito allí.',
      shaded: 'Coloca 2 Guerrillas del VC en cada LdC del Mekong. Sabotea las LdC donde el VC supere en número a COIN.',
    },
    pl: {
      unshaded:
        'Usuń wszystkie elementy NVA i VC z LiKomów Mekongu. Potem USA albo ARVN wykonują darmowe przeszukiwanie na nizinach nad Mekongiem i darmowy szturm na tych polach.',
      shaded:
        'Umieść po 2 partyzantów VC na każdym LiKomie Mekongu. Sabotuj te, na których VC ma więcej elementów niż COIN.',
    },
  },
  {
    unshaded(g, by) {
      for (const loc of MEKONG) for (const f of INSURGENTS) wipeOut(g, f, loc)
      const f = chooseCoin(g, by)
      mayOperate(g, f, [sweep], { within: DELTA })
      mayOperate(g, f, [assault], { within: DELTA })
    },
    shaded(g, by) {
      if (available(g, underground(VC)) >= 2 * MEKONG.length) {
        for (const loc of MEKONG) bring(g, by, underground(VC), loc, 2)
      } else {
        const open = () => (placeable(g, by, underground(VC), 1) > 0 ? MEKONG : [])
        const land = (loc: Space) => bring(g, by, underground(VC), loc, 2, true)
        const params = { piece: underground(VC) }
        eachSpace(g, by, 'event.place-where', MEKONG.length, open, land, { params })
      }
      const cut = () => MEKONG.filter((loc) => isCut(g, loc))
      const left = POOLS['terror-sabotage'] - inPlay(g, SABOTAGE)
      if (cut().length <= left) for (const loc of cut()) mark(g, SABOTAGE, loc)
      else eachSpace(g, by, 'event.sabotage-where', left, cut, (loc) => mark(g, SABOTAGE, loc))
    },
  },
)
