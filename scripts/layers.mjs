import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './setup.mjs'

/**
 * Holds the layers: packages and the kernel's folders import only what stands below them, and nothing imports itself in a circle, types
 * included.
 */

/** What each package may import of the others. */
const PACKAGES = {
  kernel: [],
  'andean-abyss': ['kernel'],
  'a-distant-plain': ['kernel'],
}

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : []
  })

/** The files that a file imports or exports from, types included. */
const importsOf = (path) =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\b[^'"]*?\bfrom '(\.[^']+)'|^import '(\.[^']+)'/gms)].map(
    ([, from, bare]) => resolve(dirname(path), from ?? bare),
  )

/** Groups of files that import each other in a circle (Tarjan). */
function circles(graph) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const found = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node), low.get(next)))
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}
const packages = readdirSync(join(root, 'packages'))
for (const name of packages) {
  const all = files(join(root, 'packages', name, 'src'))
  const graph = new Map(all.map((path) => [path, importsOf(path)]))
  for (const group of circles(graph)) {
    console.log(name, group.length, group.map((p) => relative(join(root, 'packages', name, 'src'), p)).join(' '))
    if (process.argv[2]) for (const p of group) console.log('  ', relative(join(root,'packages',name,'src'),p), '->', graph.get(p).filter(x=>group.includes(x)).map(x=>relative(join(root,'packages',name,'src'),x)).join(' '))
  }
}
