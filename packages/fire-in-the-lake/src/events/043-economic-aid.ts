import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { AVAILABLE, adjust, gain, moveToBox, pickWay } from '@coinflict/kernel/rules'
import { inBox, type Line, track } from '@coinflict/kernel/state'
import { AID, ARVN, ARVN_BASE, COUPS, NVA, OUT_OF_PLAY, US, US_BASE } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer, R43 } from '../nonplayers/conditions.ts'
import { coupCards } from '../scenarios.ts'
import { improveTrail, MOST_TRAIL, trail } from '../trail.ts'
import { dual } from './verbs.ts'

const BASES = { 'arvn-bases': ARVN_BASE, 'us-bases': US_BASE } as const
const WAYS = ['arvn-bases', 'us-bases'] as const

export const card = dual(
  43,
  'Economic Aid',
  'NAUV',
  ['factory', 'crate'],
  {
    en: {
      unshaded: 'Move 2 ARVN or 2 US Bases from Out of Play to Available. Then ARVN Resources +6 or Aid +12.',
      shaded: 'Improve the Trail 1 box. Then Improve it 1 more box or NVA Resources +10.',
    },
    es: {
      unshaded:
        'Mueve 2 Bases del ARVN o 2 de EE.\u00a0UU. de fuera de juego a Disponibles. Luego Recursos del ARVN +6 o Ayuda +12.',
      shaded: 'Mejora la Ruta 1 casilla. Luego Mejórala 1 casilla más o Recursos del EVN +10.',
    },
    pl: {
      unshaded: 'Przenieś 2 bazy ARVN albo 2 bazy USA spoza gry do dostępnych. Potem zasoby ARVN +6 albo wsparcie +12.',
      shaded: 'Ulepsz szlak o 1 pole. Potem ulepsz go o jeszcze 1 pole albo zasoby NVA +10.',
    },
  },
  {
    unshaded(g, by) {
      const built = pickWay(g, by, () => WAYS.filter((way) => inBox(g, OUT_OF_PLAY, BASES[way]) > 0))
      if (built !== undefined) {
        const piece = BASES[built]
        moveToBox(g, piece, OUT_OF_PLAY, AVAILABLE, Math.min(2, inBox(g, OUT_OF_PLAY, piece)))
      }
      if (pickWay(g, by, () => ['six-resources', 'twelve-aid'] as const) === 'twelve-aid') adjust(g, AID, 12)
      else gain(g, ARVN, 6)
    },
    shaded(g, by) {
      improveTrail(g)
      const ways = () => [...(trail(g) < MOST_TRAIL ? (['trail-box'] as const) : []), 'ten-resources' as const]
      if (pickWay(g, by, ways) === 'trail-box') improveTrail(g)
      else gain(g, NVA, 10)
    },
  },
)

const isLastCoupNext = ({ g }: NonPlayer): boolean => track(g, COUPS) + 1 >= coupCards(g)

export const nonPlayers: CardInstructions = {
  us: {
    mark: '43',
    text: {
      en: 'Economic Aid: US take Aid rather than Resources, unless the next Coup is the last.',
      es: 'Economic Aid: EE.\u00a0UU. toma Ayuda antes que Recursos, salvo si el próximo Golpe es el último.',
      pl: 'Economic Aid: USA biorą raczej wsparcie niż zasoby, chyba że następny przewrót jest ostatni.',
    },
    answers: (line, { lines }) => ({
      'event.choice': (np) =>
        prefer(line, isLastCoupNext(np) ? 'six-resources' : 'twelve-aid')(np) ?? ownBases(lines.who)(np),
    }),
  },
  arvn: {
    ...R43,
    answers: (line, { lines }) => ({
      'event.choice': (np) => prefer(line, 'six-resources')(np) ?? ownBases(lines.who)(np),
    }),
  },
}

const ownBases = (line: Line) => (np: NonPlayer) => prefer(line, ...(np.me === US ? WAYS.toReversed() : WAYS))(np)
