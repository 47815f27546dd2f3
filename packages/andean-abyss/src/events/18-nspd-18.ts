import { rollDie } from '@coinflict/kernel/questions'
import { adjust, gain } from '@coinflict/kernel/rules'
import { AID, GOVT } from '../forces.ts'
import { dual, payAid } from './verbs.ts'

export const card = dual(
  18,
  'NSPD-18',
  'GCAF',
  ['document', 'target'],
  {
    en: {
      unshaded: 'The Government gains Resources equal to Aid, up to 20; then Aid +20.',
      shaded: 'Government Resources −6. Then roll a die: Aid falls by the result.',
    },
    es: {
      unshaded: 'El Gobierno gana tantos Recursos como la Ayuda, como máximo 20; luego Ayuda +20.',
      shaded: 'Recursos del Gobierno −6. Luego tira un dado: la Ayuda baja tanto como el resultado.',
    },
    pl: {
      unshaded: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20; potem wsparcie +20.',
      shaded: 'Zasoby rządu −6. Potem rzuć kością: wsparcie spada o wynik rzutu.',
    },
  },
  {
    unshaded: payAid(20),
    shaded(g) {
      gain(g, GOVT, -6)
      adjust(g, AID, -rollDie(g))
    },
  },
)
