/** Keeps everything that was built, so that the app opens without a network. Filled in when the app is built. */
const FILES = /* files */ []
const CACHE = 'coinflict-/* stamp */'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('coinflict-') && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  const page = request.mode === 'navigate' ? './' : request
  event.respondWith(caches.match(page, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)))
})
