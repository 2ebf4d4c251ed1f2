/** What positions of one category are made from. */
export interface Occupation {
  readonly titles: readonly string[]
  readonly skills: readonly string[]
  readonly duties: readonly string[]
  readonly wants: readonly string[]
  /** Thousand yuan a month for a bachelor. */
  readonly pay: readonly [low: number, high: number]
  readonly education: 'college' | 'bachelor' | 'master' | 'doctor'
}
