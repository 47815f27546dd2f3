import type { CardFacts } from '@coinflict/kernel/state'

/** 6.0 The six Propaganda cards are alike. */
export const PROPAGANDA: readonly CardFacts[] = [73, 74, 75, 76, 77, 78].map((number) => ({
  number,
  title: 'Propaganda!',
  order: [],
  emblem: ['microphone', 'press'],
  dual: false,
  round: true,
  text: {
    en: { unshaded: 'Conduct a Propaganda Round. After the last one the game ends.' },
    es: { unshaded: 'Ejecuta una Ronda de Propaganda. Después de la última termina la partida.' },
    pl: { unshaded: 'Przeprowadź rundę propagandy. Po finałowej gra się kończy.' },
  },
}))
