import { first, type NonPlayer, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { bases, pieces } from '@coinflict/kernel/rules'
import { type Line, type Space, spaceWord, type Word, word } from '@coinflict/kernel/state'
import { extort, whyNotExtort } from '../../../activities/extort.ts'
import { infiltrate } from '../../../activities/infiltrate.ts'
import {
  base,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  isSabotaged,
  police,
  WARLORDS,
} from '../../../forces.ts'
import { econ, isLoc, LOCS } from '../../../map.ts'
import { TERROR } from '../../../operations/terror.ts'
import type { Answers } from '../../answers.ts'
import { cubesInTurn, everySpace, hasGuerrillaLeft, here, removalOf, takePiece } from '../../terms.ts'

/** 8.7.2, 8.7.5 What the Taliban do beside their operations: Extort and Infiltrate. */
const sheet = new Sheet()
const extorting = sheet.part('8.7.2', extort.word)
const infiltrating = sheet.part('8.7.2', infiltrate.word)
const extortingAll = sheet.part('8.7.5', extort.word)
export const activityLines: readonly Line[] = sheet.lines

// 8.7.2 Special activities of Rally and March: Extort on the best roads, else Infiltrate, else Extort everywhere.

const EXTORT_ROADS = extorting.line('9', {
  en: 'Extort on all unsabotaged LoCs of Econ 3 or 4 where possible.',
  es: 'Extorsión en todas las LdC sin Sabotaje de Econ 3 o 4 donde sea posible.',
  pl: 'Wymuszenie na wszystkich niesabotowanych LiKomach o Ekon 3 lub 4, gdzie się da.',
})
const isRichRoad = (np: NonPlayer, s: Space): boolean => isLoc(s) && econ(s) >= 3 && !isSabotaged(np.g, s)

const INFILTRATE = infiltrating.line('10', {
  en: 'Otherwise Infiltrate: replace a piece with a Guerrilla; if none are Available, remove 2. Government first.',
  es: 'Si no, Infiltración: reemplaza una ficha por una Guerrilla; si no hay Disponibles, elimina 2. Primero el Gobierno.',
  pl: 'W przeciwnym razie infiltracja: zamień element na partyzanta; jeśli żaden nie jest dostępny, usuń 2. Najpierw rząd.',
})
const governmentFirst = first(
  { en: 'against the Government', es: 'contra el Gobierno', pl: 'przeciw rządowi' },
  (np, s) => pieces(np.g, GOVERNMENT, s) > 0,
)
/** How many pieces an Infiltrate takes: one that is replaced, or two. */
const taken = (np: NonPlayer): number => (hasGuerrillaLeft(np) ? 1 : 2)

const INFILTRATE_LINES: readonly SpaceLine[] = [
  infiltrating.line(
    '11',
    { en: 'On a LoC, if possible.', es: 'En una LdC, si es posible.', pl: 'Na LiKomie, jeśli się da.' },
    { where: (_: NonPlayer, s: Space) => isLoc(s), by: [governmentFirst] },
  ),
  infiltrating.line(
    '12',
    {
      en: 'Otherwise to remove a Government Base.',
      es: 'Si no, para eliminar una Base del Gobierno.',
      pl: 'W przeciwnym razie, by usunąć bazę rządową.',
    },
    {
      where: (np: NonPlayer, s: Space) => bases(np.g, GOVERNMENT, s) > 0 && governmentCubes(np.g, s) < taken(np),
    },
  ),
  infiltrating.line(
    '13',
    {
      en: 'Otherwise to remove the last Police in a space.',
      es: 'Si no, para eliminar el último Policía de una casilla.',
      pl: 'W przeciwnym razie, by usunąć ostatnią kostkę policji z pola.',
    },
    { where: (np: NonPlayer, s: Space) => police(np.g, s) > 0 && police(np.g, s) <= taken(np) },
  ),
  infiltrating.line(
    '14',
    {
      en: 'Otherwise in a random space.',
      es: 'Si no, en una casilla al azar.',
      pl: 'W przeciwnym razie na losowym polu.',
    },
    { where: () => true, by: [governmentFirst] },
  ),
]
const [, , LAST_POLICE] = INFILTRATE_LINES

const EXTORT_ELSE = extorting.line('15', {
  en: 'If there is nobody to Infiltrate: Extort wherever possible.',
  es: 'Si no hay en quién infiltrarse: Extorsión donde sea posible.',
  pl: 'Jeśli nie ma kogo infiltrować: wymuszenie wszędzie, gdzie się da.',
})

export function joinActivity(np: NonPlayer): Word | undefined {
  const isRich = LOCS.some((loc) => isRichRoad(np, loc) && whyNotExtort(np.g, loc) === undefined)
  if (isRich) return np.firstOf(EXTORT_ROADS, [extort.word])
  return np.firstOf(INFILTRATE, [infiltrate.word]) ?? np.firstOf(EXTORT_ELSE, [extort.word])
}

function extortWhere(np: NonPlayer): Word | undefined {
  if (np.op?.rules.word === TERROR) return everySpace(np, EXTORT_ALL) ?? np.done()
  const onRoads = np.once('extorts on roads', () =>
    LOCS.some((loc) => isRichRoad(np, loc) && np.q.isPossible(spaceWord(loc))),
  )
  return (onRoads ? everySpace(np, EXTORT_ROADS, isRichRoad) : everySpace(np, EXTORT_ELSE)) ?? np.done()
}

function infiltrateHow(np: NonPlayer): Word | undefined {
  return np.firstOf(INFILTRATE, hasGuerrillaLeft(np) ? [word('replace'), word('remove')] : [word('remove')])
}

/** Who is won over: the Government's, of whom the Police go first, then the Warlords'. */
function infiltrateReplace(np: NonPlayer): Word | undefined {
  return np.firstPiece(INFILTRATE, [
    base(GOVERNMENT),
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    ...removalOf(np, WARLORDS, here(np)),
  ])
}

/** Who is driven out: the Government's, then the Warlords'; Police and Troops by turns, but the last Police together. */
export function infiltrateRemove(np: NonPlayer): Word | undefined {
  const s = here(np)
  const line = np.once(`infiltrates ${s}`, () => np.lineAt(s, INFILTRATE_LINES))
  const cubes = line === LAST_POLICE ? [GOVERNMENT_POLICE, GOVERNMENT_TROOPS] : cubesInTurn(np, s)
  return takePiece(np, INFILTRATE, s, [base(GOVERNMENT), ...cubes, ...removalOf(np, WARLORDS, s)])
}

const EXTORT_ALL = extortingAll.line('4', {
  en: 'Then Extort wherever possible.',
  es: 'Luego Extorsión donde sea posible.',
  pl: 'Potem wymuszenie wszędzie, gdzie się da.',
})

export const joinAfterTerror = (np: NonPlayer): Word | undefined => np.firstOf(EXTORT_ALL, [extort.word])

export const activityAnswers: Answers = {
  'extort.where': extortWhere,
  'infiltrate.where': (np) => np.select(INFILTRATE_LINES) ?? np.done(),
  'infiltrate.how': infiltrateHow,
  'infiltrate.replace': infiltrateReplace,
  'activity.after': (np) => joinActivity(np) ?? np.done(),
}
