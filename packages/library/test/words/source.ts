import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { LANGUAGES, type Language } from '@coinflict/kernel/text'

/** A sentence for people, and where it is written. */
export interface Text {
  readonly file: string
  readonly line: number
  readonly language: Language
  /** The key of a message, or the place of a sentence that stands beside its translations. */
  readonly key: string
  readonly text: string
}

/** What is written in a source: its strings, each under the names of the objects that it stands in. */
interface Written {
  readonly line: number
  readonly path: readonly Name[]
  readonly text: string
}

interface Name {
  readonly key: string
  /** Tells one object of the source from another. */
  readonly object: number
}

interface Frame {
  readonly opened: string
  readonly object: number
  key: string | undefined
}

const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*`|[\p{L}\p{N}_$]+|[^\s]/gu

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' }

const isString = (token: string): boolean => /^['"`]./.test(token)

const meant = (token: string): string =>
  token
    .slice(1, -1)
    .replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g, '…')
    .replace(/\\u\{?([\da-f]+)\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign)

/** The strings of a source that stand under some name. Regular expressions are read as signs, which does no harm to what we look for. */
function writtenIn(source: string): readonly Written[] {
  const found: Written[] = []
  const frames: Frame[] = []
  const tokens = [...source.matchAll(TOKENS)].filter(([token]) => !/^\/[/*]/.test(token))
  let line = 1
  let at = 0
  tokens.forEach(({ 0: token, index }, i) => {
    line += source.slice(at, index).split('\n').length - 1
    at = index
    const top = frames.at(-1)
    const before = tokens[i - 1]?.[0] ?? ''
    const isName =
      top?.opened === '{' &&
      (before === '{' || before === ',') &&
      tokens[i + 1]?.[0] === ':' &&
      /^[\p{L}\p{N}_$'"]/u.test(token)
    if (isName && top !== undefined) top.key = isString(token) ? meant(token) : token
    else if (/^[[({]$/.test(token)) frames.push({ opened: token, object: index, key: undefined })
    else if (/^[\])}]$/.test(token)) frames.pop()
    else if (token === ',' && top !== undefined) top.key = undefined
    else if (isString(token)) {
      const path = frames.flatMap(({ key, object }) => (key === undefined ? [] : [{ key, object }]))
      if (path.length > 0) found.push({ line, path, text: meant(token) })
    }
  })
  return found
}

const asLanguage = (name: string | undefined): Language | undefined => LANGUAGES.find((each) => each === name)

/** The texts of a source: all of a file that is one language's (`text/es.ts`), and elsewhere what stands under `en`, `es` or `pl`. */
export function textsIn(file: string, source: string): readonly Text[] {
  const own = /\/(?:text|rulebook)$/.test(dirname(file)) ? asLanguage(basename(file, '.ts')) : undefined
  const seen = new Map<string, number>()
  return writtenIn(source).flatMap(({ line, path, text }): Text[] => {
    const at = path.findIndex(({ key }) => asLanguage(key) !== undefined)
    const language = own ?? asLanguage(path[at]?.key)
    if (language === undefined || /^\.{0,2}\/|^@/.test(text)) return []
    const key = own
      ? `${dirname(file)} ${path.map((name) => name.key).join('.')}`
      : [`${file}@${path[at]?.object}`, ...path.slice(at + 1).map((name) => name.key)].join('.')
    const nth = seen.get(`${language} ${key}`) ?? 0
    seen.set(`${language} ${key}`, nth + 1)
    return [{ file, line, language, key: nth === 0 ? key : `${key}#${nth}`, text }]
  })
}

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** The machinery of texts has forms and languages, but nothing that anybody reads. */
const MACHINERY = 'packages/kernel/src/text/catalogue.ts'

/** Every text of the project. */
export function allTexts(root: string): readonly Text[] {
  const packages = join(root, 'packages')
  return readdirSync(packages)
    .flatMap((name) => sources(join(packages, name, 'src')))
    .toSorted()
    .filter((path) => relative(root, path) !== MACHINERY)
    .flatMap((path) => textsIn(relative(root, path), readFileSync(path, 'utf8')))
}
