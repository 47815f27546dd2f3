import { factionName } from '@coinflict/kernel/display'
import type { Cover, Faction } from '@coinflict/kernel/state'
import type { Save } from '@coinflict/kernel/table'
import { signed } from '@coinflict/kernel/text'
import { useEffect, useRef, useState } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { tryTwice } from '../offline/try-twice.ts'
import { FileButton } from '../parts/file-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { complain } from '../parts/notice.ts'
import { go, hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { readFile } from '../storage/file.ts'
import { dropLabel, label, labelOf } from '../storage/labels.ts'
import { deleteGame, type StoredGame } from '../storage/store.ts'
import { factionNouns, ofVolume, say } from '../text/say.ts'
import { whenText } from '../text/when.ts'
import { boxOf } from '../volumes.ts'
import type { Glance } from './glance.ts'
import { glanceAt } from './glances.ts'
import { howFarText } from './how-far.ts'
import { Picture } from './picture.tsx'
import { kindOf } from './seats.ts'

/** So many games are seen at once; the others are behind a button. */
const FIRST = 3

/** The games of this browser: those that go on, then those that are over, of each the one played last first. */
export function Continue({ games, onChange }: { games: readonly StoredGame[]; onChange(): void }) {
  const [showsAll, setShowsAll] = useState(false)
  const ordered = [...games.filter(({ over }) => !over), ...games.filter(({ over }) => over)]
  const shown = showsAll ? ordered : ordered.slice(0, FIRST)
  return (
    <section class="continue" aria-labelledby="continue-title">
      <header class="section-head">
        <h2 id="continue-title">{say('setup.continue')}</h2>
        {games.length > FIRST && (
          <button type="button" class="plain all" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? say('setup.fewer') : say('setup.all', { n: games.length })}
          </button>
        )}
        <a href={hrefOf('record')}>{say('stats.title')}</a>
        <OpenFile />
      </header>
      <ul class={showsAll ? 'kept whole' : 'kept'}>
        {shown.map((game) => (
          <Kept key={game.id} game={game} games={games} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

/** Opens a game from a file; what is wrong with it is said here. */
export function OpenFile() {
  const open = async (file: File) => {
    const { importSave } = await tryTwice(() => import('../storage/import-save.ts'))
    go('play', await importSave(await readFile(file)))
  }
  return (
    <div class="open-file">
      <FileButton onFile={open} />
    </div>
  )
}

interface KeptProps {
  readonly game: StoredGame
  readonly games: readonly StoredGame[]
  onChange(): void
}

function Kept({ game, games, onChange }: KeptProps) {
  const { id, save, changed } = game
  const [volume, setVolume] = useState<Cover | undefined>(undefined)
  const [glance, setGlance] = useState<Glance | undefined>(undefined)
  const [isRenamed, setRenamed] = useState(false)
  useEffect(() => {
    Promise.resolve()
      .then(() => boxOf(save.game).cover())
      .then(setVolume, complain)
    // Without a picture it can be opened all the same, and says then what is wrong.
    glanceAt(game).then(setGlance, () => undefined)
  }, [game])
  if (volume === undefined) return null
  const name = nameOf(volume, game)
  const when = whenText(changed)
  const howFar = glance === undefined ? '' : howFarText(glance)
  const told = [name, howFar, when].filter((each) => each !== '').join(', ')
  return (
    <li>
      <a href={hrefOf('play', id)}>
        <Picture glance={glance} />
        <strong>{name}</strong>
        <span class="hidden">, </span>
        <span class="kept-facts">{inSentences(factsOf(volume, game, glance))}</span>
        {glance !== undefined && <HowFar glance={glance} />}
        <small class="kept-when">
          {when}
          {origin(volume, game, games)}
        </small>
      </a>
      {isRenamed ? (
        <Rename
          name={name}
          onDone={(given) => {
            if (given !== undefined) label(id, { name: given === usualName(volume, save) ? '' : given })
            setRenamed(false)
            onChange()
          }}
        />
      ) : (
        <div class="kept-tools">
          <button
            type="button"
            class="quiet"
            aria-label={`${say('setup.rename')}: ${told}`}
            title={say('setup.rename')}
            onClick={() => setRenamed(true)}
          >
            <Icon name="pen" />
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={`${say('setup.forget')}: ${told}`}
            title={say('setup.forget')}
            onClick={() => {
              if (!confirm(say('setup.forget-sure'))) return
              dropLabel(id)
              deleteGame(id).then(onChange, complain)
            }}
          >
            <Icon name="bin" />
          </button>
        </div>
      )}
    </li>
  )
}

/** The card in play, and each faction's margin. */
function HowFar({ glance }: { glance: Glance }) {
  const { game } = glance
  const { volume } = game
  return (
    <>
      <span class="kept-card">{howFarText(glance)}</span>
      <span class="kept-margins">
        {volume.allFactions.map((f) => (
          <span key={f}>
            <FactionSign {...factionLook(game, f)} />
            <span class="hidden">{factionName(volume, f, language.value)}, </span> {signed(volume.margin(game, f))}
          </span>
        ))}
      </span>
    </>
  )
}

function Rename({ name, onDone }: { name: string; onDone(name: string | undefined): void }) {
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(text.trim())
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone(undefined)
      }}
    >
      <label>
        <span class="hidden">{say('setup.name')}</span>
        <input
          type="text"
          value={text}
          maxLength={60}
          ref={field}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{say('setup.name-keep')}</button>
    </form>
  )
}

const usualName = (volume: Cover, save: Save): string =>
  say('setup.kept', { title: volume.title, scenario: scenarioName(volume, save.scenario) })

const nameOf = (volume: Cover, { id, save }: StoredGame): string => labelOf(id).name ?? usualName(volume, save)

/** The name of a scenario without what it is like. */
export const scenarioName = (volume: Cover, id: string): string => ofVolume(volume, `scenario.${id}`).replace(/:.*/, '')

/** The game and moment that one was continued from. */
function origin(volume: Cover, { id }: StoredGame, games: readonly StoredGame[]): string {
  const { from } = labelOf(id)
  if (from === undefined) return ''
  const first = games.find((game) => game.id === from.id)
  const name = first === undefined ? say('setup.gone') : nameOf(volume, first)
  return `. ${say('setup.from', { name, n: from.at })}`
}

/** One after the other; where one ends with an abbreviation (EE. UU.), its stop is both. */
const inSentences = (facts: readonly string[]): string => facts.join('. ').replaceAll('.. ', '. ')

/** Which game it is if it has a name of its own, who plays, and who is to answer. */
function factsOf(volume: Cover, { id, save, over }: StoredGame, glance: Glance | undefined): readonly string[] {
  const next = glance?.next
  return [
    ...(labelOf(id).name === undefined ? [] : [usualName(volume, save)]),
    playedBy(volume, save),
    ...(over ? [say('setup.over')] : []),
    ...(over || next === undefined ? [] : [say('setup.next', { faction: factionNouns(volume, [next]) })]),
  ]
}

/** The factions of a kept game that people play. */
function playedBy(volume: Cover, { seats }: Save): string {
  const people = volume.factions.flatMap(({ id }, f) => (kindOf(seats[id]) === 'person' ? [f as Faction] : []))
  if (people.length === 0) return say('setup.only-watch')
  if (people.length === volume.factions.length) return say('setup.together')
  return say('setup.kept-people', { factions: factionNouns(volume, people) })
}
