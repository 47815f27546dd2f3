import { forgetTable } from '../online/keys.ts'
import { go } from '../route.ts'
import { finishedTables } from './api.ts'
import { findMe, myTables } from './me.ts'

/** Ends what somebody has with an account in this browser: nobody sits at its tables here any more. */
export async function leaveBy(act: () => Promise<unknown>): Promise<void> {
  const seats = [...myTables.value, ...(await finishedTables())].map(({ id }) => id)
  await act()
  for (const id of seats) forgetTable(id)
  await findMe()
  go('people')
}
