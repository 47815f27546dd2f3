import { andeanAbyss } from '@coinflict/andean-abyss'
import { proveByRandomGames } from './random-games.ts'

proveByRandomGames(andeanAbyss)
