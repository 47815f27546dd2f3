/** Not a failure: the answers have run out, and somebody must be asked. The question stands in the game. */
export class Pending extends Error {
  override name = 'Pending'
}

/** A rule put a question that has no answer: an error in the rules. */
export class DeadEnd extends Error {
  override name = 'DeadEnd'
  constructor(
    readonly question: string,
    readonly rule: string,
  ) {
    super(`no answer is possible to ${question} (${rule})`)
  }
}

/** A journal entry does not answer the question it meets. */
export class Misfit extends Error {
  override name = 'Misfit'
  constructor(
    readonly at: number,
    readonly key: string,
    readonly question: string,
    readonly rule: string,
  ) {
    super(`entry ${at + 1} of the journal, "${key}", is no answer to ${question} (${rule})`)
  }
}

/** Something from outside is wrong: a sentence for people, nothing was changed. */
export class BadInput extends Error {
  override name = 'BadInput'
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
  ) {
    super(message)
  }
}

/** A mutator was told to do what the state does not allow: an error in the rules. */
export class Broken extends Error {
  override name = 'Broken'
}
