import { useLayoutEffect, useRef } from 'preact/hooks'
import { moves } from './moves.ts'

/** The pips of a face, on a grid of three by three. */
const PIPS: readonly string[] = ['', '4', '08', '048', '0268', '02468', '023568']

/** A die that shows a face; one that has just been thrown rolls to it. What it shows is told beside it. */
export function Die({ face, isThrown }: { face: number; isThrown?: boolean }) {
  const die = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (isThrown !== true || !moves()) return
    die.current?.animate(
      [
        { transform: 'translateX(-1.6em) rotate(-400deg)' },
        { transform: 'translateX(0.15em) rotate(20deg)', offset: 0.8 },
        {},
      ],
      { duration: 500, easing: 'ease-out' },
    )
  }, [])
  const pips = PIPS[face]
  return (
    <svg class="die" ref={die} viewBox="-12 -12 24 24" aria-hidden="true" data-face={face}>
      <rect x="-11" y="-11" width="22" height="22" rx="4.5" />
      {pips === undefined ? (
        <text y="5">{face}</text>
      ) : (
        [...pips].map((pip) => (
          <circle key={pip} cx={((Number(pip) % 3) - 1) * 6} cy={(Math.floor(Number(pip) / 3) - 1) * 6} r="2.3" />
        ))
      )}
    </svg>
  )
}
