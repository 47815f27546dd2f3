import type { Store } from '../database/store.ts'
import type { Metrics } from '../metrics.ts'
import { Admission } from './admission.ts'
import { Going } from './going.ts'
import { Looking } from './looking.ts'
import { Playing } from './playing.ts'
import type { Rooms } from './rooms.ts'
import { SettingUp } from './setting-up.ts'
import { Sitting } from './sitting.ts'
import { Talking } from './talking.ts'
import { ONLINE_LEVELS, type Thinkers } from './thinkers.ts'
import { Thinking } from './thinking.ts'

/** What people do at tables. Everything is checked here, whichever way it came. */
export class Tables {
  /** Whether the server stops: nobody waits any longer. */
  isStopping = false
  readonly admission = new Admission()
  readonly settingUp: SettingUp
  readonly sitting: Sitting
  readonly going: Going
  readonly looking: Looking
  readonly playing: Playing
  readonly talking: Talking
  readonly thinking: Thinking

  constructor(
    readonly rooms: Rooms,
    store: Store,
    metrics: Metrics,
    /** Where players think; without it none sit down. */
    thinkers?: Thinkers,
  ) {
    const levels = thinkers === undefined ? [] : ONLINE_LEVELS
    this.settingUp = new SettingUp(rooms, store, this.admission, levels)
    this.sitting = new Sitting(rooms, this.admission, levels)
    this.going = new Going(rooms)
    this.looking = new Looking(rooms, store, () => this.isStopping)
    this.playing = new Playing(rooms, store, metrics)
    this.talking = new Talking(rooms, store)
    this.thinking = new Thinking(rooms, thinkers, () => this.isStopping)
  }
}
