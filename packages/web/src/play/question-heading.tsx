import { remarkText } from '@coinflict/kernel/display'
import type { Asked, Game } from '@coinflict/kernel/state'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { questionText } from '../text/sentences.ts'

/** What is asked, and its rule; a remark that follows the question stands in small letters. */
export function QuestionHeading({ game, question }: { game: Game; question: Asked }) {
  const text = questionText(game, question, language.value)
  const end = text.length - remarkText(game, question, language.value).length
  return (
    <div class="question-text">
      <h2 tabIndex={-1}>
        {text.slice(0, end)}
        {end < text.length && <span class="remark">{text.slice(end)}</span>}
      </h2>{' '}
      <Rule game={game.volume.id} rule={question.rule} />
    </div>
  )
}
