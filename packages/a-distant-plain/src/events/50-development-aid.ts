import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { adjust, gain } from '@coinflict/kernel/rules'
import { track } from '@coinflict/kernel/state'
import { AID, GOVERNMENT, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { askAmount, divertAid, dual } from './verbs.ts'

export const card = dual(
  50,
  'Development Aid',
  'GWCT',
  ['crate', 'money'],
  {
    en: { unshaded: 'Aid +9.', shaded: 'Transfer up to 6 Aid to Patronage and Warlord Resources, in any split.' },
    es: {
      unshaded: 'Ayuda +9.',
      shaded:
        'Transfiere hasta 6 de Ayuda a Patrocinio y a Recursos de los Señores de la Guerra, repartidos como quieras.',
    },
    pl: {
      unshaded: 'Wsparcie +9.',
      shaded: 'Przenieś maksymalnie 6 punktów ze wsparcia do patronatu i zasobów watażków, w dowolnym podziale.',
    },
  },
  {
    unshaded: (g) => adjust(g, AID, 9),
    shaded(g, by) {
      const rest = 6 - divertAid(g, by, 6)
      const n = askAmount(g, by, 'event.50.warlords', () => Math.min(rest, track(g, AID)))
      adjust(g, AID, -n)
      gain(g, WARLORDS, n)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Development Aid: all to the Warlords; to Patronage only if they are a player and the Government is not.',
    es: 'Development Aid: todo a los Señores de la Guerra; a Patrocinio solo si a ellos los lleva un jugador y al Gobierno no.',
    pl: 'Development Aid: wszystko dla watażków; do patronatu tylko wtedy, gdy watażkami kieruje gracz, a rządem nie.',
  },
  answers({ lineOf }) {
    const line = lineOf(50)
    return {
      'event.40.patronage': (np) => (isForWarlords(np) ? np.lowest(line) : np.highest(line)),
      'event.50.warlords': (np) => (isForWarlords(np) ? np.highest(line) : np.lowest(line)),
    }
  },
}
const isForWarlords = (np: NonPlayer): boolean =>
  np.me === WARLORDS || !np.isPlayer(WARLORDS) || np.isPlayer(GOVERNMENT)
