import { useEffect } from 'preact/hooks'
import { LOUDNESS, sound } from '../settings.ts'
import type { TableNews } from './change.ts'
import { noisesOf } from './sounds.ts'

/** Lets the table be heard, if somebody wants that; what makes the noises is fetched then. */
export function useSounds(news: TableNews | undefined): void {
  useEffect(() => {
    const loudness = LOUDNESS[sound.value]
    if (news === undefined || loudness === 0) return
    const noises = noisesOf(news.events, news.isTurn)
    if (noises.length > 0)
      void import('./synthesiser.ts').then(
        ({ hear }) => hear(noises, loudness),
        () => undefined,
      )
  }, [news])
}
