import { useState } from 'preact/hooks'
import { Pick } from '../parts/pick.tsx'
import { useAct, useLoaded } from './act.tsx'
import { addChannel, type Channel, changeChannel, channels, removeChannel, type Times } from './api.ts'
import { Field, Form, Part } from './fields.tsx'
import { canPush, subscribe } from './push.ts'
import { say } from './text/say.ts'

const WAYS = ['mail', 'webhook', 'discord'] as const
type Way = (typeof WAYS)[number]
type Kind = Way | 'push'

/** What an address looks like, by the way. */
const TYPES = { mail: 'email', webhook: 'url', discord: 'url' } as const

/** Hours between two messages; none: as it happens. */
const HOURS = [0, 1, 3, 6, 12, 24, 168]

const NAMED = { 0: 'people.at-once', 1: 'people.hourly', 24: 'people.daily', 168: 'people.weekly' } as const

const oftenText = (n: number): string => {
  const named = NAMED[n as keyof typeof NAMED]
  return named === undefined ? say('people.hours', { n }) : say(named)
}

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const zonesWith = (own: string): readonly string[] => [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort()

/** Minutes of the day as a time, and the other way round. */
const timeOf = (minutes: number | null): string =>
  minutes === null ? '' : [minutes / 60, minutes % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':')

function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes
}

/** How somebody is told about their games. */
export function BeingTold() {
  const { value, setValue, problem } = useLoaded(channels)
  const [kind, setKind] = useState<Way>('mail')
  const [address, setAddress] = useState('')
  const { act, isBusy, told } = useAct()
  const add = () =>
    act(async () => {
      setValue(await addChannel({ kind, address: address.trim(), zone: ownZone() }))
      setAddress('')
      return undefined
    })
  const push = () =>
    act(async () => {
      setValue(await addChannel({ kind: 'push', ...(await subscribe()), zone: ownZone() }))
      return undefined
    })
  return (
    <Part id="told" title={say('people.told')}>
      <p>{say('people.told-lead')}</p>
      {problem}
      {value?.length === 0 && <p class="empty">{say('people.told-none')}</p>}
      {value?.map((channel) => (
        <ChannelFields key={channel.id} channel={channel} onChange={setValue} />
      ))}
      <Form onSend={add}>
        <Pick
          label={say('people.way')}
          value={kind}
          values={WAYS}
          textOf={(way) => say(`people.way.${way}`)}
          onPick={(way) => setKind(way)}
        />
        <Field
          label="people.address"
          type={TYPES[kind]}
          value={address}
          onWrite={setAddress}
          required
          maxLength={500}
        />
        <button type="submit" disabled={isBusy}>
          {say('people.add-way')}
        </button>
      </Form>
      {canPush() && (
        <button type="button" disabled={isBusy} onClick={push}>
          {say('people.push-here')}
        </button>
      )}
      {told}
    </Part>
  )
}

/** One way to be told: when, and when not. */
function ChannelFields({ channel, onChange }: { channel: Channel; onChange(channels: readonly Channel[]): void }) {
  const { id, kind, address, confirmed, stopped } = channel
  const [{ digestHours, quietFrom, quietTo, zone }, setTimes] = useState<Times>(channel)
  const { act, isBusy, told } = useAct()
  const times = { digestHours, quietFrom, quietTo, zone }
  const change = (work: () => Promise<readonly Channel[]>, text?: string) => () =>
    act(async () => {
      onChange(await work())
      return text
    })
  const way = say(`people.way.${kind as Kind}`)
  return (
    <fieldset class="channel">
      <legend>{way}</legend>
      {kind !== 'push' && <p class="channel-address">{address}</p>}
      {!confirmed && <p class="notice">{say('people.unconfirmed')}</p>}
      {stopped && <p class="notice">{say('people.stopped')}</p>}
      <Form onSend={change(() => changeChannel(id, times), say('people.kept'))}>
        <Pick
          label={say('people.often')}
          value={digestHours}
          values={[...new Set([...HOURS, digestHours])].sort((a, b) => a - b)}
          textOf={oftenText}
          onPick={(n) => setTimes({ ...times, digestHours: n })}
        />
        <Field
          label="people.quiet-from"
          type="time"
          value={timeOf(quietFrom)}
          onWrite={(time) => setTimes({ ...times, quietFrom: minutesOf(time) })}
        />
        <Field
          label="people.quiet-to"
          type="time"
          value={timeOf(quietTo)}
          onWrite={(time) => setTimes({ ...times, quietTo: minutesOf(time) })}
        />
        <Pick
          label={say('people.zone')}
          value={zone}
          values={zonesWith(zone)}
          textOf={(each) => each}
          onPick={(each) => setTimes({ ...times, zone: each })}
        />
        <div class="acts">
          <button type="submit" disabled={isBusy}>
            {say('people.keep')}
          </button>
          <button type="button" disabled={isBusy} onClick={change(() => changeChannel(id, { stopped: !stopped }))}>
            {say(stopped ? 'people.go-on' : 'people.stop')}
          </button>
          <button type="button" disabled={isBusy} onClick={change(() => removeChannel(id))}>
            {say('people.remove')}
          </button>
        </div>
      </Form>
      {told}
    </fieldset>
  )
}
