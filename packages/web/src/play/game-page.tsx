import { BadInput } from '@coinflict/kernel/state'
import { Elsewhere, levelOf } from '@coinflict/players'
import { useEffect, useState } from 'preact/hooks'
import { NothingHere } from '../parts/nothing-here.tsx'
import { complain, notice, problemText } from '../parts/notice.ts'
import { go, replace } from '../route.ts'
import { gathering, pace } from '../settings.ts'
import { AutoSaver } from '../storage/auto-saver.ts'
import { importSave } from '../storage/import-save.ts'
import { label } from '../storage/labels.ts'
import { unpack } from '../storage/link.ts'
import { playersElsewhere, receiveMove, takeArrival } from '../storage/mail.ts'
import { openSave } from '../storage/open.ts'
import { keepPlan, keptPlan } from '../storage/plans.ts'
import { isForgetful, type StoredGame, takeUp } from '../storage/store.ts'
import { catalogues } from '../text/catalogues.ts'
import { ofVolume, say } from '../text/say.ts'
import { thinker } from '../think/thinker.ts'
import { boxOf, loadFullBox } from '../volumes.ts'
import { LocalSession } from './local-session.ts'
import { PlayPage } from './play.tsx'
import type { Session } from './session.ts'

/** Loads the game of an address, kept here or carried by a link, and shows it. */
export function GamePage({ page, rest }: { page: string; rest: string }) {
  const [session, setSession] = useState<Session | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  // What is not there is looked for again once the browser gives its games after all.
  const mayCome = problem !== undefined && isForgetful.value
  useEffect(() => {
    let leave = () => {}
    let isLeft = false
    const show = (opened: Session) => {
      setProblem(undefined)
      setSession(opened)
    }
    const fail = (error: unknown) => {
      if (!isLeft) setProblem(problemText(error))
    }
    if (page === 'open') openLink(rest).then((id) => isLeft || replace('play', id), fail)
    else if (page === 'move') receiveMove(rest).then((id) => isLeft || replace('play', id), fail)
    else leave = openKept(rest, show, fail)
    return () => {
      isLeft = true
      leave()
      notice.value = undefined
    }
  }, [page, rest, mayCome])
  if (problem !== undefined) return <NothingHere why={problem} />
  if (session === undefined) return <p class="loading">{say('app.loading')}</p>
  return <PlayPage session={session} onFork={() => fork(session)} />
}

/** A link makes a new game of this browser; those already there stay as they are. */
async function openLink(packed: string): Promise<string> {
  const { save } = Object(await unpack(packed)) as { save?: unknown }
  return importSave(save)
}

/**
 * Opens a game of this browser, at the moment that the address names if it names one, and shows it again where another window has played it
 * on. Gives how to leave it.
 */
function openKept(
  address: string,
  onOpen: (session: Session) => void,
  onProblem: (error: unknown) => void,
): () => void {
  let keeper: AutoSaver | undefined
  let isLeft = false
  const show = async (kept: StoredGame, before?: Session) => {
    if (before === undefined && Object.values(kept.save.seats).some((seat) => levelOf(seat) !== undefined))
      thinker.open(kept.save)
    const session = await sit(kept, (played) =>
      keeper?.keep(() => ({ save: played.presentSave(), held: played.isHeld, over: played.isOver })),
    )
    if (isLeft) return
    keeper = new AutoSaver(kept, {
      follow: (newer, isApart) => {
        show(newer, session).then(() => {
          if (isApart) notice.value = { text: say('problem.played-elsewhere') }
        }, complain)
      },
    })
    // Whoever looks at an earlier moment stays there.
    if (before !== undefined && !before.isPresent && !before.isReplay) session.lookAt(before.moment)
    else if (before === undefined && /^\d+$/.test(at)) session.lookAt(Number(at))
    onOpen(session)
    const arrival = takeArrival(kept.id)
    if (arrival !== undefined) notice.value = { text: arrival }
    if (forked === kept.id) {
      forked = undefined
      notice.value = { text: say('timeline.forked') }
    }
  }
  const [id = '', at = ''] = address.split('/')
  takeUp(id)
    .then((kept) => {
      if (kept === undefined) throw new BadInput('kept', 'problem.kept', {}, { catalogues })
      return show(kept)
    })
    .catch(onProblem)
  return () => {
    isLeft = true
    keeper?.close()
    thinker.close()
  }
}

async function sit(kept: StoredGame, keep: (session: Session) => void): Promise<Session> {
  const box = await loadFullBox(boxOf(kept.save.game))
  const answers = new Elsewhere()
  const { table, warning, ...beginning } = openSave(box.volume, box.families, kept.save, answers)
  const said = warning ?? kept.warning
  if (said !== undefined) notice.value = { text: ofVolume(box.volume, said) }
  const isHeld = kept.held && warning === undefined
  const session: LocalSession = new LocalSession(kept.id, box, table, {
    ...beginning,
    isHeld,
    keep,
    isInstant: () => pace.value === 'once' && table.setup.seats.some(({ kind }) => kind === 'person'),
    gathers: () => gathering.value === 'on',
    isElsewhere: (player) => playersElsewhere(kept.id).value.has(player),
    thinkers: {
      answer: (save, tell) => thinker.answer(save, tell),
      hear: (thought) => answers.hear(thought),
    },
    keepPlan: (plan) => keepPlan(kept.id, session.length, plan),
  })
  const plan = keptPlan(kept.id, session.length)
  if (plan !== undefined && session.canDraft) session.revise(plan)
  return session
}

/** The game that was begun from another and has not been shown yet. */
let forked: string | undefined

/** A new game that begins at the moment shown. */
function fork(session: Session): void {
  importSave(session.save()).then((id) => {
    label(id, { from: { id: session.id, at: session.moment } })
    forked = id
    go('play', id)
  }, complain)
}
