import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { track } from '@coinflict/kernel/state'
import { POLICIES, POLICY } from '../../../forces.ts'

/** 8.8.1 */
export const policyOf = ({ g }: NonPlayer): (typeof POLICIES)[number] =>
  POLICIES[track(g, POLICY)] as (typeof POLICIES)[number]
export const isNixon = (np: NonPlayer): boolean => policyOf(np) === 'nixon'
