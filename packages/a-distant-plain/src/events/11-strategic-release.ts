import { putInForce } from '@coinflict/kernel/rules'
import { INSURGENTS, underground } from '../forces.ts'
import { CARD } from './lasting.ts'
import { AFGHAN_PROVINCES, placeUpTo, single } from './verbs.ts'

export const card = single(
  11,
  'Strategic Release',
  'CGWT',
  ['prison', 'document'],
  {
    en: {
      unshaded:
        'The Taliban, then the Warlords, may each place up to 2 of their Guerrillas in Provinces. Until Reset, no Attack or Ambush in COIN-Controlled spaces.',
    },
    es: {
      unshaded:
        'Los Talibanes y después los Señores de la Guerra pueden colocar hasta 2 de sus Guerrillas cada uno en provincias. Hasta el Reinicio no se puede atacar ni emboscar en casillas con Control COIN.',
    },
    pl: {
      unshaded:
        'Talibowie, a potem watażkowie mogą umieścić po maksymalnie 2 swoich partyzantów w prowincjach. Do resetu nie wolno wykonywać ataku ani zasadzki na polach pod kontrolą COIN.',
    },
  },
  (g) => {
    const { acting } = g
    for (const f of INSURGENTS) {
      g.cite('5.1', f)
      placeUpTo(g, f, 2, [underground(f)], AFGHAN_PROVINCES)
    }
    g.cite('5.1', acting)
    putInForce(g, CARD.strategicRelease, 'unshaded')
  },
  { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'reconstructed' } },
)
