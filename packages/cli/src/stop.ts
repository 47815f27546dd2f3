/** Tells once that somebody wants the program to stop (Ctrl-C, or the system); asked again, it ends at once. */
export function stopSignal(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const each of signals) process.once(each, stop)
  const release = (): void => {
    for (const each of signals) process.off(each, stop)
  }
  return { signal: controller.signal, release }
}
