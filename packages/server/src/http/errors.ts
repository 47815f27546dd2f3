import { BadInput } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import type { FastifyError } from 'fastify'
import { isOfDatabase } from '../database/failures.ts'
import { Illegal } from '../tables/playing.ts'
import { Problem } from '../text/say.ts'

/** An error as it is sent. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly text: string; readonly rule?: string; readonly why?: string }
  readonly [more: string]: unknown
}

/** What was refused by the rules or the state of things, by code; what is wrong with the request itself is 400. */
const STATUS: Readonly<Record<string, number>> = { illegal: 422, over: 409 }

/** Whether something went wrong that nobody meant to refuse. */
export const isFault = (error: unknown): boolean => !(error instanceof BadInput) && errorView(error, 'en').status >= 500

/** What an error is to whoever asked: a status, and a sentence in their language. Never how it came about inside. */
export function errorView(error: unknown, language: Language): { readonly status: number; readonly body: ErrorBody } {
  if (error instanceof BadInput) {
    const text = error instanceof Illegal ? error.text : error.textIn(language)
    const rule = error.rule === undefined || error.rule === '' ? {} : { rule: error.rule }
    const why = error instanceof Illegal ? { why: error.why } : {}
    const status = error instanceof Problem ? error.status : (STATUS[error.code] ?? 400)
    const more = error instanceof Problem ? error.more : {}
    return { status, body: { error: { code: error.code, text, ...rule, ...why }, ...more } }
  }
  const { statusCode, validation, message } = error as FastifyError
  if (
    validation !== undefined ||
    (statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429)
  )
    return errorView(new Problem(statusCode ?? 400, 'body', 'body', { text: message }), language)
  if (statusCode === 429) return errorView(new Problem(429, 'rate', 'rate'), language)
  if (isOfDatabase(error)) return errorView(new Problem(503, 'unavailable', 'unavailable'), language)
  return errorView(new Problem(500, 'internal', 'internal'), language)
}
