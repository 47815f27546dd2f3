import { ACTIVE_SUPPORT, gain, hasOpposition, hasSupport, NEUTRAL, setLevel } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { GOVT } from '../forces.ts'
import { cities, dual, pickSpace } from './verbs.ts'

export const card = dual(
  44,
  'Colombia Nueva',
  'AFGC',
  ['sun', 'parliament'],
  {
    en: {
      unshaded: 'Set a city without Opposition to Active Support; Government Resources +3.',
      shaded: 'Set a city with Support to Neutral; Government Resources −3.',
    },
    es: {
      unshaded: 'Establece una ciudad sin Oposición en Apoyo Activo; Recursos del Gobierno +3.',
      shaded: 'Establece una ciudad con Apoyo en Neutral; Recursos del Gobierno −3.',
    },
    pl: {
      unshaded: 'Ustaw jedno miasto bez opozycji na aktywne poparcie; zasoby rządu +3.',
      shaded: 'Ustaw jedno miasto z poparciem na poziom neutralny; zasoby rządu −3.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => cities(g).filter((s) => !hasOpposition(g, s) && level(g, s) < ACTIVE_SUPPORT)
      const s = pickSpace(g, by, 'event.set-where', open, { level: ACTIVE_SUPPORT })
      if (s !== undefined) setLevel(g, s, ACTIVE_SUPPORT)
      gain(g, GOVT, 3)
    },
    shaded(g, by) {
      const loyal = () => cities(g).filter((s) => hasSupport(g, s))
      const s = pickSpace(g, by, 'event.set-where', loyal, { level: NEUTRAL })
      if (s !== undefined) setLevel(g, s, NEUTRAL)
      gain(g, GOVT, -3)
    },
  },
)
