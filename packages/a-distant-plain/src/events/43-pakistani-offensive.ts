import { activeOf, askGroup, type Group, guerrillas, move, undergroundOf } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'
import { active, guerrillaKinds, shiftIslamabad, TALIBAN, underground } from '../forces.ts'
import { isPakistan, near, PAKISTAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { crossing, richest } from '../nonplayers/crossing.ts'
import { TALIBAN_GUERRILLAS } from '../nonplayers/effects.ts'
import { dual, maySpace, pickSpace, takeUpTo } from './verbs.ts'

export const card = dual(
  43,
  'Pakistani Offensive',
  'GTCW',
  ['tank', 'mountain'],
  {
    en: {
      unshaded: 'Shift Islamabad 1 box toward Hostility. Remove up to 3 Taliban Guerrillas from 1 Pakistan space.',
      shaded:
        'Shift Islamabad 1 box toward Sponsorship. The Taliban may move Guerrillas from 1 Pakistan space into adjacent Afghan spaces, for free and without turning Active.',
    },
    es: {
      unshaded:
        'Modifica Islamabad 1 casilla hacia Hostilidad. Elimina hasta 3 Guerrillas Talibanes de 1 casilla de Pakistán.',
      shaded:
        'Modifica Islamabad 1 casilla hacia Financiación. Los Talibanes pueden mover Guerrillas de 1 casilla de Pakistán a casillas afganas adyacentes, de forma gratuita y sin que se Activen.',
    },
    pl: {
      unshaded: 'Przesuń Islamabad o 1 pole w kierunku wrogości. Usuń do 3 partyzantów talibów z 1 pola w Pakistanie.',
      shaded:
        'Przesuń Islamabad o 1 pole w kierunku sponsorowania. Talibowie mogą za darmo przesunąć partyzantów z 1 pola w Pakistanie na sąsiednie pola w Afganistanie; partyzanci nie stają się aktywni.',
    },
  },
  {
    unshaded(g, by) {
      shiftIslamabad(g, -1)
      const camps = () => PAKISTAN.filter((s) => guerrillas(g, TALIBAN, s) > 0)
      const s = pickSpace(g, by, 'event.remove-where', camps)
      if (s !== undefined) takeUpTo(g, by, 3, s, () => guerrillaKinds(TALIBAN))
    },
    shaded(g) {
      shiftIslamabad(g, 1)
      crossBorder(g)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** Guerrillas of one Pakistan space cross the border, in as many groups as the Taliban like, as they are. */
function crossBorder(g: Game): void {
  g.cite('5.1', TALIBAN)
  const from = maySpace(g, TALIBAN, 'event.move-from', () => PAKISTAN.filter((s) => guerrillas(g, TALIBAN, s) > 0))
  if (from === undefined) return
  const open = () => (guerrillas(g, TALIBAN, from) > 0 ? near(from).filter((s) => !isPakistan(s)) : [])
  const here = (): Group => ({
    underground: undergroundOf(g, TALIBAN, from),
    active: activeOf(g, TALIBAN, from),
    total: guerrillas(g, TALIBAN, from),
  })
  for (;;) {
    const to = maySpace(g, TALIBAN, 'event.move-to', open, { space: from })
    if (to === undefined) return
    const group = askGroup(g, TALIBAN, TALIBAN, from, to, here, '5.1')
    move(g, underground(TALIBAN), from, to, group.underground)
    move(g, active(TALIBAN), from, to, group.active)
  }
}

export const nonPlayers: CardInstructions = {
  answers: ({ cross, lineOf }) => crossing(lineOf(28), cross, richest),
  effects: { 'event.remove-where': (p) => p.take(TALIBAN_GUERRILLAS, 3) },
}
