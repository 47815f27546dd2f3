import { answerText, pieceName } from '@coinflict/kernel/display'
import {
  available,
  count,
  DONE,
  declines,
  type Game,
  isNumberWord,
  isSpaceWord,
  keyOf,
  numberWord,
  resources,
  type Space,
  spaceWord,
  type Word,
  wordNumber,
  wordSpace,
} from '@coinflict/kernel/state'
import { signed } from '@coinflict/kernel/text'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign, PieceIcon } from '../board/pieces.tsx'
import { useArrows } from '../parts/arrows.ts'
import { Icon } from '../parts/icon.tsx'
import { Rule } from '../parts/rule.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { language } from '../settings.ts'
import { hasMessage, say } from '../text/say.ts'
import { questionText, reasonText } from '../text/sentences.ts'
import type { AnswerPlaces } from './answer-places.ts'
import { type Draft, type DraftRow, type Given, isOfferedBy } from './draft.ts'
import { effectsOf } from './effects.ts'
import { reachedIn, useFocus } from './focus.ts'
import { faceOf, outcomeTexts, type PieceChange, piecesChanged, purseChange, spacesOfRow } from './outcome.ts'
import { alike, type Plan, showing, withoutPick, withoutRow, withPick, withPickAfter } from './plan.ts'
import { lentText, purseText } from './purse.tsx'
import { AnswerButton, RefusedList } from './question.tsx'
import { QuestionHeading } from './question-heading.tsx'
import type { Session } from './session.ts'
import { spacesNamed } from './step.ts'

export interface DraftProps {
  readonly session: Session
  readonly draft: Draft
  readonly places: AnswerPlaces
  onAnswer(word: Word): void
  onPoint(space: Space | undefined): void
  onRevise(plan: Plan | undefined): void
  onDoIt(): void
}

/** Answers that are put together: the chosen spaces, what is answered about each, what comes of it, and the button that gives them all. */
export function DraftPanel({ session, draft, places, onAnswer, onPoint, onRevise, onDoIt }: DraftProps) {
  const { game, plan, rows } = draft
  const { volume } = session
  const section = useRef<HTMLElement>(null)
  useFocus(section, reachedIn(session), '.map, .spaces, .timeline')
  useArrows(section, 'button.answer')
  // With another space they are seen from the first, or as far down as that one needs.
  useLayoutEffect(() => {
    section.current?.querySelector('.draft-body')?.scrollTo(0, 0)
  }, [rows.length, draft.isOpen])
  useLayoutEffect(() => {
    const head = section.current?.querySelector<HTMLElement>('.draft-head')
    section.current?.style.setProperty('--head', `${head?.offsetHeight}px`)
    // As much of the row as there is room for, from its name on.
    for (const seen of ['.draft-row.shown', '.shown > .row-head'])
      section.current?.querySelector(seen)?.scrollIntoView({ block: 'nearest' })
  }, [rows.length, plan.shown, draft.isOpen])
  // A question that comes is seen rather than its row; whoever turns to another row sees that.
  useLayoutEffect(() => {
    if (draft.isOpen) section.current?.querySelector('.draft-head')?.scrollIntoView({ block: 'nearest' })
  }, [rows.length, draft.isOpen])
  const look = factionLook(game, draft.by)
  const purse = purseChange(draft)
  const asked = draft.standing ?? draft.root
  const further = <Further session={session} draft={draft} places={places} onAnswer={onAnswer} onPoint={onPoint} />
  return (
    <section class="question draft" aria-label={say('question.label')} ref={section} tabIndex={-1}>
      <div class="draft-body">
        <div class="draft-head">
          <p class="asked">
            <FactionSign {...look} /> <strong>{look.name}</strong>
            {purse !== undefined && (
              <span class="purse" title={lentText(volume, draft.by)}>
                {purseText(volume, draft.by, purse.from)}
                {purse.to !== purse.from && <b class="drafted-number"> → {purse.to}</b>}
              </span>
            )}
          </p>
          <QuestionHeading game={game} question={asked} />
          {draft.isOpen && <div class="draft-open">{further}</div>}
        </div>
        <ol class="draft-rows" aria-label={say('draft.rows')}>
          {rows.map((row, i) => (
            <li
              key={`${row.choice.space} ${i}`}
              class={`draft-row ${i === plan.shown ? 'shown' : ''} ${row.problem === undefined ? '' : 'broken'}`}
              onMouseEnter={() => onPoint(row.choice.space)}
              onMouseLeave={() => onPoint(undefined)}
            >
              <RowHead draft={draft} row={row} at={i} onRevise={onRevise} />
              {row.problem !== undefined && (
                <p class="cannot">
                  {reasonText(game, row.problem, language.value, spaceWord(row.choice.space))}{' '}
                  <Rule game={volume.id} rule={row.problem.rule} />
                </p>
              )}
              {i === plan.shown && row.problem === undefined && (
                <RowBody draft={draft} row={row} at={i} onRevise={onRevise} />
              )}
            </li>
          ))}
        </ol>
        <After draft={draft} onRevise={onRevise} />
        {!draft.isOpen && further}
      </div>
      <div class="draft-foot">
        {draft.isOpen && (
          <p class="draft-why" id="draft-why">
            {say('draft.first-answer')}
          </p>
        )}
        <div class="draft-bar">
          <button
            type="button"
            class="answer primary"
            data-key="do-it"
            data-shortcut="Enter"
            aria-keyshortcuts="Enter"
            aria-disabled={!draft.isReady}
            aria-describedby={draft.isOpen ? 'draft-why' : undefined}
            onClick={onDoIt}
          >
            <span class="answer-text">{say(draft.endsTurn ? 'draft.do-and-end' : 'draft.do', { n: rows.length })}</span>
            <span class="shortcut" aria-hidden="true">
              <Icon name="enter" />
            </span>
          </button>
          <button type="button" data-key="clear" onClick={() => onRevise(undefined)}>
            {say('draft.clear')}
          </button>
        </div>
      </div>
    </section>
  )
}

