/** Everything that breaks the layers under a root folder, a sentence each. */
export function flaws(base?: string): string[]
