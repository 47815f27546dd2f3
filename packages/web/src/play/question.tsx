import { answerText } from '@coinflict/kernel/display'
import {
  type Asked,
  DONE,
  type Faction,
  type Game,
  isFactionWord,
  isMenuWord,
  isNumberWord,
  isPerson,
  isPieceWord,
  isSpaceWord,
  keyOf,
  NO,
  type Reason,
  resources,
  type Side,
  type Space,
  type Word,
  wordFaction,
  wordNumber,
  wordPiece,
  YES,
} from '@coinflict/kernel/state'
import { cardText, signed } from '@coinflict/kernel/text'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { contentsText, controlText, factionLook, levelText, lookAtSpace, stackLook, worthText } from '../board/look.ts'
import { FactionSign, PieceIcon } from '../board/pieces.tsx'
import { useArrows } from '../parts/arrows.ts'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { factionNouns, hasMessage, ofVolume, say } from '../text/say.ts'
import { reasonText, together } from '../text/sentences.ts'
import { AdviceBox, type Adviser } from './advice.tsx'
import type { AnswerPlaces } from './answer-places.ts'
import { useFocus } from './focus.ts'
import { lentText, purseText } from './purse.tsx'
import { QuestionHeading } from './question-heading.tsx'
import type { Session } from './session.ts'

const SHORT_KEYS: Readonly<Record<number, string>> = { [DONE]: 'd', [YES]: 'y', [NO]: 'n' }

/** With more answers than this, what explains them stands in one line, for the one that is pointed at. */
const MOST_WITH_NOTES = 4

export interface QuestionProps {
  readonly session: Session
  readonly question: Asked
  /** The answer that a newcomer is led to, or that a non-player would give. */
  readonly hinted: Word | undefined
  readonly adviser: Adviser
  /** Where answers stand. */
  readonly places: AnswerPlaces
  onAnswer(word: Word): void
  /** The space an answer is about, while it is pointed at. */
  onPoint(space: Space | undefined): void
}

/** The current question: one sentence with its rule, every answer as a button, and why the others are not possible. */
export function QuestionPanel({ session, question, hinted, adviser, places: known, onAnswer, onPoint }: QuestionProps) {
  const { game, volume } = session
  const list = useRef<HTMLElement>(null)
  useFocus(list, `${session.length} ${question.id}`, '.map, .spaces, .timeline')

  const look = factionLook(game, question.by)
  const places = known.of(question, session.turns)
  const [pointed, setPointed] = useState<Word | undefined>(undefined)
  const [shownTo, setShownTo] = useState<Faction | undefined>(undefined)
  const isVeiled = question.isSecret && areMany(session) && shownTo !== question.by
  const { answers, refused } = question
  const spaces = answers.filter(isSpaceWord)
  const numbers = answers.filter(isNumberWord)
  // An answer that is gone leaves its place empty: the others keep their keys.
  const others = places.filter((word) =>
    answers.includes(word) ? !isSpaceWord(word) && word !== DONE : isPieceWord(word) || isFactionWord(word),
  )
  const isLong = others.length + spaces.length > MOST_WITH_NOTES
  const point = (word: Word | undefined) => {
    setPointed(word)
    onPoint(word === undefined ? undefined : spaceOf(word))
  }

  useArrows(list, 'button.answer')
  useHeadHeight(list)

  const answer = (word: Word, hasNote: boolean) =>
    answers.includes(word) ? (
      <AnswerButton
        key={word}
        session={session}
        question={question}
        word={word}
        hinted={hinted}
        place={places.indexOf(word)}
        hasNote={hasNote}
        onAnswer={onAnswer}
        onPoint={point}
      />
    ) : (
      <p key={word} class="answer gone">
        <span class="refused-name">{answerText(game, question, word, language.value)}</span>
      </p>
    )
  const note = pointed !== undefined && answers.includes(pointed) ? noteOf(session, question, pointed) : ''

  return (
    <>
      <section class="question" aria-label={say('question.label')} ref={list} tabIndex={-1}>
        <header class="question-head">
          <p class="asked">
            <FactionSign {...look} /> <strong>{look.name}</strong>
            {volume.purseOf[question.by] !== -1 && (
              <span class="purse" title={lentText(volume, question.by)}>
                {purseText(volume, question.by, resources(game, question.by))}
                {spent(session, question) !== 0 && ` ${say('question.spent', { n: signed(spent(session, question)) })}`}
              </span>
            )}
          </p>
          <QuestionHeading game={game} question={question} />
        </header>
        {isVeiled ? (
          <Veil session={session} by={question.by} onShow={() => setShownTo(question.by)} />
        ) : (
          <>
            {spaces.length > 0 && (
              <div class="answers spaces-to-choose">{spaces.map((word) => answer(word, false))}</div>
            )}
            {numbers.length > 0 && <div class="answers numbers">{numbers.map((word) => answer(word, false))}</div>}
            {others.length > 0 && (
              <div class={isLong ? 'answers menu-of-many' : 'answers'}>
                {others.map((word) => answer(word, !isLong))}
              </div>
            )}
            {answers.includes(DONE) && <div class="answers pinned">{answer(DONE, !isLong)}</div>}
            <AdviceBox session={session} question={question} adviser={adviser} onAnswer={onAnswer} />
            {refused.length > 0 && <RefusedList session={session} question={question} onPoint={onPoint} />}
          </>
        )}
      </section>
      {!isVeiled && (spaces.length > 0 || isLong) && (
        <p class="note-line" aria-hidden="true">
          {note}
        </p>
      )}
    </>
  )
}

