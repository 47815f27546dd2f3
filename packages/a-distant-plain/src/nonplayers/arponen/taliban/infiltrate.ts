import {
  first,
  highestEcon,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { pieces } from '@coinflict/kernel/rules'
import { type Faction, type Line, type Space, spacesWith, type Word, word } from '@coinflict/kernel/state'
import { extort, whyNotExtort } from '../../../activities/extort.ts'
import { infiltrate, whyNotInfiltrate } from '../../../activities/infiltrate.ts'
import { GOVERNMENT, governmentCubes, TALIBAN, WARLORDS } from '../../../forces.ts'
import { econ, LOCS } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { everySpace, here } from '../../terms.ts'
import { prey, targets } from '../general.ts'
import { leading } from '../insurgents.ts'
import { joinExtort } from './terror.ts'

/** 8.8.4 The special activities of Rally and March: Extort on rich LoCs, else Infiltrate, else Extort by 8.8.3. */
const sheet = new Sheet()
const extorting = sheet.part('8.8.4', extort.word)
const infiltrating = sheet.part('8.8.4', infiltrate.word)
export const INFILTRATE_SHEET: readonly Line[] = sheet.lines

const ROADS = extorting.line('extort', {
  en: 'Extort on the LoCs of Econ 3 and 4.',
  es: 'Extorsión en las LdC de Econ 3 y 4.',
  pl: 'Wymuszenie na LiKomach o Ekon 3 i 4.',
})
const RICH = LOCS.filter((s) => econ(s) >= 3)

export const canExtortOnRoads = ({ g }: NonPlayer): boolean => RICH.some((s) => whyNotExtort(g, s) === undefined)
export const nextRoad = (np: NonPlayer): Word | undefined => everySpace(np, ROADS, (_, s) => RICH.includes(s))

/** Whom Infiltrate is to hit in a space: a Player first, then the Government, then the Warlords. */
function victim(np: NonPlayer, s: Space): Faction | undefined {
  for (const f of targets(np)) {
    if ((f === GOVERNMENT || f === WARLORDS) && pieces(np.g, f, s) > 0) return f
  }
  return undefined
}
const isPlayerHit = (np: NonPlayer, s: Space): boolean => {
  const f = victim(np, s)
  return f !== undefined && np.isPlayer(f)
}

const bestPlayerFirst = most(
  {
    en: 'against the player with the best margin',
    es: 'contra el jugador de mejor margen',
    pl: 'przeciw graczowi z najwyższym marginesem',
  },
  (np, s) => -targets(np).indexOf(victim(np, s) as Faction),
)
const mostCubes = most(
  {
    en: 'most cubes of a player’s Government',
    es: 'más cubos del Gobierno de un jugador',
    pl: 'najwięcej kostek rządu gracza',
  },
  (np, s) => (np.isPlayer(GOVERNMENT) && victim(np, s) === GOVERNMENT ? Math.min(2, governmentCubes(np.g, s)) : 0),
)
const lastPieces = first(
  {
    en: 'the faction’s last pieces there',
    es: 'las últimas fichas de la facción allí',
    pl: 'ostatnie elementy frakcji na polu',
  },
  (np, s) => pieces(np.g, victim(np, s) as Faction, s) <= 2,
)
const BY = [mostCubes, lastPieces, highestPopulation, highestEcon]

const LINES: readonly SpaceLine[] = [
  infiltrating.line(
    'infiltrate-1',
    {
      en: 'Infiltrate against a player: most cubes of a player’s Government, then a faction’s last pieces in a space, then highest Population and Econ.',
      es: 'Infiltración contra un jugador: más cubos del Gobierno de un jugador, luego las últimas fichas de una facción en una casilla, luego mayor Población y Econ.',
      pl: 'Infiltracja przeciw graczowi: najwięcej kostek rządu gracza, potem ostatnie elementy frakcji na polu, potem największa populacja i najwyższy Ekon.',
    },
    { where: isPlayerHit, by: [bestPlayerFirst, ...BY] },
  ),
  infiltrating.line(
    'infiltrate-2',
    {
      en: 'Otherwise against the Government.',
      es: 'Si no, contra el Gobierno.',
      pl: 'W przeciwnym razie przeciw rządowi.',
    },
    { where: (np: NonPlayer, s: Space) => victim(np, s) === GOVERNMENT, by: BY },
  ),
  infiltrating.line(
    'infiltrate-3',
    {
      en: 'Otherwise against the Warlords.',
      es: 'Si no, contra los Señores de la Guerra.',
      pl: 'W przeciwnym razie przeciw watażkom.',
    },
    { where: (np: NonPlayer, s: Space) => victim(np, s) === WARLORDS, by: BY },
  ),
]
const ALONE = infiltrating.line('infiltrate-alone', {
  en: 'Where only one piece would go, replace it, to place a Guerrilla too.',
  es: 'Donde solo se eliminaría una ficha, reemplázala, para colocar además una Guerrilla.',
  pl: 'Gdzie usunięto by tylko jeden element, zamień go, by umieścić też partyzanta.',
})

const open = ({ g }: NonPlayer): readonly Space[] =>
  spacesWith(g, TALIBAN).filter((s) => whyNotInfiltrate(g, s) === undefined)

/** 8.8.4 Extort on rich LoCs, else Infiltrate, else Extort by 8.8.3. */
export const joinActivity = (np: NonPlayer): Word | undefined =>
  (canExtortOnRoads(np) ? np.join(ROADS, extort.word) : undefined) ??
  np.join(leading(np, LINES, open(np)), infiltrate.word) ??
  joinExtort(np)

const REMOVE = word('remove')
const REPLACE = word('replace')

/** A piece of the faction that is hit; of another one only where the rules ask for it. */
export function infiltrated(np: NonPlayer): Word | undefined {
  const f = victim(np, here(np))
  return f === undefined ? undefined : np.firstPiece(np.lineAt(here(np), LINES) ?? ALONE, prey(np, f))
}

export const infiltrateAnswers: Answers = {
  'infiltrate.where': (np) => np.select(LINES) ?? np.done(),
  'infiltrate.how'(np) {
    const s = here(np)
    const f = victim(np, s)
    const isAlone = f !== undefined && pieces(np.g, f, s) === 1
    return isAlone ? np.firstOf(ALONE, [REPLACE, REMOVE]) : np.firstOf(np.lineAt(s, LINES) ?? ALONE, [REMOVE, REPLACE])
  },
  'infiltrate.replace': infiltrated,
}
