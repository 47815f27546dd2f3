import { type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { hasSupport } from '@coinflict/kernel/rules'
import { type Line, level, resources, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { bombard } from '../../../activities/bombard.ts'
import { LEVELS, NVA } from '../../../forces.ts'
import { pop } from '../../../map.ts'
import { TERROR, whyNotTerror } from '../../../operations/terror.ts'
import type { Answers } from '../../answers.ts'
import { joinBombard, stop } from './bombard.ts'

/** 8.6.3 The NVA’s Terror. */
const sheet = new Sheet()
const terror = sheet.part('8.6.3', TERROR)
const bombarding = sheet.part('8.6.3', bombard.word)
export const terrorLines: readonly Line[] = sheet.lines

const ACTIVE_SUPPORT = (LEVELS.length - 1) / 2

/** People at Active Support whom Terror could reach, as far as Resources go. */
function withinTerror({ g }: NonPlayer): number {
  const people = spacesWith(g, NVA)
    .filter((s) => level(g, s) === ACTIVE_SUPPORT && whyNotTerror(g, NVA, s) === undefined)
    .map(pop)
    .sort((a, b) => b - a)
  return people.slice(0, resources(g, NVA)).reduce((sum, n) => sum + n, 0)
}

export const TERROR_STEP: Step = terror.line(
  '0',
  {
    en: 'Otherwise Terror if it could cover at least 3 Population at Active Support.',
    es: 'Si no, Terror si puede abarcar al menos 3 de Población con Apoyo Activo.',
    pl: 'W przeciwnym razie terror, jeśli może objąć co najmniej 3 populacji z aktywnym poparciem.',
  },
  { operation: TERROR, when: (np: NonPlayer) => withinTerror(np) >= 3, ifNone: [] },
)

const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '1',
    {
      en: 'Terror in every space with Support where possible; at random if Resources are short.',
      es: 'Terror en cada casilla con Apoyo donde sea posible; al azar si faltan Recursos.',
      pl: 'Terror na każdym możliwym polu z poparciem; losowo, jeśli brakuje zasobów.',
    },
    { where: (np: NonPlayer, s: Space) => hasSupport(np.g, s) },
  ),
]
const BOMBARD = bombarding.line('Bombard', {
  en: 'Then Bombard.',
  es: 'Luego Bombardeo.',
  pl: 'Potem ostrzał.',
})

function terrorWhere(np: NonPlayer): Word | undefined {
  const next = np.op?.activity === undefined ? np.select(TERROR_LINES) : undefined
  return next ?? joinBombard(np, BOMBARD) ?? stop(np)
}

export const terrorAnswers: Answers = { 'terror.where': terrorWhere }
