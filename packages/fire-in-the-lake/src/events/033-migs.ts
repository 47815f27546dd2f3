import { putInForce } from '@coinflict/kernel/rules'
import { inForce } from '@coinflict/kernel/state'
import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  33,
  'MiGs',
  'NUAV',
  ['jet', 'star'],
  {
    en: {
      unshaded: 'In each Reset phase NVA Resources −6.',
      shaded:
        'Unless Top Gun (unshaded) is in force: each time an Air Strike Degrades the Trail, 1 Available US Troop becomes a Casualty.',
    },
    es: {
      unshaded: 'En cada fase de Reinicio, Recursos del EVN −6.',
      shaded:
        'Si Top Gun (sin sombrear) no está en vigor: cada vez que un Ataque Aéreo Degrada la Ruta, 1 Tropa Disponible de EE.\u00a0UU. pasa a Bajas.',
    },
    pl: {
      unshaded: 'W każdej fazie resetu zasoby NVA −6.',
      shaded:
        'Jeśli nie obowiązuje Top Gun (niezacieniony): ilekroć atak z powietrza pogarsza szlak, 1 dostępna kostka wojska USA trafia do strat.',
    },
  },
  {
    ...capability(33),
    shaded(g) {
      if (!inForce(g, CARD.topGun, 'unshaded')) putInForce(g, CARD.migs, 'shaded')
    },
  },
)
