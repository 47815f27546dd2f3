import { writeFileSync } from 'node:fs'
import { aDistantPlain } from './a-distant-plain.ts'
import { andeanAbyss } from './andean-abyss.ts'
import { drawMap } from './drawing.ts'
import { fireInTheLake } from './fire-in-the-lake.ts'
import type { MapPlan } from './plan.ts'
import { writeDrawing } from './write.ts'

const PLANS: readonly MapPlan[] = [andeanAbyss, aDistantPlain, fireInTheLake]

/** Draws the map of every volume again. */
export function main(): number {
  for (const plan of PLANS) {
    const text = writeDrawing(drawMap(plan))
    writeFileSync(plan.file, text)
    console.log(`${plan.file}: ${Math.round(text.length / 1024)} KB`)
  }
  return 0
}
