import { adjust } from '@coinflict/kernel/rules'
import { track } from '@coinflict/kernel/state'
import { AID, GOVERNMENT, PATRONAGE, transferTrack } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { askEvent, dual } from './verbs.ts'

export const card = dual(
  13,
  'Anti-Corruption Drive',
  'CWTG',
  ['scales', 'money'],
  {
    en: { unshaded: 'Transfer up to 6 Patronage to Aid.', shaded: 'Aid −6, Patronage +2.' },
    es: { unshaded: 'Transfiere hasta 6 de Patrocinio a Ayuda.', shaded: 'Ayuda −6, Patrocinio +2.' },
    pl: { unshaded: 'Przenieś maksymalnie 6 punktów z patronatu do wsparcia.', shaded: 'Wsparcie −6, patronat +2.' },
  },
  {
    unshaded(g, by) {
      if (track(g, PATRONAGE) === 0) return
      const q = askEvent(g, by, 'event.13.amount')
      transferTrack(g, PATRONAGE, AID, q.askSome(Math.min(6, track(g, PATRONAGE))))
    },
    shaded(g) {
      adjust(g, AID, -6)
      adjust(g, PATRONAGE, 2)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  answers: ({ lines }) => ({
    'event.13.amount': (np) => (np.me === GOVERNMENT ? (np.fail() ?? np.lowest(lines.own)) : np.highest(lines.amount)),
  }),
  adp: {
    warlords: {
      mark: '13',
      text: {
        en: 'Anti-Corruption Drive: never.',
        es: 'Anti-Corruption Drive: nunca.',
        pl: 'Anti-Corruption Drive: nigdy.',
      },
      takes: () => false,
    },
  },
}
