import type { Rulebook } from '@coinflict/kernel/display'
import { useEffect, useState } from 'preact/hooks'
import { complain } from '../parts/notice.ts'
import { language } from '../settings.ts'
import { boxOf, type FullBox, loadFullBox } from '../volumes.ts'

/** What is loaded; nothing until it is there. */
function useLoaded<Thing>(load: (() => Promise<Thing>) | undefined, what: readonly unknown[]): Thing | undefined {
  const [thing, setThing] = useState<Thing | undefined>(undefined)
  useEffect(() => {
    let isLeft = false
    load?.().then((loaded) => {
      if (!isLeft) setThing(() => loaded)
    }, complain)
    return () => {
      isLeft = true
    }
  }, what)
  return thing
}

/** The book of a game in the language chosen. */
export function useRulebook(game: string): Rulebook | undefined {
  const tongue = language.value
  return useLoaded(() => boxOf(game).rulebook[tongue](), [game, tongue])
}

/** A game with the charts of its non-players, once somebody wants them. */
export function useCharts(game: string, isWanted: boolean): FullBox | undefined {
  const box = useLoaded(isWanted ? () => loadFullBox(boxOf(game)) : undefined, [game, isWanted])
  return box?.volume.id === game ? box : undefined
}
