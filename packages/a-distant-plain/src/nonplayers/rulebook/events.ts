import { type Chart, most, Sheet, shiftOf } from '@coinflict/kernel'
import { eventsBy } from '../events.ts'

/** 8.4 Events of the rule book's non-players. */
const sheet = new Sheet()

const mostChange = most(
  {
    en: 'greatest change of Support and Opposition',
    es: 'mayor cambio de Apoyo y Oposición',
    pl: 'największa zmiana poparcia i opozycji',
  },
  (np, s) => Math.abs(shiftOf(np, s)),
)

const answers = eventsBy(
  sheet,
  '8.4',
  {
    en: 'Events: shift where total Support and Opposition change most.',
    es: 'Eventos: modifica donde más cambien el Apoyo y la Oposición totales.',
    pl: 'Wydarzenia: przesuwaj tam, gdzie łączne poparcie i opozycja zmienią się najbardziej.',
  },
  () => [mostChange],
)

export const events: Chart = { lines: sheet.lines, answers }
