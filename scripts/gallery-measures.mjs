/** What is wrong with a page as it stands: of what kind, which element, and more about it. It runs in the page. */
export function flawsOnPage({ isTouch }) {
  const SMALLEST = 12
  const FINGER = 40
  const flaws = []
  const seen = new Set()
  const root = document.querySelector('dialog[open]') ?? document.body
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.hidden, .skip, [inert]') === null &&
    element.getClientRects().length > 0
  const ownText = (element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.data)
      .join(' ')
      .trim()
  const nameOf = (element) => `${element.localName}${[...element.classList].map((each) => `.${each}`).join('')}`
  const textOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const add = (kind, about, more = '') => {
    const name = `${kind} ${about} ${more}`
    if (seen.has(name)) return
    seen.add(name)
    flaws.push([kind, about, more])
  }

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) add('wide', 'page', `${scrollWidth} of ${clientWidth} px`)

  const texts = []
  const isOnPaper = matchMedia('print').matches
  for (const element of root.querySelectorAll('*')) {
    if (ownText(element) === '' || !isShown(element)) continue
    const style = getComputedStyle(element)
    const isDrawn = element instanceof SVGElement
    const matrix = isDrawn ? element.getScreenCTM?.() : undefined
    const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    if (size < SMALLEST - 0.05 && !isOnPaper) add('small', nameOf(element), `${size.toFixed(1)} px`)
    if (!isDrawn) texts.push(element)
  }

  const isCutOff = (style, way) => ['hidden', 'clip'].includes(style[way])
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof SVGElement || !isShown(element) || element.clientWidth <= 1) continue
    const style = getComputedStyle(element)
    const x = isCutOff(style, 'overflowX') && element.scrollWidth > element.clientWidth + 1
    const y = isCutOff(style, 'overflowY') && element.scrollHeight > element.clientHeight + 1
    if (!x && !y) continue
    // A picture or a map is made to be seen in part.
    if (element.textContent.trim() === '' || element.querySelector('svg g') !== null) continue
    add('clipped', nameOf(element), `“${textOf(element)}”`)
  }

  if (isTouch && !isOnPaper)
    for (const element of root.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isShown(element) || element.disabled) continue
      const target = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element
      const { width, height, x, y } = target.getBoundingClientRect()
      if (width >= FINGER || height >= FINGER || width <= 1) continue
      const isInText = getComputedStyle(target).display.startsWith('inline') && ownText(target.parentElement) !== ''
      if (isInText) continue
      // It may be met beside what is seen of it.
      const [cx, cy, reach] = [x + width / 2, y + height / 2, FINGER / 2 - 1]
      const meets = (dx, dy) => target.contains(document.elementFromPoint(cx + dx, cy + dy))
      if ((meets(-reach, 0) && meets(reach, 0)) || (meets(0, -reach) && meets(0, reach))) continue
      add('hard to touch', nameOf(target), `“${textOf(element)}” ${Math.round(width)}×${Math.round(height)} px`)
    }

  // Only what lies in sight can be asked for what lies over it.
  const lines = texts.flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].map((box) => ({ element, box }))
      }),
  )
  const inSight = lines
    .filter(
      ({ box }) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 2,
    )
    .sort((a, b) => a.box.top - b.box.top)
  inSight.forEach((one, i) => {
    for (const other of inSight.slice(i + 1)) {
      if (other.box.top > one.box.bottom) break
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const [left, right] = [Math.max(one.box.left, other.box.left), Math.min(one.box.right, other.box.right)]
      const [top, bottom] = [Math.max(one.box.top, other.box.top), Math.min(one.box.bottom, other.box.bottom)]
      if (right - left < 3 || bottom - top < 5) continue
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const places = [one, other].map(({ element }) => stack.indexOf(element))
      if (places.includes(-1)) continue
      const lower = stack[Math.max(...places)]
      const isCovered = stack
        .slice(0, Math.max(...places))
        .some(
          (each) =>
            !each.contains(lower) && !/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(each).backgroundColor),
        )
      if (!isCovered)
        add(
          'overlap',
          `${nameOf(one.element)} + ${nameOf(other.element)}`,
          `“${textOf(one.element)}” + “${textOf(other.element)}”`,
        )
    }
  })
  return flaws
}
