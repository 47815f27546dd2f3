import { rollDie } from '@coinflict/kernel/questions'
import { gain, NEUTRAL, PASSIVE_OPPOSITION, PASSIVE_SUPPORT, setLevel } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { GOVT } from '../forces.ts'
import { cities, dual, pickSpace } from './verbs.ts'

export const card = dual(
  15,
  'War Tax',
  'GCFA',
  ['money', 'helmet'],
  {
    en: {
      unshaded: 'Roll a die: the Government gains 4 times the result in Resources.',
      shaded: 'Set a city at Neutral or Passive Support to Passive Opposition.',
    },
    es: {
      unshaded: 'Tira un dado: el Gobierno gana en Recursos 4 veces el resultado.',
      shaded: 'Establece en Oposición Pasiva una ciudad Neutral o con Apoyo Pasivo.',
    },
    pl: {
      unshaded: 'Rzuć kością: rząd zyskuje zasoby równe czterokrotności wyniku.',
      shaded: 'Ustaw miasto neutralne lub z biernym poparciem na bierną opozycję.',
    },
  },
  {
    unshaded: (g) => gain(g, GOVT, 4 * rollDie(g)),
    shaded(g, by) {
      const wavering = () => cities(g).filter((s) => level(g, s) === NEUTRAL || level(g, s) === PASSIVE_SUPPORT)
      const s = pickSpace(g, by, 'event.set-where', wavering, { level: PASSIVE_OPPOSITION })
      if (s !== undefined) setLevel(g, s, PASSIVE_OPPOSITION)
    },
  },
)
