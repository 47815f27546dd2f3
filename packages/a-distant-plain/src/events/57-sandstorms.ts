import { CARD } from './lasting.ts'
import { momentum, single } from './verbs.ts'

export const card = single(
  57,
  'Sandstorms',
  'WCTG',
  ['whirl'],
  {
    en: { unshaded: 'Until Reset, no Air Lift, and Taliban Guerrillas may March only once per Operation.' },
    es: {
      unshaded:
        'Hasta el Reinicio no se puede usar Transporte Aéreo y las Guerrillas Talibanes solo pueden marchar una vez por operación.',
    },
    pl: {
      unshaded:
        'Do resetu nie wolno wykonywać transportu lotniczego, a partyzanci talibów mogą wykonać przemarsz tylko raz podczas operacji.',
    },
  },
  momentum(CARD.sandstorms, 'unshaded'),
  { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'derived' } },
)
