import { cardsCalled, wordText } from '@coinflict/kernel/display'
import { type ChanceAsked, cardWord, isCardWord, keyOf, type Word } from '@coinflict/kernel/state'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { useArrows } from '../parts/arrows.ts'
import { Rule } from '../parts/rule.tsx'
import { announce } from '../parts/status.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { questionText, reasonText } from '../text/sentences.ts'
import type { Session } from './session.ts'

interface Props {
  readonly session: Session
  readonly asked: ChanceAsked
  onTell(outcome: Word): void
}

/** What all at the table are asked who have their own deck and dice: which card was turned, what a die shows. */
export function ChancePanel(props: Props) {
  const { session, asked } = props
  const { game, volume } = session
  const section = useRef<HTMLElement>(null)
  const isCard = asked.answers.some(isCardWord)
  // Whoever has a keyboard types at once; on a touch screen one would pop up over the board.
  useLayoutEffect(() => {
    const field = matchMedia('(hover: hover)').matches ? section.current?.querySelector('input') : undefined
    ;(field ?? section.current)?.focus({ preventScroll: true })
  }, [session.told, asked.id])
  useArrows(section, 'button.answer')
  return (
    <section class="question chance" aria-label={say('question.label')} ref={section} tabIndex={-1}>
      <p class="asked">
        {asked.by === -1 ? (
          <strong>{say('chance.table')}</strong>
        ) : (
          <>
            <FactionSign {...factionLook(game, asked.by)} /> <strong>{factionLook(game, asked.by).name}</strong>
          </>
        )}
      </p>
      <div class="question-text">
        <h2 tabIndex={-1}>{questionText(game, asked, language.value)}</h2> <Rule game={volume.id} rule={asked.rule} />
      </div>
      {isCard ? <CardField key={session.told} {...props} /> : <Faces {...props} />}
    </section>
  )
}

/** A button for each face of a die, or whatever else few things can be. */
function Faces({ session, asked, onTell }: Props) {
  return (
    <div class="answers numbers faces">
      {asked.answers.map((word) => {
        const key = keyOf(session.volume, word)
        return (
          <button
            key={key}
            type="button"
            class="answer"
            data-key={key}
            data-shortcut={key}
            aria-keyshortcuts={key}
            onClick={() => onTell(word)}
          >
            <span class="answer-name">{wordText(session.volume, word, language.value)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** So many cards are listed. */
const MOST = 8

/** A card by its number or a part of its title. */
function CardField({ session, asked, onTell }: Props) {
  const { game, volume } = session
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = cardsCalled(volume, typed).map(cardWord)
  const possible = found.filter((word) => asked.answers.includes(word))
  const [first] = found
  const reason = possible.length === 0 && first !== undefined ? asked.whyNot(first) : undefined
  const hint =
    typed.trim() === ''
      ? say('chance.how', { n: asked.answers.length })
      : found.length === 0
        ? say('chance.none', { text: typed.trim() })
        : reason !== undefined
          ? `${wordText(volume, first as Word, language.value)}: ${reasonText(game, reason, language.value)}`
          : possible.length > MOST
            ? say('chance.many', { n: possible.length })
            : ''
  return (
    <form
      class="card-field"
      onSubmit={(event) => {
        event.preventDefault()
        const [only, ...others] = possible
        if (only !== undefined && others.length === 0) onTell(only)
        else announce(hint === '' ? say('chance.many', { n: possible.length }) : hint)
      }}
    >
      <label>
        <span>{say('chance.card')}</span>
        <input
          ref={field}
          type="text"
          name="card"
          autocomplete="off"
          enterkeyhint="done"
          value={typed}
          aria-describedby="chance-hint"
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            field.current?.form?.querySelector<HTMLElement>('button.answer')?.focus()
          }}
        />
      </label>
      <div class="answers">
        {possible.slice(0, MOST).map((word) => (
          <button
            key={word}
            type="button"
            class={possible.length === 1 ? 'answer primary' : 'answer'}
            data-key={keyOf(volume, word)}
            onClick={() => onTell(word)}
          >
            <span class="answer-name">{wordText(volume, word, language.value)}</span>
          </button>
        ))}
      </div>
      <p class="hint" id="chance-hint" role={reason === undefined ? undefined : 'alert'}>
        {hint}
      </p>
    </form>
  )
}
