interface Stand {
  readonly no: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const directions = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}

/** A step to the side counts so many times as far as one ahead. */
const ASIDE = 3

const isArrow = (key: string): key is keyof typeof directions => key in directions

/**
 * The stand that a key leads to from another one: by an arrow the nearest on that side, by Home and End the first and
 * the last; nothing where there is none.
 */
export function neighbourOf<T extends Stand>(stands: readonly T[], from: T, key: string): T | undefined {
  if (key === 'Home') return stands[0]
  if (key === 'End') return stands.at(-1)
  if (!isArrow(key)) return undefined
  const { dx, dy } = directions[key]
  const away = ({ x, y, w, h }: Stand) => {
    const [right, down] = [x + w / 2 - (from.x + from.w / 2), y + h / 2 - (from.y + from.h / 2)]
    return { ahead: right * dx + down * dy, aside: Math.abs(right * dy + down * dx) }
  }
  const costs = stands
    .map((stand) => ({ stand, ...away(stand) }))
    .filter(({ ahead }) => ahead > 0)
    .map(({ stand, ahead, aside }) => ({ stand, cost: ahead + aside * ASIDE }))
  return costs.sort((a, b) => a.cost - b.cost)[0]?.stand
}
