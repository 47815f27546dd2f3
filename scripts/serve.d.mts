import type { Server } from 'node:http'

export function serve(port: number, folder?: string): Promise<{ readonly server: Server; readonly address: string }>
