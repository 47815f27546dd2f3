import { PASSIVE_SUPPORT, shift } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { VC } from '../forces.ts'
import { isCity, S } from '../map.ts'
import { bringOneOf, dual, placed, setSpaces } from './verbs.ts'

export const card = dual(
  114,
  'Tri Quang',
  'VAUN',
  ['pagoda', 'crowd'],
  {
    en: {
      unshaded: 'Set up to 3 cities at Neutral or Opposition to Passive Support.',
      shaded:
        'Shift Hue, Da Nang and Saigon 1 level each toward Active Opposition. Place a VC Base or Guerrilla in Saigon.',
    },
    es: {
      unshaded: 'Establece en Apoyo Pasivo hasta 3 ciudades en Neutral u Oposición.',
      shaded:
        'Modifica Hue, Da Nang y Saigón 1 nivel cada una hacia Oposición Activa. Coloca 1 ficha del VC, Base o Guerrilla, en Saigón.',
    },
    pl: {
      unshaded: 'Ustaw bierne poparcie w najwyżej 3 miastach neutralnych lub z opozycją.',
      shaded:
        'Przesuń Hue, Da Nang i Sajgon o 1 poziom w kierunku aktywnej opozycji. Umieść element VC, bazę lub partyzanta, w Sajgonie.',
    },
  },
  {
    unshaded(g, by) {
      setSpaces(g, by, 3, (s) => isCity(s) && level(g, s) < PASSIVE_SUPPORT, PASSIVE_SUPPORT, true)
    },
    shaded(g, by) {
      for (const s of [S.hue, S['da-nang'], S.saigon]) shift(g, s, -1)
      bringOneOf(g, by, S.saigon, placed(VC))
    },
  },
)
