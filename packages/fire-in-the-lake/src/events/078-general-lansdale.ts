import { ACTIVE_SUPPORT, adjust, canImprove, mark, preferring, setLevel } from '@coinflict/kernel/rules'
import { coinPieces, hasPeople, PATRONAGE, TERROR } from '../forces.ts'
import { CITIES_AND_PROVINCES, S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R78A, R78U } from '../nonplayers/conditions.ts'
import { CARD } from './lasting.ts'
import { dual, momentum, pickSpace } from './verbs.ts'

export const card = dual(
  78,
  'General Lansdale',
  'ANVU',
  ['general', 'eye'],
  {
    en: {
      unshaded:
        'Set a space with US or ARVN pieces, not Saigon, to Active Support, and add a Terror marker there, even a second one. Patronage +1.',
      shaded: 'Patronage +3. No US Assault until the Coup.',
    },
    es: {
      unshaded:
        'Establece en Apoyo Activo una casilla con fichas de EE.\u00a0UU. o del ARVN que no sea Saigón y añade allí un marcador de Terror, aunque ya haya. Patrocinio +1.',
      shaded: 'Patrocinio +3. EE.\u00a0UU. no puede ejecutar Asaltos hasta el Golpe.',
    },
    pl: {
      unshaded:
        'Ustaw aktywne poparcie na polu z elementami USA lub ARVN, innym niż Sajgon, i dodaj tam żeton terroru, choćby już tam był. Patronat +1.',
      shaded: 'Patronat +3. Do przewrotu USA nie wykonują szturmu.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => {
        const held = CITIES_AND_PROVINCES.filter((s) => s !== S.saigon && coinPieces(g, s) > 0)
        return preferring(
          held.filter((s) => canImprove(g, s)),
          preferring(held.filter(hasPeople), held),
        )
      }
      const s = pickSpace(g, by, 'event.set-where', open, { level: ACTIVE_SUPPORT })
      if (s !== undefined) {
        setLevel(g, s, ACTIVE_SUPPORT)
        mark(g, TERROR, s)
      }
      adjust(g, PATRONAGE, 1)
    },
    shaded(g) {
      adjust(g, PATRONAGE, 3)
      momentum(CARD.generalLansdale, 'shaded')(g)
    },
    lasts: { shaded: 'momentum' },
  },
)

export const nonPlayers: CardInstructions = {
  us: R78U,
  arvn: R78A,
}
