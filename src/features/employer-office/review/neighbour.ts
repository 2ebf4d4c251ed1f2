import type { DeskDelivery } from '../../../../contract/calls/desk.ts'

/**
 * The next one of a list that is wanted, from the one that is open; from the beginning where that is not in it.
 * @param open id; '' for none
 * @param by 1 for downwards, -1 for upwards
 * @returns undefined where there is none
 */
export function neighbour(
  list: readonly DeskDelivery[],
  open: string,
  by: 1 | -1,
  isWanted: (delivery: DeskDelivery) => boolean = () => true,
): DeskDelivery | undefined {
  const at = list.findIndex(({ id }) => id === open)
  if (by === -1) return list.slice(0, Math.max(at, 0)).findLast(isWanted)
  return list.slice(at + 1).find(isWanted)
}
