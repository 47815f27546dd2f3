import { explanationText } from '@coinflict/kernel/display'
import type { Explanation, Volume } from '@coinflict/kernel/state'
import { Die } from '../motion/die.tsx'
import { Rule, withLinks } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'

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

/** The line of its chart, what it chose from, what narrowed that down, the dice. */
function Reason({ volume, explanation }: { volume: Volume; explanation: Explanation }) {
  const { family, line } = explanation
  const dice = [...(explanation.declined?.dice ?? []), ...explanation.dice]
  const [said = '', ...more] = explanationText(volume, explanation, language.value)
  return (
    <div class="reasons">
      <p>
        {withLinks(said, (rule) => (
          <Rule
            game={volume.id}
            rule={rule}
            at={{ game: volume.id, family, rule: rule === line.rule ? line.id : rule }}
          />
        ))}
      </p>
      {dice.length > 0 && (
        <p class="dice" aria-hidden="true">
          {say('step.dice')}{' '}
          {dice.map((face, i) => (
            <Die key={i} face={face} isThrown />
          ))}
        </p>
      )}
      {more.length > 0 && (
        <ul>
          {more.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
