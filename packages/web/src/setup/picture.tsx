import { useEffect, useState } from 'preact/hooks'
import type { Glance } from './glance.ts'

type Draw = typeof import('./small-map.tsx').SmallMap

/** The picture of a game, once there is time to draw it. */
export function Picture({ glance }: { glance: Glance | undefined }) {
  const [Draw, setDraw] = useState<Draw | undefined>(undefined)
  useEffect(() => {
    if (glance !== undefined) import('./small-map.tsx').then((m) => setDraw(() => m.SmallMap))
  }, [glance])
  return <div class="picture">{Draw !== undefined && glance !== undefined && <Draw glance={glance} />}</div>
}
