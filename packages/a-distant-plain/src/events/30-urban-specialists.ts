import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  30,
  'Urban Specialists',
  'TGWC',
  ['city', 'rifle'],
  {
    en: {
      unshaded: 'Rest of the game: Taliban Terror in Kabul must Activate 2 Underground Guerrillas.',
      shaded: 'Rest of the game: Taliban Terror in Kabul is free and leaves the Guerrilla Underground.',
    },
    es: {
      unshaded: 'Resto de la partida: el Terror Talibán en Kabul debe Activar 2 Guerrillas Ocultas.',
      shaded: 'Resto de la partida: el Terror Talibán en Kabul es gratuito y la Guerrilla sigue Oculta.',
    },
    pl: {
      unshaded: 'Do końca gry: terror talibów w Kabulu wymaga aktywowania 2 ukrytych partyzantów.',
      shaded: 'Do końca gry: terror talibów w Kabulu jest darmowy, a partyzant pozostaje ukryty.',
    },
  },
  {
    ...capability(CARD.urbanSpecialists),
    provenance: { unshaded: 'printed', shaded: 'printed' },
  },
)
