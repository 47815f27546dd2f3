/** What the drivers and the system call things that are no fault of a request: the disk is full, nobody answers, the server stops. */
const CODES = /^(SQLITE_|ECONN|EHOST|ENET|EAI_AGAIN|ENOENT|ETIMEDOUT|ENOTFOUND|EPIPE|57P|08|53|55P03|25P03)/
const WORDS =
  /Connection terminated|connection is not open|Client has encountered|timeout exceeded when trying to connect/i

/** Whether the database failed, and not what was asked of it. */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && (CODES.test(String((error as { code?: string }).code ?? '')) || WORDS.test(error.message))

/** Whether somebody else holds what was to be written. */
export const isHeld = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: string }).code === '55P03'

/** Whether a table is missing that a query names. */
export const isNoTable = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '42P01' || /no such table/.test(error.message))
