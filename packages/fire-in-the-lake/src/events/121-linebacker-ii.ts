import { AVAILABLE, bases, gain, pickWay, remove } from '@coinflict/kernel/rules'
import { count, type Game, inBox, type Piece, resources, type Space } from '@coinflict/kernel/state'
import { base, CASUALTIES, isSecondEdition, NVA, OUT_OF_PLAY, tunneledBase, US } from '../forces.ts'
import { CITIES_AND_PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { loseTurn, maySpace, pickPiece, pickSpace, single, transferBoxes, US_PIECES } from './verbs.ts'

const NVA_BASES: readonly Piece[] = [base(NVA), tunneledBase(NVA)]

export const card = single(
  121,
  'Linebacker II',
  'UAVN',
  ['bomber', 'blast'],
  {
    en: {
      unshaded:
        'The NVA remove 2 NVA Bases, lose 15 Resources and are ineligible through the next card. Then the US moves 6 pieces from Casualties or 3 from Out of Play to Available.',
    },
    es: {
      unshaded:
        'El EVN elimina 2 de sus Bases, pierde 15 Recursos y es no elegible hasta el final de la próxima carta. Luego EE.\u00a0UU. mueve 6 fichas de Bajas o 3 de fuera de juego a Disponibles.',
    },
    pl: {
      unshaded:
        'NVA usuwa 2 swoje bazy, traci 15 zasobów i jest nieuprawniona do końca następnej karty. Potem USA przenoszą 6 elementów ze strat albo 3 spoza gry do dostępnych.',
    },
  },
  (g) => {
    for (let left = 2; left > 0; left--) loseBase(g)
    gain(g, NVA, isSecondEdition(g) ? -Math.ceil(resources(g, NVA) / 2) : -15)
    loseTurn(g, NVA)
    returnPieces(g)
  },
  {
    editions: {
      '2nd': {
        en: {
          unshaded:
            'The NVA remove 2 NVA Bases, lose half of their Resources, rounded up, and are ineligible through the next card. Then the US moves 3 pieces from Casualties to Available.',
        },
        es: {
          unshaded:
            'El EVN elimina 2 de sus Bases, pierde la mitad de sus Recursos, redondeando hacia arriba, y es no elegible hasta el final de la próxima carta. Luego EE.\u00a0UU. mueve 3 fichas de Bajas a Disponibles.',
        },
        pl: {
          unshaded:
            'NVA usuwa 2 swoje bazy, traci połowę zasobów, zaokrąglając w górę, i jest nieuprawniona do końca następnej karty. Potem USA przenoszą 3 elementy ze strat do dostępnych.',
        },
      },
    },
  },
)

/** 5.1.1 The NVA may give up a Tunneled Base, but need not. */
function loseBase(g: Game): void {
  const mustGo = CITIES_AND_PROVINCES.some((s) => count(g, s, base(NVA)) > 0)
  const open = (): readonly Space[] => CITIES_AND_PROVINCES.filter((s) => bases(g, NVA, s) > 0)
  const s = (mustGo ? pickSpace : maySpace)(g, NVA, 'event.remove-where', open)
  const piece = s === undefined ? undefined : pickPiece(g, NVA, 'event.remove-which', s, NVA_BASES)
  if (s !== undefined && piece !== undefined) remove(g, piece, s)
}

/** Six Casualties or three pieces from Out of Play; in the 2nd edition three Casualties. */
function returnPieces(g: Game): void {
  const areIn = (box: number): boolean => US_PIECES.some((piece) => inBox(g, box, piece) > 0)
  if (isSecondEdition(g)) {
    transferBoxes(g, US, 3, US_PIECES, CASUALTIES, AVAILABLE)
    return
  }
  const way = pickWay(g, US, () => [
    ...(areIn(CASUALTIES) ? (['casualties'] as const) : []),
    ...(areIn(OUT_OF_PLAY) ? (['out-of-play'] as const) : []),
  ])
  if (way === 'casualties') transferBoxes(g, US, 6, US_PIECES, CASUALTIES, AVAILABLE)
  else if (way === 'out-of-play') transferBoxes(g, US, 3, US_PIECES, OUT_OF_PLAY, AVAILABLE)
}

export const nonPlayers: CardInstructions = {
  effects: {
    'event.remove-where': harming(1, NVA_BASES),
  },
  answers: ({ lines }) => ({ 'event.choice': prefer(lines.boxes, 'out-of-play') }),
}
