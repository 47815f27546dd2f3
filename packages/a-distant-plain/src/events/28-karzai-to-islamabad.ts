import { activeOf, adjust, askGroup, type Group, gain, guerrillas, move, undergroundOf } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'
import { active, GOVERNMENT, PATRONAGE, TALIBAN, underground } from '../forces.ts'
import { isPakistan, near, PAKISTAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { crossing } from '../nonplayers/crossing.ts'
import { dual, maySpace, pickSpace } from './verbs.ts'

export const card = dual(
  28,
  'Karzai to Islamabad',
  'TGWC',
  ['plane', 'mosque'],
  {
    en: {
      unshaded: 'The Government gains 6 Resources. Patronage +1.',
      shaded:
        'The Taliban may move any of their Guerrillas from Pakistan into adjacent Afghan spaces, for free and without turning Active.',
    },
    es: {
      unshaded: 'El Gobierno gana 6 Recursos. Patrocinio +1.',
      shaded:
        'Los Talibanes pueden mover cualesquiera de sus Guerrillas de Pakistán a casillas afganas adyacentes, de forma gratuita y sin que se Activen.',
    },
    pl: {
      unshaded: 'Rząd zyskuje 6 zasobów. Patronat +1.',
      shaded:
        'Talibowie mogą za darmo przesunąć dowolnych swoich partyzantów z Pakistanu na sąsiednie pola w Afganistanie; partyzanci nie stają się aktywni.',
    },
  },
  {
    unshaded(g) {
      gain(g, GOVERNMENT, 6)
      adjust(g, PATRONAGE, 1)
    },
    shaded: (g) => crossBorder(g),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** The Taliban cross the border as they are. It is no March: nobody turns Active, and each moves one space. */
function crossBorder(g: Game): void {
  g.cite('5.1', TALIBAN)
  const camps = () => PAKISTAN.filter((s) => guerrillas(g, TALIBAN, s) > 0)
  for (;;) {
    const from = maySpace(g, TALIBAN, 'event.move-from', camps)
    if (from === undefined) return
    const to = pickSpace(g, TALIBAN, 'event.move-to', () => near(from).filter((s) => !isPakistan(s)), { space: from })
    if (to === undefined) return
    const fit = (): Group => ({
      underground: undergroundOf(g, TALIBAN, from),
      active: activeOf(g, TALIBAN, from),
      total: guerrillas(g, TALIBAN, from),
    })
    const group = askGroup(g, TALIBAN, TALIBAN, from, to, fit, '5.1')
    move(g, underground(TALIBAN), from, to, group.underground)
    move(g, active(TALIBAN), from, to, group.active)
  }
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Out of Pakistan: as in a March, all but one Guerrilla from each space.',
    es: 'Desde Pakistán: como en una Marcha, todas las Guerrillas de cada casilla menos una.',
    pl: 'Z Pakistanu: jak przy przemarszu, wszyscy partyzanci z każdego pola oprócz jednego.',
  },
  answers: ({ cross, lineOf }) => crossing(lineOf(28), cross, () => PAKISTAN),
}
