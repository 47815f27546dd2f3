import type { FastifyLoggerOptions } from 'fastify'
import type { Config } from './config.ts'

type Logging = FastifyLoggerOptions & { readonly redact: string[] }

/** An error as it is logged: only what it is. What a driver hangs on to it may repeat rows of the database. */
function errorLine(error: Error): { type: string; message: string; stack: string; code?: string } {
  const { code } = error as { code?: unknown }
  const { message, name, stack = '' } = error
  return { type: name, message, stack, ...(typeof code === 'string' ? { code } : {}) }
}

/** Structured logs: what was asked for and what came of it, nothing that opens a door. */
export const logging = ({ log, logLevel: level }: Config): false | Logging =>
  level === 'silent'
    ? false
    : {
        level,
        ...(log === undefined ? {} : { stream: log }),
        redact: ['req.headers.authorization', 'req.headers.cookie'],
        serializers: {
          // Only the path: what follows it may hold a key.
          req: ({ method, url, ip }) => ({ method, url: url.replace(/\?.*$/s, ''), ip }),
          res: ({ statusCode }) => ({ statusCode }),
          err: errorLine,
        },
      }
