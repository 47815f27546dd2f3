import { mayOperate, pieces, preferring } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { freeAmbush } from '../activities/ambush.ts'
import { coinBases, NVA, tunnels } from '../forces.ts'
import { EVERY, OUTSIDE_THE_SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1, R6, R29, R59, toUsBase } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { Moves } from '../nonplayers/moves.ts'
import { attack } from '../operations/attack.ts'
import { marchAs } from '../operations/march.ts'
import { dual, isInOrNear, mayDo, pickSpace, removable, takeAny } from './verbs.ts'

export const card = dual(
  59,
  'Plei Mei',
  'NVAU',
  ['fort', 'rifles'],
  {
    en: {
      unshaded: 'Remove any 3 NVA pieces from 1 space that has a COIN Base or is adjacent to one.',
      shaded:
        'The NVA March free out of any spaces outside the South, then Attack or Ambush free in 1 space anywhere. An Active Guerrilla may Ambush.',
    },
    es: {
      unshaded: 'Elimina 3 fichas cualesquiera del EVN de 1 casilla con una Base COIN o adyacente a una.',
      shaded:
        'El EVN ejecuta una Marcha gratuita desde cualesquiera casillas de fuera del Sur y luego un Ataque o una Emboscada gratuitos en 1 casilla cualquiera. También puede emboscar una Guerrilla Activa.',
    },
    pl: {
      unshaded: 'Usuń 3 dowolne elementy NVA z 1 pola z bazą COIN lub sąsiedniego z takim.',
      shaded:
        'NVA wykonuje darmowy przemarsz z dowolnych pól poza Południem, a potem darmowy atak albo zasadzkę na 1 dowolnym polu. Zasadzkę może urządzić także aktywny partyzant.',
    },
  },
  {
    unshaded(g, by) {
      const s = pickSpace(g, by, 'event.remove-where', () =>
        preferring(
          EVERY.filter((s) => isExposed(g, s, 3)),
          EVERY.filter((s) => isExposed(g, s, 1)),
        ),
      )
      if (s !== undefined) takeAny(g, by, 3, removable(NVA), [s])
    },
    shaded(g) {
      mayOperate(g, NVA, [marchAs({ from: OUTSIDE_THE_SOUTH })])
      mayDo(g, NVA, [attack], [freeAmbush(NVA, { most: 1, maySeen: true })], { most: 1 })
    },
  },
)

/** Whether so many NVA pieces could go from a space at a COIN Base or beside one. */
const isExposed = (g: Game, s: Space, n: number): boolean =>
  pieces(g, NVA, s) - tunnels(g, NVA, s) >= n && isInOrNear(s, (each) => coinBases(g, each) > 0)

export const nonPlayers: CardInstructions = {
  us: R6,
  arvn: R29,
  nva: {
    ...R59,
    answers(line) {
      const moves = new Moves('R59', line, (np) => toUsBase(np, line))
      return {
        'march.from': (np) => moves.from(np),
        'march.to': (np) => moves.to(np),
        'move.how-many': (np) => moves.howMany(np),
      }
    },
  },
  vc: R1,
  effects: { 'event.remove-where': harming(3, removable(NVA)) },
}
