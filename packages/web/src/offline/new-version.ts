import { signal } from '@preact/signals'

/** Whether a newer version of the app is ready than the one in this window. */
export const isOutdated = signal(false)

/** Milliseconds: how often a window that stays open looks for a newer version. */
const HOUR = 3_600_000
/** Milliseconds after which a window is reloaded even if the new version has not taken over. */
const PATIENCE = 3000

let registration: ServiceWorkerRegistration | undefined
let isTaking = false

/** Keeps the app for visits without a network, and looks out for newer versions. */
export async function watchVersions(): Promise<void> {
  const workers = navigator.serviceWorker
  // A first visit is taken over by the first worker, which is of the same version.
  let isFirst = workers.controller === null
  workers.addEventListener('controllerchange', () => {
    if (isTaking) location.reload()
    else if (!isFirst) isOutdated.value = true
    isFirst = false
  })
  const found = await workers.register('./worker.js', { updateViaCache: 'none' })
  registration = found
  notice(found)
  found.addEventListener('updatefound', () => notice(found))
  const look = () => {
    if (document.visibilityState === 'visible') found.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, HOUR)
}

/** A worker that is installed while another is at work is a newer version. */
function notice({ installing, waiting }: ServiceWorkerRegistration): void {
  const isReady = () => navigator.serviceWorker.controller !== null
  if (waiting !== null && isReady()) isOutdated.value = true
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && isReady()) isOutdated.value = true
  })
}

/** Shows the newest version in this window; other windows keep theirs until they are reloaded. */
export function reload(): void {
  const waiting = registration?.waiting
  if (waiting === null || waiting === undefined) {
    location.reload()
    return
  }
  isTaking = true
  waiting.postMessage('take-over')
  setTimeout(() => location.reload(), PATIENCE)
}
