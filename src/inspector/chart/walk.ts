import type { ChartState } from './types.ts'

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isDirection = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key)

const middle = ({ x, y, width, height }: ChartState): readonly [number, number] => [x + width / 2, y + height / 2]

/** Leaf states are walked among each other; a compound steps to what is nearest to its name. */
const anchor = (state: ChartState): readonly [number, number] =>
  state.kind === 'compound' || state.kind === 'parallel'
    ? [state.header.x + state.header.width / 2, state.header.y + 9]
    : middle(state)

/** The nearest state in that direction, sideways distance counting twice; undefined at the border. */
export function neighbour(
  states: readonly ChartState[],
  from: ChartState,
  direction: Direction,
): ChartState | undefined {
  const [fromX, fromY] = anchor(from)
  const costs = states.flatMap((state) => {
    const [x, y] = anchor(state)
    const [dx, dy] = [x - fromX, y - fromY]
    const [ahead, aside] = {
      ArrowUp: [-dy, dx],
      ArrowDown: [dy, dx],
      ArrowLeft: [-dx, dy],
      ArrowRight: [dx, dy],
    }[direction] as [number, number]
    return state === from || ahead <= 0 ? [] : [{ state, cost: ahead + 2 * Math.abs(aside) }]
  })
  return costs.sort((a, b) => a.cost - b.cost)[0]?.state
}
