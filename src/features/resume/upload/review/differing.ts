/** What two texts have in common at their beginning, where the first one differs, and what they have in common at their end. */
export function differing(text: string, other: string): readonly [before: string, changed: string, after: string] {
  const [own, others] = [[...text], [...other]]
  const shortest = Math.min(own.length, others.length)
  let start = 0
  while (start < shortest && own[start] === others[start]) start += 1
  let end = 0
  while (end < shortest - start && own[own.length - 1 - end] === others[others.length - 1 - end]) end += 1
  return [
    own.slice(0, start).join(''),
    own.slice(start, own.length - end).join(''),
    own.slice(own.length - end).join(''),
  ]
}
