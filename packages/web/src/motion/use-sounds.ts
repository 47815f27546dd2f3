import { useEffect } from 'preact/hooks'
import { LOUDNESS, sound } from '../settings.ts'
import type { TableNews } from './change.ts'
import { noisesOf } from './sounds.ts'
import { hear } from './synthesiser.ts'

/** Lets the table be heard, if somebody wants that. */
export function useSounds(news: TableNews | undefined): void {
  useEffect(() => {
    if (news !== undefined) hear(noisesOf(news.events, news.isTurn), LOUDNESS[sound.value])
  }, [news])
}
