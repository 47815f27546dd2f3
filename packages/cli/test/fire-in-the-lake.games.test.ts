import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { proveByRandomGames } from './random-games.ts'

proveByRandomGames(fireInTheLake)
