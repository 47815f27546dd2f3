import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { LANGUAGES, type Language } from '../kernel/src/text/catalogue.ts'

/**
 * The sources say everything in all languages side by side, `{ en: …, es: …, pl: … }`; the built page loads one. Each such text becomes a
 * number, and what a language says, folder by folder, a file of its own (`src/text/languages.ts` loads it).
 */

/** A text in a source: where it stands, what each language says, as written there, and the names that are imported for it. */
interface Text {
  readonly start: number
  readonly end: number
  readonly said: Readonly<Record<Language, string>>
  readonly names: readonly string[]
}

interface Texts {
  readonly texts: readonly Text[]
  readonly imports: ReadonlyMap<string, string>
}

/** The names that a file imports, each with the line that imports it from anywhere. */
function importsOf(program: ESTree.Program, file: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue
    const { value } = node.source
    const from = JSON.stringify(value.startsWith('.') ? resolve(dirname(file), value) : value)
    for (const { type, local } of node.specifiers)
      if (type === 'ImportSpecifier') lines.set(local.name, `import { ${local.name} } from ${from}`)
  }
  return lines
}

/** The names that a text is made of: none if it stands there word for word, nothing if it is no text. */
function namesIn(node: ESTree.Node, imports: ReadonlyMap<string, string>): readonly string[] | undefined {
  const inAll = (nodes: readonly ESTree.Node[]): readonly string[] | undefined => {
    const names = nodes.map((each) => namesIn(each, imports))
    return names.some((each) => each === undefined) ? undefined : names.flatMap((each) => each ?? [])
  }
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [] : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [] : undefined
    case 'ObjectExpression':
      return inAll(node.properties.map((each) => (each.type === 'SpreadElement' ? each.argument : each.value)))
    case 'Identifier':
      return imports.has(node.name) ? [node.name] : undefined
    default:
      return undefined
  }
}

/** What an object says in a language, if it says it. */
const wayOf = ({ properties }: ESTree.ObjectExpression, language: Language): ESTree.Node | undefined =>
  properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === language ? [each.value] : [],
  )[0]

/** The texts of a source, and the lines that import what they are made of. */
export function textsIn(file: string, source: string): Texts {
  if (!/\bpl:/.test(source)) return { texts: [], imports: new Map() }
  const { program } = parseSync(file, source)
  const imports = importsOf(program, file)
  const texts: Text[] = []
  new Visitor({
    ObjectExpression(node) {
      const ways = LANGUAGES.map((language) => wayOf(node, language))
      const names = ways.map((way) => (way === undefined ? undefined : namesIn(way, imports)))
      if (node.properties.length !== LANGUAGES.length || names.some((each) => each === undefined)) return
      const said = ways.map((way, i) => [LANGUAGES[i], source.slice(way?.start, way?.end)])
      texts.push({
        start: node.start,
        end: node.end,
        said: Object.fromEntries(said) as Text['said'],
        names: names.flatMap((each) => each ?? []),
      })
    },
  }).visit(program)
  return { texts, imports }
}

const packages = join(import.meta.dirname, '..')

/** The packages whose sources the page is built from. */
const SPEAKING = /^(?!cli|lab|server)/

/** The folder that a source's texts are loaded with; what stands beside all folders (names on the box) is not taken apart. */
function folderOf(file: string): string | undefined {
  const [, name, folders] = /\/packages\/([^/]+)\/src\/([^/]+(?:\/[^/]+)?)\/[^?]*\.tsx?$/.exec(file) ?? []
  return name === undefined || folders === undefined ? undefined : `${name}-${folders.replace('/', '-')}`
}

const sourcesOf = (name: string): readonly string[] =>
  readdirSync(join(packages, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** What a folder says: the number of each file's first text, and the module of each language. */
interface Folder {
  readonly first: Map<string, number>
  readonly imports: Set<string>
  readonly said: Readonly<Record<Language, string[]>>
}

function readFolders(): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>()
  const files = readdirSync(packages)
    .filter((name) => SPEAKING.test(name))
    .flatMap(sourcesOf)
  for (const file of files.sort()) {
    const name = folderOf(file)
    if (name === undefined) continue
    const { texts, imports } = textsIn(file, readFileSync(file, 'utf8'))
    if (texts.length === 0) continue
    const folder: Folder = folders.get(name) ?? {
      first: new Map(),
      imports: new Set(),
      said: { en: [], es: [], pl: [] },
    }
    folders.set(name, folder)
    folder.first.set(file, folder.said.en.length)
    for (const { said, names } of texts) {
      for (const each of names) folder.imports.add(imports.get(each) ?? '')
      for (const language of LANGUAGES) folder.said[language].push(said[language])
    }
  }
  return folders
}

/** A folder's texts (`texts/andean-abyss-events`), and what a language says there (`texts/es-andean-abyss-events`). */
const PREFIX = '\0texts/'
const RUNTIME = join(import.meta.dirname, 'src/text/languages.ts')

export function languages(): Plugin {
  let folders: ReadonlyMap<string, Folder> = new Map()
  return {
    name: 'languages',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      folders = readFolders()
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const name = id.slice(PREFIX.length)
      const language = LANGUAGES.find((each) => name.startsWith(`${each}-`))
      if (language === undefined) {
        const loads = LANGUAGES.map((each) => `${each}: () => import(${JSON.stringify(`${PREFIX}${each}-${name}`)})`)
        return `import { part } from ${JSON.stringify(RUNTIME)}\nexport const text = part({ ${loads.join(', ')} })`
      }
      const folder = folders.get(name.slice(language.length + 1))
      return folder && `${[...folder.imports].join('\n')}\nexport const said = [${folder.said[language].join(',\n')}]`
    },
    transform(code, id) {
      const name = folderOf(id)
      const first = name === undefined ? undefined : folders.get(name)?.first.get(id)
      if (first === undefined) return undefined
      let rest = code
      const { texts } = textsIn(id, code)
      for (const [i, { start, end }] of [...texts.entries()].reverse())
        rest = `${rest.slice(0, start)}textHere(${first + i})${rest.slice(end)}`
      return { code: `import { text as textHere } from ${JSON.stringify(`${PREFIX}${name}`)}\n${rest}`, map: null }
    },
  }
}
