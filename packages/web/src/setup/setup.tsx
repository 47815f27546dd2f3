import type { Cover } from '@coinflict/kernel/state'
import { useEffect, useRef, useState } from 'preact/hooks'
import { hasTables } from '../online/api.ts'
import type { OnlineWish } from '../online/wish.ts'
import { lazy } from '../parts/lazy.tsx'
import { complain, notice } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { me } from '../people/me.ts'
import { hrefOf } from '../route.ts'
import { kept, language } from '../settings.ts'
import { allGames, isForgetful, type StoredGame } from '../storage/store.ts'
import { say } from '../text/say.ts'
import { GAMES, type ListedGame } from '../volumes.ts'
import { Continue, OpenFile } from './continue.tsx'
import type { Glance } from './glance.ts'
import { glanceAtStart } from './glances.ts'
import { NewGame } from './new-game.tsx'
import { Picture } from './picture.tsx'

const OwnTables = lazy(() => import('../online/tables.tsx').then((m) => m.OwnTables))
const OpenTables = lazy(() => import('../online/tables.tsx').then((m) => m.OpenTables))
const RunningTables = lazy(() => import('../online/tables.tsx').then((m) => m.RunningTables))
const MyGames = lazy(() => import('../people/my-games.tsx').then((m) => m.MyGames))

/** The volume that was chosen last stands ready for a new game. */
const chosen = kept(
  'game',
  GAMES.map(({ id }) => id),
  GAMES[0]?.id ?? '',
)

/** The first page: the own games that are going on, tables that want players, then a new game and what others play; a newcomer is led first. */
export function SetupPage() {
  const [games, setGames] = useState<readonly StoredGame[] | undefined>(undefined)
  const game = GAMES.find(({ id }) => id === chosen.value) as ListedGame
  const reload = () => {
    allGames().then(setGames, (error) => {
      setGames([])
      complain(error)
    })
  }
  useEffect(reload, [isForgetful.value])
  const isEmpty = games?.length === 0
  const isNewcomer = isEmpty && !me.value
  return (
    <main class={isNewcomer ? 'page setup newcomer' : 'page setup'}>
      {/* Who has been here knows it. */}
      <header class={isNewcomer ? 'hero' : 'hidden'}>
        <PageTitle>{say('setup.title')}</PageTitle>
        <p>{say(hasTables() ? 'setup.lead-online' : 'setup.lead')}</p>
      </header>
      {notice.value !== undefined && (
        <p class="notice" role="alert">
          {notice.value.text}
        </p>
      )}
      {me.value && <MyGames />}
      {hasTables() && <OwnTables />}
      {games !== undefined && games.length > 0 && <Continue games={games} onChange={reload} />}
      {hasTables() && <OpenTables />}
      <aside class="guided" aria-labelledby="guided-title">
        <h2 id="guided-title">{say('setup.newcomer')}</h2>
        <p>{say('setup.newcomer-lead')}</p>
        <a class="button" href={hrefOf('guide', game.guide === undefined ? '' : game.id)}>
          {say('setup.guided')}
        </a>
      </aside>
      <New game={game} onChoose={(next) => (chosen.value = next.id)} hasFile={isEmpty} />
      {hasTables() && <RunningTables />}
      <p class="small-print">{say('app.notice')}</p>
    </main>
  )
}

/** A new game: first which, then how. */
function New({ game, hasFile, onChoose }: { game: ListedGame; hasFile: boolean; onChoose(game: ListedGame): void }) {
  const [found, setFound] = useState<Cover | undefined>(undefined)
  const [hasForm, setHasForm] = useState(false)
  const [isStarting, setStarting] = useState(false)
  // A table that was begun with one game goes on with another.
  const table = useRef<OnlineWish | undefined>(undefined)
  useEffect(() => {
    game
      .cover()
      .then(setFound, complain)
      .then(() => setHasForm(true))
    return () => {
      notice.value = undefined
    }
  }, [game])
  const cover = found?.id === game.id ? found : undefined
  return (
    <section class="new" aria-labelledby="new-title">
      <header class="section-head">
        <h2 id="new-title">{say('setup.new')}</h2>
        {hasFile && <OpenFile />}
      </header>
      <fieldset class="volumes">
        <legend class="hidden">{say('setup.game')}</legend>
        {GAMES.map((each) => (
          <VolumeCard
            key={each.id}
            game={each}
            isChosen={each.id === game.id}
            isDrawn={hasForm && !isStarting}
            onChoose={() => onChoose(each)}
          />
        ))}
      </fieldset>
      {cover === undefined ? (
        <p class="loading">{say('app.loading')}</p>
      ) : (
        <NewGame key={cover.id} volume={cover} table={table} isStarting={isStarting} onStarting={setStarting} />
      )}
    </section>
  )
}

interface VolumeCardProps {
  readonly game: ListedGame
  readonly isChosen: boolean
  /** Its picture gives way to what a game is set up and started with. */
  readonly isDrawn: boolean
  onChoose(): void
}

function VolumeCard({ game, isChosen, isDrawn, onChoose }: VolumeCardProps) {
  const [glance, setGlance] = useState<Glance | undefined>(undefined)
  useEffect(() => {
    if (!isDrawn) return
    let isLeft = false
    glanceAtStart(game, () => !isLeft).then((seen) => {
      if (seen !== undefined) setGlance(seen)
    }, complain)
    return () => {
      isLeft = true
    }
  }, [game, isDrawn])
  return (
    <label class="volume-card">
      <input type="radio" name="game" checked={isChosen} onChange={onChoose} />
      <Picture glance={glance} />
      <strong>{game.title}</strong>
      <span>
        {game.where[language.value]}, {game.about[language.value]}
      </span>
    </label>
  )
}
