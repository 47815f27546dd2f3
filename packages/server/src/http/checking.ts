import Ajv from 'ajv'

/** Checks what a request or a message brings. Nothing is taken for something else, but an address holds only text. */
export const strict = new Ajv({ allowUnionTypes: true, strict: false })
export const lenient = new Ajv({ coerceTypes: true, strict: false })
