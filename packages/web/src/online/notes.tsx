import { useEffect, useRef, useState } from 'preact/hooks'
import { complain } from '../parts/notice.ts'
import { say } from '../text/say.ts'
import { notesAt, writeNotes } from './api.ts'
import type { OnlineTable } from './table.ts'

/** Milliseconds after the last letter until they are kept. */
const PAUSE = 800

/** Notes that nobody else sees; they are kept while one writes. */
export function Notes({ table }: { table: OnlineTable }) {
  const [text, setText] = useState<string | undefined>(undefined)
  const [isKept, setKept] = useState(false)
  const unkept = useRef<string | undefined>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const keep = () => {
    const written = unkept.current
    if (written === undefined) return
    unkept.current = undefined
    writeNotes(table.id, table.key, written).then(
      () => setKept(unkept.current === undefined),
      (error) => {
        unkept.current ??= written
        complain(error)
      },
    )
  }
  useEffect(() => {
    notesAt(table.id, table.key).then(setText, complain)
    return keep
  }, [table])
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const isRead = text !== undefined
  useEffect(() => field.current?.scrollIntoView({ block: 'nearest' }), [isRead])
  if (text === undefined) return <p class="loading">{say('app.loading')}</p>
  return (
    <div class="notes">
      <label>
        <span>{say('online.notes-lead')}</span>
        <textarea
          ref={field}
          rows={5}
          maxLength={20_000}
          value={text}
          onInput={(event) => {
            unkept.current = event.currentTarget.value
            setKept(false)
            setText(event.currentTarget.value)
          }}
        />
      </label>
      <p class="empty" role="status">
        {isKept ? say('online.notes-kept') : ''}
      </p>
    </div>
  )
}
