import { type Board, type Scene, type SceneOptions, scene, standard } from './kit.ts'

/** Scenes for the tests of the Government's chart (8.8). */

/**
 * Everybody is a non-player unless a test names a person; the card is one on which the Government operates (10.3), and the last: the game
 * ends with it, so that only the Government's turn is played.
 */
const settings = (more: SceneOptions): SceneOptions => ({
  card: 46,
  draw: [],
  eligible: ['govt'],
  ...more,
  options: { edition: '2nd', ...more.options },
  seats: { govt: 'aa2', farc: 'aa2', auc: 'aa2', cartels: 'aa2', ...more.seats },
})

export const govt = (board: Board, more: SceneOptions = {}): Scene => scene(board, settings(more))
/** In the deployment of a scenario. */
export const deployed = (board: Board, more: SceneOptions = {}): Scene => standard(board, settings(more))

const number = (board: Board, piece: string): number =>
  Object.values(board)
    .flatMap((text) => text?.split(',') ?? [])
    .map((item) => item.trim().split(' '))
    .reduce((sum, [id, n = '1']) => sum + (id === piece ? Number(n) : 0), 0)

/** Government pieces left beside the map. */
interface Left {
  readonly troops?: number
  readonly police?: number
  readonly bases?: number
}

/** A Government with few pieces left beside the map, which does not Train for their sake. */
export const spent = (board: Board, more: SceneOptions = {}, left: Left = {}): Scene =>
  govt(board, {
    ...more,
    boxes: {
      'out-of-play': {
        troops: 30 - number(board, 'troops') - (left.troops ?? 0),
        police: 30 - number(board, 'police') - (left.police ?? 0),
        'govt-bases': 3 - number(board, 'govt-base') - (left.bases ?? 0),
      },
    },
  })

export const PERSONS = { farc: 'person', auc: 'person', cartels: 'person' }

/** Every city held by 1 Troops and 1 Police, at Active Support: nothing is to be done there. */
export const CITIES: Board = Object.fromEntries(
  [
    'bogota',
    'cali',
    'medellin',
    'bucaramanga',
    'ibague',
    'santa-marta',
    'cartagena',
    'cucuta',
    'neiva',
    'pasto',
    'sincelejo',
  ].map((id) => [id, 'troops 1, police 1, active-support']),
)

/** Eight bases of a player's Cartels far away: the special activity is to Eradicate some of them (8.8.7/2). */
export const FIELDS: Board = {
  vaupes: 'cartels-base 2',
  guainia: 'cartels-base 2',
  amazonas: 'cartels-base 2',
  vichada: 'cartels-base 2',
}
