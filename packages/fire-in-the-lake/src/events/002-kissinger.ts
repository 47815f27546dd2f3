import { rollDie } from '@coinflict/kernel/questions'
import { AVAILABLE, adjust } from '@coinflict/kernel/rules'
import { AID, CASUALTIES, NVA, OUT_OF_PLAY, US } from '../forces.ts'
import { EVERY, isCambodia, LAOS_AND_CAMBODIA } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1, R2 } from '../nonplayers/conditions.ts'
import { placingOneOf } from '../nonplayers/effects.ts'
import { dual, INSURGENT_PIECES, pickTroop, placeAmong, placed, sendTroops, takeAny } from './verbs.ts'

const CAMBODIA = EVERY.filter(isCambodia)

export const card = dual(
  2,
  'Kissinger',
  'UNAV',
  ['statesman', 'suitcase'],
  {
    en: {
      unshaded: 'Roll a die: remove that many insurgent pieces from Laos and Cambodia.',
      shaded:
        'The NVA place any 2 of their pieces in Cambodia. The US moves 2 US Troops, wherever they are, Out of Play. Aid −6.',
    },
    es: {
      unshaded: 'Tira un dado: elimina ese número de fichas insurgentes de Laos y Camboya.',
      shaded:
        'El EVN coloca 2 fichas suyas cualesquiera en Camboya. EE.\u00a0UU. mueve a fuera de juego 2 de sus Tropas, estén donde estén. Ayuda −6.',
    },
    pl: {
      unshaded: 'Rzuć kością: usuń tyle elementów powstańczych z Laosu i Kambodży.',
      shaded:
        'NVA umieszcza 2 dowolne swoje elementy w Kambodży. USA przenoszą poza grę 2 kostki wojska USA, gdziekolwiek są. Wsparcie −6.',
    },
  },
  {
    unshaded(g, by) {
      takeAny(g, by, rollDie(g), INSURGENT_PIECES, LAOS_AND_CAMBODIA)
    },
    shaded(g, by) {
      g.cite('5.1', NVA)
      placeAmong(g, NVA, 2, placed(NVA), CAMBODIA)
      g.cite('5.1', US)
      for (let left = 2; left > 0; left--) {
        const from = pickTroop(g, [AVAILABLE, CASUALTIES], EVERY)
        if (from !== undefined) sendTroops(g, from, { box: OUT_OF_PLAY })
      }
      g.cite('5.1', by)
      adjust(g, AID, -6)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R2,
  arvn: R1,
  vc: R1,
  effects: {
    'event.space': placingOneOf(placed(NVA)),
  },
}
