import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explanationText, logText, questionText } from '@coinflict/kernel/display'
import type { Asked } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { describe, expect, test } from 'vitest'
import { fireInTheLake } from '../src/index.ts'
import { PROVINCES, pop } from '../src/map.ts'
import { type Board, event, type Scene, type SceneOptions, scene } from './kit.ts'
import { operating } from './nonplayers.ts'

/** What the screens say of this volume's questions, events and reasons. */

const asked = (t: Scene, language: Language = 'en'): string =>
  questionText(t.table.game, t.table.pending as Asked, language)
const log = (t: Scene, language: Language = 'en'): string =>
  t.table.game.log?.map((each) => logText(t.table.volume, each, language)).join('\n') ?? ''
const reasons = (t: Scene): string =>
  t.table.explanations
    .flatMap((each) => (each === undefined ? [] : explanationText(t.table.volume, each, 'en')))
    .join('\n')

describe('FITL 6.3.1 what Pacification costs is said where it is chosen', () => {
  const board = { saigon: 'us-troops, us-base, arvn-police, arvn-troops', hue: 'vc-underground' } as const
  const training = (more: SceneOptions = {}): Scene =>
    scene(board, { first: 'us', resources: { arvn: 40 }, ...more }).play('train', 'saigon', 'nobody', 'done')

  test('FITL 3.2.1 in Train and from step to step, in three languages', () => {
    const t = training()
    expect(asked(t)).toContain('costs 3 ARVN Resources per Terror marker or level')
    expect(asked(t, 'es')).toContain('cuesta 3 Recursos del ARVN')
    expect(asked(t, 'pl')).toContain('kosztuje 3 zasoby ARVN')
    t.play('pacify')
    expect(t.question).toBe('pacify.more')
    expect(asked(t)).toContain('costs 3 ARVN Resources per Terror marker or level. (22 Resources left to spend)')
  })

  test('FITL 2.4.1 4 under Ky', () => {
    const t = training({ tracks: { leader: 'ky' } })
    expect(asked(t)).toContain('costs 4 ARVN Resources')
    expect(asked(t.play('pacify'))).toContain('costs 4 ARVN Resources')
  })
})

describe('FITL 1.4.4 Tunnels in the log', () => {
  test('FITL 5.1 card 94 a Base gets a Tunnel, and loses it', () => {
    const t = event(94, 'single', { 'tay-ninh': 'vc-base', 'quang-nam': 'nva-base' }, { first: 'vc' }).play('tay-ninh')
    expect(log(t)).toContain('1 VC Base in Tay Ninh gets a Tunnel.')
    expect(log(t, 'es')).toContain('recibe un Túnel 1 Base del VC')
    expect(log(t, 'pl')).toContain('wyposażono w tunel 1 bazę VC')
    const lost = scene({ 'tay-ninh': 'us-troops 2, vc-tunnel' }, { first: 'us', dice: [6] }).play('assault', 'tay-ninh')
    expect(log(lost)).toContain('1 Tunneled VC Base in Tay Ninh loses its Tunnel.')
    expect(log(lost)).not.toContain('flips')
  })
})

describe('FITL 8.4.5 reasons', () => {
  test('FITL 8.4.5/3 the ARVN that raise Support choose the least gain', () => {
    const board = { hue: 'arvn-police, passive-support', 'da-nang': 'arvn-police, passive-support' } as const
    const t = event(83, 'unshaded', { ...board, kontum: 'passive-support', 'binh-dinh': 'passive-support' }, ARVN_ALONE)
    t.bots()
    expect(reasons(t)).toContain('Least gain in Support: Da Nang, Kontum.')
  })

  test('FITL 8.4.5/4 a space that gets pieces and shifts is chosen by 8.4.5, and that is said; by 8.4.4 where all shift alike', () => {
    const us: SceneOptions = { eligible: ['us'], seats: { us: 'fitl', arvn: 'person', nva: 'person', vc: 'person' } }
    const lines = (board: Board): (string | undefined)[] => {
      const t = event(68, 'unshaded', board, us)
      t.bots()
      return t.table.explanations.map((each) => each?.line.id)
    }
    expect(lines({})).toContain('8.4.5/1')
    const everywhere = Object.fromEntries(
      PROVINCES.filter((s) => pop(s) > 0).map((s) => [fireInTheLake.spaces[s]?.id, 'active-support']),
    )
    expect(lines(everywhere)).not.toContain('8.4.5/1')
  })

  test('FITL 8.4.4 more than 20 candidates are counted, not named', () => {
    const t = event(65, 'unshaded', {}, { ...ARVN_ALONE, boxes: { 'out-of-play': { 'us-troops': 1 } } })
    t.bots()
    expect(reasons(t)).toContain('Candidates: 46 spaces.')
    const few = operating('nva', { 'tay-ninh': 'nva-base', 'quang-nam': 'nva-base' }, { resources: { nva: 1 } })
    few.bots()
    expect(reasons(few)).toContain('Candidates: Quang Nam, Tay Ninh.')
  })
})

test('the name of the US is not broken over two lines in Spanish', () => {
  const sources = join(import.meta.dirname, '../src')
  const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((path) => readFileSync(join(sources, path), 'utf8').includes('EE. UU'))).toEqual([])
})

const ARVN_ALONE: SceneOptions = {
  eligible: ['arvn'],
  seats: { arvn: 'fitl', us: 'fitl', nva: 'person', vc: 'person' },
}
