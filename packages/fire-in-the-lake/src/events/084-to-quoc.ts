import { pieces } from '@coinflict/kernel/rules'
import { ARVN_CUBES, NVA, underground, VC } from '../forces.ts'
import { desertion } from '../leaders.ts'
import { SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R2, R29, R48 } from '../nonplayers/conditions.ts'
import { dual, onePerSpace } from './verbs.ts'

export const card = dual(
  84,
  'To Quoc',
  'AVUN',
  ['banner', 'book'],
  {
    en: {
      unshaded: 'Place 1 ARVN Troop and 1 Police in every space of the South with NVA pieces.',
      shaded:
        'In each space the ARVN remove a third of their cubes, rounded down. Place a VC Guerrilla in 3 spaces that lost any.',
    },
    es: {
      unshaded: 'Coloca 1 Tropa del ARVN y 1 Policía en cada casilla del Sur con fichas del EVN.',
      shaded:
        'En cada casilla el ARVN elimina un tercio de sus cubos, redondeando hacia abajo. Coloca 1 Guerrilla del VC en 3 casillas que hayan perdido alguno.',
    },
    pl: {
      unshaded: 'Umieść 1 kostkę wojska ARVN i 1 kostkę policji na każdym polu Południa z elementami NVA.',
      shaded:
        'Na każdym polu ARVN usuwa jedną trzecią swoich kostek, zaokrąglając w dół. Umieść po 1 partyzancie VC na 3 polach, które jakieś straciły.',
    },
  },
  {
    unshaded(g, by) {
      const threatened = SOUTH.filter((s) => pieces(g, NVA, s) > 0)
      for (const piece of ARVN_CUBES) onePerSpace(g, by, threatened.length, [piece], threatened)
    },
    shaded(g, by) {
      const deserted = desertion(g, '5.1')
      g.cite('5.1', by)
      onePerSpace(g, by, 3, [underground(VC)], deserted)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R2,
  arvn: R29,
  nva: R48,
}
