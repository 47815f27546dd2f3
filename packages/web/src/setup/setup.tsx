import { cardName } from '@coinflict/kernel/display'
import type { OptionFacts, Volume } from '@coinflict/kernel/state'
import { type Save, type SetupWish, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { useEffect, useState } from 'preact/hooks'
import { tryTwice } from '../offline/try-twice.ts'
import { FileButton } from '../parts/file-button.tsx'
import { complain, type Notice, notice } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { Pick } from '../parts/pick.tsx'
import { Rule } from '../parts/rule.tsx'
import { go, hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { readFile } from '../storage/file.ts'
import { newSeed } from '../storage/seed.ts'
import { allGames, answersIn, deleteGame, isForgetful, type StoredGame, storeNewGame } from '../storage/store.ts'
import { factionNouns, hasMessage, ofVolume, say } from '../text/say.ts'
import { whenText } from '../text/when.ts'
import { boxOf, GAMES, type ListedGame, loadBox } from '../volumes.ts'
import { kindOf, type Options, type Seats, usualFamily, usualOptions, usualSeats, withFamily } from './seats.ts'
import { SeatFields } from './seats.tsx'
import { fittingOptions, whyNotBegin, whyNotOption } from './why-not.ts'

/** The first page: a new game, or one that is going on. */
export function SetupPage() {
  const [game, setShelf] = useState<ListedGame>(GAMES[0] as ListedGame)
  const [volume, setVolume] = useState<Volume | undefined>(undefined)
  useEffect(() => {
    setVolume(undefined)
    game.volume().then(setVolume, complain)
    return () => {
      notice.value = undefined
    }
  }, [game])
  return (
    <main class="page setup">
      <header class="hero">
        <PageTitle>{say('setup.title')}</PageTitle>
        <p>{say('setup.lead')}</p>
        <p>
          {say('setup.newcomer')}{' '}
          <a href={hrefOf('guide', game.guide === undefined ? '' : game.id)}>{say('app.guide')}</a>
        </p>
      </header>
      {notice.value !== undefined && (
        <p class="notice" role="alert">
          {notice.value.text}
        </p>
      )}
      <section class="panel" aria-labelledby="new-title">
        <h2 id="new-title">{say('setup.new')}</h2>
        {GAMES.length > 1 && (
          <fieldset class="choices">
            <legend>{say('setup.game')}</legend>
            {GAMES.map((each) => (
              <label key={each.id}>
                <input type="radio" name="game" checked={each.id === game.id} onChange={() => setShelf(each)} />{' '}
                {each.title}, {each.where[language.value]}
              </label>
            ))}
          </fieldset>
        )}
        {GAMES.length === 1 && (
          <p class="only-game">
            <strong>{game.title}</strong>, {game.where[language.value]}
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

function NewGame({ volume }: { volume: Volume }) {
  const [scenario, setScenario] = useState(volume.scenarios[0]?.id ?? '')
  const [options, setOptions] = useState<Options>(() => usualOptions(volume))
  const [seats, setSeats] = useState<Seats>(() => usualSeats(volume))
  const [ownCharts, setOwnCharts] = useState(false)
  const [seed, setSeed] = useState(newSeed)
  const problem = whyNotBegin(volume, { scenario, options, seats })
  /** Takes what goes together, with the charts of the edition as long as nobody chose others. */
  const choose = (wish: { scenario?: string; options?: Options }) => {
    const fitting = fittingOptions(volume, { scenario, options, seats, ...wish })
    setScenario(wish.scenario ?? scenario)
    setOptions(fitting)
    if (!ownCharts) setSeats(withFamily(volume, seats, usualFamily(volume, fitting)))
  }
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
              <input type="radio" name="scenario" checked={id === scenario} onChange={() => choose({ scenario: id })} />{' '}
              {ofVolume(volume, `scenario.${id}`)}
            </label>{' '}
            <Rule game={volume.id} rule={rule} about={scenarioName(volume, id)} />
          </div>
        ))}
      </fieldset>
      <SeatFields
        volume={volume}
        seats={seats}
        options={options}
        onChange={setSeats}
        onCharts={() => setOwnCharts(true)}
      />
      <details class="options">
        <summary>{say('setup.options')}</summary>
        {volume.options.map((option) => (
          <OptionField
            key={option.id}
            volume={volume}
            option={option}
            value={options[option.id] ?? option.default}
            whyNot={(value) => whyNotOption(volume, { scenario, options, seats }, option.id, value)}
            onChange={(value) => choose({ options: { ...options, [option.id]: value } })}
          />
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

/** An option with its values; those that do not go with the rest are grey, with the reason. */
function OptionField({
  volume,
  option: { id, values, rule },
  value: chosen,
  whyNot,
  onChange,
}: {
  volume: Volume
  option: OptionFacts
  value: string
  whyNot(value: string): Notice | undefined
  onChange(value: string): void
}) {
  const reasons = new Set(values.flatMap((value) => whyNot(value)?.text ?? []))
  return (
    <div class="choice">
      <Pick
        label={ofVolume(volume, `option.${id}`)}
        value={chosen}
        values={values}
        textOf={(value) => ofVolume(volume, `option.${id}.${value}`)}
        isBarred={(value) => value !== chosen && whyNot(value) !== undefined}
        describedBy={reasons.size > 0 ? `why-not-${id}` : undefined}
        onPick={onChange}
      />{' '}
      <Rule game={volume.id} rule={rule} />
      {reasons.size > 0 && (
        <small class="why-not" id={`why-not-${id}`}>
          {[...reasons].join(' ')}
        </small>
      )}
    </div>
  )
}

/** The name of a scenario without what it is like. */
const scenarioName = (volume: Volume, id: string): string => ofVolume(volume, `scenario.${id}`).replace(/:.*/, '')

/** Lays a new game out and keeps it; gives its name. Nobody answers yet, so no charts are needed. */
export async function startGame(volume: Volume, wish: SetupWish): Promise<string> {
  const table = new Table(volume, setupOf(volume, wish, SEAT_KINDS), [])
  return storeNewGame({ save: saveOf(table), over: false })
}

/** Games of this browser, and those in files. */
function Continue() {
  const [games, setGames] = useState<readonly StoredGame[] | undefined>(undefined)
  const reload = () => {
    allGames().then(setGames, complain)
  }
  useEffect(reload, [isForgetful.value])
  const open = async (file: File) => {
    const { importSave } = await tryTwice(() => import('../storage/import-save.ts'))
    go('play', await importSave(await readFile(file)))
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
      <FileButton onFile={open} />
    </section>
  )
}

function Kept({ game, onForget }: { game: StoredGame; onForget(): void }) {
  const { save, changed, over } = game
  const [volume, setVolume] = useState<Volume | undefined>(undefined)
  useEffect(() => {
    Promise.resolve()
      .then(() => loadBox(boxOf(save.game)))
      .then((box) => setVolume(box.volume), complain)
  }, [save.game])
  if (volume === undefined) return null
  const name = say('setup.kept', { title: volume.title, scenario: scenarioName(volume, save.scenario) })
  const answers = [
    playedBy(volume, save),
    ...cardOf(volume, save),
    say('setup.answers', { n: answersIn(save), when: whenText(changed) }),
    ...(save.seed === undefined ? [] : [say('setup.kept-seed', { seed: save.seed })]),
  ].join(', ')
  return (
    <li>
      <a href={hrefOf('play', game.id)}>
        <strong>{name}</strong>
        <span class="hidden">, </span>
        <span>
          {answers}
          {over && `, ${say('setup.over')}`}
        </span>
      </a>
      <button
        type="button"
        class="quiet"
        aria-label={`${say('setup.forget')}: ${name}, ${answers}`}
        onClick={() => {
          if (confirm(say('setup.forget-sure'))) deleteGame(game.id).then(onForget, complain)
        }}
      >
        {say('setup.forget')}
      </button>
    </li>
  )
}

/** The factions of a kept game that people play. */
function playedBy(volume: Volume, { seats }: Save): string {
  const people = volume.allFactions.filter((f) => kindOf(seats[volume.factions[f]?.id ?? '']) === 'person')
  if (people.length === 0) return say('setup.watch')
  return say('setup.kept-people', { factions: factionNouns(volume, people) })
}

/** The card that a kept game is at, counted from the first; nothing before the first turn is over. */
function cardOf(volume: Volume, { checkpoint }: Save): string[] {
  const cards = checkpoint?.position.cards
  if (cards === undefined || cards.current === 0) return []
  return [say('setup.kept-card', { n: cards.played.length + 1, card: cardName(volume, cards.current) })]
}
