import { render } from 'preact'
import { App } from './app.tsx'
import { watchVersions } from './offline/new-version.ts'
import './styles/index.css'

const root = document.getElementById('app')
if (root !== null) render(<App />, root)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Without it the app works as long as there is a network.
  watchVersions().catch(() => undefined)
}
