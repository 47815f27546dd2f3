import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { tryTwice } from '../offline/try-twice.ts'
import { say } from '../text/say.ts'

/** A part of the app that is loaded when it is first shown. What is to be done where it cannot be loaded stands above the page. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentChildren = null,
): FunctionComponent<Props> {
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
    return <>{isMissing ? missing : <p class="loading">{say('app.loading')}</p>}</>
  }
}
