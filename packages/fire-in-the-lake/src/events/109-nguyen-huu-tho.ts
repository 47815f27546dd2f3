import { pieces, shift } from '@coinflict/kernel/rules'
import { base, underground, VC } from '../forces.ts'
import { CITIES, S } from '../map.ts'
import { bringOneOf, dual, stayEligible } from './verbs.ts'

export const card = dual(
  109,
  'Nguyen Huu Tho',
  'VNAU',
  ['statesman', 'farmer'],
  {
    en: {
      unshaded: 'Shift every city with VC pieces 1 level toward Active Support.',
      shaded: 'Place a VC Base and a VC Guerrilla in Saigon. You stay eligible.',
    },
    es: {
      unshaded: 'Modifica cada ciudad con fichas del VC 1 nivel hacia Apoyo Activo.',
      shaded: 'Coloca 1 Base y 1 Guerrilla del VC en Saigón. Sigues siendo elegible.',
    },
    pl: {
      unshaded: 'Przesuń każde miasto z elementami VC o 1 poziom w kierunku aktywnego poparcia.',
      shaded: 'Umieść bazę i partyzanta VC w Sajgonie. Zachowujesz uprawnienie.',
    },
  },
  {
    unshaded(g) {
      for (const s of CITIES) if (pieces(g, VC, s) > 0) shift(g, s, 1)
    },
    shaded(g, by) {
      bringOneOf(g, by, S.saigon, [base(VC)])
      bringOneOf(g, by, S.saigon, [underground(VC)])
      stayEligible(g, by)
    },
  },
)
