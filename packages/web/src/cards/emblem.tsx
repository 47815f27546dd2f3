import type { Motif, Volume } from '@coinflict/kernel/state'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { MOTIFS } from './motifs.ts'

/** The drawings, once they are here. Until then an emblem is an empty field, so that nothing moves when they come. */
const drawings = signal<typeof MOTIFS | undefined>(undefined)

async function load(): Promise<void> {
  drawings.value ??= (await import('./motifs.ts')).MOTIFS
}

/** The vignette of a card; its second motif stands small in the corner, and is left out of a small emblem. */
export function Emblem({ volume, card, small = false }: { volume: Volume; card: number; small?: boolean }) {
  useEffect(() => {
    load()
  }, [])
  const emblem = volume.cardByNumber[card]?.emblem
  if (emblem === undefined) return null
  const [main, second] = emblem
  const isWhole = second === undefined || small
  return (
    <svg class={small ? 'emblem small' : 'emblem'} viewBox="0 0 48 48" aria-hidden="true">
      <g transform={isWhole ? undefined : 'scale(.84)'}>
        <Drawn motif={main} />
      </g>
      {!isWhole && (
        <>
          <circle class="field" cx="37" cy="37" r="13.5" />
          <g transform="translate(26.5 26.5) scale(.44)">
            <Drawn motif={second} />
          </g>
        </>
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
