import { complain, notice } from '../parts/notice.ts'
import { shareLink } from '../parts/share.ts'
import type { Company } from '../play/company.ts'
import { go } from '../route.ts'
import { offerFile } from '../storage/file.ts'
import { say } from '../text/say.ts'
import { exportOf, handOver, leaveTable, rematch } from './api.ts'
import { Chat } from './chat.tsx'
import { forgetTable, keepTable } from './keys.ts'
import { linkOf } from './link.ts'
import { Notes } from './notes.tsx'
import { People } from './people.tsx'
import type { RemoteSession } from './remote-session.ts'
import type { OnlineTable } from './table.ts'

/** What those who play together add to the page of a game. */
export const companyAt = (table: OnlineTable, session: RemoteSession, onFork: () => void): Company => ({
  title: table.info.value?.name ?? '',
  box: () => <People table={table} session={session} />,
  unread: table.unread,
  panels: {
    chat: () => <Chat table={table} />,
    ...(table.you.value.chair === null ? {} : { notes: () => <Notes table={table} /> }),
  },
  menu: (choose) => <Menu table={table} choose={choose} onFork={onFork} />,
  result: () => <Afterwards table={table} />,
})

/** Sets up the next game of the same people, or goes there if somebody did. */
function playAgain(table: OnlineTable): void {
  rematch(table.id, table.key).then(({ table: next }) => {
    if (table.key !== undefined) keepTable({ id: next.id, key: table.key })
    go('online', next.id)
  }, complain)
}

/** After the end: another game, and what proves that nobody chose the dice. */
function Afterwards({ table }: { table: OnlineTable }) {
  const { secret } = table.info.value ?? {}
  return (
    <>
      {table.you.value.chair !== null && (
        <div class="answers">
          <button type="button" class="primary" onClick={() => playAgain(table)}>
            {say('online.rematch')}
          </button>
        </div>
      )}
      {secret !== undefined && (
        <p class="fair">
          {say('online.secret')} <code>{secret}</code>
        </p>
      )}
    </>
  )
}

/** What can be done with the seat and with the game as a whole. */
function Menu({ table, choose, onFork }: { table: OnlineTable; choose(act: () => void): () => void; onFork(): void }) {
  const { chair } = table.you.value
  const info = table.info.value
  const { id } = table
  const isRunning = info?.status === 'running'
  const isMine = chair !== null
  const leave = () => {
    if (!confirm(say('online.leave-sure'))) return
    leaveTable(id, table.key).then(() => {
      forgetTable(id)
      go('')
    }, complain)
  }
  const give = () => {
    if (!confirm(say('online.hand-over-sure'))) return
    handOver(id, table.key).then(async ({ key }) => {
      forgetTable(id)
      table.line.watchAnew()
      const link = linkOf(id, key)
      await shareLink(link)
      notice.value = { text: say('online.handed-over', { link }) }
    }, complain)
  }
  const show = async () => {
    const link = linkOf(id)
    notice.value = { text: say((await shareLink(link)) ? 'menu.link-copied' : 'menu.link-here', { link }) }
  }
  const save = () => {
    exportOf(id, table.key).then((all) => offerFile(`${info?.game}-${id}.json`, all), complain)
  }
  return (
    <>
      <button type="button" onClick={choose(show)}>
        {say('online.link')}
      </button>
      {isMine && isRunning && (
        <>
          <button type="button" onClick={choose(give)}>
            {say('online.hand-over')}
          </button>
          <button type="button" onClick={choose(leave)}>
            {say('online.leave')}
          </button>
        </>
      )}
      {isMine && info !== undefined && !isRunning && (
        <button type="button" onClick={choose(() => playAgain(table))}>
          {say('online.rematch')}
        </button>
      )}
      <button type="button" onClick={choose(save)}>
        {say('online.export')}
      </button>
      <button type="button" onClick={choose(onFork)}>
        {say('online.fork')}
      </button>
    </>
  )
}
