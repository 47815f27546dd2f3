import { factionNameOf, wordText } from '@coinflict/kernel/display'
import type { Chart, Family } from '@coinflict/kernel/nonplayers'
import { badInput, type Volume } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { familiesOf } from '@coinflict/library/open'
import { needNoMore, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { VOLUMES } from '../games.ts'
import { wrap } from '../layout.ts'
import { complaint, say } from '../text/say.ts'

const KNOWN = VOLUMES.flatMap((volume) => volume.families.map(({ id }) => `${id} (${volume.title})`)).join(', ')

/** What the non-players go by, as their reasons say it. */
export const charts: Command = {
  about: 'about.charts',
  usage: (language) => say(language, 'usage.charts', { families: KNOWN }),
  run(args, language) {
    const { rest } = readArguments(args, {})
    const [wished = '', faction, ...more] = rest
    needNoMore('charts', more)
    const { family, volume } = find(wished)
    console.log(text(volume, family, faction, language))
    return 0
  },
}

function find(wished: string): { readonly family: Family; readonly volume: Volume } {
  for (const volume of VOLUMES) {
    const family = familiesOf(volume).find(({ id }) => id === wished)
    if (family !== undefined) return { family, volume }
  }
  const known = VOLUMES.flatMap((volume) => volume.families.map(({ id }) => id))
  throw complaint('family', 'error.no-family', { value: wished, list: known.join(', ') })
}

function text(volume: Volume, family: Family, faction: string | undefined, language: Language): string {
  const chart = faction === undefined ? undefined : family.charts[faction]
  if (faction !== undefined && chart === undefined) {
    const list = Object.keys(family.charts).join(', ')
    throw badInput('faction', 'error.chart', { family: family.id, value: faction, list })
  }
  const name = (id: string): string => factionNameOf(volume, id, language)
  const parts: readonly (readonly [string, Chart])[] =
    faction === undefined || chart === undefined
      ? [...Object.entries(family.charts).map(([id, each]) => [name(id), each] as const), [family.id, family.general]]
      : [[name(faction), chart]]
  return parts.map(([title, each]) => [title, '', ...lines(volume, each, language)].join('\n')).join('\n\n')
}

/** A line each: rule and mark, what it is part of, what it says. */
function lines(volume: Volume, { lines }: Chart, language: Language): string[] {
  return lines.flatMap(({ heading, id, text: said }) => {
    const part = heading === undefined ? '' : `${wordText(volume, heading, language)}: `
    return wrap(`${id.padEnd(10)} ${part}${said[language]}`, 100, ' '.repeat(11))
  })
}
