import { first, highestPopulation, most, type NonPlayer, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { bases, guerrillas, pieces } from '@coinflict/kernel/rules'
import { available, type Line, type Space, spacesWith, type Word, word } from '@coinflict/kernel/state'
import { bombard } from '../../../activities/bombard.ts'
import { infiltrate, mostInfiltrations } from '../../../activities/infiltrate.ts'
import { base, NVA, NVA_TROOPS, tunneledBase, tunnels, VC } from '../../../forces.ts'
import { isSouth } from '../../../map.ts'
import { trail } from '../../../trail.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { joinBombard } from './bombard.ts'

/** 8.6.4 The NVA’s Infiltrate, after a Rally or a March. */
const sheet = new Sheet()
const infiltrating = sheet.part('8.6.4', infiltrate.word)
const bombarding = sheet.part('8.6.4', bombard.word)
export const infiltrateLines: readonly Line[] = sheet.lines

const INFILTRATE = infiltrating.line('Infiltrate/0', {
  en: 'After Rally or March, Infiltrate in 2 spaces, only if a Base or at least 4 Troops would be placed.',
  es: 'Tras Reagrupamiento o Marcha, Infiltración en 2 casillas, solo si se colocarían una Base o al menos 4 Tropas.',
  pl: 'Po zgrupowaniu lub przemarszu infiltracja na 2 polach, tylko jeśli przybyłaby baza albo co najmniej 4 kostki wojska.',
})

/** Whether a VC Base there can become an NVA one. */
const canTakeBase = ({ g }: NonPlayer, s: Space): boolean =>
  available(g, base(NVA)) > 0 && bases(g, VC, s) > 0 && pieces(g, NVA, s) > pieces(g, VC, s)

const canBuildUp = ({ g }: NonPlayer, s: Space): boolean => bases(g, NVA, s) > 0 && available(g, NVA_TROOPS) > 0

/** NVA guerrillas that are not traded for Troops. */
const STAYING = 2

/** Troops that come to a space if there are enough: new ones, and for guerrillas beyond 2. */
const troopsFor = ({ g }: NonPlayer, s: Space): number =>
  trail(g) + bases(g, NVA, s) + Math.max(0, guerrillas(g, NVA, s) - STAYING)

const mostGuerrillas = most(
  { en: 'most NVA Guerrillas', es: 'más Guerrillas del EVN', pl: 'najwięcej partyzantów NVA' },
  (np, s) => guerrillas(np.g, NVA, s),
)
const twoBasesFirst = first(
  { en: 'with 2 NVA Bases', es: 'con 2 Bases del EVN', pl: 'z 2 bazami NVA' },
  (np, s) => bases(np.g, NVA, s) > 1,
)
const southFirst = first({ en: 'in South Vietnam', es: 'en Vietnam del Sur', pl: 'w Wietnamie Południowym' }, (_, s) =>
  isSouth(s),
)
const tunneledFirst = first(
  { en: 'with a Tunneled Base', es: 'con una Base Subterránea', pl: 'z bazą z tunelem' },
  (np, s) => tunnels(np.g, VC, s) > 0,
)

const INFILTRATE_LINES: readonly SpaceLine[] = [
  infiltrating.line(
    'Infiltrate/1',
    {
      en: 'While an NVA Base is Available, replace VC Bases where the NVA outnumber the VC: highest Population first, then Tunneled ones.',
      es: 'Mientras haya una Base del EVN Disponible, reemplaza Bases del VC donde el EVN supere en número al VC: primero la mayor Población, luego las Subterráneas.',
      pl: 'Dopóki jest dostępna baza NVA, zamieniaj bazy VC tam, gdzie NVA ma przewagę liczebną nad VC: najpierw największa populacja, potem bazy z tunelem.',
    },
    { where: canTakeBase, by: [highestPopulation, tunneledFirst], way: word('take-over') },
  ),
  infiltrating.line(
    'Infiltrate/2',
    {
      en: 'Then place Troops at NVA Bases: where the most NVA Guerrillas are, in South Vietnam first, then where 2 NVA Bases are.',
      es: 'Luego coloca Tropas en Bases del EVN: donde haya más Guerrillas del EVN, primero en Vietnam del Sur, luego donde haya 2 Bases del EVN.',
      pl: 'Potem umieść wojsko przy bazach NVA: tam, gdzie jest najwięcej partyzantów NVA, najpierw w Wietnamie Południowym, potem gdzie są 2 bazy NVA.',
    },
    { where: canBuildUp, by: [mostGuerrillas, southFirst, twoBasesFirst], way: word('build-up') },
  ),
]
const [TAKE_BASE, BUILD_UP] = INFILTRATE_LINES as readonly [SpaceLine, SpaceLine]
const TRADE = infiltrating.line('Infiltrate/3', {
  en: 'There also replace NVA Guerrillas with Troops until 2 are left.',
  es: 'Allí reemplaza además Guerrillas del EVN por Tropas hasta que queden 2.',
  pl: 'Tam zamień też partyzantów NVA na wojsko, aż zostanie 2.',
})
const BOMBARD = bombarding.line('Bombard', {
  en: 'If neither a Base nor at least 4 Troops would be placed: Bombard instead.',
  es: 'Si no se colocarían ni una Base ni al menos 4 Tropas: en su lugar, Bombardeo.',
  pl: 'Jeśli nie przybyłaby ani baza, ani co najmniej 4 kostki wojska: zamiast tego ostrzał.',
})

/** Whether a Base or at least 4 Troops would be placed in all. */
function isWorth(np: NonPlayer): boolean {
  const { g } = np
  const spaces = spacesWith(g, NVA)
  if (spaces.some((s) => canTakeBase(np, s))) return true
  const byRank = (a: Space, b: Space): number =>
    guerrillas(g, NVA, b) - guerrillas(g, NVA, a) ||
    Number(isSouth(b)) - Number(isSouth(a)) ||
    bases(g, NVA, b) - bases(g, NVA, a)
  const chosen = spaces.filter((s) => canBuildUp(np, s)).sort(byRank)
  let troops = 0
  for (const s of chosen.slice(0, mostInfiltrations(g))) troops += troopsFor(np, s)
  return Math.min(troops, available(g, NVA_TROOPS)) >= 4
}

/** After a Rally or a March: Infiltrate if it is worth it, else Bombard. */
export const joinInfiltrate = (np: NonPlayer, otherwise: Line = BOMBARD): Word | undefined =>
  (np.q.isPossible(infiltrate.word) && isWorth(np) ? np.say(INFILTRATE, infiltrate.word) : undefined) ??
  joinBombard(np, otherwise)

const buildsUp = (np: NonPlayer): Word | undefined => (np.q.rule === '4.4.1' ? np.highest(BUILD_UP) : undefined)

export const infiltrateAnswers: Answers = {
  'infiltrate.where': (np) => np.select(INFILTRATE_LINES) ?? np.done(),
  'infiltrate.how': (np) => np.way(here(np), INFILTRATE_LINES),
  'infiltrate.replace': (np) => np.firstPiece(TAKE_BASE, [tunneledBase(VC), base(VC)]),
  'infiltrate.trade': (np) => np.number(TRADE, Math.max(0, guerrillas(np.g, NVA, here(np)) - STAYING)),
  'place.how-many': buildsUp,
}
