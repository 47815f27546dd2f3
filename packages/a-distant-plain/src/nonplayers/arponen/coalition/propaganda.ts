import {
  first,
  highestPopulation,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { bases, hasSupport, pieces } from '@coinflict/kernel/rules'
import { type Space, spacesWith, type Word, word } from '@coinflict/kernel/state'
import { isCoinControlled } from '../../../control.ts'
import {
  COALITION,
  COALITION_TROOPS,
  coalitionTroops,
  coinBases,
  population,
  SUPPORT,
  TALIBAN,
} from '../../../forces.ts'
import { AFGHAN, isCity, isLoc, S } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { civicShifts, isFinalRound, lacking } from '../coin.ts'
import { begunFirst, civicPurse, Reserve } from '../round.ts'

/** 8.6.6 Propaganda: Civic Action and Redeploy; 8.6.1 Tribal Elders. */
const sheet = new Sheet()
const lasting = sheet.part('8.6.1')
const part = sheet.part('8.6.6')
export const PROPAGANDA_LINES = sheet.lines

const ELDERS = lasting.line('elders', {
  en: 'Tribal Elders: set Support.',
  es: 'Tribal Elders: establece Apoyo.',
  pl: 'Tribal Elders: ustaw poparcie.',
})

/** Whether the money allows a shift; two thirds of it may be spent, in the last round all. */
const canShift = (np: NonPlayer, s: Space): boolean =>
  civicShifts(np.g, s, SUPPORT, civicPurse(np, !isFinalRound(np.g))) > 0

const CIVIC_LINES: readonly SpaceLine[] = [
  part.line(
    'civic-1',
    {
      en: 'In the final Propaganda round: Civic Action wherever possible.',
      es: 'En la Ronda de Propaganda final: Acción Cívica donde sea posible.',
      pl: 'W finałowej rundzie propagandy: akcja obywatelska wszędzie, gdzie się da.',
    },
    { where: canShift, when: (np: NonPlayer) => isFinalRound(np.g), by: [begunFirst, highestPopulation] },
  ),
  part.line(
    'civic-2',
    {
      en: 'Civic Action at all Coalition Bases, first without a Taliban Base, then without Taliban pieces; spend at most two thirds of the Resources.',
      es: 'Acción Cívica en todas las Bases de la Coalición, primero sin Base Talibán, luego sin fichas Talibanes; gasta como máximo dos tercios de los Recursos.',
      pl: 'Akcja obywatelska przy wszystkich bazach koalicji, najpierw bez bazy talibów, potem bez ich elementów; za najwyżej dwie trzecie zasobów.',
    },
    {
      where: (np: NonPlayer, s: Space) => bases(np.g, COALITION, s) > 0 && canShift(np, s),
      by: [
        begunFirst,
        first(
          { en: 'without a Taliban Base', es: 'sin Base Talibán', pl: 'bez bazy talibów' },
          (np, s) => bases(np.g, TALIBAN, s) === 0,
        ),
        first(
          { en: 'without Taliban pieces', es: 'sin fichas Talibanes', pl: 'bez elementów talibów' },
          (np, s) => pieces(np.g, TALIBAN, s) === 0,
        ),
      ],
    },
  ),
]

// Redeploy.

const CONTROL_KABUL = part.line('redeploy-1', {
  en: 'Redeploy from LoCs and from spaces with no COIN Base, no Support and Population 0 or 1: first to Control Kabul.',
  es: 'Redespliega desde LdC y casillas sin Base COIN, sin Apoyo y con Población 0 o 1: primero para Controlar Kabul.',
  pl: 'Przenieś wojsko z LiKomów i z pól bez bazy COIN, bez poparcia i z populacją 0 lub 1: najpierw, by kontrolować Kabul.',
})
const AT_BASES = part.line('redeploy-2', {
  en: 'Then 1 Troop to each Coalition Base without one.',
  es: 'Luego 1 Tropa a cada Base de la Coalición que no tenga ninguna.',
  pl: 'Potem 1 kostka wojska do każdej bazy koalicji, która żadnej nie ma.',
})
const AT_POPULOUS = part.line('redeploy-3', {
  en: 'Then to the most populous Coalition Base without Support.',
  es: 'Luego a la Base de la Coalición más poblada sin Apoyo.',
  pl: 'Potem do najludniejszej bazy koalicji bez poparcia.',
})
const ANYWHERE = part.line('redeploy-4', {
  en: 'Then to one random space.',
  es: 'Luego a una casilla al azar.',
  pl: 'Potem na jedno losowe pole.',
})

/** Only these spaces are left. */
const isLeft = (np: NonPlayer, s: Space): boolean =>
  isLoc(s) || (!isCity(s) && coinBases(np.g, s) === 0 && !hasSupport(np.g, s) && population(np.g, s) <= 1)

function planRedeploy(np: NonPlayer): Order[] {
  const { g } = np
  const reserve = new Reserve(
    COALITION_TROOPS,
    spacesWith(g, COALITION)
      .filter((s) => isLeft(np, s))
      .map((s) => [s, coalitionTroops(g, s)]),
  )
  const open = AFGHAN.filter((s) => isCity(s) || (coinBases(g, s) > 0 && isCoinControlled(g, s)))
  const missing = lacking(g, S.kabul)
  const toKabul = missing > 0 && missing <= reserve.size ? missing : 0
  if (toKabul > 0) reserve.send(CONTROL_KABUL, S.kabul, toKabul)
  const isBare = (s: Space): boolean => coalitionTroops(g, s) === 0 && !(isCity(s) && toKabul > 0)
  const bare = open.filter((s) => bases(g, COALITION, s) > 0 && isBare(s))
  for (const s of bare) if (reserve.size > 0) reserve.send(AT_BASES, s, 1)
  if (reserve.size === 0) return reserve.orders
  const withBase = open.filter((s) => bases(g, COALITION, s) > 0 && !hasSupport(g, s))
  const populous = np.bestOf(AT_POPULOUS, withBase, [highestPopulation])
  if (populous !== undefined) reserve.send(AT_POPULOUS, populous, reserve.size)
  else reserve.send(ANYWHERE, np.bestOf(ANYWHERE, open) as Space, reserve.size)
  return reserve.orders
}

/** How many of a group redeploy. */
export const redeployed = (np: NonPlayer): Word | undefined => np.ordered(() => planRedeploy(np))

export const propagandaAnswers: Answers = {
  'civic.where': (np) => np.select(CIVIC_LINES) ?? np.done(),
  'redeploy.may': (np) => np.nextOrigin(() => planRedeploy(np)) ?? np.done(),
  'redeploy.to': (np) => np.destination(() => planRedeploy(np)),
  'elders.level': (np) => np.firstOf(ELDERS, [word('support')]),
}
