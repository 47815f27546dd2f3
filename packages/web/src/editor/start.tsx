import type { Volume } from '@coinflict/kernel/state'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { complain, problemText } from '../parts/notice.ts'
import { glanceAt } from '../setup/glances.ts'
import { howFarText } from '../setup/how-far.ts'
import { readFile } from '../storage/file.ts'
import { allGames, type StoredGame } from '../storage/store.ts'
import { ofVolume, say } from '../text/say.ts'
import { whenText } from '../text/when.ts'
import { GAMES } from '../volumes.ts'
import { changeGame, clearBoard, importDraft, importLink, importStored, layOut } from './desk.ts'

/** Everything a position can be started from. */
export function StartDialog({ volume, onClose }: { volume: Volume; onClose(): void }) {
  const [problem, setProblem] = useState<string | undefined>(undefined)
  /** Does it and closes; what goes wrong is said here, and the position stays as it was. */
  const attempt = async (act: () => Promise<void> | void) => {
    try {
      await act()
      onClose()
    } catch (error) {
      setProblem(say('editor.kept-as-it-was', { problem: problemText(error) }))
    }
  }
  return (
    <Dialog title={say('editor.start-title')} onClose={onClose}>
      {problem !== undefined && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <div class="starts">
        {GAMES.length > 1 && (
          <section>
            <h3>{say('setup.game')}</h3>
            {GAMES.filter(({ id }) => id !== volume.id).map((game) => (
              <button key={game.id} type="button" onClick={() => attempt(() => changeGame(game))}>
                {game.title}
              </button>
            ))}
          </section>
        )}
        <section>
          <h3>{say('setup.scenario')}</h3>
          {volume.scenarios.map(({ id }) => (
            <button key={id} type="button" onClick={() => attempt(() => layOut(id))}>
              {ofVolume(volume, `scenario.${id}`)}
            </button>
          ))}
          <button type="button" onClick={() => attempt(clearBoard)}>
            {say('editor.empty')}
          </button>
        </section>
        <section>
          <h3>{say('editor.file')}</h3>
          <p>{say('editor.file-lead')}</p>
          <FileButton onFile={(file) => attempt(async () => importDraft(await readFile(file)))} />
        </section>
        <LinkForm onOpen={(link) => attempt(() => importLink(link))} />
        <KeptGames volume={volume} onOpen={(id) => attempt(() => importStored(id))} />
      </div>
    </Dialog>
  )
}

function LinkForm({ onOpen }: { onOpen(link: string): void }) {
  const [link, setLink] = useState('')
  return (
    <section>
      <h3>{say('editor.link')}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onOpen(link)
        }}
      >
        <label>
          <span>{say('editor.link-lead')}</span>
          <input type="text" value={link} onInput={(event) => setLink(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={link.trim() === ''}>
          {say('editor.link-open')}
        </button>
      </form>
    </section>
  )
}

/** Games of this browser that are of the same volume. */
function KeptGames({ volume, onOpen }: { volume: Volume; onOpen(id: string): void }) {
  const [games, setGames] = useState<readonly StoredGame[]>([])
  useEffect(() => {
    allGames().then((all) => setGames(all.filter(({ save }) => save.game === volume.id)), complain)
  }, [volume])
  if (games.length === 0) return null
  return (
    <section>
      <h3>{say('setup.continue')}</h3>
      {games.map((game) => (
        <KeptGame key={game.id} volume={volume} game={game} onOpen={() => onOpen(game.id)} />
      ))}
    </section>
  )
}

/** Its game and scenario, how far it is once that is known, and when it was played last. */
function KeptGame({ volume, game, onOpen }: { volume: Volume; game: StoredGame; onOpen(): void }) {
  const [howFar, setHowFar] = useState('')
  useEffect(() => {
    // Without it the game can be opened all the same, and says then what is wrong.
    glanceAt(game).then(
      (glance) => setHowFar(howFarText(glance)),
      () => undefined,
    )
  }, [game])
  const scenario = ofVolume(volume, `scenario.${game.save.scenario}`).split(':')[0]
  return (
    <button type="button" onClick={onOpen}>
      {[volume.title, scenario, howFar, whenText(game.changed)].filter((text) => text !== '').join(', ')}
    </button>
  )
}
