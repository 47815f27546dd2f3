/** The small tools that pages are written with. */

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as a page shows it, whatever signs it has. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)

/** Part of a page. */
export type Html = string

/** A table with its headings; columns of figures stand to the right. */
export function table(heads: readonly string[], rows: readonly (readonly Html[])[], figures: readonly number[]): Html {
  const isFigure = (i: number): string => (figures.includes(i) ? ' class="n"' : '')
  const head = heads.map((text, i) => `<th scope="col"${isFigure(i)}>${escaped(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((html, i) => `<td${isFigure(i)}>${html}</td>`).join('')}</tr>`)
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`
}

export const paragraph = (text: string): Html => `<p>${escaped(text)}</p>`
export const heading = (level: 1 | 2 | 3 | 4, text: string, id?: string): Html =>
  `<h${level}${id === undefined ? '' : ` id="${id}"`}>${escaped(text)}</h${level}>`
/** A picture with what it shows below it. */
export const figure = (picture: Html, caption: string): Html =>
  `<figure><div class="wide">${picture}</div><figcaption>${escaped(caption)}</figcaption></figure>`
export const details = (summary: string, ...parts: readonly Html[]): Html =>
  `<details><summary>${escaped(summary)}</summary>\n${parts.join('\n')}\n</details>`
