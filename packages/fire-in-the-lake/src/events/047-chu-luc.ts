import { announce, pieces } from '@coinflict/kernel/rules'
import { ARVN, ARVN_TROOPS, NVA, NVA_TROOPS } from '../forces.ts'
import { EVERY, S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { assault, assaultIn, beginAssault, whyNotTargets } from '../operations/assault.ts'
import { bring, placeable } from '../recall.ts'
import { around, askEvent, dual, maySpace, pickSpace } from './verbs.ts'

const BORDER = around(S['north-vietnam'])

export const card = dual(
  47,
  'Chu Luc',
  'NAVU',
  ['soldiers', 'star'],
  {
    en: {
      unshaded:
        'Double the ARVN pieces in 1 space with NVA pieces by placing ARVN Troops. Then the ARVN Assault the NVA alone, free, wherever they can.',
      shaded: 'Place up to 10 NVA Troops in North Vietnam and spaces adjacent to it.',
    },
    es: {
      unshaded:
        'Duplica las fichas del ARVN en 1 casilla con fichas del EVN colocando Tropas del ARVN. Luego el ARVN ejecuta allí donde pueda un Asalto gratuito solo contra el EVN.',
      shaded: 'Coloca hasta 10 Tropas del EVN en Vietnam del Norte y casillas adyacentes.',
    },
    pl: {
      unshaded:
        'Podwój liczbę elementów ARVN na 1 polu z elementami NVA, umieszczając wojsko ARVN. Potem ARVN wszędzie, gdzie może, wykonuje darmowy szturm tylko na NVA.',
      shaded: 'Umieść do 10 kostek wojska NVA w Wietnamie Północnym i na polach sąsiednich.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => EVERY.filter((s) => pieces(g, NVA, s) > 0 && pieces(g, ARVN, s) > 0)
      const front = pickSpace(g, by, 'event.place-where', open, { piece: ARVN_TROOPS })
      if (front !== undefined) bring(g, by, ARVN_TROOPS, front, pieces(g, ARVN, front), true)
      const cards = beginAssault({ on: [NVA] })
      const fronts = EVERY.filter((s) => whyNotTargets(g, ARVN, s, cards) === undefined)
      if (fronts.length > 0) announce(g, ARVN, assault)
      for (const s of fronts) if (whyNotTargets(g, ARVN, s, cards) === undefined) assaultIn(g, ARVN, s, cards)
      g.cite('5.1', by)
    },
    shaded(g, by) {
      const params = { piece: NVA_TROOPS }
      for (let left = 10; left > 0; ) {
        const open = () => (placeable(g, by, NVA_TROOPS, 1) > 0 ? BORDER : [])
        const s = maySpace(g, by, 'event.place-where', open, params)
        if (s === undefined) return
        const q = askEvent(g, by, 'place.how-many', { ...params, space: s })
        const most = placeable(g, by, NVA_TROOPS, left)
        left -= bring(g, by, NVA_TROOPS, s, q.numbers(Math.min(1, most), most).askNumber())
      }
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.place-where': (p) =>
      p.np.q.params?.piece === ARVN_TROOPS ? p.place(ARVN_TROOPS, pieces(p.np.g, ARVN, p.s)) : p.place(NVA_TROOPS),
  },
}
