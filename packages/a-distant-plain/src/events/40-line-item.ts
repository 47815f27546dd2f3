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
  ['chart', 'money'],
  {
    en: { unshaded: 'Transfer up to 5 Aid to Patronage, or the Government gains 8 Resources.', shaded: 'Aid −8.' },
    es: { unshaded: 'Transfiere hasta 5 de Ayuda a Patrocinio, o el Gobierno gana 8 Recursos.', shaded: 'Ayuda −8.' },
    pl: {
      unshaded: 'Przenieś maksymalnie 5 punktów ze wsparcia do patronatu albo rząd zyskuje 8 zasobów.',
      shaded: 'Wsparcie −8.',
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
    en: 'Line Item: the Government takes Patronage if it can turn 3 or more Aid into it; otherwise it takes Resources, as all other factions do.',
    es: 'Line Item: el Gobierno elige Patrocinio si puede pasar a él 3 o más de Ayuda; si no, y las demás facciones, Recursos.',
    pl: 'Line Item: rząd wybiera patronat, jeśli może zamienić w niego co najmniej 3 punkty wsparcia; w przeciwnym razie, jak i pozostałe frakcje, zasoby.',
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