/** How high its head is, for the styles, which keep it in sight where there is room. */
function useHeadHeight(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const head = section.current?.querySelector<HTMLElement>('.question-head')
    if (head == null) return
    const observer = new ResizeObserver(() => section.current?.style.setProperty('--head', `${head.offsetHeight}px`))
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
}

/** Several people sit before one screen. */
const areMany = ({ game, volume }: Session): boolean =>
  new Set(volume.allFactions.filter((f) => isPerson(game, f)).map((f) => game.setup.seats[f]?.player)).size > 1

/** What stands in place of answers that only one of the players at the screen may see. */
function Veil({ session, by, onShow }: { session: Session; by: Faction; onShow(): void }) {
  return (
    <>
      <p>{say('question.secret', { faction: factionNouns(session.volume, [by]) })}</p>
      <div class="answers">
        <button type="button" class="answer primary" data-key="show" onClick={onShow}>
          <span class="answer-name">{say('question.show')}</span>
        </button>
      </div>
    </>
  )
}

/** How the purse of the faction that is asked changed in this turn. */
function spent(session: Session, question: Asked): number {
  const purse = session.volume.purseOf[question.by]
  return session.deeds.reduce((sum, event) => (event.track === purse ? sum + (event.change ?? 0) : sum), 0)
}

const SIDES: readonly Side[] = ['unshaded', 'shaded']

/** The key of a number; those of two digits have none. */
const digitOf = (n: number): string | undefined => (n >= 0 && n <= 9 ? String(n) : undefined)

const spaceOf = (word: Word): Space | undefined => (isSpaceWord(word) ? (word as number as Space) : undefined)

export function AnswerButton({
  session,
  question,
  word,
  hinted,
  place,
  hasNote,
  onAnswer,
  onPoint,
}: Omit<QuestionProps, 'adviser' | 'places' | 'onPoint'> & {
  word: Word
  place: number
  hasNote: boolean
  onPoint(word: Word | undefined): void
}) {
  const { game, volume } = session
  const key = keyOf(volume, word)
  const shortcut = SHORT_KEYS[word] ?? digitOf(isNumberWord(word) ? wordNumber(word) : place + 1)
  const note = noteOf(session, question, word)
  return (
    <button
      type="button"
      class={`answer ${word === DONE ? 'primary' : ''} ${word === hinted ? 'hinted' : ''}`}
      data-key={key}
      data-shortcut={shortcut}
      aria-keyshortcuts={shortcut}
      onClick={() => onAnswer(word)}
      onMouseEnter={() => onPoint(word)}
      onMouseLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(word)}
      onBlur={() => onPoint(undefined)}
    >
      {shortcut !== undefined && !isNumberWord(word) && (
        <span class="shortcut" aria-hidden="true">
          {shortcut}
        </span>
      )}
      {isPieceWord(word) && stackLook(game, wordPiece(word), 1).map((stack) => <PieceIcon key={key} stack={stack} />)}
      {isFactionWord(word) && <FactionSign {...factionLook(game, wordFaction(word))} />}
      <span class="answer-text">
        <span class="answer-name">{answerText(game, question, word, language.value)}</span>
        {note !== '' && <span class={hasNote ? 'answer-note' : 'hidden'}>{note}</span>}
      </span>
    </button>
  )
}

