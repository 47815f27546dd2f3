import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { adjust, gain, pickWay } from '@coinflict/kernel/rules'
import { track, word } from '@coinflict/kernel/state'
import { AID, GOVERNMENT } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { divertAid, dual } from './verbs.ts'

export const card = dual(
  40,
  'Line Item',
  'GCWT',
  {
    en: { unshaded: 'Transfer up to 5 Aid to Patronage, or the Government gains 8 Resources.', shaded: 'Aid -8.' },
    es: { unshaded: 'Transfiere hasta 5 de Ayuda a Patrocinio, o el Gobierno gana 8 Recursos.', shaded: 'Ayuda -8.' },
    pl: {
      unshaded: 'Przenieś maksymalnie 5 ze wsparcia do patronatu albo rząd zyskuje 8 zasobów.',
      shaded: 'Wsparcie -8.',
    },
  },
  {
    unshaded(g, by) {
      const ways = () =>
        track(g, AID) > 0 ? (['aid-to-patronage', 'eight-resources'] as const) : (['eight-resources'] as const)
      if (pickWay(g, by, ways) === 'aid-to-patronage') divertAid(g, by, 5)
      else gain(g, GOVERNMENT, 8)
    },
    shaded: (g) => adjust(g, AID, -8),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Line Item: Patronage for the Government if 3 or more Aid can go there; otherwise, and for all others, Resources.',
    es: 'Line Item: Patrocinio para el Gobierno si puede recibir 3 o más de Ayuda; si no, y para los demás, Recursos.',
    pl: 'Line Item: patronat dla rządu, jeśli może tam trafić co najmniej 3 wsparcia; w innym razie i dla pozostałych zasoby.',
  },
  answers({ lineOf }) {
    const line = lineOf(40)
    const isWorth = ({ g, me }: NonPlayer): boolean => me === GOVERNMENT && track(g, AID) >= 3
    return {
      'event.choice': (np) => np.firstOf(line, [word(isWorth(np) ? 'aid-to-patronage' : 'eight-resources')]),
      'event.40.patronage': (np) => np.highest(line),
    }
  },
}
