/**
 * How many deliveries each tab of a list has.
 * @param tabs what stands in each
 * @param counts how many there are of what
 */
export function countsOf<T extends string, K extends string>(
  tabs: Readonly<Record<T, readonly K[]>>,
  counts: Partial<Record<K, number>>,
): Record<T, number> {
  const counted = (tab: T) => tabs[tab].reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  return Object.fromEntries((Object.keys(tabs) as T[]).map((tab) => [tab, counted(tab)])) as Record<T, number>
}
