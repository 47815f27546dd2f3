import { gain, pieces } from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { FACTIONS, GOVT } from '../forces.ts'
import { MOUNTAINS } from '../map.ts'
import { dual } from './verbs.ts'

/** Who has most pieces in a space; in a tie the Government, even if it has none there (ruling 100). */
function foremost(g: Game, s: Space): Faction {
  const most = Math.max(...FACTIONS.map((f) => pieces(g, f, s)))
  const [first = GOVT, ...equals] = FACTIONS.filter((f) => pieces(g, f, s) === most)
  return equals.length === 0 ? first : GOVT
}

export const card = dual(
  16,
  'Coffee Prices',
  'GCAF',
  ['coffee'],
  {
    en: {
      unshaded:
        'For each Mountain, the faction with the most pieces there gains 5 Resources; if none leads, the Government does.',
      shaded: 'Government Resources −10.',
    },
    es: {
      unshaded:
        'Por cada Montaña gana 5 Recursos la facción con más fichas en ella, o el Gobierno si ninguna tiene más que las demás.',
      shaded: 'Recursos del Gobierno −10.',
    },
    pl: {
      unshaded:
        'Za każdy departament górski 5 zasobów zyskuje frakcja z największą liczbą elementów w nim, a jeśli żadna nie przeważa, to rząd.',
      shaded: 'Zasoby rządu −10.',
    },
  },
  {
    unshaded(g) {
      for (const s of MOUNTAINS) gain(g, foremost(g, s), 5)
    },
    shaded: (g) => gain(g, GOVT, -10),
  },
)
