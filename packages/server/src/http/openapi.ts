import type { FastifyInstance, RouteOptions } from 'fastify'
import { COOKIE } from '../people/accounts.ts'
import { replies } from './schemas.ts'

/** What a route says of itself, for the document. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of what comes back. */
    readonly reply?: keyof typeof replies
  }
  interface FastifySchema {
    readonly summary?: string
  }
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

const parameters = (place: 'path' | 'query', schema: unknown) =>
  schema === undefined
    ? []
    : Object.entries((schema as ObjectSchema).properties).map(([name, each]) => ({
        name,
        in: place,
        required: (schema as ObjectSchema).required?.includes(name) === true,
        schema: each,
      }))

const json = (schema: unknown) => ({ 'application/json': { schema } })

function operationOf({ schema, config }: RouteOptions) {
  const { body, params, querystring, summary } = schema ?? {}
  return {
    summary,
    parameters: [...parameters('path', params), ...parameters('query', querystring)],
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: {
        description: 'Done',
        content: json(config?.reply === undefined ? {} : { $ref: `#/components/schemas/${config.reply}` }),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/error' }) },
    },
    security: [{}, { seat: [] }, { session: [] }, { token: [] }],
  }
}

/** Collects the routes as they are made, and serves the document of them. */
export function openApi(app: FastifyInstance, version: string): void {
  const paths: Record<string, Record<string, unknown>> = {}
  app.addHook('onRoute', (route) => {
    if (route.config?.reply === undefined) return
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat())
      if (method !== 'HEAD') paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) }
  })
  app.get('/api/openapi.json', async () => ({
    openapi: '3.1.0',
    info: {
      title: 'coinflict',
      version,
      description: 'Online tables of the COIN Series games; messages: docs/online-api.md',
    },
    paths,
    components: {
      schemas: replies,
      securitySchemes: {
        seat: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Seat KEY: the key of a seat' },
        session: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'A session, by logging in' },
        token: { type: 'http', scheme: 'bearer', description: 'A token of a program' },
      },
    },
  }))
}
