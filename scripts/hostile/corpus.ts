import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entrance } from './feed.ts'

/** What a file of the corpus should come to: its name begins with `good` or `bad`. */
export interface Specimen {
  readonly name: string
  readonly bytes: Buffer
}

/** The specimens for an entrance, in a folder of the repository. */
export const corpusOf = (folder: string, entrance: Entrance): readonly Specimen[] =>
  readdirSync(join(folder, entrance))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(join(folder, entrance, name)) }))
