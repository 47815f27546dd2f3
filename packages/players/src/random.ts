import { type Decider, seedNumbers } from '@coinflict/kernel'

/** Plays any possible answer, each as likely. Asked again at the same place of the same game it gives the same answer. */
export function randomPlayer(seed: string): Decider {
  const [salt] = seedNumbers(`random:${seed}`)
  return (g, q) => {
    let h = (salt + Math.imul(g.cursor + 1, 0x9e3779b9)) | 0
    h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
    h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
    h = (h ^ (h >>> 15)) >>> 0
    return q.at(Math.floor((h / 4294967296) * q.size))
  }
}
