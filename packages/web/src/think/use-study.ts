import { useEffect, useRef, useState } from 'preact/hooks'
import { language } from '../settings.ts'
import type { Matter, Results } from './messages.ts'
import { thinker } from './thinker.ts'

/** What a study has come to so far, and whether it goes on or could not be done. */
export interface Studied<T> {
  readonly result: T | undefined
  readonly isBusy: boolean
  readonly hasFailed: boolean
  stop(): void
}

/** What is known of the matter of a key. */
interface Known<T> {
  readonly key: string | undefined
  readonly result: T | undefined
  readonly isBusy: boolean
  readonly hasFailed: boolean
}

const NOTHING = { key: undefined, result: undefined, isBusy: false, hasFailed: false }

/**
 * Studies something as long as it is looked at: anew whenever it is about something else, or to be said in another language. About nothing it
 * rests. Where it stays, what was known is shown until more is.
 */
export function useStudy<About extends keyof Results>(
  about: string | undefined,
  matterOf: () => Matter & { readonly about: About },
  { stays = false }: { readonly stays?: boolean } = {},
): Studied<Results[About]> {
  const key = about === undefined ? undefined : `${about} ${language.value}`
  const [known, setKnown] = useState<Known<Results[About]>>(NOTHING)
  const stop = useRef(() => {})
  useEffect(() => {
    if (key === undefined) return
    const show = (result: Results[About], isBusy: boolean) => setKnown({ key, result, isBusy, hasFailed: false })
    const task = thinker.study(matterOf(), (result) => show(result, true))
    let isLeft = false
    task.done.then(
      (result) => isLeft || show(result, false),
      () => isLeft || setKnown({ ...NOTHING, key, hasFailed: true }),
    )
    stop.current = () => task.stop()
    return () => {
      isLeft = true
      task.drop()
    }
  }, [key])
  const isCurrent = known.key === key
  return {
    result: isCurrent || stays ? known.result : undefined,
    isBusy: key !== undefined && (!isCurrent || known.isBusy),
    hasFailed: isCurrent && known.hasFailed,
    stop: () => stop.current(),
  }
}
