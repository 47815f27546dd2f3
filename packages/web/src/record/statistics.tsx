import { factionName } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import { numeral, signed } from '@coinflict/kernel/text'
import { useEffect, useState } from 'preact/hooks'
import { FactionSign } from '../board/pieces.tsx'
import { complain } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { scenarioName } from '../setup/continue.tsx'
import { labelOf } from '../storage/labels.ts'
import { playersElsewhere } from '../storage/mail.ts'
import { allGames, type StoredGame } from '../storage/store.ts'
import { say } from '../text/say.ts'
import { whenText } from '../text/when.ts'
import { tableOf } from './open.ts'
import { type Finished, finished, tally } from './statistics.ts'

interface Shelf {
  readonly volume: Volume
  readonly games: readonly (Finished & { readonly kept: StoredGame })[]
}

/** All finished games of this browser by volume, and how many of them could not be read. */
async function readShelves(): Promise<{ readonly shelves: readonly Shelf[]; readonly unread: number }> {
  const shelves = new Map<string, { volume: Volume; games: (Finished & { kept: StoredGame })[] }>()
  let unread = 0
  for (const kept of await allGames()) {
    if (!kept.over) continue
    try {
      const { box, table } = await tableOf(kept.save)
      const shelf = shelves.get(box.volume.id) ?? { volume: box.volume, games: [] }
      shelves.set(box.volume.id, shelf)
      shelf.games.push({ ...finished(table, playersElsewhere(kept.id).value), kept })
    } catch {
      unread++
    }
  }
  return { shelves: [...shelves.values()], unread }
}

/** How people did in the games of this browser, and the record of each. */
export function StatisticsPage() {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readShelves>> | undefined>(undefined)
  useEffect(() => {
    readShelves().then(setRead, complain)
  }, [])
  return (
    <main class="page">
      <PageTitle>{say('stats.title')}</PageTitle>
      <p>{say('stats.lead')}</p>
      {read === undefined && <p class="loading">{say('app.loading')}</p>}
      {read?.shelves.length === 0 && <p class="empty">{say('stats.none')}</p>}
      {read?.shelves.map((shelf) => (
        <Volumes key={shelf.volume.id} {...shelf} />
      ))}
      {read !== undefined && read.unread > 0 && <p class="empty">{say('stats.unread', { n: read.unread })}</p>}
    </main>
  )
}

function Volumes({ volume, games }: Shelf) {
  return (
    <section class="panel" aria-labelledby={`shelf-${volume.id}`}>
      <h2 id={`shelf-${volume.id}`}>{volume.title}</h2>
      <table class="figures tally">
        <thead>
          <tr>
            <th scope="col">{say('factions.faction')}</th>
            <th scope="col">{say('stats.games')}</th>
            <th scope="col">{say('stats.wins')}</th>
            <th scope="col">{say('stats.margin')}</th>
          </tr>
        </thead>
        <tbody>
          {tally(games).map(({ faction, games: n, wins, margin }) => (
            <tr key={faction}>
              <th scope="row">
                <span class="signed-name">
                  <FactionSign
                    colour={volume.factions[faction]?.colour ?? ''}
                    letter={volume.factions[faction]?.letter ?? ''}
                  />
                  <span>{factionName(volume, faction, language.value)}</span>
                </span>
              </th>
              <td>{n}</td>
              <td>{wins}</td>
              <td>{signed(margin, (size) => numeral(size, language.value, 1))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="finished">
        {games.map(({ kept }) => (
          <li key={kept.id}>
            <a href={hrefOf('record', kept.id)}>
              {[labelOf(kept.id).name ?? [], scenarioName(volume, kept.save.scenario), whenText(kept.changed)]
                .flat()
                .join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
