import { writeFileSync } from 'node:fs'
import { task } from '../../packages/cli/src/task.ts'
import { aDistantPlain } from './a-distant-plain.ts'
import { andeanAbyss } from './andean-abyss.ts'
import { drawMap } from './drawing.ts'
import { fireInTheLake } from './fire-in-the-lake.ts'
import type { MapPlan } from './plan.ts'
import { writeDrawing } from './write.ts'

const PLANS: readonly MapPlan[] = [andeanAbyss, aDistantPlain, fireInTheLake]

export const main = task('draw', 'Draws the map of every volume again, from the plans in scripts/map.', {}, () => {
  for (const plan of PLANS) {
    const text = writeDrawing(drawMap(plan))
    writeFileSync(plan.file, text)
    console.log(`${plan.file}: ${Math.round(text.length / 1024)} KB`)
  }
  return 0
})
