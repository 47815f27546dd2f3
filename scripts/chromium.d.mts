export const CHROMIUM_ARGS: string[]
export function ensureChromium(): string | undefined
export function ensureWholeChromium(): string | undefined
