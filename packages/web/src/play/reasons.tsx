import { explainedAnswer } from '@coinflict/kernel/display'
import type { Explanation, Volume } from '@coinflict/kernel/state'
import { Die } from '../motion/die.tsx'
import { Rule, withLinks } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { explanationText } from '../text/sentences.ts'

/** Why a non-player did something: first what decided it, then what else its chart had to say. */
export function Reasons({ volume, explanations }: { volume: Volume; explanations: readonly Explanation[] }) {
  if (explanations.length === 0) return <p class="empty">{say('step.no-reason')}</p>
  return (
    <>
      {explanations.map((explanation) => (
        <Reason key={explanation.line.id} volume={volume} explanation={explanation} />
      ))}
    </>
  )
}

/** The line of its chart, what it chose from, what narrowed that down, the dice: these are drawn, and their sentences heard. */
function Reason({ volume, explanation }: { volume: Volume; explanation: Explanation }) {
  const { declined, family, line } = explanation
  const dice = [...(declined?.dice ?? []), ...explanation.dice]
  const [said = '', ...more] = explanationText(volume, explanation, language.value)
  const seen = explanationText(volume, withoutDice(explanation), language.value)
  const lines = [line, ...(declined?.lines ?? [])]
  const linked = (text: string) =>
    withLinks(text, (rule) => (
      <Rule
        game={volume.id}
        rule={rule}
        at={{ game: volume.id, family, rule: lines.find((each) => each.rule === rule)?.id ?? rule }}
      />
    ))
  return (
    <div class="reasons">
      <p>{linked(said)}</p>
      {dice.length > 0 && (
        <p class="dice" aria-hidden="true">
          {say('step.dice')}{' '}
          {dice.map((face, i) => (
            <Die key={i} face={face} isThrown />
          ))}
          {explanation.dice.length > 0 &&
            ` ${explainedAnswer(volume, explanation, explanation.answer, language.value)}`}
        </p>
      )}
      {more.length > 0 && (
        <ul>
          {more.map((sentence) => (
            <li key={sentence} class={seen.includes(sentence) ? '' : 'hidden'}>
              {linked(sentence)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const withoutDice = ({ declined, ...explanation }: Explanation): Explanation => ({
  ...explanation,
  dice: [],
  ...(declined === undefined ? {} : { declined: { ...declined, dice: [] } }),
})
