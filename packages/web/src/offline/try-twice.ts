import { BadInput } from '@coinflict/kernel/state'
import { signal } from '@preact/signals'
import { catalogues } from '../text/catalogues.ts'
import { learnSpoken } from '../text/languages.ts'

/** Whether a part of the app could not be loaded: there is no network, or the server has another version by now. */
export const isPartMissing = signal(false)

/** Milliseconds before the second try. */
const PAUSE = 1000

/** Loads a part of the app with its texts. */
async function loadSpeaking<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await learnSpoken()
  return part
}

/** Loads a part of the app; what fails is tried once more. */
export async function tryTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadSpeaking(load).catch(async () => {
      await new Promise((go) => setTimeout(go, PAUSE))
      return loadSpeaking(load)
    })
  } catch {
    isPartMissing.value = true
    throw new BadInput('part', 'problem.part', {}, { catalogues })
  }
}
