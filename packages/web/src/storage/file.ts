import { badInput } from '@coinflict/kernel/state'
import { MOST_BYTES } from '@coinflict/kernel/table'

/** Gives a person data to keep as a file. */
export function offerFile(name: string, data: unknown): void {
  offerBlob(name, new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' }))
}

/** Gives a person a file to keep. */
export function offerBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Reads a file a person chose. */
export async function readFile(file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) throw badInput('file', 'error.too-large', { file: file.name })
  try {
    return JSON.parse(await file.text())
  } catch {
    throw badInput('file', 'error.not-json', { file: file.name })
  }
}
