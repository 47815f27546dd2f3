import { signal } from '@preact/signals'
import { ask, hasTables, type Info } from '../online/api.ts'

/** Somebody with an account. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly bot: boolean
  readonly created: number
}

/** Whoever is logged in; some have only passkeys. */
export interface Me extends Person {
  readonly hasPassword: boolean
}

/** A table as lists show it, with what it came to. */
export interface Listed extends Info {
  readonly rated: boolean
  readonly result: readonly { readonly faction: string; readonly margin: number; readonly place: number }[] | null
  readonly finished: number | null
}

/** A table where one sits, or that one set up. */
export interface MyTable extends Listed {
  readonly you: { readonly chair: number | null; readonly asked: boolean; readonly invited: number | null }
}

/** Who is logged in here: nobody (`null`), or it is not known yet. */
export const me = signal<Me | null | undefined>(undefined)

/** The tables of whoever is logged in that are not over, those where they are asked first. */
export const myTables = signal<readonly MyTable[]>([])

/** Asks the server who is logged in; without tables there is nobody to ask. */
export async function findMe(): Promise<void> {
  if (!hasTables()) return
  const { person, hasPassword } = await ask<{ readonly person: Person | null; readonly hasPassword?: boolean }>('me')
  me.value = person && { ...person, hasPassword: hasPassword === true }
  await findMyTables()
}

export async function findMyTables(): Promise<void> {
  const isSomebody = me.value !== null && me.value !== undefined
  myTables.value = isSomebody ? (await ask<{ readonly tables: readonly MyTable[] }>('me/tables')).tables : []
}
