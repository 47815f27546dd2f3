import { AVAILABLE, announce, gain, mayOperate, moveToBox, pickWay } from '@coinflict/kernel/rules'
import { available, resources } from '@coinflict/kernel/state'
import { infiltrate } from '../activities/infiltrate.ts'
import { INSURGENTS, NVA, NVA_TROOPS, OUT_OF_PLAY, VC } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer, R2 } from '../nonplayers/conditions.ts'
import { rally } from '../operations/rally.ts'
import { dual } from './verbs.ts'

export const card = dual(
  77,
  'Détente',
  'ANVU',
  ['handshake', 'missile'],
  {
    en: {
      unshaded: 'NVA and VC Resources are halved, rounded down. 5 Available NVA Troops go Out of Play.',
      shaded: 'The NVA gain 9 Resources or Infiltrate free. Then the VC Rally free in up to 6 spaces.',
    },
    es: {
      unshaded:
        'Los Recursos del EVN y los del VC se reducen a la mitad, redondeando hacia abajo. 5 Tropas Disponibles del EVN pasan a fuera de juego.',
      shaded:
        'El EVN gana 9 Recursos o ejecuta una Infiltración gratuita. Luego el VC ejecuta un Reagrupamiento gratuito en hasta 6 casillas.',
    },
    pl: {
      unshaded:
        'Zasoby NVA i zasoby VC zmniejsz o połowę, zaokrąglając w dół. 5 dostępnych kostek wojska NVA trafia poza grę.',
      shaded:
        'NVA zyskuje 9 zasobów albo wykonuje darmową infiltrację. Potem VC przeprowadza darmowe zgrupowanie na maksymalnie 6 polach.',
    },
  },
  {
    unshaded(g) {
      for (const f of INSURGENTS) gain(g, f, -Math.ceil(resources(g, f) / 2))
      moveToBox(g, NVA_TROOPS, AVAILABLE, OUT_OF_PLAY, Math.min(5, available(g, NVA_TROOPS)))
    },
    shaded(g) {
      g.cite('5.1', NVA)
      const ways = () => [
        'nine-resources' as const,
        ...(infiltrate.whyNot(g) === undefined ? (['infiltrate'] as const) : []),
      ]
      if (pickWay(g, NVA, ways) === 'infiltrate') {
        announce(g, NVA, infiltrate)
        infiltrate.run(g)
      } else gain(g, NVA, 9)
      mayOperate(g, VC, [rally], { most: 6 })
    },
  },
)

const ENOUGH = 20

export const nonPlayers: CardInstructions = {
  us: R2,
  nva: {
    mark: '77',
    text: {
      en: 'Détente: NVA take Resources if they have fewer than 20, otherwise Infiltrate.',
      es: 'Détente: el EVN toma Recursos si tiene menos de 20; si no, Infiltración.',
      pl: 'Détente: NVA biorą zasoby, jeśli mają mniej niż 20, w przeciwnym razie infiltracja.',
    },
    answers: (line) => ({
      'event.choice': (np) =>
        prefer(line, ...(resources(np.g, NVA) < ENOUGH ? [] : ['infiltrate']), 'nine-resources')(np),
    }),
  },
}
