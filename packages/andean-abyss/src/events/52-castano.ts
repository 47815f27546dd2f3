import { ACTIVE_SUPPORT, basesOnMap, canPlace, gain, pieces, place, shift, spacesWhere } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { AUC, base } from '../forces.ts'
import { isCity, isMountain } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { dual, eachSpace, pickSpace } from './verbs.ts'

export const card = dual(
  52,
  'Castaño',
  'ACFG',
  ['book', 'pistol'],
  {
    en: {
      unshaded: 'Shift 2 cities or Mountains 1 level each toward Active Support.',
      shaded: 'Place an AUC Base in a space with an AUC piece; then AUC gains 1 Resource for each of its Bases.',
    },
    es: {
      unshaded: 'Modifica 2 ciudades o Montañas 1 nivel cada una hacia el Apoyo Activo.',
      shaded:
        'Coloca 1 Base de las AUC en una casilla con una ficha de las AUC; luego las AUC ganan 1 Recurso por cada una de sus Bases.',
    },
    pl: {
      unshaded:
        'Przesuń 2 miasta lub departamenty górskie, każde z tych pól o 1 poziom, w kierunku aktywnego poparcia.',
      shaded: 'Umieść 1 bazę AUC na polu z elementem AUC; potem AUC zyskuje 1 zasób za każdą swoją bazę.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => spacesWhere(g, (s) => (isCity(s) || isMountain(s)) && level(g, s) < ACTIVE_SUPPORT)
      eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, 1), { params: { shift: 1 } })
    },
    shaded(g, by) {
      const held = () => spacesWhere(g, (s) => pieces(g, AUC, s) > 0 && canPlace(g, base(AUC), s))
      const s = pickSpace(g, by, 'event.place-where', held, { piece: base(AUC), n: 1 })
      if (s !== undefined) place(g, base(AUC), s)
      gain(g, AUC, basesOnMap(g, AUC))
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
}
