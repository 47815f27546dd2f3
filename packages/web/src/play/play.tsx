import { reasonText } from '@coinflict/kernel/display'
import {
  type Faction,
  type Game,
  isSpaceWord,
  type Piece,
  type Reason,
  type Space,
  spaceWord,
  type Volume,
  type Word,
  wordSpace,
} from '@coinflict/kernel/state'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { TableBar } from '../board/furniture.tsx'
import { ListBoard } from '../board/list.tsx'
import { chosenText, lookAtBoard, spaceText } from '../board/look.ts'
import { MapBoard } from '../board/map.tsx'
import { BoardSwitch } from '../board/switch.tsx'
import { lookAtTable } from '../board/table.ts'
import { useChange } from '../motion/change.ts'
import { useFlashes } from '../motion/flash.ts'
import { useSounds } from '../motion/use-sounds.ts'
import { lazy } from '../parts/lazy.tsx'
import { complain, notice } from '../parts/notice.ts'
import { NoticeLine } from '../parts/notice-line.tsx'
import { usePageClass } from '../parts/page-class.ts'
import { useTitle } from '../parts/page-title.tsx'
import { openRule } from '../parts/rule.tsx'
import { announce } from '../parts/status.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { boardView, chances, language, pace } from '../settings.ts'
import { labelOf } from '../storage/labels.ts'
import { ofVolume, say } from '../text/say.ts'
import { ChancesBar, ChancesSwitch } from '../think/chances.tsx'
import { useAdviser } from './advice.tsx'
import { useAnnouncements } from './announcements.ts'
import { useByHand } from './by-hand.tsx'
import { Cardboard } from './cardboard.tsx'
import { CardsPanel, CardsWindow, TableCards } from './cards.tsx'
import { Centre } from './centre.tsx'
import { MarginChart } from './chart.tsx'
import { COMPANY_PANELS, type Company } from './company.ts'
import type { Draft } from './draft.ts'
import { FactionsPanel } from './factions.tsx'
import { reachedIn } from './focus.ts'
import { foreseen } from './foreseen.ts'
import type { Guidance } from './guidance.ts'
import { Help } from './help.tsx'
import { type Keys, pressAnswer, useKeys } from './keys.ts'
import { LogList } from './log.tsx'
import { GameMenu } from './menu.tsx'
import { News } from './news.tsx'
import { OutOfTurn } from './out-of-turn.tsx'
import { spacesChanged } from './outcome.ts'
import { pauseOrGoOn, usePace } from './pace.ts'
import { PaceBar } from './pace-bar.tsx'
import { phaseText } from './phase.ts'
import type { Session } from './session.ts'
import { SpaceInfo } from './space-info.tsx'
import { SpaceWindow } from './space-window.tsx'
import { candidatesOf, spacesOfStep } from './spaces.ts'
import { Strip } from './strip.tsx'
import { Timeline } from './timeline.tsx'
import { UndoDialog } from './undo.tsx'
import { mayAnalyse, viewerOf } from './viewer.ts'
import { whyNotByHand } from './whenever.ts'

const TABS = ['cards', 'factions', 'log', 'chart', ...COMPANY_PANELS] as const
type Tab = (typeof TABS)[number]
type Window = 'cards' | 'help' | 'undo' | 'out-of-turn' | 'by-hand' | 'write-down' | undefined

const WriteDownDialog = lazy(() => import('../record/write-down.tsx').then((m) => m.WriteDownDialog))

const NONE: ReadonlySet<Space> = new Set()

interface PlayProps {
  readonly session: Session
  readonly guidance?: Guidance
  readonly company?: Company
  onFork(): void
}

