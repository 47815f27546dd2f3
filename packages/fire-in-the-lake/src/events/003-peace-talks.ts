import { gain, putInForce } from '@coinflict/kernel/rules'
import { type Track, track } from '@coinflict/kernel/state'
import { NVA, PIVOTAL, US } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { setTrail, trail } from '../trail.ts'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  3,
  'Peace Talks',
  'UNAV',
  ['talks', 'dove'],
  {
    en: {
      unshaded: 'NVA Resources −9. Rest of the game: Support + Available over 25 is enough for Linebacker II.',
      shaded: 'NVA Resources +9. If the Trail is below 3, set it to 3.',
    },
    es: {
      unshaded:
        'Recursos del EVN −9. Resto de la partida: para Linebacker II basta con Apoyo + Disponibles por encima de 25.',
      shaded: 'Recursos del EVN +9. Si la Ruta está por debajo de 3, ponla en 3.',
    },
    pl: {
      unshaded: 'Zasoby NVA −9. Do końca gry do Linebacker II wystarczy poparcie + dostępne powyżej 25.',
      shaded: 'Zasoby NVA +9. Jeśli szlak jest poniżej 3, ustaw go na 3.',
    },
  },
  {
    unshaded(g) {
      gain(g, NVA, -9)
      putInForce(g, CARD.peaceTalks, 'unshaded')
    },
    shaded(g) {
      gain(g, NVA, 9)
      setTrail(g, Math.max(3, trail(g)))
    },
    lasts: { unshaded: 'game' },
  },
)

export const nonPlayers: CardInstructions = {
  us: {
    mark: '3',
    text: {
      en: 'Peace Talks: US only while Linebacker II can still be played.',
      es: 'Peace Talks: EE.\u00a0UU., solo mientras Linebacker II pueda jugarse aún.',
      pl: 'Peace Talks: USA tylko, dopóki można jeszcze zagrać Linebacker II.',
    },
    takes: ({ g }) => track(g, PIVOTAL[US] as Track) === HELD,
  },
}
const HELD = 1
