import {
  first,
  highestEcon,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { ACTIVE_OPPOSITION, ACTIVE_SUPPORT, controlledWith } from '@coinflict/kernel/rules'
import {
  available,
  type Line,
  level,
  resources,
  type Space,
  spacesWith,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { subvert } from '../../../activities/subvert.ts'
import { tax, whyNotTax } from '../../../activities/tax.ts'
import { isCoinControlled } from '../../../control.ts'
import { arvnCubes, COIN_CONTROL, underground, VC } from '../../../forces.ts'
import { econ, isLoc, pop } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { here, stop } from '../../terms.ts'

/** 8.5.1 What the VC do beside their operations: Tax, or else Subvert. */
const sheet = new Sheet()
const taxing = sheet.part('8.5.1', tax.word)
const subverting = sheet.part('8.5.1', subvert.word)
export const activityLines: readonly Line[] = sheet.lines

// Tax

const TAX = taxing.line('Tax/0', {
  en: 'Tax once, with 9 Resources or fewer, in up to 4 spaces.',
  es: 'Recaudación una sola vez, con 9 Recursos o menos, en hasta 4 casillas.',
  pl: 'Pobór podatków raz, przy najwyżej 9 zasobach, na najwyżej 4 polach.',
})
const RICH = 9

const oppositionFirst = first(
  { en: 'at Active Opposition', es: 'con Oposición Activa', pl: 'z aktywną opozycją' },
  (np, s) => level(np.g, s) === ACTIVE_OPPOSITION,
)

/** Whether nothing was there when the Tax began: "remain with 0" is asked once, not after each space. */
const wasBroke = (np: NonPlayer): boolean => np.once('broke', () => resources(np.g, VC) === 0)

const TAX_LINES: readonly SpaceLine[] = [
  taxing.line(
    'Tax/1',
    {
      en: 'LoCs of Econ 2, then of Econ 1.',
      es: 'LdC de Econ 2, luego de Econ 1.',
      pl: 'LiKomy o Ekon 2, potem o Ekon 1.',
    },
    { where: (_: NonPlayer, s: Space) => isLoc(s) && econ(s) > 0, by: [highestEcon] },
  ),
  taxing.line(
    'Tax/2',
    {
      en: 'Then spaces at Active Support, highest Population first.',
      es: 'Luego casillas con Apoyo Activo, primero las de mayor Población.',
      pl: 'Potem pola z aktywnym poparciem, najpierw o największej populacji.',
    },
    { where: (np: NonPlayer, s: Space) => level(np.g, s) === ACTIVE_SUPPORT, by: [highestPopulation] },
  ),
  taxing.line(
    'Tax/3',
    {
      en: 'Only with 0 Resources still: Active Opposition spaces, then others, highest Population first.',
      es: 'Solo si sigue con 0 Recursos: casillas con Oposición Activa, luego otras, primero las de mayor Población.',
      pl: 'Tylko jeśli nadal 0 zasobów: pola z aktywną opozycją, potem inne, najpierw o największej populacji.',
    },
    {
      when: (np: NonPlayer) =>
        wasBroke(np) && TAX_LINES.slice(0, 2).every((line) => np.selected(line, 'tax.where').length === 0),
      where: (_: NonPlayer, s: Space) => pop(s) > 0,
      by: [oppositionFirst, highestPopulation],
    },
  ),
]

/** Whether a line speaks of a space that can be Taxed, now or once nothing is left. */
export function canTax({ g }: NonPlayer, isBroke = resources(g, VC) === 0): boolean {
  if (resources(g, VC) > RICH) return false
  const isWanted = (s: Space): boolean =>
    isLoc(s) ? econ(s) > 0 : level(g, s) === ACTIVE_SUPPORT || (isBroke && pop(s) > 0)
  return spacesWith(g, VC).some((s) => isWanted(s) && whyNotTax(g, s) === undefined)
}

/** Tax, if there is a space for it. One that comes first must leave the operation possible, which is tried out. */
function joinTax(np: NonPlayer, line: Line): Word | undefined {
  if (!canTax(np)) return undefined
  return np.op?.spaces.length === 0 ? np.join(line, tax.word) : np.firstOf(line, [tax.word])
}

/** 8.5.1/1, 8.5.2/1 Without Resources they Tax before they go on. */
export const taxIfBroke = (np: NonPlayer, line: Line): Word | undefined =>
  resources(np.g, VC) === 0 && np.op?.free === false ? joinTax(np, line) : undefined

/** What follows an operation that was carried out somewhere. */
export const taxOrSubvert = (np: NonPlayer, taxLine: Line, subvertLine: Line): Word | undefined =>
  np.op?.spaces.length === 0 ? undefined : (joinTax(np, taxLine) ?? np.firstOf(subvertLine, [subvert.word]))

/** The same after a Terror. */
export const afterTerror = (np: NonPlayer): Word | undefined => taxOrSubvert(np, TAX, SUBVERT)

/** Whether a Special Activity was open to the operation, and none was carried out. */
export const lacksActivity = ({ op }: NonPlayer): boolean =>
  op !== undefined && op.activities.length > 0 && op.activity === undefined

/** The end of an operation, with a Special Activity or without. */
export const endOperation = (np: NonPlayer): Word | undefined => (lacksActivity(np) ? np.done(NO_ACTIVITY) : stop(np))

function taxWhere(np: NonPlayer): Word | undefined {
  wasBroke(np)
  return np.select(TAX_LINES) ?? stop(np)
}

// Subvert

const SUBVERT = subverting.line('Subvert/0', {
  en: 'With more than 9 Resources, or nothing to Tax so: Subvert in 1 or 2 spaces.',
  es: 'Con más de 9 Recursos, o sin dónde recaudar así: Subversión en 1 o 2 casillas.',
  pl: 'Przy ponad 9 zasobach albo gdy nie ma gdzie tak pobierać podatków: dywersja na 1 lub 2 polach.',
})

/** How many ARVN cubes go there. */
const cubesLost = (np: NonPlayer, s: Space): number => Math.min(2, arvnCubes(np.g, s))

/** Whether COIN Control ends there; a single cube becomes a guerrilla, if one is left. */
function endsControl(np: NonPlayer, s: Space): boolean {
  const { g } = np
  const n = cubesLost(np, s)
  const won = n === 1 ? Math.min(1, available(g, underground(VC))) : 0
  return isCoinControlled(g, s) && controlledWith(g, s, [0, -n, 0, won]) !== COIN_CONTROL
}

const mostCubes = most(
  { en: 'most cubes removed', es: 'más cubos eliminados', pl: 'najwięcej usuniętych kostek' },
  cubesLost,
)

const SUBVERT_LINES: readonly SpaceLine[] = [
  subverting.line(
    'Subvert/1',
    {
      en: 'First where it removes COIN Control, most Population first.',
      es: 'Primero donde elimine el Control COIN, primero con más Población.',
      pl: 'Najpierw tam, gdzie odbierze kontrolę COIN, od największej populacji.',
    },
    { where: endsControl, by: [highestPopulation, mostCubes] },
  ),
  subverting.line(
    'Subvert/2',
    {
      en: 'Remove the most cubes, Troops and Police evenly.',
      es: 'Elimina el máximo de cubos, Tropas y Policías por igual.',
      pl: 'Usuń najwięcej kostek, wojska i policji po równo.',
    },
    { where: () => true, by: [mostCubes] },
  ),
]
const [, EVENLY = SUBVERT] = SUBVERT_LINES

const HOW = subverting.line('Subvert/3', {
  en: 'Remove 2 cubes; replace a cube only where it is the only one.',
  es: 'Elimina 2 cubos; reemplaza un cubo solo donde sea el único.',
  pl: 'Usuń 2 kostki; zamień kostkę tylko tam, gdzie jest jedyna.',
})
const NO_ACTIVITY = subverting.line('Subvert/4', {
  en: 'If that is impossible: no Special Activity.',
  es: 'Si es imposible: ninguna actividad especial.',
  pl: 'Jeśli się nie da: bez czynności specjalnej.',
})

export const activityAnswers: Answers = {
  'tax.where': taxWhere,
  'subvert.where': (np) => np.select(SUBVERT_LINES) ?? stop(np),
  'subvert.how': (np) => np.firstOf(HOW, [word(arvnCubes(np.g, here(np)) === 1 ? 'replace-one' : 'remove-two')]),
  'subvert.troops': (np) => np.number(EVENLY, 1),
}
