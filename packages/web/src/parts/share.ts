/** Puts a link on the clipboard; false where the browser does not allow it. */
export async function shareLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}