const nameOf = ({ volume }: Game, space: Space): string => volume.spaces[space]?.name ?? ''

/** The spaces of a row: the one chosen, and where pieces go or come from. */
function rowName(game: Game, { choice, given }: DraftRow, changes: readonly PieceChange[]): string {
  const answered = given.map(({ answer }) => answer).filter(isSpaceWord)
  const left = changes.filter(({ n }) => n < 0).map(({ space }) => space)
  return [...new Set([choice.space, ...answered.map(wordSpace), ...left])]
    .map((space) => nameOf(game, space))
    .join(' – ')
}

function RowHead({ draft, row, at, onRevise }: { draft: Draft; row: DraftRow; at: number } & Revising) {
  const { game, plan } = draft
  const { before } = row
  // A row that still wants an answer is as far as the draft.
  const after = row.after ?? (row.problem === undefined ? game : undefined)
  const isPlayed = before !== undefined && after !== undefined
  const hasPurse = game.volume.purseOf[draft.by] !== -1
  const costs = isPlayed && hasPurse ? resources(after, draft.by) - resources(before, draft.by) : 0
  const told = spacesOfRow({ ...row, after })
  const changes = isPlayed ? piecesChanged(before, after, told) : []
  const here = changes.filter(({ space }) => space === row.choice.space)
  const texts = isPlayed ? outcomeTexts(before, after, told) : []
  const name = rowName(game, row, changes)
  return (
    <div class="row-head">
      <button
        type="button"
        class="row-open"
        aria-expanded={at === plan.shown}
        onClick={() => onRevise(showing(plan, at))}
      >
        <span class="disc" aria-hidden="true">
          {at + 1}
        </span>
        <span class="row-told">
          <b>{name}</b>
          <span class="row-changes" aria-hidden="true">
            {(here.length > 0 ? here : changes).map(({ space, piece, n }) => {
              const face = faceOf(game, piece)
              return (
                face !== undefined && (
                  <span key={`${space} ${piece}`} class="row-change">
                    {signed(n)}
                    <PieceIcon stack={face} />
                  </span>
                )
              )
            })}
          </span>
          {row.after === undefined && row.problem === undefined && <span class="soft">{say('draft.waits')}</span>}
          {row.after !== undefined && texts.length === 0 && (
            <span class={costs < 0 ? 'vain' : 'soft'}>{say('draft.nothing')}</span>
          )}
        </span>
        <span class="hidden">{texts.join('. ')}</span>
        {costs !== 0 && <span class="drafted-number row-cost">{signed(costs)}</span>}
      </button>
      <button
        type="button"
        class="quiet row-back"
        aria-label={say('draft.back', { space: name })}
        title={say('draft.back', { space: name })}
        onClick={() => onRevise(withoutRow(plan, at))}
      >
        <Icon name="away" />
      </button>
    </div>
  )
}

interface Revising {
  onRevise(plan: Plan | undefined): void
}

