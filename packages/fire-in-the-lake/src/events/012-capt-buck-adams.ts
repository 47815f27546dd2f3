import { activeOf, flip, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Game } from '@coinflict/kernel/state'
import { isNvaControlled } from '../control.ts'
import { active, base, INSURGENTS, NVA, underground } from '../forces.ts'
import { EVERY, OUTSIDE_THE_SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual, pickSpace, placeAmong, takeAny } from './verbs.ts'

export const card = dual(
  12,
  'Capt Buck Adams',
  'UANV',
  ['eye', 'border'],
  {
    en: {
      unshaded: 'Outside the South flip all Guerrillas to Active, then remove 1 NVA Base.',
      shaded: 'Place an NVA Base in an NVA-Controlled space outside the South. Flip 3 NVA Guerrillas Underground.',
    },
    es: {
      unshaded: 'Fuera del Sur, gira todas las Guerrillas a Activas; luego elimina 1 Base del EVN.',
      shaded:
        'Coloca 1 Base del EVN en una casilla con Control del EVN fuera del Sur. Gira 3 Guerrillas del EVN a Ocultas.',
    },
    pl: {
      unshaded: 'Poza Południem odwróć wszystkich partyzantów na aktywnych, potem usuń 1 bazę NVA.',
      shaded: 'Umieść bazę NVA na polu pod kontrolą NVA poza Południem. Odwróć 3 partyzantów NVA na ukrytych.',
    },
  },
  {
    unshaded(g, by) {
      for (const s of OUTSIDE_THE_SOUTH) for (const f of INSURGENTS) flip(g, underground(f), s, undergroundOf(g, f, s))
      takeAny(g, by, 1, [base(NVA)], OUTSIDE_THE_SOUTH)
    },
    shaded(g, by) {
      const held = OUTSIDE_THE_SOUTH.filter((s) => isNvaControlled(g, s))
      placeAmong(g, by, 1, [base(NVA)], held)
      hide(g, by, 3)
    },
  },
)

/** So many NVA Guerrillas turn Underground, wherever they are. */
function hide(g: Game, by: Faction, n: number): void {
  for (let left = n; left > 0; left--) {
    const s = pickSpace(g, by, 'event.flip-where', () => EVERY.filter((s) => activeOf(g, NVA, s) > 0))
    if (s === undefined) return
    flip(g, active(NVA), s)
  }
}

export const nonPlayers: CardInstructions = {
  effects: {
    'event.remove-where': harming(1, [base(NVA)]),
  },
}
