/** A hand's way from the left edge to x: quick in the middle, uneven. */
export function dragTo(x: number): { x: number; t: number }[] {
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const eased = share * share * (3 - 2 * share)
    return { x: x * eased, t: step * 17 + (step % 3) }
  })
}
