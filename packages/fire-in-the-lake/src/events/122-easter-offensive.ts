import { beginOperation, mayOperate, moveSome, unmoved } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { coinPieces, NVA, NVA_TROOPS, nvaTroops } from '../forces.ts'
import { EVERY, LOCS, near } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { harming } from '../nonplayers/effects.ts'
import { beginAttack, troopsOnlyAttack } from '../operations/attack.ts'
import { march } from '../operations/march.ts'
import { maySpace, pickSpace, single } from './verbs.ts'

export const card = single(
  122,
  'Easter Offensive',
  'NVAU',
  ['tank', 'banner'],
  {
    en: {
      unshaded:
        'The NVA March free; then NVA Troops on LoCs without US or ARVN pieces may move 1 more space. Then NVA Troops Attack free wherever there are enemies.',
    },
    es: {
      unshaded:
        'El EVN ejecuta una Marcha gratuita; luego sus Tropas en LdC sin fichas de EE.\u00a0UU. ni del ARVN pueden mover 1 casilla más. Luego sus Tropas ejecutan un Ataque gratuito dondequiera que haya enemigos.',
    },
    pl: {
      unshaded:
        'NVA wykonuje darmowy przemarsz; potem wojsko NVA na LiKomach bez elementów USA i ARVN może przejść jeszcze 1 pole. Potem wojsko NVA wykonuje darmowy atak wszędzie, gdzie są wrogowie.',
    },
  },
  (g) => {
    mayOperate(g, NVA, [march])
    rollOn(g)
    const cards = beginAttack()
    g.cite('5.5', NVA)
    for (const s of EVERY) if (nvaTroops(g, s) > 0 && coinPieces(g, s) > 0) troopsOnlyAttack(g, s, cards)
  },
)

/** Troops on LoCs that nobody holds against them go on, each once. */
function rollOn(g: Game): void {
  const op = beginOperation(NVA, march, { free: true })
  const isOpen = (s: Space): boolean => unmoved(g, op, s, NVA_TROOPS) > 0 && coinPieces(g, s) === 0
  for (;;) {
    const from = maySpace(g, NVA, 'event.move-from', () => LOCS.filter(isOpen))
    if (from === undefined) return
    const to = pickSpace(g, NVA, 'event.move-to', () => near(from), { space: from })
    if (to !== undefined) moveSome(g, op, NVA_TROOPS, from, to, '5.1', 1)
  }
}

export const nonPlayers: CardInstructions = {
  effects: {
    'event.move-to': (p) => harming(nvaTroops(p.np.g, p.np.q.params?.space as Space))(p),
  },
}
