import { COIN, VC } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R48 } from '../nonplayers/conditions.ts'
import { regainPivotal } from '../pivotal.ts'
import { pacification } from '../round/support.ts'
import { card as tetOffensive } from './124-tet-offensive.ts'
import { dual } from './verbs.ts'

export const card = dual(
  96,
  'APC',
  'VUAN',
  ['tank', 'soldiers'],
  {
    en: {
      unshaded:
        'The US, then the ARVN, Pacify at once as in a Support phase, at no cost and 1 level per space at most.',
      shaded:
        'If Tet Offensive has been played, the VC get it back. If not, the VC carry out Tet Offensive and keep the card.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. y luego el ARVN Pacifican ahora mismo como en una fase de Apoyo, sin coste y a lo sumo 1 nivel por casilla.',
      shaded:
        'Si Tet Offensive ya se ha jugado, el VC la recupera. Si no, el VC ejecuta Tet Offensive y conserva la carta.',
    },
    pl: {
      unshaded: 'USA, a potem ARVN od razu pacyfikują jak w fazie poparcia, bez kosztów i najwyżej o 1 poziom na pole.',
      shaded:
        'Jeśli Tet Offensive już zagrano, VC odzyskuje tę kartę. Jeśli nie, VC wykonuje Tet Offensive i zachowuje kartę.',
    },
  },
  {
    unshaded(g) {
      pacification(g, COIN, { free: true, levels: 1 })
    },
    shaded(g) {
      g.cite('5.1', VC)
      if (!regainPivotal(g, VC)) tetOffensive.effect?.(g, VC, 'unshaded')
    },
  },
)

export const nonPlayers: CardInstructions = {
  nva: R48,
}
