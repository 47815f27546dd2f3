import { useEffect, useState } from 'preact/hooks'
import { tryTwice } from '../offline/try-twice.ts'
import type { Glance } from './glance.ts'
import type { SmallMap } from './small-map.tsx'

type Draw = typeof SmallMap

/** The picture of a game, once there is time to draw it. */
export function Picture({ glance }: { glance: Glance | undefined }) {
  const [Draw, setDraw] = useState<Draw | undefined>(undefined)
  useEffect(() => {
    if (glance === undefined) return
    tryTwice(() => import('./small-map.tsx')).then(
      (m) => setDraw(() => m.SmallMap),
      () => undefined,
    )
  }, [glance])
  return <div class="picture">{Draw !== undefined && glance !== undefined && <Draw glance={glance} />}</div>
}
