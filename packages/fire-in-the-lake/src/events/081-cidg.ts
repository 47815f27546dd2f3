import { rollDie } from '@coinflict/kernel/questions'
import { guerrillas, remove } from '@coinflict/kernel/rules'
import { count } from '@coinflict/kernel/state'
import { ARVN, ARVN_POLICE, police, specialForcesOf, US, underground, VC } from '../forces.ts'
import { isHighland, PROVINCES, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R2 } from '../nonplayers/conditions.ts'
import { bySide, harming } from '../nonplayers/effects.ts'
import { bring } from '../recall.ts'
import { bringOneOf, dual, guerrillaKinds, pickPiece, pickSpace } from './verbs.ts'

const SELF_DEFENCE = [underground(ARVN), underground(US), ARVN_POLICE]
const GROUPS = [...guerrillaKinds(ARVN), ...guerrillaKinds(US), ARVN_POLICE]
const HIGHLANDS = PROVINCES.filter(isHighland)

export const card = dual(
  81,
  'CIDG',
  'AVUN',
  ['crossbow', 'helmet'],
  {
    en: {
      unshaded: 'Roll a die: replace that many VC Guerrillas in the South with Rangers, Irregulars or Police.',
      shaded: 'In 1 Highland province replace all Rangers, Police and Irregulars with 2 VC Guerrillas.',
    },
    es: {
      unshaded:
        'Tira un dado: reemplaza ese número de Guerrillas del VC en el Sur por Rangers, Irregulares o Policías.',
      shaded:
        'En 1 provincia de Tierras Altas reemplaza todos los Rangers, Policías e Irregulares por 2 Guerrillas del VC.',
    },
    pl: {
      unshaded: 'Rzuć kością: zamień tylu partyzantów VC na Południu na rangersów, nieregularnych lub policję.',
      shaded: 'W 1 prowincji na wyżynach zamień wszystkich rangersów, policję i nieregularnych na 2 partyzantów VC.',
    },
  },
  {
    unshaded(g, by) {
      for (let left = rollDie(g); left > 0; left--) {
        const s = pickSpace(g, by, 'event.replace-piece-where', () => SOUTH.filter((s) => guerrillas(g, VC, s) > 0))
        if (s === undefined) return
        const piece = pickPiece(g, by, 'event.replace-which', s, guerrillaKinds(VC))
        if (piece === undefined) continue
        remove(g, piece, s)
        bringOneOf(g, by, s, SELF_DEFENCE)
      }
    },
    shaded(g, by) {
      const open = () =>
        HIGHLANDS.filter((s) => police(g, s) + specialForcesOf(g, ARVN, s) + specialForcesOf(g, US, s) > 0)
      const s = pickSpace(g, by, 'event.replace-piece-where', open)
      if (s === undefined) return
      for (const piece of GROUPS) remove(g, piece, s, count(g, s, piece))
      bring(g, by, underground(VC), s, 2, true)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R2,
  effects: {
    'event.replace-piece-where': bySide(harming(1, guerrillaKinds(VC)), (p) =>
      harming(Number.POSITIVE_INFINITY, GROUPS)(p).place(underground(VC), 2),
    ),
  },
}
