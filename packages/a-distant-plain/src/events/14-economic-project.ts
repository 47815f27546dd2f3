import { adjust, canImprove, gain, pieces, shift } from '@coinflict/kernel/rules'
import { isCoinControlled } from '../control.ts'
import { AID, coinBases, WARLORDS } from '../forces.ts'
import { AFGHAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { dual, eachSpace, pickSpace } from './verbs.ts'

export const card = dual(
  14,
  'Economic Project',
  'CWTG',
  ['factory', 'road'],
  {
    en: {
      unshaded:
        'Choose up to 2 COIN-Controlled spaces with COIN Bases: Aid +3 for each, and shift 1 of them 1 level toward Support.',
      shaded: 'The Warlords gain 3 Resources for each space with both a COIN Base and a Warlord piece.',
    },
    es: {
      unshaded:
        'Elige hasta 2 casillas con Control COIN y Base COIN: Ayuda +3 por cada una, y modifica 1 de ellas 1 nivel hacia Apoyo.',
      shaded: 'Los Señores de la Guerra ganan 3 Recursos por cada casilla con una Base COIN y una ficha suya.',
    },
    pl: {
      unshaded:
        'Wybierz do 2 pól pod kontrolą COIN z bazą COIN: wsparcie +3 za każde; przesuń 1 z nich o 1 poziom w kierunku poparcia.',
      shaded: 'Watażkowie zyskują 3 zasoby za każde pole z bazą COIN i elementem watażków.',
    },
  },
  {
    unshaded(g, by) {
      const secured = () => AFGHAN.filter((s) => isCoinControlled(g, s) && coinBases(g, s) > 0)
      const chosen = eachSpace(g, by, 'event.space', 2, secured, () => adjust(g, AID, 3), { upTo: true })
      const s = pickSpace(g, by, 'event.shift-where', () => chosen.filter((s) => canImprove(g, s)), { shift: 1 })
      if (s !== undefined) shift(g, s, 1)
    },
    shaded(g) {
      const shared = AFGHAN.filter((s) => coinBases(g, s) > 0 && pieces(g, WARLORDS, s) > 0)
      gain(g, WARLORDS, 3 * shared.length)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'printed' },
  },
)

export const nonPlayers: CardInstructions = { effects: { 'event.space': (p) => p.shift(1) } }
