import { factionName } from '@coinflict/kernel/display'
import type { Faction, Volume } from '@coinflict/kernel/state'
import { numeral } from '@coinflict/kernel/text'
import { useState } from 'preact/hooks'
import { FactionSign } from '../board/pieces.tsx'
import { Pick } from '../parts/pick.tsx'
import { go, hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { seatName } from '../text/seat.ts'
import { GAMES } from '../volumes.ts'
import { useLoaded } from './act.tsx'
import { type Rating, ratings } from './api.ts'
import { Field, Form } from './fields.tsx'
import { say } from './text/say.ts'
import { useVolume } from './volume.ts'

/** The page of somebody. */
export const profileAddress = (name: string): string => `of/${encodeURIComponent(name)}`

const figure = (n: number): string => numeral(n, language.value, 1)
const rounded = (n: number): number => Math.round(n * 10) / 10

interface FactionCellProps {
  readonly volume: Volume
  readonly faction: string
  /** Of its name. */
  readonly class?: string
}

export function FactionCell({ volume, faction, class: look }: FactionCellProps) {
  const f = volume.factionIndex.get(faction) as Faction
  const facts = volume.factions[f]
  return (
    <span class="signed-name">
      {facts !== undefined && <FactionSign colour={facts.colour} letter={facts.letter} />}{' '}
      <span class={look}>{factionName(volume, f, language.value)}</span>
    </span>
  )
}

/** What a rating says, in the columns of a table. The estimate is told so that the rounded figures add up: a list is in the order of the ratings. */
export const RatingCells = ({ rating: { ordinal, sigma, games, wins } }: { rating: Rating }) => (
  <>
    <td class="number">{figure(ordinal)}</td>
    <td class="number estimate">
      {figure(rounded(ordinal) + 3 * rounded(sigma))} ± {figure(sigma)}
    </td>
    <td class="number">{games}</td>
    <td class="number">{wins}</td>
  </>
)

export const RatingHeads = () => (
  <>
    <th scope="col" class="number">
      {say('people.rating')}
    </th>
    <th scope="col" class="number estimate">
      {say('people.estimate')}
    </th>
    <th scope="col" class="number">
      {say('stats.games')}
    </th>
    <th scope="col" class="number">
      {say('stats.wins')}
    </th>
  </>
)

/** The best of a volume, people and non-players, by faction. */
export function RatingsPage() {
  const [game, setGame] = useState(GAMES[0]?.id ?? '')
  const [faction, setFaction] = useState('')
  const [name, setName] = useState('')
  const volume = useVolume(game)
  const { value, problem } = useLoaded(() => ratings(game, faction === '' ? undefined : faction), [game, faction])
  return (
    <>
      <p>{say('people.ratings-lead')}</p>
      <search>
        <Form onSend={() => go('people', profileAddress(name.trim()))}>
          <Field label="people.find" value={name} onWrite={setName} required maxLength={40} />
          <button type="submit">{say('people.look')}</button>
        </Form>
      </search>
      <div class="fields">
        <Pick
          label={say('setup.game')}
          value={game}
          values={GAMES.map(({ id }) => id)}
          textOf={(id) => GAMES.find((each) => each.id === id)?.title ?? id}
          onPick={(id) => {
            setFaction('')
            setGame(id)
          }}
        />
        {volume !== undefined && (
          <Pick
            label={say('factions.faction')}
            value={faction}
            values={['', ...volume.factions.map(({ id }) => id)]}
            textOf={(id) =>
              id === ''
                ? say('people.every-faction')
                : factionName(volume, volume.factionIndex.get(id) as Faction, language.value)
            }
            onPick={(id) => setFaction(id)}
          />
        )}
      </div>
      {problem}
      {value?.length === 0 && <p role="status">{say('people.rated-none')}</p>}
      {volume !== undefined && value !== undefined && value.length > 0 && (
        <Ladder volume={volume} list={value.filter((each) => each.game === volume.id)} />
      )}
    </>
  )
}

function Ladder({ volume, list }: { volume: Volume; list: readonly Rating[] }) {
  return (
    <div class="wide-table">
      <table class="listing">
        <thead>
          <tr>
            <th scope="col" class="rank">
              {say('people.place')}
            </th>
            <th scope="col">{say('people.who')}</th>
            <th scope="col">{say('factions.faction')}</th>
            <RatingHeads />
          </tr>
        </thead>
        <tbody>
          {list.map((rating, i) => (
            <tr key={`${rating.subject} ${rating.faction}`}>
              <td class="rank">{i + 1}</td>
              <th scope="row">
                {rating.name ? (
                  <a href={hrefOf('people', profileAddress(rating.name))}>{rating.name}</a>
                ) : (
                  seatName(volume, rating.subject.replace(/^non-player:/, ''))
                )}
              </th>
              <td>
                <FactionCell volume={volume} faction={rating.faction} class="hidden-on-phone" />
              </td>
              <RatingCells rating={rating} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
