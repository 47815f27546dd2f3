import { flip, mark, markerRoom, undergroundOf } from '@coinflict/kernel/rules'
import { SABOTAGE, shiftIslamabad, TALIBAN, underground } from '../forces.ts'
import { isPakistan, LOCS, near, PAKISTAN } from '../map.ts'
import { dual, pickSpace } from './verbs.ts'

export const card = dual(
  22,
  'Border Incident',
  'TCWG',
  ['border', 'rifles'],
  {
    en: {
      unshaded: 'Shift Islamabad 1 box toward Hostility. Activate all Guerrillas in 1 Pakistan space.',
      shaded: 'Shift Islamabad 1 box toward Sponsorship. Sabotage 1 LoC adjacent to Pakistan.',
    },
    es: {
      unshaded: 'Modifica Islamabad 1 casilla hacia Hostilidad. Activa todas las Guerrillas en 1 casilla de Pakistán.',
      shaded: 'Modifica Islamabad 1 casilla hacia Financiación. Sabotea 1 LdC adyacente a Pakistán.',
    },
    pl: {
      unshaded:
        'Przesuń Islamabad o 1 pole w kierunku wrogości. Aktywuj wszystkich partyzantów na 1 polu w Pakistanie.',
      shaded: 'Przesuń Islamabad o 1 pole w kierunku sponsorowania. Sabotuj 1 LiKom sąsiadujący z Pakistanem.',
    },
  },
  {
    unshaded(g, by) {
      shiftIslamabad(g, -1)
      const hidden = () => PAKISTAN.filter((s) => undergroundOf(g, TALIBAN, s) > 0)
      const s = pickSpace(g, by, 'event.flip-where', hidden)
      if (s !== undefined) flip(g, underground(TALIBAN), s, undergroundOf(g, TALIBAN, s))
    },
    shaded(g, by) {
      shiftIslamabad(g, 1)
      const passes = () => LOCS.filter((s) => near(s).some(isPakistan) && markerRoom(g, SABOTAGE, s) > 0)
      const s = pickSpace(g, by, 'event.sabotage-where', passes)
      if (s !== undefined) mark(g, SABOTAGE, s)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)
