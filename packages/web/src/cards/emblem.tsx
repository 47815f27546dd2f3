import type { Motif, Volume } from '@coinflict/kernel/state'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { tryTwice } from '../offline/try-twice.ts'
import type { MOTIFS } from './motifs.ts'

/** The drawings, once they are here. Until then an emblem is an empty field, so that nothing moves when they come. */
const drawings = signal<typeof MOTIFS | undefined>(undefined)

async function load(): Promise<void> {
  drawings.value ??= (await tryTwice(() => import('./motifs.ts'))).MOTIFS
}

/** The vignette of a card. Its second motif stands in the corner; where the emblem is small, it is left out. */
export function Emblem({ volume, card, small = false }: { volume: Volume; card: number; small?: boolean }) {
  useEffect(() => {
    // Without it the card can be read all the same.
    load().catch(() => undefined)
  }, [])
  const emblem = volume.cardByNumber[card]?.emblem
  if (emblem === undefined) return null
  const [main, second] = emblem
  return (
    <svg class={small ? 'emblem small' : 'emblem'} viewBox="0 0 48 48" aria-hidden="true">
      <g class={second === undefined ? undefined : 'beside-corner'}>
        <Drawn motif={main} />
      </g>
      {second !== undefined && (
        <g class="corner">
          <circle class="field" cx="24" cy="24" r="30" />
          <Drawn motif={second} />
        </g>
      )}
    </svg>
  )
}

const Drawn = ({ motif }: { motif: Motif }) => (
  <>
    {drawings.value?.[motif].map(([stroke, path]) => (
      <path key={path} class={stroke} d={path} />
    ))}
  </>
)
