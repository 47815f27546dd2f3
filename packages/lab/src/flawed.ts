/** A game that is not as it should be: which, what is wrong, and all that was done before. */
export class Flawed extends Error {
  override name = 'Flawed'
  constructor(
    where: string,
    readonly what: string,
    readonly journal: readonly string[] = [],
  ) {
    super(`${where}: ${what}`)
  }

  /** What is wrong, whatever the numbers: the same flaw after another journal is of the same kind. */
  get kind(): string {
    return this.what.replaceAll(/\d+/g, '#').slice(0, 80)
  }
}

/** What was thrown as a flaw. */
export function asFlaw(error: unknown, where: string, journal: readonly string[]): Flawed {
  if (error instanceof Flawed) return error
  const { stack = String(error) } = error as { stack?: string }
  return new Flawed(where, stack.split('\n').slice(0, 4).join(' '), journal)
}