/** What helps to choose: the text of a card's side, the line that explains an operation (to this faction, where it differs), or how a space stands. */
function noteOf({ game, volume }: Session, question: Asked, word: Word): string {
  if (isSpaceWord(word)) {
    const look = lookAtSpace(game, word as number as Space)
    return [worthText(game, look), levelText(game, look), controlText(look), contentsText(look)]
      .filter((text) => text !== '')
      .join(', ')
  }
  const card = volume.cardByNumber[question.params?.card ?? -1]
  const side = SIDES.find((each) => each === keyOf(volume, word))
  if (card !== undefined && side !== undefined)
    return cardText(card, game.volume.edition(game.setup.options), language.value)[side] ?? ''
  const about = `about.${keyOf(volume, word)}`
  const own = `${about}.${volume.factions[question.by]?.id}`
  const line = [own, about].find((id) => hasMessage(volume, id))
  return isMenuWord(word) && line !== undefined ? ofVolume(volume, line) : ''
}

/** Answers that are not possible, each with its reason; those that were chosen already are left out. */
export function RefusedList({
  session,
  question,
  chosen = [],
  onPoint,
}: Omit<QuestionProps, 'onAnswer' | 'hinted' | 'adviser' | 'places'> & { readonly chosen?: readonly Space[] }) {
  const [isOpen, setOpen] = useState(false)
  const reasons = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (isOpen) reasons.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const { game, volume } = session
  const words = question.refused
  const menu = words.filter((word) => !isSpaceWord(word))
  const spaces = words.filter((word) => {
    const space = spaceOf(word)
    return space !== undefined && !chosen.includes(space)
  })
  const reason = (word: Word) => question.whyNot(word) as Reason
  const row = (words: readonly Word[]) => {
    const [first] = words as readonly [Word, ...Word[]]
    return (
      <li key={first}>
        {words.map((word, i) => (
          <span key={word}>
            {i > 0 && ', '}
            <span class="refused-name">{answerText(game, question, word, language.value)}</span>
          </span>
        ))}
        : {reasonText(game, reason(first), language.value, first)} <Rule game={volume.id} rule={reason(first).rule} />
      </li>
    )
  }
  return (
    <div class="refused">
      {menu.length > 0 && (
        <ul class="why" aria-label={say('question.not-possible')}>
          {alike(question, menu).map(row)}
        </ul>
      )}
      {spaces.length > 0 && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{say('question.refused', { n: spaces.length })}</summary>
          {isOpen && (
            <ul class="why" ref={reasons}>
              {alike(question, spaces).map((words) => (
                <SpacesRefused key={words[0]} game={game} question={question} words={words} onPoint={onPoint} />
              ))}
            </ul>
          )}
        </details>
      )}
    </div>
  )
}

/** Answers that the same rule forbids for the same reason stand together. */
function alike(question: Asked, words: readonly Word[]): readonly (readonly Word[])[] {
  const groups = new Map<string, Word[]>()
  for (const word of words) {
    const reason = question.whyNot(word) as Reason
    const name = `${reason.id} ${reason.rule}`
    groups.set(name, [...(groups.get(name) ?? []), word])
  }
  return [...groups.values()]
}

/** Why several spaces are not possible: in a sentence, which may be about the first of them; then the others. */
function SpacesRefused({
  game,
  question,
  words,
  onPoint,
}: Pick<QuestionProps, 'question' | 'onPoint'> & { game: Game; words: readonly Word[] }) {
  const [first, ...others] = words as readonly [Word, ...Word[]]
  const reason = question.whyNot(first) as Reason
  const name = (word: Word) => answerText(game, question, word, language.value)
  const sentence = reasonText(game, reason, language.value, first)
  const isNamed = sentence.includes(together(game.volume, name(first), language.value))
  const pointing = (word: Word) => ({
    onMouseEnter: () => onPoint(spaceOf(word)),
    onMouseLeave: () => onPoint(undefined),
  })
  const named = isNamed ? others : words
  return (
    <li>
      <span {...(isNamed ? pointing(first) : {})}>{sentence}</span> <Rule game={game.volume.id} rule={reason.rule} />{' '}
      {isNamed && others.length > 0 && `${say('question.refused-too')} `}
      {named.map((word, i) => (
        <span key={word}>
          <span class="refused-space" {...pointing(word)}>
            {name(word)}
            {i < named.length - 1 ? ',' : '.'}
          </span>{' '}
        </span>
      ))}
    </li>
  )
}
