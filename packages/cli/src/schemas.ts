import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import experimentSchema from '../schemas/experiment.schema.json' with { type: 'json' }
import positionSchema from '../schemas/position.schema.json' with { type: 'json' }
import replySchema from '../schemas/protocol-reply.schema.json' with { type: 'json' }
import requestSchema from '../schemas/protocol-request.schema.json' with { type: 'json' }
import saveSchema from '../schemas/save.schema.json' with { type: 'json' }

/** The published schemas, for those who hold the program to them: tests and the fuzzer. */
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
for (const schema of [positionSchema, saveSchema, requestSchema, replySchema, experimentSchema]) ajv.addSchema(schema)

/** Every code that an error may have, as the schema says. */
export const ERROR_CODES: readonly string[] = replySchema.$defs.failure.properties.error.properties.code.enum

/** What a value breaks of a published schema, or of one of its definitions; nothing if it fits. */
export function misfits(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema) as ValidateFunction
  return validate(value) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
