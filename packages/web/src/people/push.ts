import { ask } from '../online/api.ts'
import { refused } from './refused.ts'
import { say } from './text/say.ts'

/** Whether this browser can be told something while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && import.meta.env.PROD

/** Asks whether messages are welcome, and gives where the browser takes them. */
export async function subscribe(): Promise<{ readonly subscription: PushSubscriptionJSON }> {
  const no = () => refused('push', say('people.push-refused'))
  if ((await Notification.requestPermission()) !== 'granted') throw no()
  const { key } = await ask<{ readonly key: string }>('push-key')
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return { subscription: made.toJSON() }
  } catch {
    throw no()
  }
}
