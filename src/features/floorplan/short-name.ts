/** Wide characters that fit a stand. */
const FITS = 4

/** Half of a wide one. */
const widthOf = (character: string): number => (/[\u2E80-\uFFEF]/.test(character) ? 1 : 0.5)

/** As much of a company's name as fits its stand on the plan. */
export function shortName(name: string): string {
  const characters = [...name]
  const width = characters.reduce((sum, one) => sum + widthOf(one), 0)
  if (width <= FITS) return name
  let [kept, used] = ['', 0]
  for (const one of characters) {
    used += widthOf(one)
    if (used > FITS - 1) break
    kept += one
  }
  return `${kept.trimEnd()}…`
}
