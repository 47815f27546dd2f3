import type { Catalogues, Language } from '../text/catalogue.ts'
import type { KernelMessage } from '../text/en.ts'
import { type Details, kernelCatalogues, worded } from '../text/worded.ts'

/** Not a failure: the answers have run out, and somebody must be asked. The game has the question. */
export class Pending extends Error {
  override name = 'Pending'
}

/** An error that people can be told of: a message with its details, worded in the reader's language where it is shown. */
export class WordedError extends Error {
  override name = 'WordedError'
  constructor(
    readonly id: string,
    readonly details: Details = {},
    readonly catalogues: Catalogues = kernelCatalogues,
  ) {
    super(worded(catalogues, 'en', id, details))
  }

  textIn(language: Language): string {
    return worded(this.catalogues, language, this.id, this.details)
  }
}

/** A rule put a question that has no answer: an error in the rules. */
export class DeadEnd extends WordedError {
  override name = 'DeadEnd'
  constructor(question: string, rule: string, id: KernelMessage = 'error.dead-end') {
    super(id, { question, rule })
  }
}

/** A phase that opens question after question and never comes to its end: an error in the rules, or a position made by hand that they do not bear. */
export class EndlessPhase extends DeadEnd {
  override name = 'EndlessPhase'
  constructor(question: string, rule: string) {
    super(question, rule, 'error.endless')
  }
}

/** What a game waits for where a journal does not fit: the answer to a question, something of chance, or nothing any more. */
export type Awaited = { readonly question: string } | { readonly chance: 'die' | 'card' | 'face-down' } | 'nothing'

/** A journal entry does not answer the question it meets. */
export class JournalMismatch extends WordedError {
  override name = 'JournalMismatch'
  constructor(
    readonly at: number,
    readonly key: string,
    awaited: Awaited,
    rule: string,
  ) {
    super(misfit(key, awaited), { n: at + 1, key, rule, ...awaitedDetails(awaited) })
  }
}

function misfit(key: string, awaited: Awaited): KernelMessage {
  if (awaited === 'nothing') return 'error.misfit-over'
  return key.startsWith('!') ? 'error.misfit-chance' : 'error.misfit'
}

function awaitedDetails(awaited: Awaited): Details {
  if (awaited === 'nothing') return {}
  if ('question' in awaited) return awaited
  return { question: (language) => worded(kernelCatalogues, language, `error.chance-${awaited.chance}`) }
}

/** Something from outside is wrong, and nothing was changed. The code is for programs. */
export class BadInput extends WordedError {
  override name = 'BadInput'
  readonly rule?: string
  constructor(
    readonly code: string,
    id: string,
    details?: Details,
    { catalogues, rule }: { readonly catalogues?: Catalogues; readonly rule?: string } = {},
  ) {
    super(id, details, catalogues)
    if (rule !== undefined) this.rule = rule
  }
}

/** Something from outside is wrong that every game and every screen may meet. */
export const badInput = (code: string, id: KernelMessage, details?: Details): BadInput =>
  new BadInput(code, id, details)

/** A mutator was told to do what the state does not allow: an error in the rules. */
export class IllegalChange extends Error {
  override name = 'IllegalChange'
}

/** What to tell people of an error. */
export function errorText(error: unknown, language: Language): string {
  if (error instanceof WordedError) return error.textIn(language)
  return error instanceof Error ? error.message : String(error)
}
