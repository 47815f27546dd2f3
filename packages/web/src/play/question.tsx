import {
  answerText,
  DONE,
  isFactionWord,
  isMenuWord,
  isNumberWord,
  isPieceWord,
  isSpaceWord,
  keyOf,
  NO,
  type Question,
  questionText,
  type Reason,
  reasonText,
  resources,
  type Space,
  type Word,
  wordFaction,
  wordPiece,
  YES,
} from '@coinflict/kernel'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { contentsText, factionLook, levelText, lookAtSpace, stackLook, worthText } from '../board/look.ts'
import { FactionSign, PieceIcon } from '../board/pieces.tsx'
import { useArrows } from '../parts/arrows.ts'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { hasMessage, ofVolume, say } from '../text/say.ts'
import { AdviceBox, type Adviser } from './advice.tsx'
import type { Session } from './session.ts'
import { signed } from './signed.ts'

const SHORT_KEYS: Readonly<Record<number, string>> = { [DONE]: 'd', [YES]: 'y', [NO]: 'n' }

export interface QuestionProps {
  readonly session: Session
  readonly question: Question
  /** The answer that a newcomer is led to, or that a non-player would give. */
  readonly hinted: Word | undefined
  readonly adviser: Adviser
  onAnswer(word: Word): void
  /** The space an answer is about, while it is pointed at. */
  onPoint(space: Space | undefined): void
}

/** The question that stands: one sentence with its rule, every answer as a button, and why the others are not possible. */
export function QuestionPanel({ session, question, hinted, adviser, onAnswer, onPoint }: QuestionProps) {
  const { game, volume } = session
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLElement>(null)
  const moment = session.length
  // Each question takes the focus, so that it is read out and the answers are one key away; but not from the board or the timeline.
  useLayoutEffect(() => {
    const active = document.activeElement
    const isElsewhere = active instanceof Element && active.closest('.map, .spaces, .timeline') !== null
    if (!isElsewhere) heading.current?.focus({ preventScroll: true })
  }, [moment, question.id])

  const look = factionLook(game, question.by)
  const answers = question.answers
  const spaces = answers.filter(isSpaceWord)
  const others = answers.filter((word) => !isSpaceWord(word))
  const refused = question.refused

  useArrows(list, 'button.answer')

  const button = (word: Word, index: number) => (
    <AnswerButton
      key={word}
      session={session}
      question={question}
      word={word}
      hinted={hinted}
      number={index}
      onAnswer={onAnswer}
      onPoint={onPoint}
    />
  )

  return (
    <section class="question" aria-labelledby="question-text" ref={list}>
      <p class="asked">
        <FactionSign {...look} /> <strong>{look.name}</strong>
        {volume.purseOf[question.by] !== -1 && (
          <span class="purse">
            {say('question.resources', { n: resources(game, question.by) })}
            {spent(session, question) !== 0 && ` ${say('question.spent', { n: signed(spent(session, question)) })}`}
          </span>
        )}
      </p>
      <h2 id="question-text" ref={heading} tabIndex={-1} aria-live="polite">
        {questionText(game, question, language.value)} <Rule game={volume.id} rule={question.rule} />
      </h2>
      <AdviceBox session={session} question={question} adviser={adviser} />
      {spaces.length > 0 && <div class="answers spaces-to-choose">{spaces.map((word, i) => button(word, i + 1))}</div>}
      <div class={others.every(isNumberWord) ? 'answers numbers' : 'answers'}>
        {others.map((word, i) => button(word, spaces.length + i + 1))}
      </div>
      {refused.length > 0 && <RefusedList session={session} question={question} onPoint={onPoint} />}
    </section>
  )
}

/** How the purse of the faction that is asked changed in this turn. */
function spent(session: Session, question: Question): number {
  const purse = session.volume.purseOf[question.by]
  return session.turn.reduce((sum, event) => (event.track === purse ? sum + (event.change ?? 0) : sum), 0)
}

const spaceOf = (word: Word): Space | undefined => (isSpaceWord(word) ? (word as number as Space) : undefined)

function AnswerButton({
  session,
  question,
  word,
  hinted,
  number,
  onAnswer,
  onPoint,
}: Omit<QuestionProps, 'adviser'> & { word: Word; number: number }) {
  const { game, volume } = session
  const key = keyOf(volume, word)
  const shortcut = SHORT_KEYS[word] ?? (number >= 1 && number <= 9 ? String(number) : undefined)
  const space = spaceOf(word)
  return (
    <button
      type="button"
      class={`answer ${word === DONE ? 'primary' : ''} ${word === hinted ? 'hinted' : ''}`}
      data-key={key}
      data-shortcut={shortcut}
      onClick={() => onAnswer(word)}
      onMouseEnter={() => onPoint(space)}
      onMouseLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(space)}
      onBlur={() => onPoint(undefined)}
    >
      {shortcut !== undefined && (
        <span class="shortcut" aria-hidden="true">
          {shortcut}
        </span>
      )}
      {isPieceWord(word) && stackLook(game, wordPiece(word), 1).map((stack) => <PieceIcon key={key} stack={stack} />)}
      {isFactionWord(word) && <FactionSign {...factionLook(game, wordFaction(word))} />}
      <span class="answer-text">
        <span class="answer-name">{answerText(game, question, word, language.value)}</span>
        <AnswerNote session={session} word={word} />
      </span>
    </button>
  )
}

/** What helps to choose: the line that explains an operation, or how a space stands. */
function AnswerNote({ session, word }: { session: Session; word: Word }) {
  const { game, volume } = session
  if (isSpaceWord(word)) {
    const look = lookAtSpace(game, word as number as Space)
    const parts = [worthText(game, look), levelText(game, look), contentsText(look)].filter((text) => text !== '')
    return <span class="answer-note">{parts.join(' · ')}</span>
  }
  const about = `about.${keyOf(volume, word)}`
  if (!isMenuWord(word) || !hasMessage(volume, about)) return null
  return <span class="answer-note">{ofVolume(volume, about)}</span>
}

/** Answers that are not possible, each with its reason. */
function RefusedList({ session, question, onPoint }: Omit<QuestionProps, 'onAnswer' | 'hinted' | 'adviser'>) {
  const [isOpen, setOpen] = useState(false)
  const { game, volume } = session
  const words = question.refused
  const menu = words.filter((word) => !isSpaceWord(word))
  const spaces = words.filter(isSpaceWord)
  const reason = (word: Word) => question.whyNot(word) as Reason
  const row = (word: Word) => (
    <li key={word} onMouseEnter={() => onPoint(spaceOf(word))} onMouseLeave={() => onPoint(undefined)}>
      <span class="refused-name">{answerText(game, question, word, language.value)}</span>{' '}
      {reasonText(game, reason(word), language.value, word)} <Rule game={volume.id} rule={reason(word).rule} />
    </li>
  )
  return (
    <div class="refused">
      {menu.length > 0 && (
        <ul class="why" aria-label={say('question.not-possible')}>
          {menu.map(row)}
        </ul>
      )}
      {spaces.length > 0 && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{say('question.refused', { n: spaces.length })}</summary>
          {isOpen && <ul class="why">{spaces.map(row)}</ul>}
        </details>
      )}
    </div>
  )
}
