import { canImprove, NEUTRAL, place, setLevel, shift } from '@coinflict/kernel/rules'
import { isAdjacent } from '@coinflict/kernel/state'
import { base, GOVERNMENT_POLICE, underground, WARLORDS } from '../forces.ts'
import { S } from '../map.ts'
import { AFGHAN_PROVINCES, dual, pickSpace, placeSome } from './verbs.ts'

export const card = dual(
  64,
  'Hazara',
  'WTGC',
  ['village', 'mountain'],
  {
    en: {
      unshaded: 'Place up to 2 Police in Bamian. Shift Bamian and an adjacent Province 1 level each toward Support.',
      shaded: 'Place up to 2 Warlord Guerrillas and a Warlord Base in Bamian. Set Bamian to Neutral.',
    },
    es: {
      unshaded: 'Coloca hasta 2 Policías en Bamian. Modifica 1 nivel hacia Apoyo Bamian y 1 provincia adyacente.',
      shaded: 'Coloca en Bamian hasta 2 Guerrillas y 1 Base de los Señores de la Guerra. Establece Bamian en Neutral.',
    },
    pl: {
      unshaded:
        'Umieść do 2 kostek policji w prowincji Bamian. Przesuń ją i 1 sąsiednią prowincję o 1 poziom w kierunku poparcia.',
      shaded: 'Umieść w prowincji Bamian do 2 partyzantów i bazę watażków. Ustaw ją na neutralną.',
    },
  },
  {
    unshaded(g, by) {
      placeSome(g, by, 2, GOVERNMENT_POLICE, S.bamian)
      shift(g, S.bamian, 1)
      const around = () => AFGHAN_PROVINCES.filter((s) => isAdjacent(g, s, S.bamian) && canImprove(g, s))
      const s = pickSpace(g, by, 'event.shift-where', around, { shift: 1 })
      if (s !== undefined) shift(g, s, 1)
    },
    shaded(g, by) {
      placeSome(g, by, 2, underground(WARLORDS), S.bamian)
      place(g, base(WARLORDS), S.bamian)
      setLevel(g, S.bamian, NEUTRAL)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)
