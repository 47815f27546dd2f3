import type { Volume } from '@coinflict/kernel/state'
import { useState } from 'preact/hooks'
import { complain, notice } from '../parts/notice.ts'
import { me } from '../people/me.ts'
import { say } from '../text/say.ts'
import { type Chair, joinTable } from './api.ts'
import { keepName, ownName } from './keys.ts'
import { OwnName } from './own-name.tsx'
import { Factions } from './seat-factions.tsx'
import type { OnlineTable } from './table.ts'

/** The seats that somebody who only watches may take: the one of their link, or those that are open. */
export function seatsToTake(table: OnlineTable): readonly Chair[] | undefined {
  const { chair, linked } = table.you.value
  const chairs = table.info.value?.chairs ?? []
  if (chair !== null) return undefined
  const open = chairs.filter((each) =>
    linked === null ? each.kind === 'open' && each.name === null : each.chair === linked,
  )
  return open.length === 0 ? undefined : open
}

/** Asks for a name, and for a seat where there are several. */
export function SitDown({ table, volume, chairs }: { table: OnlineTable; volume: Volume; chairs: readonly Chair[] }) {
  const [name, setName] = useState(ownName)
  const sit = (faction?: string) => {
    notice.value = undefined
    if (!me.value) keepName(name)
    joinTable(table.id, table.key, { name, ...(faction === undefined ? {} : { faction }) }).then(({ key }) => {
      if (key !== undefined) table.sitWith(key)
    }, complain)
  }
  return (
    <form
      class="sit-down"
      onSubmit={(event) => {
        event.preventDefault()
        sit(chairs[0]?.factions[0])
      }}
    >
      <OwnName name={name} required onChange={setName} />
      {chairs.map(({ chair, factions }) => {
        const text = (
          <>
            {say('online.sit')}: <Factions volume={volume} factions={factions} />
          </>
        )
        return chairs.length === 1 ? (
          <button key={chair} type="submit" class="primary">
            {text}
          </button>
        ) : (
          <button key={chair} type="button" disabled={!me.value && name.trim() === ''} onClick={() => sit(factions[0])}>
            {text}
          </button>
        )
      })}
    </form>
  )
}
