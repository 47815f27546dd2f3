import { lookup } from 'node:dns'
import { type OutgoingHttpHeaders, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Addresses that are this machine's or its neighbours'. */
const HOME = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  HOME.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  HOME.addSubnet(net, bits, 'ipv6')

const isHome = (address: string): boolean => HOME.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether something may be sent to an address at all. A name is looked at again when it is looked up. */
export function mayHook(address: string, mayHookHome: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (mayHookHome) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && !(isIP(host) !== 0 && isHome(host))
}

/** Looks a name up, and refuses what leads home. */
const outside: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const first = found?.[0]
    if (error !== null) return done(error, '', 0)
    if (first === undefined || found.some(({ address }) => isHome(address)))
      return done(new Error(`${name} leads home`), '', 0)
    return options.all === true ? done(null, found) : done(null, first.address, first.family)
  })

const TIME = 10_000

/** What is sent over HTTP. */
export interface Letter {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

export function jsonLetter(content: object): Letter {
  const body = Buffer.from(JSON.stringify(content))
  return { headers: { 'content-type': 'application/json', 'content-length': body.length }, body }
}

/** The receiver does not want it. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(readonly status: number) {
    super(`the receiver says ${status}`)
  }
}

/** Sends something to an address; redirections are not followed. */
export function post(address: string, { headers, body }: Letter, mayHookHome: boolean): Promise<void> {
  if (!mayHook(address, mayHookHome)) return Promise.reject(new Error('this address may not be sent to'))
  const options = { method: 'POST', headers, timeout: TIME, ...(mayHookHome ? {} : { lookup: outside }) }
  return new Promise((resolve, reject) => {
    const sent = (address.startsWith('https:') ? overHttps : overHttp)(address, options, (reply) => {
      reply.resume()
      const { statusCode = 0 } = reply
      if (statusCode >= 200 && statusCode < 300) resolve()
      else reject(new Refused(statusCode))
    })
    sent.on('timeout', () => sent.destroy(new Error('the receiver does not answer')))
    sent.on('error', reject)
    sent.end(body)
  })
}
