import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './setup.mjs'

/**
 * Holds the layers: a package imports only packages below it, a folder of the kernel only folders below it, and no files import each other
 * in a circle, types included.
 */

/** The kernel's folders from the bottom up; files beside them (the entry points) may import all. */
const KERNEL = ['text', 'state', 'questions', 'rules', 'nonplayers', 'table', 'display']

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

/** What a file imports or exports from, types included. */
const importsOf = (path) =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /^(?:import|export)\b[^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, from, bare, lazy]) => from ?? bare ?? lazy)

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
    for (const next of graph.get(node)) {
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

/** Everything that breaks the layers, a sentence each. */
export function flaws(base = root) {
  const found = []
  const packages = join(base, 'packages')
  for (const name of readdirSync(packages)) {
    const source = join(packages, name, 'src')
    const { name: own, dependencies = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
    const short = (path) => relative(packages, path)
    const graph = new Map(files(source).map((path) => [path, []]))
    for (const path of graph.keys()) {
      for (const from of importsOf(path)) {
        if (!from.startsWith('.')) {
          const [wanted] = /^@coinflict\/[^/]+/.exec(from) ?? []
          if (wanted !== undefined && wanted !== own && dependencies[wanted] === undefined)
            found.push(`${short(path)} imports ${wanted}, which its package does not stand on`)
          continue
        }
        const target = resolve(dirname(path), from)
        if (graph.has(target)) graph.get(path).push(target)
        else if (existsSync(target) && !target.startsWith(join(packages, name)))
          found.push(`${short(path)} reaches into another package: ${from}`)
        if (name === 'kernel') {
          const [layer, below] = [path, target].map((each) => KERNEL.indexOf(relative(source, each).split('/')[0]))
          if (layer !== -1 && below > layer)
            found.push(`${short(path)} imports ${short(target)}, which stands above it`)
          if (layer !== -1 && below === -1) found.push(`${short(path)} imports an entry point`)
        }
      }
    }
    for (const group of circles(graph))
      found.push(`these import each other in a circle: ${group.map(short).join(', ')}`)
  }
  return [...new Set(found)]
}

/** The check of `npm run check` and `npm test`. */
export function main() {
  const found = flaws()
  for (const flaw of found) console.error(`layers: ${flaw}`)
  return found.length === 0 ? 0 : 1
}
