import type { Volume } from '@coinflict/kernel/state'
import { useEffect, useState } from 'preact/hooks'
import { complain } from '../parts/notice.ts'
import { boxOf } from '../volumes.ts'

/** A game that is loaded when it is first named; nothing until then. */
export function useVolume(game: string): Volume | undefined {
  const [volume, setVolume] = useState<Volume | undefined>(undefined)
  useEffect(() => {
    let isLeft = false
    Promise.resolve()
      .then(() => boxOf(game).volume())
      .then((found) => !isLeft && setVolume(found), complain)
    return () => {
      isLeft = true
    }
  }, [game])
  return volume?.id === game ? volume : undefined
}
