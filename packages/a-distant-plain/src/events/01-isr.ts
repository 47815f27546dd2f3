import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  1,
  'ISR',
  'CTGW',
  ['eye', 'drone'],
  {
    en: {
      unshaded:
        'Rest of the game: after each Coalition Sweep, the Coalition may Activate up to 2 Underground Guerrillas in any 1 space, LoCs and Pakistan included.',
      shaded: 'Rest of the game: the Coalition may not Air Lift with a Sweep.',
    },
    es: {
      unshaded:
        'Resto de la partida: después de cada Barrido de la Coalición, esta puede Activar hasta 2 Guerrillas Ocultas en 1 casilla cualquiera, incluidas las LdC y Pakistán.',
      shaded: 'Resto de la partida: la Coalición no puede acompañar un Barrido con Transporte Aéreo.',
    },
    pl: {
      unshaded:
        'Do końca gry: po każdym przeszukiwaniu koalicji może ona aktywować do 2 ukrytych partyzantów na 1 dowolnym polu, także na LiKomie lub w Pakistanie.',
      shaded: 'Do końca gry: koalicja nie może łączyć przeszukiwania z transportem lotniczym.',
    },
  },
  { ...capability(CARD.isr), provenance: { unshaded: 'derived', shaded: 'derived' } },
)
