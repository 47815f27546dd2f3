import type { ComponentChild } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { problemText } from '../parts/notice.ts'

interface Told {
  readonly text: string
  readonly isProblem: boolean
}

/** Something that is asked of the server: it is done once at a time, and what came of it is said beside it. */
export function useAct(): {
  /** What it gives is said. */
  act(work: () => Promise<string | undefined>): void
  readonly isBusy: boolean
  readonly told: ComponentChild
} {
  const [told, setTold] = useState<Told | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const act = (work: () => Promise<string | undefined>) => {
    if (isBusy) return
    setBusy(true)
    setTold(undefined)
    work()
      .then(
        (text) => setTold(text === undefined ? undefined : { text, isProblem: false }),
        (error) => setTold({ text: problemText(error), isProblem: true }),
      )
      .finally(() => setBusy(false))
  }
  return {
    act,
    isBusy,
    told: told !== undefined && (
      <p class="notice" role={told.isProblem ? 'alert' : 'status'}>
        {told.text}
      </p>
    ),
  }
}

/** What the server has, once it is there; asked for again when what it depends on changes. */
export function useLoaded<Value>(load: () => Promise<Value>, depends: readonly unknown[] = []) {
  const [value, setValue] = useState<Value | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const reload = async (): Promise<undefined> => {
    try {
      setValue(await load())
      setProblem(undefined)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  useEffect(() => {
    let isLeft = false
    setValue(undefined)
    setProblem(undefined)
    load().then(
      (found) => !isLeft && setValue(() => found),
      (error) => !isLeft && setProblem(problemText(error)),
    )
    return () => {
      isLeft = true
    }
  }, depends)
  return {
    value,
    setValue,
    reload,
    problem: problem !== undefined && (
      <p class="notice" role="alert">
        {problem}
      </p>
    ),
  }
}
