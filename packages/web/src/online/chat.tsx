import { useEffect, useRef, useState } from 'preact/hooks'
import { complain } from '../parts/notice.ts'
import { say } from '../text/say.ts'
import { timeOfDay } from '../text/when.ts'
import { sayAt } from './api.ts'
import type { OnlineTable } from './table.ts'

/** What people say to each other at a table; those who watch listen. */
export function Chat({ table }: { table: OnlineTable }) {
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const lines = table.lines.value
  const { chair: own } = table.you.value
  useEffect(() => {
    table.readChat()
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    // A low panel may have room for little more than the field to write in: its end shows the newest line above that.
    const panel = list.current?.closest('.tab-panel')
    panel?.scrollTo(0, panel.scrollHeight)
  }, [lines.length])
  return (
    <div class="chat">
      <ol aria-live="polite" aria-label={say('tabs.chat')} ref={list}>
        {lines.map(({ n, chair, name, text: said, at }) => (
          <li key={n} class={chair === own ? 'own' : ''}>
            <b>{name}</b> <small>{timeOfDay(at)}</small> <span class="said">{said}</span>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p class="empty">{say('online.silence')}</p>}
      {own !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            sayAt(table.id, table.key, text).then(() => setText(''), complain)
          }}
        >
          <label>
            <span class="hidden">{say('online.say')}</span>
            <input
              type="text"
              value={text}
              maxLength={500}
              placeholder={say('online.say')}
              required
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{say('online.send')}</button>
        </form>
      )}
    </div>
  )
}
