import { canImprove, canPlace, NEUTRAL, pieces, place, setLevel, shift } from '@coinflict/kernel/rules'
import { level, type Space } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { underground, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { AFGHAN_PROVINCES, dual, eachSpace, PASHTUN } from './verbs.ts'

export const card = dual(
  47,
  'Loya Jirga',
  'GTWC',
  ['tent', 'talks'],
  {
    en: {
      unshaded: 'Shift up to 2 COIN-Controlled Pashtun spaces 1 level each toward Support.',
      shaded: 'In up to 2 Provinces with Warlord pieces, place a Warlord Guerrilla and set the Province to Neutral.',
    },
    es: {
      unshaded: 'Modifica 1 nivel hacia Apoyo hasta 2 casillas Pastunes con Control COIN.',
      shaded:
        'En hasta 2 provincias con fichas de los Señores de la Guerra, coloca 1 Guerrilla suya en cada una y establécelas en Neutral.',
    },
    pl: {
      unshaded: 'Przesuń maksymalnie 2 pola pasztuńskie pod kontrolą COIN o 1 poziom w kierunku poparcia.',
      shaded: 'W maksymalnie 2 prowincjach z elementami watażków umieść ich partyzanta i ustaw je na neutralne.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => PASHTUN.filter((s) => isCoinControlled(g, s) && canImprove(g, s))
      eachSpace(g, by, 'event.shift-where', 2, open, (s) => shift(g, s, 1), { upTo: true, params: { shift: 1 } })
    },
    shaded(g, by) {
      const guerrilla = underground(WARLORDS)
      const changes = (s: Space) => canPlace(g, guerrilla, s) || level(g, s) !== NEUTRAL
      const open = () => AFGHAN_PROVINCES.filter((s) => pieces(g, WARLORDS, s) > 0 && changes(s))
      eachSpace(
        g,
        by,
        'event.space',
        2,
        open,
        (s) => {
          place(g, guerrilla, s)
          setLevel(g, s, NEUTRAL)
        },
        { upTo: true },
      )
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.space': (p) => p.place(underground(WARLORDS)).set(NEUTRAL) },
}
