import { rollDie } from '@coinflict/kernel/questions'
import { canPlace, gain, placeOneOf, takeOff } from '@coinflict/kernel/rules'
import { base, kinds, showHostility, TALIBAN, underground } from '../forces.ts'
import { PAKISTAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { TALIBAN_PIECES } from '../nonplayers/effects.ts'
import { dual, pickSpace } from './verbs.ts'

export const card = dual(
  4,
  '#2 Is Dead',
  'CTWG',
  ['skull', 'target'],
  {
    en: {
      unshaded: 'Remove a Taliban Guerrilla or Base from Pakistan. The Taliban lose Resources equal to a die roll.',
      shaded: 'Place a Taliban Guerrilla or Base in Pakistan. The Taliban gain Resources equal to a die roll.',
    },
    es: {
      unshaded:
        'Elimina 1 Guerrilla o Base Talibán de Pakistán. Los Talibanes pierden tantos Recursos como saque un dado.',
      shaded: 'Coloca 1 Guerrilla o Base Talibán en Pakistán. Los Talibanes ganan tantos Recursos como saque un dado.',
    },
    pl: {
      unshaded: 'Usuń partyzanta lub bazę talibów z Pakistanu. Talibowie tracą zasoby równe wynikowi rzutu kością.',
      shaded: 'Umieść partyzanta lub bazę talibów w Pakistanie. Talibowie zyskują zasoby równe wynikowi rzutu kością.',
    },
  },
  {
    unshaded(g, by) {
      takeOff(g, by, 1, kinds(TALIBAN), PAKISTAN)
      gain(g, TALIBAN, -rollDie(g))
    },
    shaded(g, by) {
      const fits = [underground(TALIBAN), base(TALIBAN)]
      const open = () => PAKISTAN.filter((s) => fits.some((piece) => canPlace(g, piece, s)))
      const s = pickSpace(g, by, 'event.space', open)
      if (s !== undefined) placeOneOf(g, by, s, fits)
      showHostility(g)
      gain(g, TALIBAN, rollDie(g))
    },
    provenance: { unshaded: 'reconstructed', shaded: 'printed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.remove-where': (p) => p.take(TALIBAN_PIECES),
    'event.space': (p) => p.place(canPlace(p.np.g, base(TALIBAN), p.s) ? base(TALIBAN) : underground(TALIBAN)),
  },
  adp: {
    warlords: {
      mark: '4',
      text: {
        en: '#2 Is Dead: only if the Taliban are a non-player.',
        es: '#2 Is Dead: solo si los Talibanes no tienen jugador.',
        pl: '#2 Is Dead: tylko jeśli talibowie są nieobsadzeni.',
      },
      takes: (np) => !np.isPlayer(TALIBAN),
    },
  },
}
