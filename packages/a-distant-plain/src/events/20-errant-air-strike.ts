import { canWorsen, mayAct, pieces, shift } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { airStrike } from '../activities/air-strike.ts'
import { COALITION } from '../forces.ts'
import { AFGHAN_PROVINCES, dual, eachSpace, isInOrNear } from './verbs.ts'

export const card = dual(
  20,
  'Errant Air Strike',
  'TCGW',
  ['jet', 'village'],
  {
    en: {
      unshaded: 'The Coalition may execute a free Air Strike.',
      shaded: 'Shift 2 Provinces with or adjacent to Coalition pieces 1 level each toward Opposition.',
    },
    es: {
      unshaded: 'La Coalición puede ejecutar un Ataque Aéreo gratuito.',
      shaded: 'Modifica 1 nivel hacia Oposición 2 provincias con fichas de la Coalición o adyacentes a ellas.',
    },
    pl: {
      unshaded: 'Koalicja może wykonać darmowy atak z powietrza.',
      shaded: 'Przesuń 2 prowincje z elementami koalicji lub z nimi sąsiadujące o 1 poziom w kierunku opozycji.',
    },
  },
  {
    unshaded: (g) => mayAct(g, COALITION, airStrike),
    shaded(g, by) {
      const isThere = (s: Space) => pieces(g, COALITION, s) > 0
      const bombed = () => AFGHAN_PROVINCES.filter((s) => canWorsen(g, s) && isInOrNear(s, isThere))
      eachSpace(g, by, 'event.shift-where', 2, bombed, (s) => shift(g, s, -1), { params: { shift: -1 } })
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)
