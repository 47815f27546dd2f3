import { adjust, mayAct, shift } from '@coinflict/kernel/rules'
import { governIn } from '../activities/govern.ts'
import { GOVERNMENT, PATRONAGE } from '../forces.ts'
import { S } from '../map.ts'
import { dual } from './verbs.ts'

export const card = dual(
  51,
  'Karzai',
  'GWCT',
  ['statesman', 'parliament'],
  {
    en: {
      unshaded: 'The Government may Govern for free in up to 3 spaces.',
      shaded: 'Patronage −4. Shift Kabul 1 level toward Opposition.',
    },
    es: {
      unshaded: 'El Gobierno puede Gobernar de forma gratuita en hasta 3 casillas.',
      shaded: 'Patrocinio −4. Modifica Kabul 1 nivel hacia Oposición.',
    },
    pl: {
      unshaded: 'Rząd może za darmo wykonać rządzenie na maksymalnie 3 polach.',
      shaded: 'Patronat −4. Przesuń Kabul o 1 poziom w kierunku opozycji.',
    },
  },
  {
    unshaded(g) {
      mayAct(g, GOVERNMENT, governIn(3))
    },
    shaded(g) {
      adjust(g, PATRONAGE, -4)
      shift(g, S.kabul, -1)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)
