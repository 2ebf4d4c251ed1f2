/** What positions of one category are made from. */
export interface Occupation {
  /** With the industries of the second level that have such a position, where not all do. */
  readonly titles: readonly (string | readonly [title: string, ...industries: string[]])[]
  readonly skills: readonly string[]
  readonly duties: readonly string[]
  readonly wants: readonly string[]
  /** Thousand yuan a month for a bachelor. */
  readonly pay: readonly [low: number, high: number]
  readonly education: 'college' | 'bachelor' | 'master' | 'doctor'
}
