import { motion } from '../settings.ts'

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether anything may move. */
export const moves = (): boolean => motion.value === 'on' && !isReduced()
