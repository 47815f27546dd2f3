import { fill, type Language, message } from './text/catalogue.ts'
import type { VolumeFacts } from './volume.ts'

/** Something that cannot be in a position: where (the path in the position, or a space), and what as a message. */
export interface Flaw {
  readonly where: string
  readonly id: string
  readonly params?: Readonly<Record<string, string | number>>
}

export const flawText = (volume: VolumeFacts, { where, id, params = {} }: Flaw, language: Language = 'en'): string => {
  const what = fill(message(volume.catalogues, language, id), params, language)
  return where === '' ? what : `${where}: ${what}`
}
