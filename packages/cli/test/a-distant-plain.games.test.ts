import { aDistantPlain } from '@coinflict/a-distant-plain'
import { proveByRandomGames } from './random-games.ts'

proveByRandomGames(aDistantPlain)
