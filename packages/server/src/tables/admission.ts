import type { ChairRow, TableRow } from '../database/schema.ts'
import type { Caller, Person } from '../people/caller.ts'
import { Problem } from '../text/say.ts'

/** Who may sit down with whom. */
export class Admission {
  /** Refuses whoever may not sit down with those who are there. */
  checkSitting: (row: TableRow, chairs: readonly ChairRow[], caller: Caller) => Promise<void> = async () => {}
  /** Whom the caller may invite by a name; refuses if they may not. */
  invitee: (name: string, caller: Caller) => Promise<Person> = async () => {
    throw new Problem(404, 'no-person', 'no-person')
  }
}
