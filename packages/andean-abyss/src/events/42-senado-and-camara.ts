import { gain, NEUTRAL, PASSIVE_SUPPORT, putInForce, setLevel, setTrack, spacesWhere } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { GOVT, SENADO } from '../forces.ts'
import { pop } from '../map.ts'
import { CARD } from './lasting.ts'
import { dual, eachSpace } from './verbs.ts'

export const card = dual(
  42,
  'Senado & Cámara',
  'AGCF',
  ['parliament', 'ballot'],
  {
    en: {
      unshaded: 'Government Resources +3; set 2 Neutral spaces to Passive Support.',
      shaded: 'Until the next Reset: no Sweep or Assault may target the faction that executes this event.',
    },
    es: {
      unshaded: 'Recursos del Gobierno +3; establece 2 casillas Neutrales en Apoyo Pasivo.',
      shaded:
        'Hasta la próxima Propaganda ningún Barrido ni Asalto puede tener como objetivo a la facción que ejecuta este evento.',
    },
    pl: {
      unshaded: 'Zasoby rządu +3; ustaw 2 pola neutralne na bierne poparcie.',
      shaded: 'Do następnej propagandy frakcja wykonująca to wydarzenie nie może być celem przeszukiwania ani szturmu.',
    },
  },
  {
    unshaded(g, by) {
      gain(g, GOVT, 3)
      const neutral = () => spacesWhere(g, (s) => pop(s) > 0 && level(g, s) === NEUTRAL)
      eachSpace(g, by, 'event.set-where', 2, neutral, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
        params: { level: PASSIVE_SUPPORT },
      })
    },
    shaded(g, by) {
      putInForce(g, CARD.senadoCamara, 'shaded')
      setTrack(g, SENADO, by + 1)
    },
    lasts: { shaded: 'momentum' },
  },
)
