import { type SetupWish, saveOf, setupOf, Table, type Volume } from '@coinflict/kernel'
import { SEAT_KINDS } from '@coinflict/players'
import { useEffect, useState } from 'preact/hooks'
import { readFile } from '../keep/file.ts'
import { allGames, forgetGame, type KeptGame, keepGame, newId } from '../keep/store.ts'
import { complain, notice } from '../parts/notice.ts'
import { Rule } from '../parts/rule.tsx'
import { go, hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { hasMessage, ofVolume, say } from '../text/say.ts'
import { SHELF, type Shelf, shelfOf } from '../volumes.ts'
import { type Seats, usualSeats } from './seats.ts'
import { SeatFields } from './seats.tsx'
import { whyNotBegin } from './why-not.ts'

/** The first page: a new game, or one that is going on. */
export function SetupPage() {
  const [shelf, setShelf] = useState<Shelf>(SHELF[0] as Shelf)
  const [volume, setVolume] = useState<Volume | undefined>(undefined)
  useEffect(() => {
    setVolume(undefined)
    shelf.load().then((box) => setVolume(box.volume), complain)
    return () => {
      notice.value = undefined
    }
  }, [shelf])
  return (
    <main class="page setup">
      <header class="hero">
        <h1>{say('setup.title')}</h1>
        <p>{say('setup.lead')}</p>
        <p>
          {say('setup.newcomer')} <a href={hrefOf('guide')}>{say('app.guide')}</a>
        </p>
      </header>
      {notice.value !== undefined && (
        <p class="notice" role="alert">
          {notice.value.text}
        </p>
      )}
      <section class="panel" aria-labelledby="new-title">
        <h2 id="new-title">{say('setup.new')}</h2>
        {SHELF.length > 1 && (
          <fieldset class="choices">
            <legend>{say('setup.game')}</legend>
            {SHELF.map((each) => (
              <label key={each.id}>
                <input type="radio" name="game" checked={each.id === shelf.id} onChange={() => setShelf(each)} />{' '}
                {each.title}, {say(each.where)}
              </label>
            ))}
          </fieldset>
        )}
        {SHELF.length === 1 && (
          <p class="only-game">
            <strong>{shelf.title}</strong>, {say(shelf.where)}
          </p>
        )}
        {volume === undefined ? (
          <p class="loading">{say('app.loading')}</p>
        ) : (
          <NewGame key={volume.id} volume={volume} />
        )}
      </section>
      <Continue />
      <p class="small-print">{say('app.notice')}</p>
    </main>
  )
}

/** A seed that nobody has used. */
const anySeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0])

function NewGame({ volume }: { volume: Volume }) {
  const [scenario, setScenario] = useState(volume.scenarios[0]?.id ?? '')
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(volume.options.map((option) => [option.id, option.default])),
  )
  const [seats, setSeats] = useState<Seats>(() => usualSeats(volume))
  const [seed, setSeed] = useState(anySeed)
  const problem = whyNotBegin(volume, { scenario, options, seats })
  const start = () => {
    startGame(volume, { scenario, options, seats, seed }).then((id) => go('play', id), complain)
  }
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      {hasMessage(volume, 'setup.note') && <p class="setup-note">{ofVolume(volume, 'setup.note')}</p>}
      <fieldset class="choices">
        <legend>{say('setup.scenario')}</legend>
        {volume.scenarios.map(({ id, rule }) => (
          <div class="choice" key={id}>
            <label>
              <input type="radio" name="scenario" checked={id === scenario} onChange={() => setScenario(id)} />{' '}
              {ofVolume(volume, `scenario.${id}`)}
            </label>{' '}
            <Rule game={volume.id} rule={rule} />
          </div>
        ))}
      </fieldset>
      <SeatFields volume={volume} seats={seats} onChange={setSeats} />
      <details class="options">
        <summary>{say('setup.options')}</summary>
        {volume.options.map((option) => (
          <div class="choice" key={option.id}>
            <label>
              <span>{ofVolume(volume, `option.${option.id}`)}</span>
              <select
                value={options[option.id]}
                onChange={(event) => setOptions({ ...options, [option.id]: event.currentTarget.value })}
              >
                {option.values.map((value) => (
                  <option key={value} value={value}>
                    {ofVolume(volume, `option.${option.id}.${value}`)}
                  </option>
                ))}
              </select>
            </label>{' '}
            <Rule game={volume.id} rule={option.rule} />
          </div>
        ))}
        <label class="seed">
          <span>{say('setup.seed')}</span>
          <input type="text" value={seed} maxLength={60} onInput={(event) => setSeed(event.currentTarget.value)} />
        </label>
      </details>
      {problem !== undefined && (
        <p class="notice" role="alert">
          {problem.text} <Rule game={volume.id} rule={problem.rule ?? ''} />
        </p>
      )}
      <button type="submit" class="primary start" disabled={problem !== undefined}>
        {say('setup.start')}
      </button>
    </form>
  )
}

/** Lays a new game out and keeps it; gives its name. Nobody answers yet, so no charts are needed. */
export async function startGame(volume: Volume, wish: SetupWish): Promise<string> {
  const table = new Table(volume, setupOf(volume, wish, SEAT_KINDS), [])
  const id = newId()
  await keepGame({ id, save: saveOf(table), held: false, over: false, changed: Date.now() })
  return id
}

/** Games of this browser, and those in files. */
function Continue() {
  const [games, setGames] = useState<readonly KeptGame[] | undefined>(undefined)
  const reload = () => {
    allGames().then(setGames, complain)
  }
  useEffect(reload, [])
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const { takeIn } = await import('../play/game-page.tsx')
      const session = await takeIn(await readFile(file))
      go('play', session.id)
    } catch (error) {
      complain(error)
    }
  }
  return (
    <section class="panel" aria-labelledby="continue-title">
      <h2 id="continue-title">{say('setup.continue')}</h2>
      {games !== undefined && games.length === 0 && <p class="empty">{say('setup.none')}</p>}
      {games !== undefined && games.length > 0 && (
        <ul class="kept">
          {games.map((game) => (
            <Kept key={game.id} game={game} onForget={reload} />
          ))}
        </ul>
      )}
      <label class="file">
        <span>{say('setup.import')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const input = event.currentTarget
            open(input.files?.[0]).finally(() => {
              input.value = ''
            })
          }}
        />
      </label>
    </section>
  )
}

function Kept({ game, onForget }: { game: KeptGame; onForget(): void }) {
  const { save, changed, over } = game
  const [volume, setVolume] = useState<Volume | undefined>(undefined)
  useEffect(() => {
    Promise.resolve()
      .then(() => shelfOf(save.game).load())
      .then((box) => setVolume(box.volume), complain)
  }, [save.game])
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(changed)
  const title = volume?.title ?? save.game
  const scenario = volume === undefined ? save.scenario : ofVolume(volume, `scenario.${save.scenario}`).split(':')[0]
  return (
    <li>
      <a href={hrefOf('play', game.id)}>
        <strong>{say('setup.kept', { title, scenario: scenario ?? '' })}</strong>
        <span>
          {say('setup.answers', { n: save.journal.length, when })}
          {over && `, ${say('setup.over')}`}
        </span>
      </a>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          if (confirm(say('setup.forget-sure'))) forgetGame(game.id).then(onForget, complain)
        }}
      >
        {say('setup.forget')}
      </button>
    </li>
  )
}
