import { holderName } from '@coinflict/kernel/display'
import { shownControl } from '@coinflict/kernel/rules'
import { level, type Space, type SpaceFacts, type SpaceKind } from '@coinflict/kernel/state'
import { ofVolume, standing, type View, valueText } from './board.ts'
import { cell, layRows, wrap } from './layout.ts'
import { say } from './text/say.ts'

const KINDS: readonly SpaceKind[] = ['city', 'country', 'loc']

const factsOf = ({ g }: View, space: Space): SpaceFacts => g.volume.spaces[space] as SpaceFacts

const terrainText = (view: View, { terrain }: SpaceFacts): string =>
  terrain === undefined ? '' : ofVolume(view, `terrain.${terrain}`)

/** Its kind, terrain and coast, what it is worth. */
function natureText(view: View, space: Space): string {
  const facts = factsOf(view, space)
  const coast = facts.coastal === true ? ofVolume(view, 'fact.coast') : ''
  const traits = (facts.traits ?? []).map((id) => ofVolume(view, `trait.${id}`))
  return [ofVolume(view, `kind-of.${facts.kind}`), terrainText(view, facts), coast, ...traits, valueText(view, space)]
    .filter((text) => text !== '')
    .join(', ')
}

/** All about one space: what it is, how it stands, what it borders on and what is there. */
export function aboutSpace(view: View, space: Space): string[] {
  const { g, language, paint, width } = view
  const { name, fullName = name, kind, terrainIsOurs = false } = factsOf(view, space)
  const isOpen = g.volume.onMap(g).includes(space)
  const holder = shownControl(g, space)
  const there = standing(view, space)
  const control = holder === -1 ? ofVolume(view, 'fact.none') : holderName(g.volume, holder, language)
  const lines = [
    ...(kind === 'loc' || !g.volume.takesSides(g, space)
      ? []
      : [{ label: ofVolume(view, 'fact.level'), rest: [cell(ofVolume(view, `level.${level(g, space)}`))] }]),
    ...(kind === 'loc' ? [] : [{ label: ofVolume(view, 'fact.control'), rest: [cell(control)] }]),
    {
      label: say(language, 'board.pieces'),
      rest: there.length === 0 ? [cell(ofVolume(view, 'fact.none'))] : there,
    },
  ]
  return [
    ...wrap(`${fullName}: ${natureText(view, space)}`, width, '  ').map(paint.strong),
    ...(terrainIsOurs ? wrap(ofVolume(view, 'fact.terrain-ours'), width) : []),
    ...(isOpen ? [] : [say(language, 'space.closed')]),
    ...layRows(
      lines.map(({ label, rest }) => ({ cells: [cell(`  ${label}`)], rest })),
      width,
    ),
    ...KINDS.flatMap((other) => neighbourLines(view, space, other)),
  ]
}

/** The neighbours of a kind that are on the map, each with its terrain, worth, level and what stands there. */
function neighbourLines(view: View, space: Space, kind: SpaceKind): string[] {
  const { g, language, paint, width } = view
  const open = g.volume.onMap(g)
  const near = (g.volume.neighbours[space] ?? []).filter((s) => factsOf(view, s).kind === kind && open.includes(s))
  if (near.length === 0) return []
  const rows = near.map((s) => {
    const facts = factsOf(view, s)
    const terrain = kind === 'city' ? [] : [cell(terrainText(view, facts))]
    const people = kind === 'loc' || level(g, s) === 0 ? [] : [cell(`${ofVolume(view, `level.${level(g, s)}`)}.`)]
    return {
      cells: [cell(`  ${facts.name}`), ...terrain, cell(valueText(view, s))],
      rest: [...people, ...standing(view, s)],
    }
  })
  const head = say(language, 'space.next-to', { text: ofVolume(view, `kind.${kind}`) })
  return [paint.faint(head), ...layRows(rows, width)]
}
