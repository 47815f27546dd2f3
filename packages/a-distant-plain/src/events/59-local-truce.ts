import { putInForce, transfer } from '@coinflict/kernel/rules'
import { resources } from '@coinflict/kernel/state'
import { GOVERNMENT, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { CARD } from './lasting.ts'
import { single } from './verbs.ts'

export const card = single(
  59,
  'Local Truce',
  'WCGT',
  ['dove', 'rifle'],
  {
    en: { unshaded: 'The Government transfers 6 Resources to the Warlords. Until Reset, no Suborn.' },
    es: {
      unshaded: 'El Gobierno transfiere 6 Recursos a los Señores de la Guerra. Hasta el Reinicio no se puede sobornar.',
    },
    pl: { unshaded: 'Rząd przekazuje watażkom 6 zasobów. Do resetu nie wolno wykonywać przekupstwa.' },
  },
  (g) => {
    transfer(g, GOVERNMENT, WARLORDS, 6)
    putInForce(g, CARD.localTruce, 'unshaded')
  },
  { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'derived' } },
)

export const nonPlayers: CardInstructions = {
  adp: {
    warlords: {
      mark: '59',
      text: {
        en: 'Local Truce: only if the Government has Resources.',
        es: 'Local Truce: solo si el Gobierno tiene Recursos.',
        pl: 'Local Truce: tylko jeśli rząd ma zasoby.',
      },
      takes: ({ g }) => resources(g, GOVERNMENT) > 0,
    },
  },
}
