import { BadInput } from '@coinflict/kernel/state'

/** The largest file that is read; a whole game takes a few dozen kilobytes. */
const MOST_BYTES = 5_000_000

/** Gives a person a file to keep. */
export function offerFile(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Reads a file a person chose. */
export async function readFile(file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) throw new BadInput('file', `${file.name} is too large to be a saved game`)
  try {
    return JSON.parse(await file.text())
  } catch {
    throw new BadInput('file', `${file.name} is not JSON, so it is no saved game`)
  }
}
