import type { Language } from '@coinflict/kernel/text'
import type { Report } from '@coinflict/server/reports'
import { needNoMore, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { PLACE_OPTIONS, placeOf } from '../place.ts'
import { say } from '../text/say.ts'

/** What people have written is shown without anything that a terminal obeys. */
const plain = (text: string): string => text.replace(/[^\P{C}\n]/gu, '')

function reportText({ at, by, about, table, text }: Report, language: Language): string {
  const head = [
    new Date(at).toISOString().slice(0, 16).replace('T', ' '),
    say(language, 'reports.by', { name: by }),
    ...(about === null ? [] : [say(language, 'reports.about', { name: about })]),
    ...(table === null ? [] : [say(language, 'reports.table', { id: table })]),
  ]
  return [
    head.join(' · '),
    ...plain(text)
      .split('\n')
      .map((line) => `  ${line}`),
  ].join('\n')
}

/** Shows what people have told whoever runs the server. */
export const reports: Command = {
  usage: (language) => say(language, 'usage.reports'),
  async run(args, language) {
    const a = readArguments(args, PLACE_OPTIONS)
    needNoMore('reports', a.rest)
    const { reports: all } = await import('@coinflict/server/reports')
    const found = await all(await placeOf(a))
    const shown = found.map((each) => reportText(each, language)).join('\n\n')
    console.log(found.length === 0 ? say(language, 'reports.none') : shown)
    return 0
  },
}
