import { useState } from 'preact/hooks'
import { hrefOf } from '../route.ts'
import { whenText } from '../text/when.ts'
import { boxOf } from '../volumes.ts'
import { useAct, useLoaded } from './act.tsx'
import { block, blocked, headToHead, type Profile, profileOf, type Rating, unblock } from './api.ts'
import { Field, Form, Part } from './fields.tsx'
import { me } from './me.ts'
import { FactionCell, RatingCells, RatingHeads } from './ratings.tsx'
import { say } from './text/say.ts'
import { useVolume } from './volume.ts'

/** What somebody has played, how well, and against whom. */
export function ProfilePage({ name }: { name: string }) {
  const { value, problem } = useLoaded(() => profileOf(name), [name])
  if (value === undefined) return problem || <p class="loading">{say('app.loading')}</p>
  const { person, ratings } = value
  const isOwn = me.value?.name === person.name
  return (
    <>
      <p>
        {say('people.since', { when: whenText(person.created) })} {person.bot && say('people.is-program')}
      </p>
      {me.value && !isOwn && <Manners name={person.name} />}
      <Part id="played" title={say('online.archive')}>
        <Played profile={value} />
      </Part>
      <Part id="ratings" title={say('online.ratings')}>
        <p>{say(ratings.length === 0 ? 'people.rated-none' : 'people.ratings-lead')}</p>
        {[...new Set(ratings.map(({ game }) => game))].map((game) => (
          <GameRatings key={game} game={game} ratings={ratings.filter((each) => each.game === game)} />
        ))}
      </Part>
      <Against name={person.name} first={me.value && !isOwn ? me.value.name : ''} />
    </>
  )
}

/** What one can do about somebody. */
function Manners({ name }: { name: string }) {
  const { value, setValue } = useLoaded(blocked, [name])
  const { act, isBusy, told } = useAct()
  const isBlocked = value?.some((each) => each.name === name) === true
  return (
    <div class="acts">
      <button
        type="button"
        disabled={isBusy || value === undefined}
        onClick={() =>
          act(async () => {
            setValue(await (isBlocked ? unblock(name) : block(name)))
            return undefined
          })
        }
      >
        {say(isBlocked ? 'people.unblock' : 'people.block')}
      </button>
      <a class="button" href={hrefOf('people', `report/${encodeURIComponent(name)}`)}>
        {say('people.report')}
      </a>
      {told}
    </div>
  )
}

function Played({ profile: { person, played } }: { profile: Profile }) {
  if (played.length === 0) return <p class="empty">{say('people.played-none')}</p>
  return (
    <>
      <div class="wide-table">
        <table class="listing">
          <thead>
            <tr>
              <th scope="col">{say('setup.game')}</th>
              <th scope="col" class="number">
                {say('stats.games')}
              </th>
              <th scope="col" class="number">
                {say('stats.wins')}
              </th>
              <th scope="col" class="number">
                {say('people.left-early')}
              </th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ game, games, wins, left }) => (
              <tr key={game}>
                <th scope="row">{boxOf(game).title}</th>
                <td class="number">{games}</td>
                <td class="number">{wins}</td>
                <td class="number">{left}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href={hrefOf('people', `archive/${encodeURIComponent(person.name)}`)}>{say('people.show-games')}</a>
      </p>
    </>
  )
}

function GameRatings({ game, ratings }: { game: string; ratings: readonly Rating[] }) {
  const volume = useVolume(game)
  if (volume === undefined) return null
  return (
    <div class="wide-table">
      <table class="listing">
        <caption>{volume.title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('factions.faction')}</th>
            <RatingHeads />
          </tr>
        </thead>
        <tbody>
          {ratings.map((rating) => (
            <tr key={rating.faction}>
              <th scope="row">
                <FactionCell volume={volume} faction={rating.faction} />
              </th>
              <RatingCells rating={rating} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The games of two people against each other: with oneself, or with whoever is named. */
function Against({ name, first }: { name: string; first: string }) {
  const [other, setOther] = useState(first)
  const [asked, setAsked] = useState(first)
  const { value, problem } = useLoaded(async () => (asked === '' ? undefined : headToHead(name, asked)), [name, asked])
  return (
    <Part id="against" title={say('people.against')}>
      <Form onSend={() => setAsked(other.trim())}>
        <Field label="people.against-whom" value={other} onWrite={setOther} required maxLength={40} />
        <button type="submit">{say('people.compare')}</button>
      </Form>
      {problem}
      {value !== undefined && (
        <p role="status">
          {value.games === 0
            ? say('people.against-none')
            : [
                say('people.against-games', { n: value.games }),
                ...value.people.map((person, i) =>
                  say('people.against-ahead', {
                    name: person.name,
                    n: value.ahead[i] ?? 0,
                    wins: value.wins[i] ?? 0,
                  }),
                ),
              ].join(' ')}
        </p>
      )}
    </Part>
  )
}
