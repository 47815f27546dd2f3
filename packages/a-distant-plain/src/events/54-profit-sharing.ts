import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { adjust, gain } from '@coinflict/kernel/rules'
import { resources, track, type Word } from '@coinflict/kernel/state'
import { GOVERNMENT, PATRONAGE, TALIBAN, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { askAmount, dual } from './verbs.ts'

export const card = dual(
  54,
  'Profit Sharing',
  'GWTC',
  ['money', 'handshake'],
  {
    en: {
      unshaded: 'Transfer up to 6 Warlord Resources to the Government, up to 3 of them as Patronage.',
      shaded: 'Transfer up to 3 Patronage and up to 3 Government Resources to the Warlords.',
    },
    es: {
      unshaded:
        'Transfiere hasta 6 Recursos de los Señores de la Guerra al Gobierno, hasta 3 de ellos como Patrocinio.',
      shaded: 'Transfiere a los Señores de la Guerra hasta 3 de Patrocinio y hasta 3 Recursos del Gobierno.',
    },
    pl: {
      unshaded: 'Przekaż rządowi maksymalnie 6 zasobów watażków, w tym najwyżej 3 jako patronat.',
      shaded: 'Przekaż watażkom maksymalnie 3 punkty patronatu i maksymalnie 3 zasoby rządu.',
    },
  },
  {
    unshaded(g, by) {
      const n = askAmount(g, by, 'event.54.share', () => Math.min(6, resources(g, WARLORDS)))
      gain(g, WARLORDS, -n)
      const pocketed = askAmount(g, by, 'event.54.pocket', () => Math.min(3, n))
      adjust(g, PATRONAGE, pocketed)
      gain(g, GOVERNMENT, n - pocketed)
    },
    shaded(g, by) {
      const bribes = askAmount(g, by, 'event.54.bribes', () => Math.min(3, track(g, PATRONAGE)))
      adjust(g, PATRONAGE, -bribes)
      const pay = askAmount(g, by, 'event.54.pay', () => Math.min(3, resources(g, GOVERNMENT)))
      gain(g, GOVERNMENT, -pay)
      gain(g, WARLORDS, bribes + pay)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Profit Sharing: as much as possible to itself or another non-player, nothing to a player at a non-player’s cost.',
    es: 'Profit Sharing: lo máximo para sí u otra facción sin jugador, nada para un jugador a costa de una facción sin jugador.',
    pl: 'Profit Sharing: jak najwięcej dla siebie lub innej frakcji nieobsadzonej, nic dla gracza kosztem takiej frakcji.',
  },
  answers({ lineOf }) {
    const line = lineOf(54)
    const feeds = (np: NonPlayer): boolean => np.me === TALIBAN && np.isPlayer(WARLORDS) && !np.isPlayer(GOVERNMENT)
    const give = (np: NonPlayer): Word | undefined => (feeds(np) ? np.lowest(line) : np.highest(line))
    return {
      'event.54.share': (np) => np.highest(line),
      // The Coalition leaves Patronage alone, it spends the Resources.
      'event.54.pocket': (np) => (np.me === GOVERNMENT ? np.highest(line) : np.lowest(line)),
      'event.54.bribes': give,
      'event.54.pay': give,
    }
  },
}
