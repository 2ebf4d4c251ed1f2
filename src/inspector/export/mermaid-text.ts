/** A text inside a Mermaid diagram: what its grammar would read as its own is written as a character code. */
export const mermaidText = (text: string): string =>
  text.replaceAll(/[#:;<>{}"%&\\]/g, (sign) => `#${sign.codePointAt(0)};`).replaceAll(/\s+/g, ' ')

/** Ids as Mermaid accepts them, by the ids they stand for; distinct for distinct ids. */
export function mermaidIds(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    ids.map((id) => {
      const base = `${id.replaceAll(/[^A-Za-z0-9]+/g, '_')}_`
      let chosen = base
      for (let count = 2; taken.has(chosen); count++) chosen = `${base}${count}`
      taken.add(chosen)
      return [id, chosen]
    }),
  )
}
