import { options } from 'preact'

/** Milliseconds after which a window that makes no pictures goes on without. */
const LONGEST = 200

/** Lets effects wait for the picture of what they follow, also where that takes long. (Preact by itself runs them before it after 35 ms.) */
export function runEffectsAfterPicture(): void {
  options.requestAnimationFrame = (run) => {
    const goOn = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      setTimeout(run)
    }
    const frame = requestAnimationFrame(goOn)
    const timer = setTimeout(goOn, LONGEST)
  }
}
