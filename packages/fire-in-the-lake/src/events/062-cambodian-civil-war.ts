import { mayAct, mayOperate } from '@coinflict/kernel/rules'
import { airLiftAs } from '../activities/air-lift.ts'
import { NVA, NVA_TROOPS, US, underground } from '../forces.ts'
import { EVERY, isCambodia } from '../map.ts'
import { sweepAs } from '../operations/sweep.ts'
import { chooseCoin, dual, INSURGENT_BASES, placeGroups, takeAny } from './verbs.ts'

const CAMBODIA = EVERY.filter(isCambodia)
const liftIntoCambodia = airLiftAs({ into: isCambodia })
const sweepWithinCambodia = sweepAs({ from: CAMBODIA })

export const card = dual(
  62,
  'Cambodian Civil War',
  'AUNV',
  {
    en: {
      unshaded:
        'The US Air Lifts free into Cambodia. Then the US or the ARVN Sweep free within Cambodia. Then remove 2 NVA or VC Bases from Cambodia.',
      shaded: 'The NVA place 12 Troops and Guerrillas in all in Cambodia.',
    },
    es: {
      unshaded:
        'EE. UU. ejecuta un Transporte Aéreo gratuito a Camboya. Luego EE. UU. o el ARVN ejecuta un Barrido gratuito dentro de Camboya. Luego elimina 2 Bases del EVN o del VC de Camboya.',
      shaded: 'El EVN coloca en total 12 Tropas y Guerrillas en Camboya.',
    },
    pl: {
      unshaded:
        'USA wykonują darmowy transport lotniczy do Kambodży. Potem USA lub ARVN wykonują darmowe przeszukiwanie w obrębie Kambodży. Potem usuń z Kambodży 2 bazy NVA lub VC.',
      shaded: 'NVA umieszcza w Kambodży łącznie 12 kostek wojska i partyzantów.',
    },
  },
  {
    unshaded(g, by) {
      mayAct(g, US, liftIntoCambodia)
      mayOperate(g, chooseCoin(g, by), [sweepWithinCambodia], { within: CAMBODIA })
      takeAny(g, by, 2, INSURGENT_BASES, CAMBODIA)
    },
    shaded(g, by) {
      g.cite('5.1', NVA)
      placeGroups(g, NVA, 12, [NVA_TROOPS, underground(NVA)], CAMBODIA)
      g.cite('5.1', by)
    },
  },
)
