import type { ComponentType, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../text/say.ts'

/** A part of the app that is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  return (props) => {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded)
    useEffect(() => {
      if (loaded !== undefined) return
      load().then((part) => {
        loaded = part
        setPart(() => part)
      })
    }, [])
    return Part === undefined ? <p class="loading">{say('app.loading')}</p> : <Part {...props} />
  }
}
