/** Texts of entries, all of them in one string, which is searched faster than they are one by one. */
export interface Haystack {
  /** Numbers of the entries that have a part in one of their texts, each once, in their order. */
  holding(part: string): Generator<number>
  /** Finds the texts that begin with the part. */
  beginning(part: string): Generator<number>
}

/** Stands in no text. */
const BETWEEN = '\n'

/** @param texts of each entry */
export function haystackOf(texts: readonly (readonly string[])[]): Haystack {
  const starts = new Uint32Array(texts.length + 1)
  const lines: string[] = []
  let end = 0
  for (const [at, some] of texts.entries()) {
    starts[at] = end
    const line = some.map((text) => BETWEEN + text).join('')
    lines.push(line)
    end += line.length
  }
  starts[texts.length] = end
  const all = lines.join('')

  /** Number of the entry that a place in the string belongs to. */
  function entryAt(place: number): number {
    let [low, high] = [0, texts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= place) low = middle
      else high = middle
    }
    return low
  }

  function* find(part: string): Generator<number> {
    let place = all.indexOf(part)
    while (place >= 0) {
      const entry = entryAt(place)
      yield entry
      place = all.indexOf(part, starts[entry + 1])
    }
  }

  return { holding: find, beginning: (part) => find(BETWEEN + part) }
}
