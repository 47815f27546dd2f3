import { putInForce, setTrack } from '@coinflict/kernel/rules'
import { ELDERS } from '../forces.ts'
import { CARD } from './lasting.ts'
import { single } from './verbs.ts'

export const card = single(
  45,
  'Tribal Elders',
  'GTCW',
  ['elder', 'village'],
  {
    en: {
      unshaded:
        'Until Reset, whenever Civic Action, Sharia, Terror or Eradicate changes a space’s level, you may set it to Support, Neutral or Opposition.',
    },
    es: {
      unshaded:
        'Hasta el Reinicio, cada vez que Acción Cívica, Sharía, Terror o Erradicación cambie el nivel de una casilla, puedes establecerla en Apoyo, Neutral u Oposición.',
    },
    pl: {
      unshaded:
        'Do resetu, ilekroć akcja obywatelska, szariat, terror lub niszczenie upraw zmieni poziom pola, możesz ustawić je na poparcie, poziom neutralny lub opozycję.',
    },
  },
  (g, by) => {
    putInForce(g, CARD.tribalElders, 'unshaded')
    setTrack(g, ELDERS, by + 1)
  },
  { lasts: { unshaded: 'momentum' }, provenance: { unshaded: 'derived' } },
)
