import { cardName, factionName } from '@coinflict/kernel/display'
import { currentCard, type Game, type Space } from '@coinflict/kernel/state'
import { signed } from '@coinflict/kernel/text'
import { render } from 'preact'
import { lookAtBoard, spaceText } from '../board/look.ts'
import { MapBoard } from '../board/map.tsx'
import { phaseText } from '../play/phase.ts'
import { language, theme } from '../settings.ts'
import { toBase64Url } from '../storage/base64url.ts'
import { ofVolume } from '../text/say.ts'
import type { Box } from '../volumes.ts'

/** A picture of the board: the page's own map, drawn out of sight, with its styles and fonts inside it. */

/** How wide the board is laid out, and how many pixels of the picture that makes for each. */
const WIDTH = 1400
const FINE = 1.5
/** The line below the board. */
const FOOT = 46
/** Milliseconds to wait for the relief, looked for at each. */
const LOOK = 40
const PATIENCE = 5000

const SVG = 'http://www.w3.org/2000/svg'
const NONE: ReadonlySet<Space> = new Set()

export async function boardPicture({ volume, drawing }: Box, game: Game): Promise<Blob> {
  const height = Math.round((WIDTH * drawing.height) / drawing.width)
  const host = document.createElement('div')
  host.className = 'picture-host'
  host.inert = true
  host.style.cssText = `position: fixed; left: -9999px; top: 0; display: flex; width: ${WIDTH}px; height: ${height}px`
  document.body.append(host)
  try {
    render(
      <MapBoard
        drawing={drawing}
        board={lookAtBoard(game)}
        choices={NONE}
        marked={NONE}
        caption={(id) => ofVolume(volume, id)}
        describe={(look) => spaceText(game, look)}
        onPick={() => {}}
        onCarry={() => {}}
        onLook={() => {}}
      />,
      host,
    )
    const map = await drawnMap(host)
    return await rasterised(await framed(map, game, height), WIDTH * FINE, (height + FOOT) * FINE)
  } finally {
    render(null, host)
    host.remove()
  }
}

/** The map once it is laid out for its size and has its relief. */
async function drawnMap(host: HTMLElement): Promise<readonly SVGSVGElement[]> {
  const viewBox = `0 0 ${host.clientWidth} ${host.clientHeight}`
  for (let waited = 0; ; waited += LOOK) {
    const layers = [...host.querySelectorAll<SVGSVGElement>('.map > svg')]
    const isLaidOut = layers.length > 0 && layers.every((layer) => layer.getAttribute('viewBox') === viewBox)
    const isDrawn = isLaidOut && layers.some((layer) => layer.querySelector('.relief') !== null)
    if (isDrawn || (layers.length > 0 && waited > PATIENCE)) return layers
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}

/** The map as a picture that stands by itself: around it what its styles look for, below it what it shows. */
async function framed(layers: readonly SVGSVGElement[], game: Game, height: number): Promise<SVGSVGElement> {
  const whole = element('svg', { width: WIDTH, height: height + FOOT, viewBox: `0 0 ${WIDTH} ${height + FOOT}` })
  const isDark = theme.value === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme.value === 'dark'
  whole.dataset.theme = isDark ? 'dark' : 'light'
  whole.append(await styles())
  const ground = element('rect', { width: WIDTH, height: height + FOOT })
  ground.style.fill = 'var(--paper)'
  const frame = element('g', { class: 'map' })
  for (const layer of layers) {
    const copy = layer.cloneNode(true) as SVGSVGElement
    copy.setAttribute('width', String(WIDTH))
    copy.setAttribute('height', String(height))
    // Laid out as a percentage of its frame it would take the foot's place too.
    copy.style.cssText = `width: ${WIDTH}px; height: ${height}px`
    frame.append(copy)
  }
  whole.append(ground, frame, ...foot(game, height))
  return whole
}

/** The game, its card and phase; and each faction's margin. */
function foot(game: Game, height: number): SVGElement[] {
  const { volume } = game
  const card = currentCard(game)
  const title = [volume.title, phaseText(game), ...(card === 0 ? [] : [cardName(volume, card)])].join(' · ')
  const left = element('text', { x: 20, y: height + 29 })
  left.style.cssText = 'font: 600 18px var(--serif); fill: var(--ink)'
  left.textContent = title
  const right = element('text', { x: WIDTH - 20, y: height + 29 })
  right.style.cssText = 'font: 16px var(--sans); fill: var(--ink); text-anchor: end'
  right.textContent = volume.allFactions
    .map((f) => `${factionName(volume, f, language.value)} ${signed(volume.margin(game, f))}`)
    .join('\u2003')
  const line = element('path', { d: `M0 ${height}H${WIDTH}` })
  line.style.cssText = 'stroke: var(--line); stroke-width: 2'
  return [line, left, right]
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGSVGElement {
  const made = document.createElementNS(SVG, name) as SVGSVGElement
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

/** All styles of the page, with its upright fonts inside them. */
async function styles(): Promise<SVGElement> {
  const rules: string[] = []
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) rules.push(rule.cssText)
      else if (rule.style.getPropertyValue('font-style') !== 'italic') rules.push(await withFont(rule, sheet.href))
    }
  }
  const made = element('style', {})
  made.textContent = rules.join('\n')
  return made
}

/** A font rule that has its font inside it. */
async function withFont({ cssText }: CSSFontFaceRule, sheet: string | null): Promise<string> {
  const [whole = '', address = ''] = /url\("?([^")]+)"?\)/.exec(cssText) ?? []
  if (address === '' || address.startsWith('data:')) return cssText
  const bytes = new Uint8Array(await (await fetch(new URL(address, sheet ?? location.href))).arrayBuffer())
  const letters = toBase64Url(bytes).replaceAll('-', '+').replaceAll('_', '/')
  return cssText.replace(whole, `url("data:font/woff2;base64,${letters}")`)
}

async function rasterised(picture: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' }),
  )
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width)
    canvas.height = Math.round(height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
