import { hasOpposition, NEUTRAL, putInForce, setLevel, spacesWhere } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual, pickSpace } from './verbs.ts'

export const card = dual(
  22,
  'Alfonso Cano',
  'FGCA',
  ['guerrilla', 'book'],
  {
    en: {
      unshaded: 'Set a space at Opposition to Neutral.',
      shaded:
        'In the next Support phase FARC may also Agitate in up to 3 spaces with FARC pieces that neither FARC nor the Government Controls.',
    },
    es: {
      unshaded: 'Establece una casilla con Oposición en Neutral.',
      shaded:
        'En la próxima fase de Apoyo las FARC también pueden hacer Agitación en hasta 3 casillas con fichas de las FARC que no Controlen ni las FARC ni el Gobierno.',
    },
    pl: {
      unshaded: 'Ustaw pole z opozycją na poziom neutralny.',
      shaded:
        'W następnej fazie poparcia FARC może przeprowadzić agitację także na maksymalnie 3 polach z elementami FARC, których nie kontroluje ani FARC, ani rząd.',
    },
  },
  {
    unshaded(g, by) {
      const hostile = () => spacesWhere(g, (s) => hasOpposition(g, s))
      const s = pickSpace(g, by, 'event.set-where', hostile, { level: NEUTRAL })
      if (s !== undefined) setLevel(g, s, NEUTRAL)
    },
    shaded: (g) => putInForce(g, CARD.alfonsoCano, 'shaded'),
    lasts: { shaded: 'momentum' },
  },
)
