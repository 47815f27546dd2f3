import { bases, canWorsen, gain, hasOpposition, NEUTRAL, pieces, setLevel, shift } from '@coinflict/kernel/rules'
import { TALIBAN, WARLORDS } from '../forces.ts'
import { AFGHAN } from '../map.ts'
import { dual, eachSpace, pickSpace } from './verbs.ts'

export const card = dual(
  63,
  'Teetotalers',
  'WTCG',
  ['bottle'],
  {
    en: {
      unshaded: 'Set up to 2 Opposition spaces with Taliban pieces to Neutral.',
      shaded: 'Shift a space with a Taliban Base 1 level toward Opposition. The Warlords gain 4 Resources.',
    },
    es: {
      unshaded: 'Establece en Neutral hasta 2 casillas con Oposición y fichas Talibanes.',
      shaded: 'Modifica 1 nivel hacia Oposición 1 casilla con Base Talibán. Los Señores de la Guerra ganan 4 Recursos.',
    },
    pl: {
      unshaded: 'Ustaw na neutralne maksymalnie 2 pola z opozycją i elementami talibów.',
      shaded: 'Przesuń 1 pole z bazą talibów o 1 poziom w kierunku opozycji. Watażkowie zyskują 4 zasoby.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => AFGHAN.filter((s) => hasOpposition(g, s) && pieces(g, TALIBAN, s) > 0)
      eachSpace(g, by, 'event.set-where', 2, open, (s) => setLevel(g, s, NEUTRAL), {
        upTo: true,
        params: { level: NEUTRAL },
      })
    },
    shaded(g, by) {
      const open = () => AFGHAN.filter((s) => bases(g, TALIBAN, s) > 0 && canWorsen(g, s))
      const s = pickSpace(g, by, 'event.shift-where', open, { shift: -1 })
      if (s !== undefined) shift(g, s, -1)
      gain(g, WARLORDS, 4)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)
