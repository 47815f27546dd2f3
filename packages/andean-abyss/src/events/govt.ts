import {
  adjust,
  type CardFacts,
  type Game,
  gain,
  level,
  mark,
  markers,
  PASSIVE_SUPPORT,
  putInForce,
  type Side,
  type Space,
  setLevel,
  shift,
  track,
} from '@coinflict/kernel'
import { AID, CARD, cubes, GOVT, isSabotaged, SABOTAGE } from '../forces.ts'
import { econ, isDepartment, isLoc, PIPELINES, pop } from '../map.ts'
import { dual, eachSpace, pickSpace, spacesWhere } from './verbs.ts'

/** A Capability (5.3): either side stays in force for the rest of the game. */
const capability = (card: number, side: Side) => (g: Game) => putInForce(g, card, side)
const CAPABILITY = { unshaded: 'capability', shaded: 'capability' } as const

/** Aid pays out, up to 20, under Samper too (6.4.3). */
const payAid = (g: Game): void => gain(g, GOVT, Math.min(20, track(g, AID)))

/** Cards 1-18: the Government leads. */
export const GOVT_EVENTS: readonly CardFacts[] = [
  dual(
    1,
    '1st Division',
    'GFAC',
    {
      en: {
        unshaded:
          'For the rest of the game, in each Support phase one space may have Civic Action with just Government Control and any cube.',
        shaded: 'For the rest of the game Civic Action needs 2 Troops and 2 Police.',
      },
    },
    {
      unshaded: capability(CARD.firstDivision, 'unshaded'),
      shaded: capability(CARD.firstDivision, 'shaded'),
      lasts: CAPABILITY,
    },
  ),

  dual(
    4,
    'Caño Limón - Coveñas',
    'GFCA',
    {
      en: {
        unshaded: 'Choose 3 unsabotaged pipelines: the Government gains twice the Econ of each.',
        shaded: 'Sabotage the 3 most valuable unsabotaged pipelines that have no cubes.',
      },
    },
    {
      unshaded(g, by) {
        const sound = () => PIPELINES.filter((s) => !isSabotaged(g, s))
        eachSpace(g, by, 'event.pipeline', 3, sound, (s) => gain(g, GOVT, 2 * econ(s)))
      },
      shaded(g, by) {
        const exposed = () => richest(PIPELINES.filter((s) => !isSabotaged(g, s) && cubes(g, s) === 0))
        eachSpace(g, by, 'event.sabotage-where', 3, exposed, (s) => mark(g, SABOTAGE, s))
      },
    },
  ),

  dual(
    6,
    'Oil Spill',
    'GFCA',
    {
      en: {
        unshaded: '2 departments beside sabotaged lines, Neutral or in Opposition, go to Passive Support.',
        shaded: 'Sabotage a pipeline; a department beside it shifts 1 level toward Active Opposition.',
      },
    },
    {
      unshaded(g, by) {
        const spoiled = () =>
          spacesWhere(
            g,
            (s) =>
              isDepartment(s) &&
              pop(s) > 0 &&
              level(g, s) <= 0 &&
              near(g, s).some((l) => isLoc(l) && markers(g, l, SABOTAGE) > 0),
          )
        eachSpace(g, by, 'event.set-where', 2, spoiled, (s) => setLevel(g, s, PASSIVE_SUPPORT))
      },
      shaded(g, by) {
        const pipeline = pickSpace(
          g,
          by,
          'event.sabotage-where',
          PIPELINES.filter((s) => !isSabotaged(g, s)),
        )
        if (pipeline === undefined) return
        mark(g, SABOTAGE, pipeline)
        const angry = near(g, pipeline).filter((s) => isDepartment(s) && pop(s) > 0 && level(g, s) > -2)
        const s = pickSpace(g, by, 'event.shift-where', angry)
        if (s !== undefined) shift(g, s, -1)
      },
    },
  ),

  dual(
    17,
    'Madrid Donors',
    'GCAF',
    {
      en: {
        unshaded: 'The Government gains Aid, at most 20, as Resources; then Aid +6.',
        shaded: 'Until the next Propaganda no Sweep or Assault in departments.',
      },
    },
    {
      unshaded(g) {
        payAid(g)
        adjust(g, AID, 6)
      },
      shaded: (g) => putInForce(g, CARD.madridDonors, 'shaded'),
      lasts: { shaded: 'momentum' },
    },
  ),

  dual(
    2,
    'Ospina & Mora',
    'GFAC',
    {
      en: {
        unshaded: 'Rest of game: a selected Sweep space costs 1 Resource instead of 3.',
        shaded: 'Rest of game: at most 1 space may be selected for Sweep per card.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    3,
    'Tapias',
    'GFAC',
    {
      en: {
        unshaded: 'Rest of game: a selected Assault space costs 1 Resource instead of 3.',
        shaded: 'Rest of game: at most 1 space may be selected for Assault per card.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    5,
    'Occidental & Ecopetrol',
    'GFCA',
    {
      en: {
        unshaded:
          'Place 6 available Police on pipelines, any distribution (executor decides). Then 3 guerrillas, of any factions, that stand on or next to a pipeline that just received Police become Active.',
        shaded: 'One space adjacent to a LoC of Econ 3 shifts 2 levels toward Active Opposition.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    7,
    '7th Special Forces',
    'GAFC',
    {
      en: {
        unshaded:
          'Rest of game: in each Sabotage phase, after sabotage has been placed, Govt may remove up to 3 markers in any mix of Terror and Sabotage, anywhere.',
        shaded:
          'Rest of game: in the Sabotage phase a LoC with at least 1 guerrilla is also sabotaged when guerrillas merely equal cubes.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    8,
    'Fuerza Aérea Colombiana',
    'GAFC',
    {
      en: {
        unshaded:
          'Three Air Strikes for Govt at no cost, resolved one after another, in the same or different spaces (departments or LoCs), without an Operation.',
        shaded: 'Govt Resources -9.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    9,
    'High Mountain Battalions',
    'GAFC',
    {
      en: {
        unshaded:
          'Rest of game: for Assault a Mountain department works like a City: every cube, Troops and Police alike, removes 1 piece.',
        shaded: 'Rest of game: Assault in a Mountain removes 1 piece per 4 Troops, rounded down, instead of per 2.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    10,
    'Blackhawks',
    'GACF',
    {
      en: {
        unshaded: 'Rest of game: Air Lift has no ceiling on Troops (instead of 3).',
        shaded: "Rest of game: Air Lift's ceiling is a single Troops cube (instead of 3).",
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    11,
    'National Defense & Security Council',
    'GACF',
    {
      en: {
        unshaded:
          'Rest of game: into each space selected for Sweep 1 Police may move too, by the movement rules of Sweeping Troops.',
        shaded: 'Rest of game: a Sweep counts either Troops or Police for activation, not their sum.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    12,
    'Plan Colombia',
    'GACF',
    {
      en: {
        unshaded: 'Govt Resources + min(Aid, 20); then Aid +10.',
        shaded: 'While in force, Air Strike is unavailable and Patrol turns nobody Active.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    13,
    'Plan Meteoro',
    'GCFA',
    {
      en: {
        unshaded: 'Rest of game: Patrol may make its free Assault in every LoC instead of one.',
        shaded: 'Rest of game: Patrol includes no free Assault.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    14,
    'Tres Esquinas',
    'GCFA',
    {
      en: {
        unshaded: 'Govt picks a department; 1 Govt Base and 3 Troops enter it.',
        shaded: 'Executor picks a department that loses 1 Govt Base and 1 cube (type of cube free).',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    15,
    'War Tax',
    'GCFA',
    {
      en: {
        unshaded: 'Roll a die: Govt Resources + 4 x result.',
        shaded: 'A City that is Neutral or in Passive Support is set to Passive Opposition.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    16,
    'Coffee Prices',
    'GCAF',
    {
      en: {
        unshaded:
          'For each of the 4 Mountain departments, the faction with most pieces (all types) there gets +5 Resources; in a tie Govt gets it.',
        shaded: 'Govt Resources -10.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    18,
    'NSPD-18',
    'GCAF',
    {
      en: {
        unshaded: 'Govt Resources + min(Aid, 20); then Aid +20.',
        shaded: 'Govt Resources -6; then roll a die and lower Aid by it.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),
]

const near = (g: Game, s: Space): readonly Space[] => g.volume.neighbours[s] as readonly Space[]

/** Those of the highest Econ. */
const richest = (lines: readonly Space[]): readonly Space[] => {
  const most = Math.max(...lines.map(econ))
  return lines.filter((s) => econ(s) === most)
}
