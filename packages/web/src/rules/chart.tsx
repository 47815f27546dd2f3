import { factionNameOf, familyName, wordText } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import { type LinkTo, withLinks } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { ALL, numbersOf, type Section, type ShownChart, sectionsOf } from './charts.ts'
import type { PlaceLink } from './place.tsx'

/** Whose chart it is. */
export const ownerText = (volume: Volume, faction: string): string =>
  faction === ALL ? say('rules.all') : factionNameOf(volume, faction, language.value)

/** What a section is about: an operation, an activity, or what its rule is called. */
export const headingText = (
  volume: Volume,
  { titles }: Pick<ShownChart, 'titles'>,
  { heading, rule }: Pick<Section, 'heading' | 'rule'>,
): string => (heading === undefined ? titles[rule]?.[language.value] : wordText(volume, heading, language.value)) ?? ''

/** The chart of a non-player, with the line or the rule that is wanted marked. */
export function Chart({
  volume,
  chart,
  wanted,
  linkTo,
}: {
  volume: Volume
  chart: ShownChart
  wanted: string
  linkTo: PlaceLink
}) {
  const { family, faction, lines } = chart
  return (
    <section class="chart-lines">
      <h2 class="chapter">
        {say('rules.chart', {
          faction: ownerText(volume, faction),
          family: familyName(volume, family, language.value),
        })}
      </h2>
      {sectionsOf(lines).map((section) => (
        <PassageEntry
          key={`${section.rule} ${section.heading}`}
          heading={headingText(volume, chart, section)}
          section={section}
          wanted={wanted}
          linkTo={(rule) => linkTo({ game: volume.id, family, rule }, rule)}
        />
      ))}
    </section>
  )
}

function PassageEntry({
  heading,
  section,
  wanted,
  linkTo,
}: {
  heading: string
  section: Section
  wanted: string
  linkTo: LinkTo
}) {
  const { rule, lines } = section
  const numbers = numbersOf(lines)
  return (
    <article data-rule={rule} class={rule === wanted ? 'entry wanted' : 'entry'}>
      <h3 tabIndex={-1}>
        <span class="number">{rule}</span> {heading}
      </h3>
      <ul>
        {lines.map((line, i) => {
          const isWanted = line.id === wanted
          const number = numbers[i]
          return (
            <li
              key={line.id}
              data-line={line.id}
              class={isWanted ? 'wanted' : ''}
              aria-current={isWanted ? 'true' : undefined}
              tabIndex={isWanted ? -1 : undefined}
            >
              {number !== undefined && (
                <span class="number" aria-hidden="true">
                  {number}
                </span>
              )}{' '}
              {withLinks(line.text[language.value], linkTo)}
            </li>
          )
        })}
      </ul>
    </article>
  )
}
