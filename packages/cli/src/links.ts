import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { badInput } from '@coinflict/kernel/state'
import { MOST_BYTES, type Move, readMove, type SavedLink } from '@coinflict/kernel/table'
import { complaint } from './text/say.ts'

/** Links that carry a game: the same that the page in the browser makes and opens. */

/** Where the page is served by default (`npm start`). */
export const USUAL_PAGE = 'http://localhost:5173/'

const PARTS = /^(.*)#\/(open|move)\/([\w-]*)$/

/** Whether somebody wrote a link to a game rather than a name. */
export const isLink = (text: string): boolean => text.includes('#/open/') || text.includes('#/move/')

/** What a link holds: a game, and if it is a move, whose. */
export interface ReadLink {
  readonly page: string
  readonly save: unknown
  readonly move: Move | undefined
}

export function readLink(link: string): ReadLink {
  const [, page = '', kind, packed = ''] = PARTS.exec(link) ?? []
  let data: unknown
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES })
    data = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw badInput('link', 'error.link-broken')
  }
  const move = kind === 'move' ? readMove(data) : undefined
  return { page, save: move?.save ?? (Object(data) as { save?: unknown }).save, move }
}

export const writeLink = ({ page }: SavedLink, move: Move): string =>
  `${page}#/move/${deflateRawSync(JSON.stringify(move)).toString('base64url')}`

/** A name for a game that nobody has used. */
export const newGameName = (): string => randomBytes(4).toString('hex')

/** The address of a page that somebody wrote, without what it shows. */
export function pageOf(text: string): string {
  const page = text.replace(/#.*/, '')
  if (!/^(https?|file):\/\/\S+$/.test(page)) throw complaint('link', 'link.page', { value: text, page: USUAL_PAGE })
  return page
}
