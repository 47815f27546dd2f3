import { hrefOf } from '../route.ts'

/** The address of a table, with the key of a seat for whoever is to sit there. */
export const linkOf = (table: string, key?: string): string =>
  `${location.href.replace(/#.*/, '')}${hrefOf('online', key === undefined ? table : `${table}/${key}`)}`
