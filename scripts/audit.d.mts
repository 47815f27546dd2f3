export function flawsIn(answer: string): string[] | undefined
export function main(): number
