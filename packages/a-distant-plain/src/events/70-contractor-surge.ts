import { exchange, gain, pieces, spacesWhere } from '@coinflict/kernel/rules'
import { available } from '@coinflict/kernel/state'
import { COALITION, COALITION_TROOPS, coalitionTroops, GOVERNMENT_POLICE, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { keepsControl, lastStays, mostCoalitionTroops } from '../nonplayers/terms.ts'
import { dual } from './verbs.ts'

export const card = dual(
  70,
  'Contractor Surge',
  'WGTC',
  ['suitcase', 'crate'],
  {
    en: {
      unshaded: 'The Coalition may replace up to 3 of its Troops with Police; the Troops become Available.',
      shaded: 'The Warlords gain 3 Resources for each space with both Coalition and Warlord pieces, at most 9.',
    },
    es: {
      unshaded: 'La Coalición puede reemplazar hasta 3 de sus Tropas, que vuelven a Disponibles, por Policías.',
      shaded:
        'Los Señores de la Guerra ganan 3 Recursos por cada casilla con fichas de la Coalición y suyas, como máximo 9.',
    },
    pl: {
      unshaded: 'Koalicja może zamienić do 3 kostek swojego wojska, które wracają do sił dostępnych, na policję.',
      shaded: 'Watażkowie zyskują 3 zasoby za każde pole z elementami koalicji i watażków, najwyżej 9.',
    },
  },
  {
    unshaded(g) {
      g.cite('5.1', COALITION)
      exchange(g, COALITION, 3, [COALITION_TROOPS], GOVERNMENT_POLICE, true)
    },
    shaded(g) {
      const hired = spacesWhere(g, (s) => pieces(g, COALITION, s) > 0 && pieces(g, WARLORDS, s) > 0)
      gain(g, WARLORDS, Math.min(9, 3 * hired.length))
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Contractor Surge: Troops from where there are the most, the last one at a Base only when no others are left.',
    es: 'Contractor Surge: Tropas de donde haya más; la última junto a una Base, solo si no quedan otras.',
    pl: 'Contractor Surge: wojsko stamtąd, gdzie jest go najwięcej; ostatnie przy bazie tylko wtedy, gdy nie ma innego.',
  },
  answers: ({ lineOf }) => ({
    'event.replace-piece-where': (np) =>
      np.chooseSpace(lineOf(70), ({ g }, s) => coalitionTroops(g, s) > 0, [
        lastStays,
        ...(available(np.g, GOVERNMENT_POLICE) > 0 ? [] : [keepsControl]),
        mostCoalitionTroops,
      ]),
  }),
}
