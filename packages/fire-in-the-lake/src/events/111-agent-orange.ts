import { flip, mayAct, shift, undergroundOf } from '@coinflict/kernel/rules'
import { airStrikeAs } from '../activities/air-strike.ts'
import { INSURGENTS, insurgentPieces, US, underground } from '../forces.ts'
import { isHighland, isJungle, PROVINCES } from '../map.ts'
import { dual } from './verbs.ts'

const JUNGLES = PROVINCES.filter(isJungle)

export const card = dual(
  111,
  'Agent Orange',
  'VAUN',
  ['plane', 'flask'],
  {
    en: {
      unshaded: 'All Guerrillas in Jungle turn Active. The US free Air Strikes up to 2 Jungle spaces, not the Trail.',
      shaded: 'Shift every Jungle and Highland with insurgent pieces 1 level toward Active Opposition.',
    },
    es: {
      unshaded:
        'Todas las Guerrillas en Junglas pasan a Activas. EE.\u00a0UU. ejecuta un Ataque Aéreo gratuito en hasta 2 Junglas, no contra la Ruta.',
      shaded:
        'Modifica cada provincia de Jungla o de Tierras Altas con fichas insurgentes 1 nivel hacia Oposición Activa.',
    },
    pl: {
      unshaded:
        'Wszyscy partyzanci w dżunglach stają się aktywni. USA wykonują darmowy atak z powietrza na najwyżej 2 dżungle, nie na szlak.',
      shaded: 'Przesuń każdą dżunglę i każdą wyżynę z elementami powstańczymi o 1 poziom w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g) {
      for (const s of JUNGLES) for (const f of INSURGENTS) flip(g, underground(f), s, undergroundOf(g, f, s))
      mayAct(g, US, airStrikeAs({ most: 2, among: isJungle, boxes: 0 }))
    },
    shaded(g) {
      for (const s of PROVINCES) if ((isJungle(s) || isHighland(s)) && insurgentPieces(g, s) > 0) shift(g, s, -1)
    },
  },
)
