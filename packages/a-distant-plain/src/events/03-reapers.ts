import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  3,
  'Reapers',
  'CTGW',
  ['drone', 'missile'],
  {
    en: {
      unshaded: 'Rest of the game: in 1 space of each Air Strike, remove up to 2 pieces.',
      shaded:
        'Rest of the game: after each Air Strike, the Taliban shift 1 Province where it removed a piece 1 level toward Opposition.',
    },
    es: {
      unshaded: 'Resto de la partida: en 1 casilla de cada Ataque Aéreo elimina hasta 2 fichas.',
      shaded:
        'Resto de la partida: después de cada Ataque Aéreo los Talibanes modifican 1 nivel hacia Oposición 1 provincia donde se eliminó una ficha.',
    },
    pl: {
      unshaded: 'Do końca gry: na 1 polu każdego ataku z powietrza usuń do 2 elementów.',
      shaded:
        'Do końca gry: po każdym ataku z powietrza talibowie przesuwają 1 prowincję, w której usunięto element, o 1 poziom w kierunku opozycji.',
    },
  },
  { ...capability(CARD.reapers), provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' } },
)
