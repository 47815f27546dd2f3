import type { Page } from 'playwright-core'

/** Where on the screen a space can be pointed at, so that the pointer meets it and nothing that lies over it. */
export async function pointOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const point = await page.locator(`.map [data-id="${id}"]`).evaluate((space: SVGElement) => {
    const box = space.getBoundingClientRect()
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const points = Array.from({ length: 41 * 41 }, (_, i) => ({
      x: box.x + (box.width * (i % 41)) / 40,
      y: box.y + (box.height * Math.floor(i / 41)) / 40,
    }))
    const far = (p: typeof middle) => Math.hypot(p.x - middle.x, p.y - middle.y)
    return points
      .sort((a, b) => far(a) - far(b))
      .find(
        ({ x, y }) =>
          document.elementFromPoint(x, y)?.closest<SVGElement>('[data-space]')?.dataset.space === space.dataset.space,
      )
  })
  if (point === undefined) throw new Error(`${id} cannot be pointed at`)
  return point
}

/** Where a piece of a kind lies in a space. */
export async function pieceAt(page: Page, space: number, piece: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.stand[data-space="${space}"] [data-piece="${piece}"]`).first().boundingBox()
  if (box === null) throw new Error('there is no such piece to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
