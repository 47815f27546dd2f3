import { mayAct } from '@coinflict/kernel/rules'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { COALITION } from '../forces.ts'
import { CARD } from './lasting.ts'
import { dual, momentum } from './verbs.ts'

export const card = dual(
  26,
  'MANPADS Scare',
  'TGCW',
  ['missile', 'plane'],
  {
    en: {
      unshaded:
        'The Coalition may execute a free Air Lift and then a free Air Strike, even if another Event forbids them.',
      shaded: 'Until Reset, the Taliban may pay 3 Resources to cancel an Air Lift or Air Strike.',
    },
    es: {
      unshaded:
        'La Coalición puede ejecutar un Transporte Aéreo gratuito y después un Ataque Aéreo gratuito, aunque otro evento lo impida.',
      shaded: 'Hasta el Reinicio, los Talibanes pueden pagar 3 Recursos para cancelar un Transporte o Ataque Aéreo.',
    },
    pl: {
      unshaded:
        'Koalicja może wykonać darmowy transport lotniczy, a potem darmowy atak z powietrza, nawet jeśli inne wydarzenie tego zabrania.',
      shaded: 'Do resetu talibowie mogą zapłacić 3 zasoby, aby anulować transport lotniczy lub atak z powietrza.',
    },
  },
  {
    unshaded(g) {
      mayAct(g, COALITION, airLift)
      mayAct(g, COALITION, airStrike)
    },
    shaded: momentum(CARD.manpadsScare, 'shaded'),
    lasts: { shaded: 'momentum' },
    provenance: { unshaded: 'derived', shaded: 'derived' },
  },
)
