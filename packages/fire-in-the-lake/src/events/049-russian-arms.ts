import { mayAct } from '@coinflict/kernel/rules'
import { bombard } from '../activities/bombard.ts'
import { ARVN, ARVN_TROOPS, NVA, NVA_TROOPS, nvaTroops } from '../forces.ts'
import { EVERY, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1, R2, R29 } from '../nonplayers/conditions.ts'
import { placingOneOf, stillToGo } from '../nonplayers/effects.ts'
import { bring } from '../recall.ts'
import { dual, eachSpace, placeAmong, placed } from './verbs.ts'

export const card = dual(
  49,
  'Russian Arms',
  'NAVU',
  ['crate', 'rifle'],
  {
    en: {
      unshaded: 'Place any 6 ARVN pieces, Bases too, anywhere in the South.',
      shaded: 'The NVA choose 3 spaces and double their Troops there. Then they Bombard free.',
    },
    es: {
      unshaded: 'Coloca 6 fichas cualesquiera del ARVN, Bases incluidas, en cualquier parte del Sur.',
      shaded: 'El EVN elige 3 casillas y duplica allí sus Tropas. Luego ejecuta un Bombardeo gratuito.',
    },
    pl: {
      unshaded: 'Umieść 6 dowolnych elementów ARVN, także bazy, gdziekolwiek na Południu.',
      shaded: 'NVA wybiera 3 pola i podwaja tam swoje wojsko. Potem wykonuje darmowy ostrzał.',
    },
  },
  {
    unshaded(g, by) {
      placeAmong(g, by, 6, placed(ARVN), SOUTH)
    },
    shaded(g, by) {
      g.cite('5.1', NVA)
      eachSpace(
        g,
        NVA,
        'event.place-where',
        3,
        () => EVERY.filter((s) => nvaTroops(g, s) > 0),
        (s) => bring(g, NVA, NVA_TROOPS, s, nvaTroops(g, s), true),
        { params: { piece: NVA_TROOPS } },
      )
      g.cite('5.1', by)
      mayAct(g, NVA, bombard)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R2,
  arvn: R29,
  vc: R1,
  effects: {
    'event.space': (p) => placingOneOf(placed(ARVN))(p).place(ARVN_TROOPS, stillToGo(p, 6) - 1),
    'event.place-where': (p) => p.place(NVA_TROOPS, nvaTroops(p.np.g, p.s)),
  },
}
