import { groundText } from '@coinflict/kernel/shelf'
import type { Ground, Volume } from '@coinflict/kernel/state'
import { Rule, withLinks } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'

/** Why a non-player did something: first what decided it, then what else its chart had to say. */
export function Reasons({ volume, grounds }: { volume: Volume; grounds: readonly Ground[] }) {
  if (grounds.length === 0) return <p class="empty">{say('step.no-reason')}</p>
  return (
    <>
      {grounds.map((ground) => (
        <Reason key={ground.line.id} volume={volume} ground={ground} />
      ))}
    </>
  )
}

/** The line of its chart, what it chose from, what narrowed that down, the dice. */
function Reason({ volume, ground }: { volume: Volume; ground: Ground }) {
  const { family, line } = ground
  const [said = '', ...more] = groundText(volume, ground, language.value)
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
