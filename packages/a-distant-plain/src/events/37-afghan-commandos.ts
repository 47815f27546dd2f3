import { first, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { activeOf, announce, bases, canPlace, mayOperate, place, remove, undergroundOf } from '@coinflict/kernel/rules'
import { DONE, type Game, type Space } from '@coinflict/kernel/state'
import { GOVERNMENT, GOVERNMENT_TROOPS, governmentTroops, INSURGENTS, TALIBAN, underground } from '../forces.ts'
import { isAnyExposed } from '../losses.ts'
import { AFGHAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { assault, exposed, governmentAssault, governmentCounted } from '../operations/assault.ts'
import { SWEEP, sweep } from '../operations/sweep.ts'
import { AFGHAN_PROVINCES, askEvent, dual, maySpace, pickSpace } from './verbs.ts'

export const card = dual(
  37,
  'Afghan Commandos',
  'GCTW',
  ['soldiers', 'parachute'],
  {
    en: {
      unshaded:
        'The Government may Sweep and then Assault in 1 space for free, removing 1 piece per cube, in Mountains too.',
      shaded: 'Remove up to 3 Government Troops from 1 Province and place a Taliban Guerrilla there.',
    },
    es: {
      unshaded:
        'El Gobierno puede ejecutar un Barrido y después un Asalto gratuitos en 1 casilla, eliminando 1 ficha por cubo, también en Montaña.',
      shaded: 'Elimina hasta 3 Tropas del Gobierno de 1 provincia y coloca allí 1 Guerrilla Talibán.',
    },
    pl: {
      unshaded:
        'Rząd może wykonać darmowe przeszukiwanie, a potem darmowy szturm na 1 polu, usuwając 1 element za każdą kostkę, także w górach.',
      shaded: 'Usuń do 3 kostek wojska rządowego z 1 prowincji i umieść tam partyzanta talibów.',
    },
  },
  {
    unshaded: sendCommandos,
    shaded(g, by) {
      const guerrilla = underground(TALIBAN)
      const open = () => AFGHAN_PROVINCES.filter((s) => governmentTroops(g, s) > 0 || canPlace(g, guerrilla, s))
      const s = pickSpace(g, by, 'event.space', open)
      if (s === undefined) return
      const q = askEvent(g, by, 'event.how-many', { piece: GOVERNMENT_TROOPS, space: s })
      remove(g, GOVERNMENT_TROOPS, s, q.numbers(0, Math.min(3, governmentTroops(g, s))).askNumber())
      place(g, guerrilla, s)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** A Sweep of one space, then an Assault there, in which every cube that counts removes a piece; either may be declined. */
function sendCommandos(g: Game): void {
  const swept = mayOperate(g, GOVERNMENT, [sweep], { limited: true })
  const canAssault = (s: Space) => governmentCounted(g, s) > 0 && isAnyExposed(g, s)
  g.cite('5.5', GOVERNMENT)
  const s = maySpace(g, GOVERNMENT, 'event.operation-where', () => (swept?.spaces ?? AFGHAN).filter(canAssault))
  if (s === undefined) return
  announce(g, GOVERNMENT, assault)
  governmentAssault(g, s, governmentCounted(g, s))
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Afghan Commandos: Assault at once where that removes a Base or 2 pieces, otherwise Sweep first.',
    es: 'Afghan Commandos: Asalto inmediato donde elimine una Base o 2 fichas; si no, Barrido primero.',
    pl: 'Afghan Commandos: szturm od razu tam, gdzie usunie bazę lub 2 elementy, w przeciwnym razie najpierw przeszukiwanie.',
  },
  answers({ lineOf, lines }) {
    const line = lineOf(37)
    return {
      // Without the Sweep any space will do for the Assault.
      'event.choice'(np) {
        const isWorth = AFGHAN.some((s) => wouldDestroy(np, s) || wouldRemove(np, s) >= 2)
        if (isWorth) return np.firstOf(line, [DONE])
        return np.firstOf(lines.free, np.leadsOn(SWEEP) ? [SWEEP] : [DONE])
      },
      'event.operation-where': (np) => np.chooseSpace(line, () => true, [baseFalls, mostRemoved]),
    }
  },
  effects: { 'event.space': (p) => p.take([GOVERNMENT_TROOPS], 3).place(underground(TALIBAN)) },
}

/** Pieces that Commandos remove, one for each cube. */
const wouldRemove = ({ g }: NonPlayer, s: Space): number => Math.min(governmentCounted(g, s), exposed(g, s))
const wouldDestroy = ({ g }: NonPlayer, s: Space): boolean =>
  INSURGENTS.some(
    (f) => bases(g, f, s) > 0 && undergroundOf(g, f, s) === 0 && governmentCounted(g, s) > activeOf(g, f, s),
  )
const baseFalls = first({ en: 'removes a Base', es: 'elimina una Base', pl: 'usuwa bazę' }, wouldDestroy)
const mostRemoved = most(
  { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
  wouldRemove,
)
