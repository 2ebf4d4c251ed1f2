/** Wide characters that fit a stand; narrow ones are half as wide. */
const FITS = 4

const isWide = (character: string): boolean => /[\u2E80-\uFFEF]/.test(character)
const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (isWide(one) ? 1 : 0.5), 0)

/** The name of a company's stand on the plan: its name, or how that begins. */
export function shortName(name: string): string {
  if (widthOf(name) <= FITS) return name
  const characters = [...name]
  if (characters.slice(0, 2).every(isWide)) return characters.slice(0, 2).join('')
  const [first = ''] = name.split(' ')
  return [...first].slice(0, FITS * 2).join('')
}
