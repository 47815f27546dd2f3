import { ask } from '../online/api.ts'
import { knownTables } from '../online/keys.ts'
import { language } from '../settings.ts'
import type { Listed, MyTable, Person } from './me.ts'
import { makePasskey, type Passkey, showPasskey } from './passkey.ts'

/** How well somebody plays a faction, as far as that is known. */
export interface Rating {
  /** A person, or `non-player:` and a family. */
  readonly subject: string
  readonly name?: string | null
  readonly game: string
  readonly faction: string
  readonly ordinal: number
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly wins: number
}

export interface Profile {
  readonly person: Person
  readonly played: readonly {
    readonly game: string
    readonly games: number
    readonly wins: number
    readonly left: number
  }[]
  readonly ratings: readonly Rating[]
}

export interface HeadToHead {
  readonly people: readonly Person[]
  readonly games: number
  readonly ahead: readonly number[]
  readonly wins: readonly number[]
}

export interface LoggedIn {
  readonly id: string
  readonly agent: string
  readonly seen_at: number
  readonly here: boolean
}

export interface Token {
  readonly id: string
  readonly name: string
  readonly rights: Right
  readonly person: string
  readonly created_at: number
}

export const RIGHTS = ['read', 'play'] as const
export type Right = (typeof RIGHTS)[number]

export interface Blocked {
  readonly name: string
  readonly at: number
}

/** When somebody is told. */
export interface Times {
  readonly digestHours: number
  /** Minutes of the day. */
  readonly quietFrom: number | null
  readonly quietTo: number | null
  readonly zone: string
}

/** A way to be told. */
export interface Channel extends Times {
  readonly id: string
  readonly kind: string
  readonly address: string
  readonly confirmed: boolean
  readonly stopped: boolean
}

export interface ArchiveWish {
  readonly game?: string
  readonly player?: string
  readonly from?: number
  readonly to?: number
  readonly before?: number
}

interface Entered {
  readonly person: Person
  /** The tables whose seats are the account's now. */
  readonly linked: readonly string[]
}

const named = encodeURIComponent

/** So many seats go along at most; the others stay where they are. */
const MOST_SEATS = 100

/** The seats that this browser has by link; the account gets them. */
const seatsHere = () =>
  knownTables()
    .flatMap(({ id, key }) => (key === undefined ? [] : [{ table: id, key }]))
    .slice(0, MOST_SEATS)

interface ToMake {
  readonly options: PublicKeyCredentialCreationOptionsJSON
}

/** That somebody is who they say. */
export type Proof = { readonly password: string } | { readonly passkey: Passkey }

export async function passkeyProof(): Promise<Proof> {
  const { options } = await ask<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>('passkeys/show', {
    method: 'POST',
  })
  return { passkey: await showPasskey(options) }
}

export const register = (name: string, password: string) =>
  ask<Entered>('people', { body: { name, password, language: language.value, seats: seatsHere() } })
export const logIn = (name: string, password: string) =>
  ask<Entered>('log-in', { body: { name, password, seats: seatsHere() } })
export const registerByPasskey = async (name: string) => {
  const { options } = await ask<ToMake>('passkeys/new', { body: { name } })
  const passkey = await makePasskey(options)
  return ask<Entered>('people', { body: { name, passkey, language: language.value, seats: seatsHere() } })
}
export const logInByPasskey = async () =>
  ask<Entered>('passkeys/log-in', { body: { ...(await passkeyProof()), seats: seatsHere() } })
export const logOut = () => ask<object>('log-out', { method: 'POST' })

export const changeLanguage = (tongue: string) =>
  ask<object>('me/language', { method: 'PUT', body: { language: tongue } })
export const changePassword = (proof: Proof, password: string) =>
  ask<object>('me/password', {
    method: 'PUT',
    body: { ...('password' in proof ? { old: proof.password } : proof), password },
  })
export const deleteAccount = (proof: Proof) => ask<object>('me', { method: 'DELETE', body: proof })
export const personalData = () => ask<object>('me/export')

type Kept = {
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly created_at: number }[]
}
export const passkeys = async () => (await ask<Kept>('me/passkeys')).passkeys
export const addPasskey = async (name: string, proof: Proof) => {
  const { options } = await ask<ToMake>('me/passkeys/options', { body: proof })
  return (await ask<Kept>('me/passkeys', { body: { name, passkey: await makePasskey(options) } })).passkeys
}
export const removePasskey = async (id: string) => (await ask<Kept>(`me/passkeys/${id}`, { method: 'DELETE' })).passkeys

export const sessions = async () => (await ask<{ readonly sessions: readonly LoggedIn[] }>('me/sessions')).sessions
export const endSession = (id: string) => ask<object>(`me/sessions/${id}`, { method: 'DELETE' })
export const endOtherSessions = () => ask<object>('me/sessions', { method: 'DELETE' })

export const finishedTables = async () =>
  (await ask<{ readonly tables: readonly MyTable[] }>('me/tables?status=finished')).tables

export const tokens = async () => (await ask<{ readonly tokens: readonly Token[] }>('me/tokens')).tokens
export const makeToken = (wish: { name: string; rights: readonly Right[]; bot?: string }) =>
  ask<{ readonly token: string }>('me/tokens', { body: wish })
export const endToken = (id: string) => ask<object>(`me/tokens/${id}`, { method: 'DELETE' })
export const programs = async () => (await ask<{ readonly bots: readonly Person[] }>('me/bots')).bots
export const makeProgram = (name: string) => ask<object>('me/bots', { body: { name } })

export const profileOf = (name: string) => ask<Profile>(`people/${named(name)}`)
export const headToHead = (name: string, other: string) =>
  ask<HeadToHead>(`people/${named(name)}/against/${named(other)}`)
export const ratings = async (game: string, faction: string | undefined) =>
  (
    await ask<{ readonly ratings: readonly Rating[] }>(
      `ratings?${new URLSearchParams({ game, ...(faction === undefined ? {} : { faction }) })}`,
    )
  ).ratings
export const archive = async (wish: ArchiveWish) => {
  const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]))
  return (await ask<{ readonly tables: readonly Listed[] }>(`archive?${query}`)).tables
}

type Blocks = { readonly blocked: readonly Blocked[] }
export const blocked = async () => (await ask<Blocks>('me/blocked')).blocked
export const block = async (name: string) => (await ask<Blocks>('me/blocked', { body: { name } })).blocked
export const unblock = async (name: string) =>
  (await ask<Blocks>(`me/blocked/${named(name)}`, { method: 'DELETE' })).blocked
export const report = (name: string, text: string) =>
  ask<object>('reports', { body: { ...(name === '' ? {} : { name }), text } })

type Channels = { readonly channels: readonly Channel[] }
export const channels = async () => (await ask<Channels>('me/channels')).channels
type ChannelWish = { readonly kind: string; readonly zone: string } & (
  | { readonly address: string }
  | { readonly subscription: PushSubscriptionJSON }
)
export const addChannel = async (wish: ChannelWish) => (await ask<Channels>('me/channels', { body: wish })).channels
export const changeChannel = async (id: string, wish: Partial<Times> & { stopped?: boolean }) =>
  (await ask<Channels>(`me/channels/${id}`, { method: 'PUT', body: wish })).channels
export const removeChannel = async (id: string) =>
  (await ask<Channels>(`me/channels/${id}`, { method: 'DELETE' })).channels
