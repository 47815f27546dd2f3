import { factionNameOf, wordText } from '@coinflict/kernel/display'
import type { Chart, Family } from '@coinflict/kernel/nonplayers'
import { badInput, type Volume } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { everyVolume, LIBRARY } from '@coinflict/library'
import { needNoMore, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { wrap } from '../layout.ts'
import { complaint, say } from '../text/say.ts'

/** What the non-players go by, as their reasons say it. */
export const charts: Command = {
  async usage(language) {
    const known = (await everyVolume())
      .filter(({ families }) => families.length > 0)
      .map(({ families, title }) => `${families.map(({ id }) => id).join(', ')} (${title})`)
    return say(language, 'usage.charts', { families: known.join('; ') })
  },
  async run(args, language) {
    const { rest } = readArguments(args, {})
    const [wished = '', faction, ...more] = rest
    needNoMore('charts', more)
    const { family, volume } = await find(wished)
    console.log(text(volume, family, faction, language))
    return 0
  },
}

async function find(wished: string): Promise<{ readonly family: Family; readonly volume: Volume }> {
  const known: string[] = []
  for (const box of LIBRARY) {
    const volume = await box.volume()
    const ids = volume.families.map(({ id }) => id)
    const family = ids.includes(wished) ? (await box.charts()).find(({ id }) => id === wished) : undefined
    if (family !== undefined) return { family, volume }
    known.push(...ids)
  }
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
