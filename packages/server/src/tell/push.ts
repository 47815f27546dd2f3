import webPush, { type PushSubscription } from 'web-push'
import { type Letter, Refused } from './send.ts'

/** A browser that may be told things: where, and what only it can read. */
export type Subscription = Pick<PushSubscription, 'endpoint' | 'keys'>

/** The keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** What a browser shows. */
export interface PushText {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly stop: string
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** A push service keeps it for a browser that is not there for so many seconds. */
const KEPT = 24 * 60 * 60
/** Push services take little more than 4000 bytes. */
const MOST_OF_A_PUSH = 1000

/** A letter that only the browser can open. */
export function pushLetter(to: Subscription, { text, ...rest }: PushText, keys: PushKeys, from: string): Letter {
  const told = JSON.stringify({ ...rest, text: text.slice(0, MOST_OF_A_PUSH) })
  const { headers, body } = webPush.generateRequestDetails(to, told, {
    TTL: KEPT,
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: from, ...keys },
  })
  return { headers, body }
}

/** Whether this can be a browser at all. */
export function canPush(to: Subscription, keys: PushKeys): boolean {
  try {
    pushLetter(to, { title: '', text: '', link: '', stop: '' }, keys, 'mailto:nobody@example.org')
    return true
  } catch {
    return false
  }
}

/** Whether the push service says that there is no such browser any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 404 || error.status === 410)
