import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import type { Language } from '@coinflict/kernel/text'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { english } from '../src/text/en.ts'

const VOLUMES = [andeanAbyss, aDistantPlain]

/** A message as a pattern: whatever is filled in may be anything. Nothing if it says too little to be told by. */
function patternOf(text: string): RegExp | undefined {
  const literal = text.replaceAll(/\[|\]|\{\w+(:\w+)?(\|[^}]*)?\}/g, '\0')
  if (literal.replaceAll(/[^\p{L}]/gu, '').length < 8) return undefined
  const escaped = literal.replaceAll(/[.*+?^${}()|\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('\0', '.*')}$`, 's')
}

/** English messages that another language says otherwise. */
export function onlyEnglish(
  tongue: Exclude<Language, 'en'>,
  words: Readonly<Record<string, string>>,
): readonly RegExp[] {
  const books = [
    ...VOLUMES.map(({ catalogues }) => [catalogues.en, catalogues[tongue]] as const),
    [english, words] as const,
  ]
  return books.flatMap(([en, own]) =>
    Object.entries(en)
      .filter(([id, text]) => own[id] !== text)
      .flatMap(([, text]) => patternOf(text) ?? []),
  )
}

/** Everything on the page that is read or heard. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate((body) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of body.querySelectorAll('[aria-label], [title]'))
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '')
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })

export async function englishOn(page: Page, patterns: readonly RegExp[]): Promise<readonly string[]> {
  const texts = await textsOn(page)
  return texts.filter((text) => patterns.some((pattern) => pattern.test(text)))
}

export async function expectTranslated(page: Page, patterns: readonly RegExp[], where: string): Promise<void> {
  expect(await englishOn(page, patterns), where).toEqual([])
}
