/** The shapes that JSON schemas are made of. */

export const object = (properties: Readonly<Record<string, unknown>>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
export const open = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  additionalProperties: true,
})
export const text = (maxLength: number, description?: string) => ({
  type: 'string',
  maxLength,
  ...(description === undefined ? {} : { description }),
})
export const count = { type: 'integer', minimum: 0, maximum: 1_000_000_000 }
export const maybe = (schema: Readonly<Record<string, unknown>>) => ({ ...schema, nullable: true })
export const names = (description: string) => ({
  type: 'object',
  additionalProperties: text(80),
  maxProperties: 60,
  propertyNames: { maxLength: 60 },
  description,
})
