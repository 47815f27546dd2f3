import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ask } from '../../server/test/client.ts'
import { textOf } from './browser.ts'
import { be, newName, open, PASSWORD, part, somebody, tableOf, visitServer } from './people.ts'

/** The browser has a device that makes passkeys and lets everybody in. */
async function withDevice(page: Page, context: BrowserContext): Promise<void> {
  const line = await context.newCDPSession(page)
  await line.send('WebAuthn.enable')
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true }).click()

async function logInByPasskey(page: Page): Promise<void> {
  await part(page, 'Log in').getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor()
}

describe('passkeys', () => {
  visitServer('one is added with the password, logs in, and is removed', async (page, context) => {
    const ann = await somebody('Ann')
    await be(ann, context)
    await withDevice(page, context)
    await open(page, 'settings')
    const keys = part(page, 'Passkeys')
    const add = async (password: string) => {
      await keys.getByLabel('What to call it').fill('Laptop')
      await keys.getByLabel('Password').fill(password)
      await keys.getByRole('button', { name: 'Add a passkey' }).click()
    }
    await add('not the password')
    await keys.getByRole('alert').waitFor()
    await add(PASSWORD)
    await keys.getByRole('listitem').filter({ hasText: 'Laptop' }).waitFor()
    await logOut(page)
    await logInByPasskey(page)
    await page.getByRole('banner').getByRole('link', { name: ann.name }).waitFor()
    await open(page, 'settings')
    await keys.getByRole('button', { name: 'Remove: Laptop' }).click()
    await keys.getByRole('listitem').waitFor({ state: 'detached' })
  })

  visitServer('an account is made with nothing else, and deleted by it', async (page, context, at) => {
    const name = newName('Bob')
    await withDevice(page, context)
    await open(page, '')
    const form = part(page, 'Create an account')
    await form.getByLabel('Name').fill(name)
    await form.getByRole('button', { name: 'With a passkey instead of a password' }).click()
    await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor()
    await logOut(page)
    await logInByPasskey(page)
    await open(page, 'settings')
    expect(await part(page, 'Delete the account').getByLabel('Password').count()).toBe(0)
    page.on('dialog', (dialog) => dialog.accept())
    await part(page, 'Delete the account').getByRole('button').click()
    await page.getByText('Your account is deleted.').waitFor()
    expect((await ask(at, `/api/people/${encodeURIComponent(name)}`)).status).toBe(404)
  })

  visitServer('a browser that gives none says so', async (page) => {
    await open(page, '')
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await part(page, 'Log in').getByRole('button', { name: 'Log in with a passkey' }).click()
    expect(await textOf(part(page, 'Log in').getByRole('alert'))).toBe('The browser gave no passkey.')
  })
})

/** Where a browser takes messages, and what only it can read. */
const subscription = () => {
  const pair = createECDH('prime256v1')
  return {
    endpoint: 'http://127.0.0.1:9/push',
    keys: { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

describe('messages of the browser', () => {
  const WITH_WORKER = { serviceWorkers: 'allow' as const, permissions: ['notifications'] }
  const ready = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

  visitServer(
    'somebody lets this browser tell them',
    async (page, context, at) => {
      const ann = await somebody('Ann')
      await be(ann, context)
      // No service outside takes part in tests.
      await page.addInitScript((given) => {
        PushManager.prototype.subscribe = async (options) => {
          if (typeof options?.applicationServerKey !== 'string') throw new Error('no key')
          return { toJSON: () => given } as unknown as PushSubscription
        }
      }, subscription())
      await open(page, 'settings')
      await ready(page)
      await page.getByRole('button', { name: 'Notify me in this browser' }).click()
      await page.getByRole('group', { name: 'Browser' }).waitFor()
      const { body } = await ask(at, '/api/me/channels', { headers: ann.headers })
      expect(body).toMatchObject({ channels: [{ kind: 'push', address: 'http://127.0.0.1:9/push' }] })
    },
    WITH_WORKER,
  )

  visitServer(
    'a message is shown, and a click leads to the table',
    async (page, context, at) => {
      const [ann, bob] = [await somebody('Ann'), await somebody('Bob')]
      const id = await tableOf(ann, bob)
      await page.goto('./')
      await ready(page)
      const line = await context.newCDPSession(page)
      let registrationId = ''
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const each of registrations) if (!each.isDeleted) registrationId = each.registrationId
      })
      await line.send('ServiceWorker.enable')
      const origin = `http://localhost:${at.running.port}`
      const link = `${origin}/?table=${id}&at=1`
      const data = JSON.stringify({ title: 'It is your turn', text: 'You are asked.', link })
      await expect.poll(() => registrationId).not.toBe('')
      await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      const shown = () =>
        page.evaluate(async () => {
          const found = await (await navigator.serviceWorker.ready).getNotifications()
          return found.map(({ title, body }) => ({ title, body }))
        })
      await expect.poll(shown).toEqual([{ title: 'It is your turn', body: 'You are asked.' }])
      const [worker] = context.serviceWorkers()
      await worker?.evaluate(async () => {
        const own = globalThis as unknown as {
          registration: ServiceWorkerRegistration
          NotificationEvent: new (type: string, about: { notification: Notification | undefined }) => Event
        }
        const [notification] = await own.registration.getNotifications()
        dispatchEvent(new own.NotificationEvent('notificationclick', { notification }))
      })
      await page.waitForURL(`**/#/online/${id}/at=1`)
      expect(await shown()).toEqual([])
    },
    { ...WITH_WORKER, whole: true },
  )
})
