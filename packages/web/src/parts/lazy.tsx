import type { ComponentType, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { tryTwice } from '../offline/try-twice.ts'
import { say } from '../text/say.ts'

/** A part of the app that is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  return (props) => {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (loaded !== undefined) return
      tryTwice(load).then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => setMissing(true),
      )
    }, [])
    if (Part !== undefined) return <Part {...props} />
    // What is to be done then stands above the page.
    return isMissing ? null : <p class="loading">{say('app.loading')}</p>
  }
}
