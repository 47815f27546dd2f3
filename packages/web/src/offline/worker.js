/** Keeps everything that was built, so that the app opens without a network. Filled in when the app is built. */
const FILES = /* files */ []
const PREFIX = 'coinflict-'
const CACHE = `${PREFIX}/* stamp */`

/** What is not named by its content is asked for anew, whatever the browser has of it. */
const fresh = (name) => (name.startsWith('assets/') ? name : new Request(name, { cache: 'reload' }))

/** It waits until a person takes the new version or has left the old one. */
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting()
})

/** The version before stays beside this one: windows in which it is still open find all its parts. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).slice(0, -1))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** What this version has, else what the one before had, else what the network gives. */
async function answer(request, asked) {
  const options = { ignoreSearch: true }
  try {
    const own = await (await caches.open(CACHE)).match(asked, options)
    const found = own ?? (await caches.match(asked, options))
    if (found !== undefined) return found
  } catch {
    // The browser has taken the cache away.
  }
  return fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isPage = request.mode === 'navigate' && pathname.endsWith('/')
  event.respondWith(answer(request, isPage ? './' : request))
})

/** What people are told while the page is closed; each table has one message, the latest. */
self.addEventListener('push', (event) => {
  const { title, text, link } = event.data.json()
  const options = { body: text, icon: './icon-192.png', tag: link.replace(/&.*/, ''), data: link }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** A click leads there: in a window of the page that is open, else in a new one. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(show(notification.data))
})

async function show(link) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open === undefined) return self.clients.openWindow(link)
  // Where the window may not come to the front, it leads there all the same.
  await open.focus().catch(() => undefined)
  return open.navigate(link).catch(() => self.clients.openWindow(link))
}
