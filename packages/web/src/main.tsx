import { render } from 'preact'
import { App } from './app.tsx'
import './styles/index.css'

const root = document.getElementById('app')
if (root !== null) render(<App />, root)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Without it the app works as long as there is a network.
  navigator.serviceWorker.register('./worker.js').catch(() => undefined)
}
