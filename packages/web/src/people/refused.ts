import { Declined } from '../online/api.ts'

/** What the browser refused, said as if the server had. */
export const refused = (code: string, text: string): Declined => new Declined({ error: { code, text } })
