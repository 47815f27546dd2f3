import { type Ground, groundText, type Volume } from '@coinflict/kernel'
import { Rule, withLinks } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'

/** Why a non-player gave an answer: the line of its chart, what it chose from, what narrowed that down, the dice. */
export function Reasons({ volume, ground }: { volume: Volume; ground: Ground | undefined }) {
  if (ground === undefined) return <p class="empty">{say('step.no-reason')}</p>
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
