import type { Server } from 'node:http'

export function portOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): number
export function serve(port: number, folder?: string): Promise<{ readonly server: Server; readonly address: string }>
