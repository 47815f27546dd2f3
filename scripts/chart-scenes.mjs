import { writeFileSync } from 'node:fs'

/**
 * Which lines of the non-players' charts the tests show, into the file that CHART_SCENES names: `followed` in some scene of a test whose
 * title names the line, and `left` in some other scene of such a test.
 */
export default class ChartScenes {
  onTestRunEnd(modules) {
    const shown = { followed: new Set(), left: new Set() }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const named = test.fullName.match(/\b\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\/[\w-]+(?:\/[\w-]+)?/g) ?? []
        for (const { families, lines } of test.meta().scenes ?? []) {
          for (const line of named.flatMap((id) => families.map((family) => `${family} ${id}`))) {
            shown[lines.includes(line) ? 'followed' : 'left'].add(line)
          }
        }
      }
    }
    writeFileSync(process.env.CHART_SCENES, JSON.stringify({ followed: [...shown.followed], left: [...shown.left] }))
  }
}
