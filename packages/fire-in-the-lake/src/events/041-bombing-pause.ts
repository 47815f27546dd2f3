import { adjust, PASSIVE_SUPPORT } from '@coinflict/kernel/rules'
import { PATRONAGE } from '../forces.ts'
import { CARD } from './lasting.ts'
import { momentum, setSpaces, single } from './verbs.ts'

export const card = single(
  41,
  'Bombing Pause',
  'NAUV',
  ['hourglass', 'bomber'],
  {
    en: {
      unshaded: 'Set 2 spaces to Passive Support. Patronage +2. No Air Strike until the Coup.',
    },
    es: {
      unshaded: 'Establece 2 casillas en Apoyo Pasivo. Patrocinio +2. No hay Ataque Aéreo hasta el Golpe.',
    },
    pl: {
      unshaded: 'Ustaw bierne poparcie na 2 polach. Patronat +2. Do przewrotu nie ma ataków z powietrza.',
    },
  },
  (g, by) => {
    setSpaces(g, by, 2, () => true, PASSIVE_SUPPORT)
    adjust(g, PATRONAGE, 2)
    momentum(CARD.bombingPause, 'unshaded')(g)
  },
  { lasts: { unshaded: 'momentum' } },
)
