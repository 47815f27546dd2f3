import type { ComponentChildren } from 'preact'
import { isOutdated, reload } from '../offline/new-version.ts'
import { isPartMissing } from '../offline/try-twice.ts'
import { route } from '../route.ts'
import { offerFile } from '../storage/file.ts'
import { answersIn, findGame, isForgetful } from '../storage/store.ts'
import { say } from '../text/say.ts'
import { complain } from './notice.ts'

/** What there is to say about the app itself, on every page. */
export function AppNotices() {
  const { page, rest } = route.value
  return (
    <>
      {isPartMissing.value && (
        <AppNotice role="alert" text={say('problem.part')}>
          <button type="button" onClick={reload}>
            {say('app.reload')}
          </button>
        </AppNotice>
      )}
      {isOutdated.value && (
        <AppNotice role="status" text={say('app.new-version')}>
          <button type="button" onClick={reload}>
            {say('app.get-it')}
          </button>
        </AppNotice>
      )}
      {isForgetful.value && (
        <AppNotice role="alert" text={say('problem.not-kept')}>
          {page === 'play' && (
            <button type="button" onClick={() => giveFile(rest).catch(complain)}>
              {say('menu.export')}
            </button>
          )}
        </AppNotice>
      )}
    </>
  )
}

function AppNotice({ role, text, children }: { role: 'alert' | 'status'; text: string; children: ComponentChildren }) {
  return (
    <p class="notice app-notice" role={role}>
      {text} {children}
    </p>
  )
}

/** Gives a game as a file, as it stands in this window. */
async function giveFile(id: string): Promise<void> {
  const game = await findGame(id)
  if (game !== undefined) offerFile(`${game.save.game}-${answersIn(game.save)}.json`, game.save)
}
