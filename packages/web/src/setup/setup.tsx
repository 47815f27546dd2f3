import type { Volume } from '@coinflict/kernel/state'
import { useEffect, useState } from 'preact/hooks'
import { complain, notice } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { allGames, isForgetful, type StoredGame } from '../storage/store.ts'
import { say } from '../text/say.ts'
import { GAMES, type ListedGame } from '../volumes.ts'
import { Continue, OpenFile } from './continue.tsx'
import { type Glance, glanceAtStart } from './glance.ts'
import { NewGame } from './new-game.tsx'
import { Picture } from './picture.tsx'

/** The first page: the games that are going on, then a new one; a newcomer is led first. */
export function SetupPage() {
  const [games, setGames] = useState<readonly StoredGame[] | undefined>(undefined)
  const [game, setGame] = useState<ListedGame>(GAMES[0] as ListedGame)
  const reload = () => {
    allGames().then(setGames, (error) => {
      setGames([])
      complain(error)
    })
  }
  useEffect(reload, [isForgetful.value])
  const isNewcomer = games?.length === 0
  return (
    <main class={isNewcomer ? 'page setup newcomer' : 'page setup'}>
      {/* Who has been here knows it. */}
      <header class={isNewcomer ? 'hero' : 'hidden'}>
        <PageTitle>{say('setup.title')}</PageTitle>
        <p>{say('setup.lead')}</p>
      </header>
      {notice.value !== undefined && (
        <p class="notice" role="alert">
          {notice.value.text}
        </p>
      )}
      {games !== undefined && games.length > 0 && <Continue games={games} onChange={reload} />}
      <aside class="guided" aria-labelledby="guided-title">
        <h2 id="guided-title">{say('setup.newcomer')}</h2>
        <p>{say('setup.newcomer-lead')}</p>
        <a class="button" href={hrefOf('guide', game.guide === undefined ? '' : game.id)}>
          {say('setup.guided')}
        </a>
      </aside>
      <New game={game} onChoose={setGame} hasFile={isNewcomer} />
      <p class="small-print">{say('app.notice')}</p>
    </main>
  )
}

/** A new game: first which, then how. */
function New({ game, hasFile, onChoose }: { game: ListedGame; hasFile: boolean; onChoose(game: ListedGame): void }) {
  const [volume, setVolume] = useState<Volume | undefined>(undefined)
  useEffect(() => {
    setVolume(undefined)
    game.volume().then(setVolume, complain)
    return () => {
      notice.value = undefined
    }
  }, [game])
  return (
    <section class="new" aria-labelledby="new-title">
      <header class="section-head">
        <h2 id="new-title">{say('setup.new')}</h2>
        {hasFile && <OpenFile />}
      </header>
      <fieldset class="volumes">
        <legend class="hidden">{say('setup.game')}</legend>
        {GAMES.map((each) => (
          <VolumeCard key={each.id} game={each} isChosen={each.id === game.id} onChoose={() => onChoose(each)} />
        ))}
      </fieldset>
      {volume === undefined ? <p class="loading">{say('app.loading')}</p> : <NewGame key={volume.id} volume={volume} />}
    </section>
  )
}

function VolumeCard({ game, isChosen, onChoose }: { game: ListedGame; isChosen: boolean; onChoose(): void }) {
  const [glance, setGlance] = useState<Glance | undefined>(undefined)
  useEffect(() => {
    glanceAtStart(game).then(setGlance, complain)
  }, [game])
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
