import { answerText } from '@coinflict/kernel/display'
import { Rule, withLinks } from '../parts/rule.tsx'
import { useKeys } from '../play/keys.ts'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import type { ListedGame } from '../volumes.ts'
import type { Lesson } from './lesson.ts'

/** What the guide says at this step, what is to be done, and the way on and back. */
export function GuideBox({
  lesson,
  games,
  onPlayOn,
}: {
  lesson: Lesson
  games: readonly Pick<ListedGame, 'id' | 'title'>[]
  onPlayOn(): void
}) {
  const { at, length, now, box, hint } = lesson
  useKeys(lesson.isRead ? { j: () => lesson.next() } : {})
  return (
    <section class="guide" aria-labelledby="guide-title" data-panel={now.panel}>
      <header>
        <h2 id="guide-title">{say('app.guide')}</h2>
        <span class="guide-step">{say('guide.step', { n: at + 1, all: length })}</span>
        <div class="guide-way" aria-hidden="true">
          <div style={{ width: `${(100 * (at + 1)) / length}%` }} />
        </div>
      </header>
      {at === 0 && games.length > 1 && (
        <nav class="books" aria-label={say('setup.game')}>
          {games.map(({ id, title }) => (
            <a key={id} href={hrefOf('guide', id)} aria-current={id === box.volume.id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <div class="guide-says" aria-live="polite">
        <p>
          {withLinks(now.text[language.value], (rule) => (
            <Rule game={box.volume.id} rule={rule} />
          ))}
        </p>
        <ToDo lesson={lesson} />
      </div>
      <p class="guide-hint" aria-live="polite">
        {hint !== undefined && say(hint)}
      </p>
      <div class="guide-buttons">
        {at > 0 && (
          <>
            <button type="button" class="guide-back" onClick={() => lesson.back()}>
              {say('guide.back')}
            </button>
            <button type="button" class="quiet guide-restart" onClick={() => lesson.restart()}>
              {say('guide.restart')}
            </button>
          </>
        )}
        {lesson.isLast ? (
          <>
            <a class="button" href={hrefOf('')}>
              {say('guide.home')}
            </a>
            <button type="button" class="primary guide-next" onClick={onPlayOn}>
              {say('guide.play-on')}
            </button>
          </>
        ) : (
          lesson.isRead && (
            <button type="button" class="primary guide-next" onClick={() => lesson.next()}>
              {say('guide.next')}{' '}
              <span class="shortcut" aria-hidden="true">
                j
              </span>
            </button>
          )
        )}
      </div>
    </section>
  )
}

/** The one thing to do now, by the name that its button has. */
function ToDo({ lesson }: { lesson: Lesson }) {
  const { now, word, session } = lesson
  const { question, game } = session
  if (now.act !== undefined) {
    return <p class="guide-do">{say(`guide.${now.act}`, { button: say(ACT_BUTTONS[now.act]) })}</p>
  }
  if (word === undefined || question === undefined) return null
  return <p class="guide-do">{say('guide.answer', { answer: answerText(game, question, word, language.value) })}</p>
}

const ACT_BUTTONS = { confirm: 'turn.confirm', undo: 'menu.undo' } as const
