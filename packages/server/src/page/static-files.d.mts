import type { IncomingMessage, ServerResponse } from 'node:http'

export const PAGE_POLICY: string
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void>
