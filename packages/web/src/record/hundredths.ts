/** Shares in whole hundredths that add up to a number of them: those that are rounded down farthest get what is missing. */
export function hundredths(shares: readonly number[], sum: number): readonly number[] {
  const floors = shares.map((share) => Math.floor(100 * share))
  const missing = sum - floors.reduce((all, each) => all + each, 0)
  const rest = (i: number): number => 100 * (shares[i] ?? 0) - (floors[i] ?? 0)
  const order = shares.map((_, i) => i).sort((a, b) => rest(b) - rest(a))
  return floors.map((floor, i) => floor + Math.floor((missing + shares.length - 1 - order.indexOf(i)) / shares.length))
}
