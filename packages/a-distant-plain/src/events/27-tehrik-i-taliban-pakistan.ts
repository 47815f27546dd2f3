import { available, type Space } from '@coinflict/kernel/state'
import { TALIBAN, underground } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { oneGuerrillaOf } from '../nonplayers/effects.ts'
import { askEvent, driveOut, dual, placeGuerrillas } from './verbs.ts'

const TRIBAL_AREAS: readonly Space[] = [S['northwest-frontier'], S.waziristan]

export const card = dual(
  27,
  'Tehrik-i-Taliban Pakistan',
  'TGCW',
  ['guerrilla', 'border'],
  {
    en: {
      unshaded: 'Remove up to 3 Taliban Guerrillas from Northwest Frontier and Waziristan.',
      shaded: 'Place up to 2 Taliban Guerrillas in each of Northwest Frontier and Waziristan.',
    },
    es: {
      unshaded: 'Elimina hasta 3 Guerrillas Talibanes de Northwest Frontier y Waziristan.',
      shaded: 'Coloca hasta 2 Guerrillas Talibanes en Northwest Frontier y hasta 2 en Waziristan.',
    },
    pl: {
      unshaded: 'Usuń do 3 partyzantów talibów z pól Northwest Frontier i Waziristan.',
      shaded: 'Umieść do 2 partyzantów talibów na polu Northwest Frontier i do 2 na polu Waziristan.',
    },
  },
  {
    unshaded: (g, by) => driveOut(g, by, TRIBAL_AREAS),
    shaded(g, by) {
      for (const s of TRIBAL_AREAS) {
        const q = askEvent(g, by, 'place.how-many', { piece: underground(TALIBAN), space: s })
        placeGuerrillas(g, TALIBAN, s, q.numbers(0, Math.min(2, available(g, underground(TALIBAN)))).askNumber())
      }
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = { effects: { 'event.remove-where': oneGuerrillaOf(3) } }
