import { gameSummary, LOG_FORMATS, type LogFormat, writtenLog } from '@coinflict/kernel/display'
import type { Game, LogEvent } from '@coinflict/kernel/state'
import { SPECTATOR, type Table } from '@coinflict/kernel/table'
import { useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { Pick } from '../parts/pick.tsx'
import { language } from '../settings.ts'
import { offerBlob } from '../storage/file.ts'
import { say } from '../text/say.ts'
import type { Box } from '../volumes.ts'
import { boardPicture } from './picture.tsx'
import '../styles/record.css'

/** A moment of a game to be written down. */
export interface Written {
  readonly box: Box
  readonly table: Table
  readonly game: Game
  readonly log: readonly LogEvent[]
}

const KINDS: Readonly<Record<LogFormat, { readonly ending: string; readonly type: string; name(): string }>> = {
  text: { ending: 'txt', type: 'text/plain', name: () => say('record.log.text') },
  markdown: { ending: 'md', type: 'text/markdown', name: () => 'Markdown' },
  json: { ending: 'json', type: 'application/json', name: () => 'JSON' },
}

/** The log as a file; what lies face down is in none. */
export function logFile({ table, game, log }: Omit<Written, 'box'>, format: LogFormat): Blob {
  const shown = { game, log }
  const text =
    format === 'json'
      ? `${JSON.stringify(gameSummary(table, SPECTATOR, language.value, shown), null, 1)}\n`
      : writtenLog(table, format, language.value, shown)
  return new Blob([text], { type: KINDS[format].type })
}

/** What can be taken away from a game: its log in a format, and a picture of the board. */
export function WriteDown({ moment }: { moment: Written }) {
  const [format, setFormat] = useState<LogFormat>('text')
  const [state, setState] = useState<'drawing' | 'failed' | undefined>(undefined)
  const { box, table } = moment
  const name = `${box.volume.id}-${table.entries.length}`
  const draw = async () => {
    setState('drawing')
    try {
      offerBlob(`${name}.png`, await boardPicture(box, moment.game))
      setState(undefined)
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }
  return (
    <div class="write-down">
      <Pick<LogFormat>
        label={say('record.log')}
        value={format}
        values={LOG_FORMATS}
        textOf={(each) => KINDS[each].name()}
        onPick={setFormat}
      />
      <button type="button" onClick={() => offerBlob(`${name}.${KINDS[format].ending}`, logFile(moment, format))}>
        {say('record.save-log')}
      </button>
      <button type="button" class="save-picture" onClick={draw} disabled={state === 'drawing'}>
        {say('record.save-picture')}
      </button>
      <span role="status">
        {state === 'drawing' && say('record.drawing')}
        {state === 'failed' && say('record.picture-failed')}
      </span>
    </div>
  )
}

export function WriteDownDialog({ moment, onClose }: { moment: Written; onClose(): void }) {
  return (
    <Dialog title={say('record.write-down')} onClose={onClose}>
      <WriteDown moment={moment} />
    </Dialog>
  )
}
