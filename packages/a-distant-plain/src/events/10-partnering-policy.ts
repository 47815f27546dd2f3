import type { NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import { mayOperate, pickFaction } from '@coinflict/kernel/rules'
import { DONE, type Line, type Word } from '@coinflict/kernel/state'
import { COALITION, COIN, GOVERNMENT } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { operationsOf } from '../operations/index.ts'
import { CARD } from './lasting.ts'
import { dual, momentum } from './verbs.ts'

export const card = dual(
  10,
  'Partnering Policy',
  'CGWT',
  ['handshake', 'helmet'],
  {
    en: {
      unshaded: 'The Coalition and the Government may each execute a free Limited Operation, in either order.',
      shaded:
        'Until Reset, the Coalition may not move Government Troops by Sweep or Air Lift, nor use Government cubes in its Assaults.',
    },
    es: {
      unshaded:
        'La Coalición y el Gobierno pueden ejecutar cada uno una Operación Limitada gratuita, en el orden que elijas.',
      shaded:
        'Hasta el Reinicio, la Coalición no puede mover Tropas del Gobierno con Barrido o Transporte Aéreo ni usar cubos del Gobierno en sus Asaltos.',
    },
    pl: {
      unshaded:
        'Koalicja i rząd mogą wykonać po jednej darmowej ograniczonej operacji, w wybranej przez ciebie kolejności.',
      shaded:
        'Do resetu koalicja nie może przesuwać wojska rządowego przeszukiwaniem ani transportem lotniczym, ani używać kostek rządowych w szturmie.',
    },
  },
  {
    unshaded(g, by) {
      const first = pickFaction(g, by, () => COIN)
      for (const f of first === GOVERNMENT ? [GOVERNMENT, COALITION] : COIN) {
        mayOperate(g, f, operationsOf(f), { limited: true })
      }
    },
    shaded: momentum(CARD.partneringPolicy, 'shaded'),
    lasts: { shaded: 'momentum' },
    provenance: { unshaded: 'derived', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  answers: ({ lines, steps }) => ({ 'event.choice': (np) => freeOperation(np, lines.free, steps[np.me] ?? []) }),
}

/** The operation that the chart leads to; if it cannot be carried out, another one. */
function freeOperation(np: NonPlayer, line: Line, steps: readonly Step[]): Word | undefined {
  const wanted = steps.find((step) => step.when(np))
  const order = [wanted?.operation, ...(wanted?.ifNone ?? []), ...steps.map((step) => step.operation)]
  const tried: Word[] = []
  for (const operation of order) {
    if (operation === undefined || tried.includes(operation) || !np.q.isPossible(operation)) continue
    tried.push(operation)
    if (np.leadsOn(operation)) return np.say(line, operation)
  }
  return np.firstOf(line, [DONE])
}
