import { canPlace, gain, guerrillas, place } from '@coinflict/kernel/rules'
import { base, WARLORDS } from '../forces.ts'
import { CARD } from './lasting.ts'
import { AFGHAN_PROVINCES, dual, momentum, pickSpace } from './verbs.ts'

export const card = dual(
  58,
  'Counter-Narc',
  'WCGT',
  ['poppy', 'flame'],
  {
    en: {
      unshaded: 'Until Reset, Traffic gives the Warlords only half the Resources, rounding the total down.',
      shaded: 'Place a Warlord Base in a Province with a Warlord Guerrilla. The Warlords gain 2 Resources.',
    },
    es: {
      unshaded:
        'Hasta el Reinicio, el Tráfico da a los Señores de la Guerra solo la mitad de los Recursos, redondeando hacia abajo el total.',
      shaded: 'Coloca 1 Base de los Señores de la Guerra en una provincia con una Guerrilla suya. Ganan 2 Recursos.',
    },
    pl: {
      unshaded: 'Do resetu przemyt daje watażkom tylko połowę zasobów, zaokrąglając sumę w dół.',
      shaded: 'Umieść bazę watażków w prowincji z ich partyzantem. Watażkowie zyskują 2 zasoby.',
    },
  },
  {
    unshaded: momentum(CARD.counterNarc, 'unshaded'),
    shaded(g, by) {
      const piece = base(WARLORDS)
      const open = () => AFGHAN_PROVINCES.filter((s) => guerrillas(g, WARLORDS, s) > 0 && canPlace(g, piece, s))
      const s = pickSpace(g, by, 'event.place-where', open, { piece, n: 1 })
      if (s !== undefined) place(g, piece, s)
      gain(g, WARLORDS, 2)
    },
    lasts: { unshaded: 'momentum' },
    provenance: { unshaded: 'derived', shaded: 'reconstructed' },
  },
)
