import { count, maybe, object, open, text } from '../http/shapes.ts'

const minute = { type: 'integer', minimum: 0, maximum: 1439 }
const settings = {
  digestHours: { type: 'integer', minimum: 0, maximum: 168, description: 'Every so many hours; 0: as it happens.' },
  quietFrom: { ...maybe(minute), description: 'The minute of the day from which on you are left alone.' },
  quietTo: maybe(minute),
  zone: text(60, 'Your time zone: Europe/Warsaw.'),
}

/** As browsers write it. */
const subscription = {
  ...open({
    endpoint: text(1000),
    keys: object({ p256dh: text(200), auth: text(100) }, ['p256dh', 'auth']),
  }),
  required: ['endpoint', 'keys'],
}

export const tellBodies = {
  add: object(
    {
      kind: { enum: ['mail', 'webhook', 'discord', 'push'] },
      address: { ...text(500), minLength: 3 },
      subscription: { ...subscription, description: 'Of a browser (PushSubscription.toJSON), for push.' },
      ...settings,
    },
    ['kind'],
  ),
  change: object({ ...settings, stopped: { type: 'boolean' } }),
} as const

export const signedQuery = object({ channel: text(20), sign: text(60) }, ['channel', 'sign'])

const channel = open({
  id: { type: 'string' },
  kind: { type: 'string' },
  address: { type: 'string' },
  confirmed: { type: 'boolean' },
  stopped: { type: 'boolean' },
  digestHours: count,
  quietFrom: maybe(count),
  quietTo: maybe(count),
  zone: { type: 'string' },
})

export const tellReplies = {
  pushKey: open({ key: { type: 'string' } }),
  channels: open({ channels: { type: 'array', items: channel } }),
} as const