/** The page of a game: board, question, panels, timeline; and who leads through it or plays along elsewhere, if anybody does. */
export function PlayPage({ session, onFork, guidance, company }: PlayProps) {
  session.changed.value
  const [looked, setLooked] = useState<Space | undefined>(undefined)
  const [pointed, setPointed] = useState<ReadonlySet<Space> | undefined>(undefined)
  const [tab, setTab] = useState<Tab>('cards')
  const [open, setOpen] = useState<Window>(undefined)
  const [explained, setExplained] = useState<Space | undefined>(undefined)
  useTitle(session.volume.title)
  usePageClass('in-game')
  const panel = useOwnScroll(tab)
  const side = useRef<HTMLDivElement>(null)
  // Where question and panels scroll together, a new question is seen from its beginning. Nobody asks whether they do: that is a layout.
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    if (isScrolled.current && !session.isWatched) side.current?.scrollTo(0, 0)
  }, [session.length, session.question?.id, session.isWatched])
  useEffect(() => {
    if (guidance?.panel !== undefined) setTab(guidance.panel)
  }, [session, guidance?.panel])
  const { volume, question, step, draft } = session
  // Until the next question, or more of a draft, the panels have more room. (Not by their focus: they would move away under a click.)
  const [isTurned, setTurned] = useState(false)
  useLayoutEffect(() => setTurned(false), [session.length, question?.id, draft])
  const isAtPanels = isTurned || guidance?.panel === tab
  // Where all scrolls together, whoever turns to a panel sees its end: the newest line of the log.
  useLayoutEffect(() => {
    if (isTurned) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isTurned, tab])
  const { drawing } = session.box
  const tongue = language.value

  const view = boardView.value
  // Whoever changes the view from within the board stays at the space.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const id = looked === undefined ? '' : volume.spaces[looked]?.id
    const place = document.querySelector<HTMLElement>(`.board [data-id="${id}"]`)
    ;(place ?? document.querySelector<HTMLElement>('.question h2'))?.focus({ preventScroll: true })
  }, [view])

  const byHand = useByHand(session, {
    isWished: open === 'by-hand',
    onLeave: () => setOpen(undefined),
    onOther: () => setOpen('out-of-turn'),
    attempt: (act) => attempt(act),
  })
  const game = byHand?.work.game ?? session.game
  const board = lookAtBoard(game)
  const table = lookAtTable(game, question?.by)
  const { change, news: heard } = useChange(session, game, board)
  useFlashes(change)
  useSounds(heard)
  const isAsked = question !== undefined && session.isPresent && byHand === undefined
  const spaces = isAsked ? question.answers.filter(isSpaceWord) : []
  const choices: ReadonlySet<Space> = new Set(spaces as number[] as Space[])
  const about = [question?.params?.space, question?.params?.to].filter((space) => space !== undefined)
  const stepped = step !== undefined && pointed === undefined ? spacesOfStep(step) : undefined
  const marked = byHand?.marked ?? pointed ?? stepped ?? (isAsked ? new Set(about) : NONE)

  const attempt = (act: () => void) => {
    notice.value = undefined
    const reached = reachedIn(session)
    try {
      act()
    } catch (error) {
      complain(error, session.game)
    }
    if (reachedIn(session) !== reached) leaveQuestion()
  }
  usePace(
    session,
    [open, explained, openRule.value].some((window) => window !== undefined),
  )
  useAnnouncements(session)
  const adviser = useAdviser(session, attempt)
  const { advice } = adviser
  // Advice that is asked for is read before the panels, too.
  useLayoutEffect(() => {
    if (advice !== undefined) setTurned(false)
  }, [advice])
  const weighed = pointed === undefined ? candidatesOf(step?.answers[0]?.explanation ?? advice?.explanation) : NONE
  const advised = advice !== undefined && isSpaceWord(advice.answer) ? new Set([wordSpace(advice.answer)]) : NONE
  const hinted = guidance?.spaces ?? stepped ?? advised
  const last = [...(byHand?.marked ?? stepped ?? advised)].at(-1) ?? draft?.rows[draft.plan.shown]?.choice.space
  // Where the map has nothing to choose, it shows what the question is about.
  const [from, to] = isAsked && choices.size === 0 ? about : []
  const inSight = useMemo(
    () => guidance?.inSight ?? [...new Set(last === undefined ? [from, to] : [last])].filter((s) => s !== undefined),
    [guidance?.inSight, last, from, to],
  )
  const answer = (word: Word) =>
    attempt(() => (isSpaceWord(word) ? session.choose(wordSpace(word)) : session.answer(word)))
  const numbers = useMemo(() => numbersOf(draft), [draft])
  const work = draft ?? byHand?.work
  const drafted = useMemo(() => (work === undefined ? NONE : spacesChanged(work.before, work.game)), [work])
  const sentence = (reason: Reason | undefined, space: Space): string | undefined =>
    reason === undefined ? undefined : reasonText(game, reason, tongue, spaceWord(space))
  const reasonOf = (space: Space) => (isAsked ? question.whyNot(spaceWord(space)) : undefined)
  const whyNot = (space: Space) => sentence(reasonOf(space), space)
  const pick = (space: Space) => {
    if (byHand !== undefined) byHand.pick(space)
    else if (choices.has(space) || numbers.has(space)) answer(spaceWord(space))
    else if (isAsked) announce(sentence(session.whyNot(spaceWord(space)), space) ?? '')
  }
  /** Whoever turns to a panel has read the news, which leave it their place. */
  const turnTo = (name: Tab) => {
    setTab(name)
    setTurned(true)
    if (session.tellsNews !== undefined) session.showNews(false)
  }
  const show = (name: Tab) => {
    turnTo(name)
    document.getElementById(`tab-${name}`)?.focus()
  }
  const undo = () => {
    if (!session.canUndo) return
    if (session.whyNotUndo() === undefined) attempt(() => session.undo())
    else setOpen('undo')
  }
  // What nobody asked for does not stand beside an earlier moment, or in the way of work by hand.
  const tellsNews =
    (session.isPresent || session.isWatched) &&
    (session.tellsNews === 'asked' || (session.tellsNews === 'unasked' && byHand === undefined))
  const news = () => {
    setTurned(false)
    session.showNews(!tellsNews)
  }
  const keys: Keys = {
    u: undo,
    r: () => attempt(() => session.redo()),
    s: () => (draft === undefined ? attempt(() => session.repeat()) : press('same')),
    Escape: () => {
      if (draft !== undefined) undo()
    },
    b: () => {
      boardView.value = boardView.value === 'map' ? 'list' : 'map'
      announce(say(`board.${boardView.value}`))
    },
    i: () => setExplained([...(pointed ?? [])][0] ?? looked),
    q: () => document.querySelector<HTMLElement>('.question h2[tabindex], .question.past')?.focus(),
    c: () => show('cards'),
    f: () => show('factions'),
    l: () => (tab === 'log' ? toNewestLine() : show('log')),
    g: () => show('chart'),
    w: news,
    h: () => (advice === undefined ? adviser.ask() : adviser.dismiss()),
    p: () => {
      if (!session.hasNonPlayers) return
      pauseOrGoOn()
      announce(`${say('pace.label')}: ${say(`pace.${pace.value}`)}`)
    },
    e: () => {
      if (session.isWatched) attempt(() => session.finish())
    },
    t: () => session.replayLastTurns(),
    '?': () => setOpen('help'),
    x: () => {
      if (whyNotByHand(session) === undefined) setOpen('by-hand')
    },
    ',': () => session.lookAt(session.moment - 1),
    '.': () => session.lookAt(session.moment + 1),
    ...Object.fromEntries([...'0123456789yn', 'Enter'].map((key) => [key, () => pressAnswer(key)])),
    d: () => pressAnswer(draft === undefined ? 'd' : 'Enter'),
  }
  useKeys(keys)

  return (
    <main class={guidance === undefined ? 'play' : 'play led'} data-moment={session.moment}>
      <h1 class="hidden">{volume.title}</h1>
      {guidance?.box()}
      <div class="game-bar">
        <span class="game-title">
          <b>{company?.title ?? labelOf(session.id).name ?? volume.title}</b>{' '}
          <span class="phase">{titleOf(session.part?.game ?? work?.before ?? game)}</span>
        </span>
        {mayAnalyse(session) && guidance === undefined && <ChancesSwitch />}
        <BoardSwitch />
        <GameMenu
          session={session}
          onUndo={undo}
          onOpen={setOpen}
          onNews={news}
          attempt={attempt}
          hintsUndo={guidance?.act === 'undo'}
          company={company}
        />
      </div>
      <div class="board">
        <Strip game={game} asked={session.actor} before={work?.before} />
        {chances.value === 'on' && mayAnalyse(session) && guidance === undefined && (
          <ChancesBar
            volume={volume}
            viewer={viewerOf(session)}
            moment={session.isAtTurnsEnd || session.part !== undefined ? undefined : momentOf(session)}
            saveOf={() => session.save()}
          />
        )}
        {byHand?.band}
        {boardView.value === 'map' ? (
          <MapBoard
            drawing={drawing}
            board={board}
            choices={choices}
            marked={marked}
            weighed={weighed}
            hinted={hinted}
            inSight={inSight}
            numbers={numbers}
            drafted={drafted}
            table={table}
            change={change}
            caption={(id) => ofVolume(volume, id)}
            describe={(look) =>
              [
                spaceText(game, look),
                chosenText(numbers.get(look.space)),
                choices.has(look.space) ? say('space.possible') : (whyNot(look.space) ?? ''),
              ]
                .filter((text) => text !== '')
                .join('. ')
            }
            onPick={pick}
            mayLift={(space, piece) =>
              isAsked && choices.size > 0 && (choices.has(space) || isOwn(volume, piece, question.by))
            }
            reach={(from) => session.reach(from)}
            foresee={(from, to, piece, n) => foreseen(session, from, to, { piece, n })}
            onCarry={(from, to, piece, n) => attempt(() => session.carry(from, to, { piece, n }))}
            onLook={setLooked}
          />
        ) : (
          <>
            <TableBar table={table} />
            <ListBoard
              game={game}
              board={board}
              choices={byHand === undefined ? choices : new Set(volume.onMap(game))}
              marked={marked}
              weighed={weighed}
              hinted={hinted}
              inSight={inSight}
              numbers={numbers}
              drafted={drafted}
              whyNot={whyNot}
              onPick={pick}
              onLook={setLooked}
              onAbout={setExplained}
            />
          </>
        )}
        {byHand?.space}
        {looked !== undefined && boardView.value === 'map' && byHand === undefined && (
          <SpaceInfo session={session} space={looked} isPossible={choices.has(looked)} whyNot={reasonOf(looked)} />
        )}
      </div>
      <div
        class={isAtPanels ? 'side at-panels' : 'side'}
        ref={side}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0
        }}
      >
        {company?.box()}
        <TableCards game={game} onOpen={() => setOpen('cards')} />
        {session.hasNonPlayers && <PaceBar session={session} tellsNews={tellsNews} onNews={news} />}
        <NoticeLine />
        {byHand?.panel ?? (
          <Centre
            session={session}
            guidance={guidance}
            adviser={adviser}
            attempt={attempt}
            onAnswer={answer}
            onUndo={undo}
            onOutOfTurn={() => setOpen('out-of-turn')}
            onFork={onFork}
            onPoint={setPointed}
            afterwards={company?.result()}
          />
        )}
        {tellsNews && <News session={session} onPoint={setPointed} />}
        {session.hasOwnDeck && !session.isHeld && <Cardboard session={session} />}
        <div class="panels">
          <Tabs
            label={say('tabs.label')}
            names={TABS.filter((name) => !isCompanys(name) || company?.panels[name] !== undefined)}
            open={tab}
            panel="tab-panel"
            textOf={(name) => {
              const unread = name === 'chat' && tab !== 'chat' ? (company?.unread ?? 0) : 0
              return unread === 0 ? say(`tabs.${name}`) : say('tabs.unread', { text: say(`tabs.${name}`), n: unread })
            }}
            onOpen={(name) => (name === tab && isAtPanels ? setTurned(false) : turnTo(name))}
          />
          <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0} ref={panel}>
            {tab === 'cards' && <CardsPanel game={game} />}
            {tab === 'factions' && <FactionsPanel game={game} asked={session.actor} />}
            {tab === 'log' && (
              <LogList
                volume={volume}
                events={session.log}
                most={300}
                whys={session}
                onPoint={setPointed}
                onVisit={(at) => session.lookAt(at)}
              />
            )}
            {tab === 'chart' && <MarginChart session={session} />}
            {isCompanys(tab) && company?.panels[tab]?.()}
          </div>
        </div>
      </div>
      <Timeline session={session} />
      {explained !== undefined && <SpaceWindow game={game} space={explained} onClose={() => setExplained(undefined)} />}
      {open === 'cards' && <CardsWindow game={game} onClose={() => setOpen(undefined)} />}
      {open === 'help' && <Help onClose={() => setOpen(undefined)} />}
      {open === 'write-down' && (
        <WriteDownDialog
          moment={{ box: session.box, table: session.tableShown, game: session.game, log: session.log }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'undo' && <UndoDialog session={session} attempt={attempt} onClose={() => setOpen(undefined)} />}
      {open === 'out-of-turn' && <OutOfTurn session={session} attempt={attempt} onClose={() => setOpen(undefined)} />}
    </main>
  )
}

