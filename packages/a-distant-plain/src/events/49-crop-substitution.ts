import { adjust, bases, canPlace, gain, guerrillas, place, remove, shift } from '@coinflict/kernel/rules'
import { isCoinControlled } from '../control.ts'
import { AID, base, hasPeople, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { AFGHAN_PROVINCES, dual, pickSpace } from './verbs.ts'

export const card = dual(
  49,
  'Crop Substitution',
  'GWCT',
  ['wheat', 'poppy'],
  {
    en: {
      unshaded:
        'Remove a Warlord Base from a COIN-Controlled Province and shift that Province 1 level toward Support. Aid +3.',
      shaded: 'Place a Warlord Base in a populated Province with a Warlord Guerrilla. The Warlords gain 3 Resources.',
    },
    es: {
      unshaded:
        'Elimina 1 Base de los Señores de la Guerra de una provincia con Control COIN y modifícala 1 nivel hacia Apoyo. Ayuda +3.',
      shaded:
        'Coloca 1 Base de los Señores de la Guerra en una provincia poblada con una Guerrilla suya. Ganan 3 Recursos.',
    },
    pl: {
      unshaded:
        'Usuń bazę watażków z prowincji pod kontrolą COIN i przesuń tę prowincję o 1 poziom w kierunku poparcia. Wsparcie +3.',
      shaded: 'Umieść bazę watażków w zaludnionej prowincji z ich partyzantem. Watażkowie zyskują 3 zasoby.',
    },
  },
  {
    unshaded(g, by) {
      const fields = () => AFGHAN_PROVINCES.filter((s) => isCoinControlled(g, s) && bases(g, WARLORDS, s) > 0)
      const s = pickSpace(g, by, 'event.remove-where', fields)
      if (s === undefined) return
      remove(g, base(WARLORDS), s)
      shift(g, s, 1)
      adjust(g, AID, 3)
    },
    shaded(g, by) {
      const piece = base(WARLORDS)
      const open = () =>
        AFGHAN_PROVINCES.filter((s) => hasPeople(g, s) && guerrillas(g, WARLORDS, s) > 0 && canPlace(g, piece, s))
      const s = pickSpace(g, by, 'event.place-where', open, { piece, n: 1 })
      if (s !== undefined) place(g, piece, s)
      gain(g, WARLORDS, 3)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': (p) => p.take([base(WARLORDS)]).shift(1) },
}
