import { adjust, PASSIVE_OPPOSITION, PASSIVE_SUPPORT } from '@coinflict/kernel/rules'
import { PATRONAGE, VC } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R88 } from '../nonplayers/conditions.ts'
import { bringOneOf, dual, placed, shiftToward } from './verbs.ts'

export const card = dual(
  89,
  'Tam Chau',
  'AVNU',
  ['pagoda', 'dove'],
  {
    en: {
      unshaded: 'Shift Saigon 1 level toward Passive Support, down from Active Support too. Patronage +6.',
      shaded: 'Place a VC Base or Guerrilla in Saigon. Shift Saigon 1 level toward Passive Opposition. Patronage −6.',
    },
    es: {
      unshaded: 'Modifica Saigón 1 nivel hacia Apoyo Pasivo, también hacia abajo desde Apoyo Activo. Patrocinio +6.',
      shaded:
        'Coloca 1 ficha del VC, Base o Guerrilla, en Saigón. Modifica Saigón 1 nivel hacia Oposición Pasiva. Patrocinio −6.',
    },
    pl: {
      unshaded: 'Przesuń Sajgon o 1 poziom w kierunku biernego poparcia, z aktywnego też w dół. Patronat +6.',
      shaded:
        'Umieść element VC, bazę lub partyzanta, w Sajgonie. Przesuń Sajgon o 1 poziom w kierunku biernej opozycji. Patronat −6.',
    },
  },
  {
    unshaded(g) {
      shiftToward(g, S.saigon, PASSIVE_SUPPORT)
      adjust(g, PATRONAGE, 6)
    },
    shaded(g, by) {
      bringOneOf(g, by, S.saigon, placed(VC))
      shiftToward(g, S.saigon, PASSIVE_OPPOSITION)
      adjust(g, PATRONAGE, -6)
    },
  },
)

export const nonPlayers: CardInstructions = {
  vc: R88,
}