/** The number of the row of each chosen space. */
const numbersOf = (draft: Draft | undefined): ReadonlyMap<Space, number> =>
  new Map(draft?.rows.map(({ choice }, i) => [choice.space, i + 1]))

const isCompanys = (name: Tab): name is (typeof COMPANY_PANELS)[number] =>
  COMPANY_PANELS.some((panel) => panel === name)

/** Which part of the game this is, or that it is over. */
const titleOf = (game: Game): string => (game.isOver ? say('result.title') : phaseText(game))

/** What tells a moment from others: where it lies, and what led to it. */
const momentOf = ({ moment, log }: Session): string => `${moment} ${log.length}`

const press = (key: string) => document.querySelector<HTMLElement>(`.question [data-key="${key}"]`)?.click()

const isOwn = ({ factionOf }: Volume, piece: Piece | undefined, by: Faction): boolean =>
  piece !== undefined && factionOf[piece] === by

/** The next question takes the focus. Taken away with the last one, in the middle of all changes, it would cost a look at all styles. */
function leaveQuestion(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('.question') !== null) activeElement.blur()
}

const toNewestLine = () => document.querySelector<HTMLElement>('.tab-panel .log li:last-child button')?.focus()

/** Each of several panels that share a place stays where it was scrolled to. */
function useOwnScroll(name: string) {
  const place = useRef<HTMLDivElement>(null)
  const scrolled = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    element.scrollTop = scrolled.current.get(name) ?? 0
    const keep = () => scrolled.current.set(name, element.scrollTop)
    element.addEventListener('scroll', keep)
    return () => element.removeEventListener('scroll', keep)
  }, [name])
  return place
}
