import type { Language } from '@coinflict/kernel/text'

/** What a part of the app says in a language, text by text. */
type Said = readonly unknown[]

/** A part of the app whose texts are loaded language by language. */
interface Part {
  readonly load: Readonly<Record<Language, () => Promise<{ readonly said: Said }>>>
  readonly known: Partial<Record<Language, Said>>
}

const parts: Part[] = []

/** Before anything is known, there is nothing in a catalogue. */
const NOTHING = {}

/**
 * A part of the built app, as its sources are taken apart by language: gives each text by its number. In a language that is not loaded it
 * says what it does in one that is.
 */
export function part(load: Part['load']): (n: number) => Readonly<Record<Language, unknown>> {
  const known: Part['known'] = {}
  parts.push({ load, known })
  const saidIn = (language: Language, n: number) => (known[language] ?? Object.values(known)[0])?.[n] ?? NOTHING
  return (n) => ({
    get en() {
      return saidIn('en', n)
    },
    get es() {
      return saidIn('es', n)
    },
    get pl() {
      return saidIn('pl', n)
    },
  })
}

/** Loads what all parts that are there say in a language, those too that come meanwhile. */
export async function learn(language: Language): Promise<void> {
  const missing = parts.filter(({ known }) => known[language] === undefined)
  if (missing.length === 0) return
  await Promise.all(
    missing.map(async ({ load, known }) => {
      known[language] = (await load[language]()).said
    }),
  )
  await learn(language)
}

let spoken: Language = 'en'

/** Says in which language the parts that come are spoken. */
export const beginSpeaking = (language: Language): void => {
  spoken = language
}

/** Loads what all parts say in the language that is spoken by the time they are there. */
export async function learnSpoken(): Promise<void> {
  for (let learnt: Language | undefined; learnt !== spoken; ) {
    learnt = spoken
    await learn(learnt)
  }
}
