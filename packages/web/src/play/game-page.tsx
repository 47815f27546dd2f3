import { BadInput } from '@coinflict/kernel'
import { useEffect, useState } from 'preact/hooks'
import { keepLater } from '../keep/later.ts'
import { unpack } from '../keep/link.ts'
import { findGame, type KeptGame, keepGame, newId } from '../keep/store.ts'
import { complain, notice, problemText } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { go, hrefOf, replace } from '../route.ts'
import { pace } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { shelfOf, unpackBox } from '../volumes.ts'
import { PlayPage } from './play.tsx'
import { openSave, Session } from './session.ts'

/** Loads the game of an address, kept here or carried by a link, and shows it. */
export function GamePage({ page, rest }: { page: string; rest: string }) {
  const [session, setSession] = useState<Session | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    let isLeft = false
    const opening = page === 'open' ? openLink(rest) : openKept(rest)
    opening.then(
      (opened) => {
        if (isLeft) return
        if (page === 'open') replace('play', opened.id)
        else setSession(opened)
      },
      (error: unknown) => {
        if (!isLeft) setProblem(problemText(error))
      },
    )
    return () => {
      isLeft = true
      notice.value = undefined
    }
  }, [page, rest])
  if (problem !== undefined) {
    return (
      <main class="page">
        <PageTitle>{say('app.not-found')}</PageTitle>
        <p role="alert">{problem}</p>
        <p>
          <a href={hrefOf('')}>{say('app.home')}</a>
        </p>
      </main>
    )
  }
  if (session === undefined) return <p class="loading">{say('app.loading')}</p>
  return <PlayPage session={session} onFork={() => fork(session)} />
}

/** Opens a game of this browser. */
async function openKept(id: string): Promise<Session> {
  const kept = await findGame(id)
  if (kept === undefined) throw new BadInput('kept', say('problem.kept'))
  return sit(kept)
}

/** A link makes a new game of this browser; those already there stay as they are. */
async function openLink(packed: string): Promise<Session> {
  const { save } = (await unpack(packed)) as { save: unknown }
  return takeIn(save)
}

/** Takes a saved game in as a new one, after it was read whole. */
export async function takeIn(save: unknown): Promise<Session> {
  const { game } = Object(save) as { game?: unknown }
  const box = await unpackBox(shelfOf(game))
  const { table, start, warning } = openSave(box.volume, box.families, save)
  if (warning !== undefined) notice.value = { text: ofVolume(box.volume, warning) }
  const session = new Session(newId(), box, table, start, false, keep, isAtOnce)
  await keepGame(keptOf(session))
  return session
}

async function sit(kept: KeptGame): Promise<Session> {
  const box = await unpackBox(shelfOf(kept.save.game))
  const { table, start, warning } = openSave(box.volume, box.families, kept.save)
  if (warning !== undefined) notice.value = { text: ofVolume(box.volume, warning) }
  return new Session(kept.id, box, table, start, kept.held && warning === undefined, keep, isAtOnce)
}

const isAtOnce = (): boolean => pace.value === 'once'

const keptOf = (session: Session): KeptGame => ({
  id: session.id,
  save: session.presentSave(),
  held: session.isHeld,
  over: session.isOver,
  changed: Date.now(),
})

/** Keeps the game after every answer. */
function keep(session: Session): void {
  keepLater(() => {
    keepGame(keptOf(session)).catch(() => {
      notice.value = { text: say('problem.not-kept') }
    })
  })
}

/** A new game that begins at the moment looked at. */
function fork(session: Session): void {
  takeIn(session.save()).then((opened) => {
    go('play', opened.id)
    notice.value = { text: say('timeline.forked') }
  }, complain)
}
