import { render } from 'preact'
import { App } from './app.tsx'
import { watchVersions } from './offline/new-version.ts'
import { runEffectsAfterPicture } from './parts/after-picture.ts'
import { findMe } from './people/me.ts'
import { language } from './settings.ts'
import './styles/index.css'
import { learn } from './text/languages.ts'

/** Milliseconds before the page tries again to find its words. */
const PAUSE = 1000

/** Without words nothing can be shown, not even what is wrong. */
function begin(): void {
  const root = document.getElementById('app')
  if (root === null) return
  learn(language.value).then(
    () => render(<App />, root),
    () => setTimeout(begin, PAUSE),
  )
}
runEffectsAfterPicture()
begin()

// Whoever cannot reach the server plays as if there were none.
findMe().catch(() => undefined)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Without it the app works as long as there is a network.
  watchVersions().catch(() => undefined)
}
