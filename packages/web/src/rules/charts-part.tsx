import { familyName } from '@coinflict/kernel/display'
import type { Place } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import type { FullBox } from '../volumes.ts'
import { Chart, ownerText } from './chart.tsx'
import { chartAt, chartsOf, type ShownChart } from './charts.ts'
import type { PlaceLink } from './place.tsx'

/** One chart of a family, and the way to all others. */
export function ChartsPart({
  box,
  chart,
  place,
  linkTo,
}: {
  box: FullBox
  chart: ShownChart
  place: Place
  linkTo: PlaceLink
}) {
  const { volume, families } = box
  const { game, rule } = place
  const { family, faction } = chart
  return (
    <>
      {families.length > 1 && (
        <nav class="books" aria-label={say('setup.family')}>
          {families.map(({ id }) =>
            linkTo(
              { game, family: id, rule: chartAt(families, id, faction)?.faction ?? '' },
              familyName(volume, id, language.value),
              id === family,
            ),
          )}
        </nav>
      )}
      <nav class="books" aria-label={say('tabs.factions')}>
        {families
          .filter(({ id }) => id === family)
          .flatMap(chartsOf)
          .map((each) =>
            linkTo({ game, family, rule: each.faction }, ownerText(volume, each.faction), each.faction === faction),
          )}
      </nav>
      <Chart volume={volume} chart={chart} wanted={rule} linkTo={linkTo} />
    </>
  )
}
