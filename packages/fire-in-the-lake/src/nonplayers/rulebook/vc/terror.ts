import { highestPopulation, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { bases, canWorsen, hasSupport, undergroundOf } from '@coinflict/kernel/rules'
import { type Line, resources, type Space, spacesWith, track } from '@coinflict/kernel/state'
import { AID, isSabotaged, VC } from '../../../forces.ts'
import { isLoc } from '../../../map.ts'
import { TERROR, terrorCost, whyNotTerror } from '../../../operations/terror.ts'
import { markersLeft } from '../../../round/resources.ts'
import type { Answers } from '../../answers.ts'
import { nextSpace } from '../../terms.ts'
import { LOSE } from '../general.ts'
import { afterTerror, endOperation, taxIfBroke } from './activities.ts'

/** 8.5.1 The VC's Terror. */
const sheet = new Sheet()
const terror = sheet.part('8.5.1', TERROR)
export const terrorLines: readonly Line[] = sheet.lines

/** The last Underground guerrilla at a VC Base stays so. */
const isSpared = (np: NonPlayer, s: Space): boolean => bases(np.g, VC, s) > 0 && undergroundOf(np.g, VC, s) === 1

const isReady = ({ g }: NonPlayer, s: Space): boolean =>
  whyNotTerror(g, VC, s) === undefined && resources(g, VC) >= terrorCost(s)

export const TERROR_STEP: Step = terror.line(
  '0',
  {
    en: 'Terror if it is possible at Support, with the Resources at hand and not by the last Underground Guerrilla at a VC Base.',
    es: 'Terror si es posible con Apoyo, con los Recursos que haya y no con la última Guerrilla Oculta junto a una Base del VC.',
    pl: 'Terror, jeśli jest możliwy na polu z poparciem, za posiadane zasoby i nie ostatnim ukrytym partyzantem przy bazie VC.',
  },
  {
    operation: TERROR,
    when: (np: NonPlayer) =>
      spacesWith(np.g, VC).some((s) => hasSupport(np.g, s) && isReady(np, s) && !isSpared(np, s)),
    ifNone: [],
  },
)

const BROKE = terror.line('1', {
  en: 'At 0 Resources: Tax if possible, then go on.',
  es: 'Con 0 Recursos: Recaudación si es posible, y continúa.',
  pl: 'Przy 0 zasobów: pobór podatków, jeśli się da, potem dalej.',
})

const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '2',
    {
      en: 'Wherever it shifts, not by the last Underground Guerrilla at a VC Base, highest Population first.',
      es: 'Donde produzca una modificación, no con la última Guerrilla Oculta junto a una Base del VC, primero con mayor Población.',
      pl: 'Wszędzie, gdzie przesunie, nie ostatnim ukrytym partyzantem przy bazie VC, od największej populacji.',
    },
    { where: (np: NonPlayer, s: Space) => canWorsen(np.g, s) && !isSpared(np, s), by: [highestPopulation] },
  ),
  terror.line(
    '3',
    {
      en: 'Then, with more than 12 Resources and Aid below 30, on all unsabotaged LoCs.',
      es: 'Luego, con más de 12 Recursos y Ayuda inferior a 30, en todas las LdC sin Sabotaje.',
      pl: 'Potem, przy ponad 12 zasobach i wsparciu poniżej 30, na wszystkich niesabotowanych LiKomach.',
    },
    {
      when: ({ g }: NonPlayer) => resources(g, VC) > 12 && track(g, AID) < 30 && markersLeft(g) > 0,
      where: (np: NonPlayer, s: Space) => isLoc(s) && !isSabotaged(np.g, s),
    },
  ),
]

export const terrorAnswers: Answers = {
  'terror.where': (np) => taxIfBroke(np, BROKE) ?? nextSpace(np, TERROR_LINES) ?? afterTerror(np) ?? endOperation(np),
  'cadres.active': (np) => np.highest(LOSE),
}
