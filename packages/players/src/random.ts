import { below, hashOf, mixed } from '@coinflict/kernel/questions'
import type { Decider } from '@coinflict/kernel/state'

/** Plays any possible answer, each as likely. Asked again at the same place of the same game it gives the same answer. */
export function randomPlayer(seed: string): Decider {
  const [a, b] = hashOf(`random:${seed}`)
  return (g, q) => q.at(below(mixed(mixed((a + Math.imul(g.script.cursor + 1, 0x9e3779b9)) | 0) ^ b), q.size))
}
