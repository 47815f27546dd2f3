/** Sentences: catalogues and how they are filled. */
export * from './text/catalogue.ts'
export * from './text/en.ts'
export * from './text/es.ts'
export * from './text/outside.ts'
export * from './text/pl.ts'
export * from './text/simplify.ts'
export * from './text/worded.ts'
