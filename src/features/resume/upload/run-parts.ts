/** A stretch of a text that means something: which of its characters. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface RunPart<S extends Stretch> {
  readonly text: string
  /** Share of the run's width in front of it, and its own. */
  readonly left: number
  readonly width: number
  /** What it is of; null for the rest. */
  readonly of: S | null
}

/** Characters as wide as they are set: Chinese ones are as wide as high, others about half. */
const widthOf = (text: string): number => {
  let width = 0
  for (const character of text) width += character > '\u2e7f' ? 1 : 0.52
  return width
}

/**
 * A text in parts, in its order; where stretches overlap, the first of them counts.
 * @param stretches the one that counts most first
 */
export function partsOf<S extends Stretch>(text: string, stretches: readonly S[]): readonly RunPart<S>[] {
  const whole = widthOf(text) || 1
  const owners = Array.from({ length: text.length }, (_, at) => stretches.find(({ from, to }) => from <= at && at < to))
  const parts: RunPart<S>[] = []
  for (let from = 0, to = 1; from < text.length; from = to, to += 1) {
    while (to < text.length && owners[to] === owners[from]) to += 1
    const own = text.slice(from, to)
    const left = widthOf(text.slice(0, from)) / whole
    parts.push({ text: own, left, width: widthOf(own) / whole, of: owners[from] ?? null })
  }
  return parts
}
