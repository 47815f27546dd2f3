import type { FastifyLoggerOptions } from 'fastify'

/** Structured logs: what was asked for and what came of it, nothing that opens a door. */
export const logging = (level: string): false | (FastifyLoggerOptions & { readonly redact: string[] }) =>
  level === 'silent'
    ? false
    : {
        level,
        redact: ['req.headers.authorization', 'req.headers.cookie'],
        serializers: {
          // Only the path: what follows it may hold a key.
          req: ({ method, url, ip }) => ({ method, url: url.replace(/\?.*$/s, ''), ip }),
          res: ({ statusCode }) => ({ statusCode }),
        },
      }
