import { adjust, canWorsen, shift } from '@coinflict/kernel/rules'
import { AID, arvnTroops, police, usTroops } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { CARD } from './lasting.ts'
import { dual, momentum, pickSpace } from './verbs.ts'

export const card = dual(
  16,
  'Blowtorch Komer',
  'UAVN',
  ['flame', 'document'],
  {
    en: {
      unshaded: 'Aid +10. In the next Support phase Pacification costs 1 Resource per Terror marker or level.',
      shaded: 'Aid −10. A space with US or ARVN Troops and Police shifts 1 level toward Active Opposition.',
    },
    es: {
      unshaded:
        'Ayuda +10. En la próxima fase de Apoyo, la Pacificación cuesta 1 Recurso por marcador de Terror o nivel.',
      shaded:
        'Ayuda −10. Modifica 1 nivel hacia Oposición Activa una casilla con Tropas de EE.\u00a0UU. o del ARVN y Policías.',
    },
    pl: {
      unshaded: 'Wsparcie +10. W najbliższej fazie poparcia pacyfikacja kosztuje 1 zasób za żeton terroru lub poziom.',
      shaded: 'Wsparcie −10. Przesuń pole z wojskiem USA lub ARVN i z policją o 1 poziom w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g) {
      adjust(g, AID, 10)
      momentum(CARD.blowtorchKomer, 'unshaded')(g)
    },
    shaded(g, by) {
      adjust(g, AID, -10)
      const open = () =>
        EVERY.filter((s) => police(g, s) > 0 && usTroops(g, s) + arvnTroops(g, s) > 0 && canWorsen(g, s))
      const s = pickSpace(g, by, 'event.shift-where', open, { shift: -1 })
      if (s !== undefined) shift(g, s, -1)
    },
    lasts: { unshaded: 'momentum' },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R1,
}
