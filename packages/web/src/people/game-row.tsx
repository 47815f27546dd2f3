import { factionName } from '@coinflict/kernel/display'
import type { Faction, Volume } from '@coinflict/kernel/state'
import type { ComponentChildren } from 'preact'
import { DELETED } from '../online/api.ts'
import { timeText } from '../online/clock.tsx'
import { Seated } from '../online/tables.tsx'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { scenarioName } from '../setup/continue.tsx'
import { whenText } from '../text/when.ts'
import type { Listed } from './me.ts'
import { say } from './text/say.ts'
import { useVolume } from './volume.ts'

/** Who won: people by their names, others as what plays. */
function winners(volume: Volume, { result, chairs }: Listed): string {
  const first = (result ?? []).filter(({ place }) => place === 1)
  const names = first.map(({ faction }) => {
    const chair = chairs.find(({ factions }) => factions.includes(faction))
    const what = factionName(volume, volume.factionIndex.get(faction) as Faction, language.value)
    if (chair === undefined || chair.substitute !== null) return say('people.non-player', { faction: what })
    const { name } = chair
    if (name === null) return what
    return `${name === DELETED ? say('online.deleted') : name} (${what})`
  })
  return names.join(', ')
}

/** A table in a list: its name, what is played, who sits there, and what there is to say of it. */
export function GameRow({
  table,
  note,
  isAsked = false,
  children,
}: {
  table: Listed
  note?: string | undefined
  isAsked?: boolean
  /** What can be done about it here. */
  children?: ComponentChildren
}) {
  const volume = useVolume(table.game)
  const deadline = table.asked?.deadline ?? undefined
  const isOver = table.status === 'finished'
  return (
    <li class={isAsked ? 'asked' : undefined}>
      <a href={hrefOf('online', table.id)}>
        <span class="game-name">
          <strong>{table.name}</strong>
          <small>
            {volume !== undefined && `${volume.title}, ${scenarioName(volume, table.scenario)}`}
            {table.rated && ` · ${say('people.rated')}`}
          </small>
        </span>
        <Seated table={table} />
        <span class="game-note">
          {note !== undefined && <strong>{note}</strong>}
          {isOver && volume !== undefined && <strong>{say('people.winner', { text: winners(volume, table) })}</strong>}
          <small>
            {deadline === undefined
              ? whenText(table.finished ?? table.changed)
              : say('people.due', { when: timeText(deadline - Date.now()) })}
          </small>
        </span>
      </a>
      {children}
    </li>
  )
}
