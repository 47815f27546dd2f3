import type { Chart, Family } from '@coinflict/kernel/nonplayers'
import { factionNameOf, wordText } from '@coinflict/kernel/shelf'
import { BadInput, type Volume } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { familiesOf } from '@coinflict/library/open'
import { readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { VOLUMES } from '../games.ts'
import { wrap } from '../layout.ts'
import { languageOf } from './play.ts'

/** What the non-players go by, as their reasons say it. */
export const charts: Command = {
  about: 'show the charts that the non-players follow',
  usage: `Usage: coinflict charts FAMILY [FACTION] [--lang en|es|pl]

  FAMILY   ${VOLUMES.flatMap((volume) => volume.families.map(({ id }) => `${id} (${volume.title})`)).join(', ')}
  FACTION  one faction's chart; all of them, and what holds for all, where nothing is said
  --lang   language: en, es, pl`,
  run(args) {
    const a = readArguments(args, { lang: 'string' })
    const [wished = '', faction, ...more] = a.rest
    if (more.length > 0)
      throw new BadInput('arguments', `charts takes a family and a faction, not "${more.join(' ')}" too`)
    const { family, volume } = find(wished)
    console.log(text(volume, family, faction, languageOf(a)))
    return 0
  },
}

function find(wished: string): { readonly family: Family; readonly volume: Volume } {
  for (const volume of VOLUMES) {
    const family = familiesOf(volume).find(({ id }) => id === wished)
    if (family !== undefined) return { family, volume }
  }
  const known = VOLUMES.flatMap((volume) => volume.families.map(({ id }) => id))
  throw new BadInput('family', `there is no family "${wished}" of non-players; there are ${known.join(', ')}`)
}

function text(volume: Volume, family: Family, faction: string | undefined, language: Language): string {
  const chart = faction === undefined ? undefined : family.charts[faction]
  if (faction !== undefined && chart === undefined) {
    throw new BadInput(
      'faction',
      `${family.id} has no chart for "${faction}"; it has ${Object.keys(family.charts).join(', ')}`,
    )
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