/** What was answered about a space, each as a control; and what comes of it. */
function RowBody({ draft, row, at, onRevise }: { draft: Draft; row: DraftRow; at: number } & Revising) {
  const { plan } = draft
  const { before, after } = row
  const pick = (given: Given, word: Word) => onRevise(withPick(plan, at, given.key, given.nth, word))
  const numbers = row.given.filter(({ answer }) => isNumberWord(answer))
  const [first, second] = numbers
  const isShared = numbers.length === 2 && first !== undefined && second !== undefined && areOfOneTotal(first, second)
  const texts = before === undefined || after === undefined ? [] : outcomeTexts(before, after, spacesOfRow(row))
  return (
    <div class="row-body">
      {row.given.map((given) => (
        <Control
          key={`${given.key} ${given.nth}`}
          draft={draft}
          row={row}
          at={at}
          given={given}
          onPick={(word) => pick(given, word)}
          onDrop={() => onRevise(withoutPick(plan, at, given.key, given.nth))}
        />
      ))}
      {isShared && (
        <fieldset class="splits" aria-label={say('draft.splits')}>
          {splitsOf(first, second).map(([a, b]) => (
            <button
              type="button"
              key={a}
              aria-pressed={wordNumber(first.answer) === a}
              onClick={() =>
                onRevise(
                  withPick(
                    withPick(plan, at, first.key, first.nth, numberWord(a)),
                    at,
                    second.key,
                    second.nth,
                    numberWord(b),
                  ),
                )
              }
            >
              {a}+{b}
            </button>
          ))}
        </fieldset>
      )}
      {texts.length > 0 && (
        <ul class="row-result">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {after !== undefined &&
        draft.rows.length > 1 &&
        row.given.some(({ answer }) => !isSpaceWord(answer) && !declines(answer)) && (
          <button
            type="button"
            class="quiet same"
            data-key="same"
            onClick={() => onRevise(alike(plan, draft.answersOf(at)))}
          >
            <span class="shortcut" aria-hidden="true">
              s
            </span>
            {say('draft.same')}
          </button>
        )}
    </div>
  )
}

const mostOf = ({ question }: Given): number => Math.max(...question.answers.map(wordNumber))
const areOfOneTotal = (a: Given, b: Given): boolean =>
  a.question.id === b.question.id &&
  a.question.params?.to === undefined &&
  mostOf(b) + wordNumber(a.answer) <= mostOf(a)

/** Some ways to share a total out. */
function splitsOf(a: Given, b: Given): readonly (readonly [number, number])[] {
  const total = wordNumber(a.answer) + mostOf(b)
  const firsts = [total, Math.ceil((2 * total) / 3), Math.floor(total / 2), 0]
  return [...new Set(firsts)].filter((n) => n <= mostOf(a)).map((n) => [n, total - n] as const)
}

/** One answer as a control: a number as a stepper, ways as buttons side by side, spaces to come from as buttons to add. */
function Control({
  draft,
  row,
  at,
  given,
  onPick,
  onDrop,
}: {
  draft: Draft
  row: DraftRow | undefined
  at: number
  given: Given
  onPick(word: Word): void
  onDrop(): void
}) {
  const { game } = draft
  const { question, answer } = given
  const label = questionText(game, question, language.value)
  const effects = useMemo(() => (row === undefined ? [] : effectsOf(draft, at, given)), [draft, at, given])
  if (isNumberWord(answer)) {
    const numbers = question.answers.filter(isNumberWord).map(wordNumber)
    return (
      <>
        <Stepper
          label={label}
          value={wordNumber(answer)}
          min={Math.min(...numbers)}
          max={Math.max(...numbers)}
          note={leftText(draft, row, given)}
          onChange={(n) => onPick(numberWord(n))}
        >
          <NumberLabel draft={draft} given={given} />
        </Stepper>
        {effects.length > 0 && (
          <ul class="effects">
            {effects.map(({ from, to, text }) => (
              <li key={from}>
                <button
                  type="button"
                  class="quiet"
                  aria-pressed={wordNumber(answer) >= from && wordNumber(answer) <= to}
                  onClick={() => onPick(numberWord(to))}
                >
                  {from === to ? from : `${from}–${to}`}: {text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </>
    )
  }
  const spaces = question.answers.filter(isSpaceWord)
  if (isSpaceWord(answer) && question.isPossible(DONE)) {
    return (
      <p class="source">
        <span>
          {label} <b>{nameOf(game, wordSpace(answer))}</b>
        </span>
        <button
          type="button"
          class="quiet row-back"
          aria-label={say('draft.back', { space: nameOf(game, wordSpace(answer)) })}
          onClick={onDrop}
        >
          <Icon name="away" />
        </button>
      </p>
    )
  }
  if (spaces.length > 0 && declines(answer)) {
    return <Choices label={label} draft={draft} given={given} words={spaces} onPick={onPick} />
  }
  // Where pieces go is said by the name of the row.
  if (isSpaceWord(answer)) return null
  const ways = question.answers.filter((word) => row === undefined || word === answer || !isOfferedBy(draft.root, word))
  if (ways.length < 2) return null
  return <Choices label={label} draft={draft} given={given} words={ways} onPick={onPick} />
}

function Choices({
  label,
  draft,
  given: { question, answer },
  words,
  onPick,
}: {
  label: string
  draft: Draft
  given: Given
  words: readonly Word[]
  onPick(word: Word): void
}) {
  const { game } = draft
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {words.map((word) => (
        <button
          type="button"
          key={word}
          data-pick={keyOf(game.volume, word)}
          aria-pressed={word === answer}
          onClick={() => onPick(word)}
        >
          {enoughText(game, question, word) ?? answerText(game, question, word, language.value)}
        </button>
      ))}
    </fieldset>
  )
}

/** Among choices that are put together, “Done” means that no more is chosen; a question may have its own words for that. */
const enoughText = ({ volume }: Game, { id }: Given['question'], word: Word): string | undefined =>
  word === DONE && !hasMessage(volume, `${id}.done`) ? say('draft.enough') : undefined

/** What a number counts. */
function NumberLabel({ draft: { game }, given }: { draft: Draft; given: Given }) {
  const { question, answer } = given
  const piece = question.params?.piece
  const face = piece === undefined ? undefined : faceOf(game, piece)
  if (piece === undefined || face === undefined) return <>{questionText(game, question, language.value)}</>
  return (
    <>
      <PieceIcon stack={face} /> {pieceName(game.volume, piece, language.value, wordNumber(answer))}
    </>
  )
}

/** Where they come from and go to, and how many are there to go or are left to come. */
function leftText({ game }: Draft, row: DraftRow | undefined, { question }: Given): string {
  const { piece, space, to } = question.params ?? {}
  if (piece === undefined) return ''
  if (to === undefined) return say('draft.available', { n: available(game, piece) })
  if (space === undefined || row?.before === undefined) return ''
  const way = spacesNamed(question).map((each) => nameOf(game, each))
  return `${way.join(' → ')}: ${say('draft.there', { n: count(row.before, space, piece) })}`
}

/** The spaces that can be added, or the answer that the last one waits for; and what else is possible. */
function Further({
  session,
  draft,
  places,
  onAnswer,
  onPoint,
}: Pick<DraftProps, 'session' | 'draft' | 'places' | 'onAnswer' | 'onPoint'>) {
  const { standing } = draft
  if (standing === undefined) return null
  const at = places.of(standing, session.turns)
  const spaces = standing.answers.filter(isSpaceWord)
  const others = standing.answers.filter((word) => !isSpaceWord(word) && word !== DONE)
  const button = (word: Word) => (
    <AnswerButton
      key={word}
      session={session}
      question={standing}
      word={word}
      hinted={undefined}
      place={at.indexOf(word)}
      hasNote={false}
      onAnswer={onAnswer}
      onPoint={(pointed) => onPoint(pointed !== undefined && isSpaceWord(pointed) ? wordSpace(pointed) : undefined)}
    />
  )
  return (
    <>
      {!draft.isOpen && spaces.length > 0 && <h3 class="further">{say('draft.further')}</h3>}
      {spaces.length > 0 && <div class="answers spaces-to-choose">{spaces.map(button)}</div>}
      {others.length > 0 && <div class="answers menu-of-many">{others.map(button)}</div>}
      {standing.refused.length > 0 && (
        <RefusedList
          session={session}
          question={standing}
          chosen={draft.plan.rows.map(({ space }) => space)}
          onPoint={onPoint}
        />
      )}
    </>
  )
}

/** What follows the last space. */
function After({ draft, onRevise }: { draft: Draft } & Revising) {
  const { plan, after } = draft
  if (after.length === 0) return null
  return (
    <div class="draft-after">
      {after.map((given) => (
        <Control
          key={`${given.key} ${given.nth}`}
          draft={draft}
          row={undefined}
          at={-1}
          given={given}
          onPick={(word) => onRevise(withPickAfter(plan, given.key, given.nth, word))}
          onDrop={() => onRevise(plan)}
        />
      ))}
    </div>
  )
}
