/** `0/06`: the month June of the year in which the student graduates; `-3/09`: September three years before. */
export type SketchDate = `${number}/${string}` | 'present' | ''

/** Where, as what, from when until when, then what was done. */
export type Stint = readonly [place: string, role: string, start: SketchDate, end: SketchDate, ...lines: string[]]

/** A student's resume in short: what all of them have in common is filled in. */
export interface Sketch {
  /** What there is to learn from it: nothing much, almost nothing written, dates that do not fit, two languages in one. */
  readonly style: 'good' | 'thin' | 'disordered' | 'mixed'
  readonly home: string
  readonly score: string
  readonly courses: string
  readonly work?: readonly Stint[]
  readonly project?: readonly Stint[]
  readonly posts?: readonly Stint[]
  /** Each with its level after a colon. */
  readonly skills?: readonly string[]
  /** Language, certificate, score. */
  readonly language?: readonly [string, string, string]
  readonly certificates?: readonly (readonly [name: string, issuer: string, date: SketchDate])[]
  readonly links?: readonly (readonly [label: string, url: string])[]
  readonly awards?: readonly (readonly [title: string, awarder: string, date: SketchDate])[]
  readonly summary?: string
  /** Industries, kinds of companies, and a word about it. */
  readonly hopes?: readonly [industries: string[], companyKinds: string[], note: string]
  /** Position, city, thousand yuan a month from and to. */
  readonly wants?: readonly [position: string, city: string, from: number, to: number]
}
