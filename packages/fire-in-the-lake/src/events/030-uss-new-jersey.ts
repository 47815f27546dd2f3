import { airStrikeAs } from '../activities/air-strike.ts'
import { isSecondEdition, usTroops } from '../forces.ts'
import { isCoastal, isProvince } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R29 } from '../nonplayers/conditions.ts'
import { chooseCoin, dual, mustAct, shiftSpaces } from './verbs.ts'

export const card = dual(
  30,
  'USS New Jersey',
  'UVAN',
  ['warship'],
  {
    en: {
      unshaded:
        'The US or the ARVN make a free Air Strike in 1 to 3 coastal spaces, with or without COIN pieces: up to 6 pieces from each. It does not Degrade the Trail.',
      shaded: 'Shift 2 coastal provinces with US Troops 2 levels each toward Active Opposition.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. o el ARVN ejecutan un Ataque Aéreo gratuito en 1 a 3 casillas costeras, con o sin fichas COIN: hasta 6 fichas de cada una. No Degrada la Ruta.',
      shaded: 'Modifica 2 provincias costeras con Tropas de EE.\u00a0UU. 2 niveles cada una hacia Oposición Activa.',
    },
    pl: {
      unshaded:
        'USA albo ARVN wykonują darmowy atak z powietrza na 1 do 3 pól na wybrzeżu, z elementami COIN lub bez nich: do 6 elementów z każdego. Szlak się nie pogarsza.',
      shaded: 'Przesuń 2 prowincje na wybrzeżu z wojskiem USA o 2 poziomy w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      const f = chooseCoin(g, by)
      const perSpace = isSecondEdition(g) ? 2 : 6
      mustAct(g, f, airStrikeAs({ by: f, most: 3, among: isCoastal, perSpace, boxes: 0 }))
    },
    shaded(g, by) {
      shiftSpaces(g, by, 2, (s) => isProvince(s) && isCoastal(s) && usTroops(g, s) > 0, -2)
    },
    editions: {
      '2nd': {
        en: {
          unshaded:
            'The US or the ARVN make a free Air Strike in 1 to 3 coastal spaces, with or without COIN pieces: up to 2 pieces from each. It does not Degrade the Trail.',
          shaded: 'Shift 2 coastal provinces with US Troops 2 levels each toward Active Opposition.',
        },
        es: {
          unshaded:
            'EE.\u00a0UU. o el ARVN ejecutan un Ataque Aéreo gratuito en 1 a 3 casillas costeras, con o sin fichas COIN: hasta 2 fichas de cada una. No Degrada la Ruta.',
          shaded:
            'Modifica 2 provincias costeras con Tropas de EE.\u00a0UU. 2 niveles cada una hacia Oposición Activa.',
        },
        pl: {
          unshaded:
            'USA albo ARVN wykonują darmowy atak z powietrza na 1 do 3 pól na wybrzeżu, z elementami COIN lub bez nich: do 2 elementów z każdego. Szlak się nie pogarsza.',
          shaded: 'Przesuń 2 prowincje na wybrzeżu z wojskiem USA o 2 poziomy w kierunku aktywnej opozycji.',
        },
      },
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R29,
}
