import { ACTIVE_SUPPORT, gain, hasOpposition, hasSupport, NEUTRAL, setLevel } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { GOVT } from '../forces.ts'
import { cities, dual, pickSpace } from './verbs.ts'

export const card = dual(
  44,
  'Colombia Nueva',
  'AFGC',
  {
    en: {
      unshaded: 'A city without Opposition goes to Active Support; Government Resources +3.',
      shaded: 'A city with Support goes to Neutral; Government Resources -3.',
    },
    es: {
      unshaded: 'Una ciudad sin Oposición pasa a Apoyo Activo; Recursos del Gobierno +3.',
      shaded: 'Una ciudad con Apoyo pasa a Neutral; Recursos del Gobierno -3.',
    },
    pl: {
      unshaded: 'Ustaw jedno miasto bez opozycji na aktywne poparcie; zasoby rządu +3.',
      shaded: 'Jedno miasto z poparciem staje się neutralne; zasoby rządu -3.',
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
