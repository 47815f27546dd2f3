import type { GuideStep } from '@coinflict/kernel/display'
import { isSpaceWord, type Space, wordSpace } from '@coinflict/kernel/state'
import type { Save } from '@coinflict/kernel/table'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { complain, notice, problemText } from '../parts/notice.ts'
import { usePageClass } from '../parts/page-class.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { PlayPage } from '../play/play.tsx'
import { go } from '../route.ts'
import { importSave } from '../storage/import-save.ts'
import { say } from '../text/say.ts'
import { GAMES, type ListedGame, loadBox } from '../volumes.ts'
import { GuideBox } from './box.tsx'
import { Lesson } from './lesson.ts'

type Guided = ListedGame & Required<Pick<ListedGame, 'guide'>>
const GUIDED = GAMES.filter((each): each is Guided => each.guide !== undefined)

/** The lessons are kept as long as the app is open: a look into the rules does not lose them. */
const begun = new Map<string, Lesson>()

/** The step that somebody has come to is kept in the browser: a reload goes on from there. */
const placeOf = (game: string): string => `coinflict.guide.${game}`

function stepReached(game: string): number {
  try {
    return Number(localStorage.getItem(placeOf(game)) ?? 0)
  } catch {
    return 0
  }
}

function keepStep({ at, box }: Lesson): void {
  try {
    localStorage.setItem(placeOf(box.volume.id), String(at))
  } catch {
    // A reload begins from the beginning.
  }
}

async function begin(game: Guided): Promise<Lesson> {
  const [box, guide] = await Promise.all([loadBox(game), game.guide()])
  const lesson = begun.get(game.id) ?? new Lesson(box, guide, stepReached(game.id))
  begun.set(game.id, lesson)
  return lesson
}

/** The first game of a newcomer: the page of a game, and somebody who leads through it. */
export function GuidePage({ game }: { game: string }) {
  const guided = GUIDED.find(({ id }) => id === game) ?? (GUIDED[0] as Guided)
  const [lesson, setLesson] = useState<Lesson | undefined>(begun.get(guided.id))
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    begin(guided).then(setLesson, (error: unknown) => setProblem(problemText(error)))
    return () => {
      notice.value = undefined
    }
  }, [])
  if (problem !== undefined) {
    return (
      <main class="page">
        <PageTitle>{say('app.guide')}</PageTitle>
        <p role="alert">{problem}</p>
      </main>
    )
  }
  return lesson === undefined ? <p class="loading">{say('app.loading')}</p> : <LedGame lesson={lesson} />
}

function LedGame({ lesson }: { lesson: Lesson }) {
  const { at, session, now, word } = lesson
  usePageClass('in-guide')
  // With what is shown, not after it: whoever reloads at once finds the step they saw.
  useLayoutEffect(() => keepStep(lesson), [lesson, at])
  const [inSight, setInSight] = useState<readonly Space[]>([])
  useEffect(() => {
    keepFocus(lesson)
    bringIntoSight(lesson)
    setInSight([...spacesToShow(lesson)])
  }, [lesson, at])
  const playOn = (save: Save) => {
    importSave(lesson.release(save)).then((id) => {
      lesson.restart()
      go('play', id)
    }, complain)
  }
  return (
    <PlayPage
      session={session}
      onFork={() => playOn(session.save())}
      guidance={{
        box: () => <GuideBox lesson={lesson} games={GUIDED} onPlayOn={() => playOn(session.presentSave())} />,
        word,
        act: now.act,
        spaces: spacesToShow(lesson),
        inSight,
        panel: now.panel,
      }}
    />
  )
}

/** The space to choose; if there is none, those that the step points at. */
function spacesToShow({ word, now, box }: Lesson): ReadonlySet<Space> {
  if (word !== undefined && isSpaceWord(word)) return new Set([wordSpace(word)])
  return new Set((now.point ?? []).map((id) => box.volume.spaceIndex.get(id) as Space))
}

/** The focus goes to what comes next, unless it is on the board or still in the guide's box; on the way back it stays on that way. */
function keepFocus({ isRead, isReturn, at }: Lesson): void {
  const active = document.activeElement
  if (active?.closest('.map, .spaces, .guide') != null) return
  const target = isReturn && at > 0 ? '.guide-back' : isRead ? '.guide-next' : '.question h2'
  document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
}

/** On a small screen the page is long: what the step speaks of comes into sight, below the guide's box. */
function bringIntoSight({ now }: Lesson): void {
  const box = document.querySelector<HTMLElement>('.guide')
  document.documentElement.style.setProperty('--guide', `${box?.offsetHeight ?? 0}px`)
  const hinted = document.querySelector('button.hinted:not(.space-row)')
  if (hinted !== null) hinted.scrollIntoView({ block: 'nearest' })
  else document.querySelector(sightOf(now))?.scrollIntoView({ block: 'start' })
  if (now.panel !== undefined && now.panel !== 'log') document.getElementById('tab-panel')?.scrollTo(0, 0)
}

/** What there is to see in a step: the cards that lie open, another panel, or the board, where it points at spaces in any case. */
function sightOf({ panel, point }: GuideStep): string {
  if (panel === undefined || point !== undefined) return '.board'
  return panel === 'cards' ? '.open-cards' : '.tabs'
}
