import { hrefOf } from '../route.ts'
import { pack } from '../storage/link.ts'

/** The address of this app with something that a page of it opens. */
export const linkTo = async (page: string, data: unknown): Promise<string> =>
  `${location.href.replace(/#.*/, '')}${hrefOf(page, await pack(data))}`

/** Puts a link on the clipboard; false where the browser does not allow it. */
export async function shareLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** Whether the browser can hand a link to other programs. */
export const canHandOn = (): boolean => typeof navigator.share === 'function'

/** Hands a link to a program that the person chooses; false where nobody chose one. */
export async function handOn(text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ text, url })
    return true
  } catch {
    return false
  }
}
