import { resumeLimits } from '../../../../contract/resume.ts'

/** What did not fit, and what it was cut to. */
export interface Cut {
  /** As in the file: `work[2].highlights[12]`. */
  readonly path: string
  /** Characters, or entries of a list. */
  readonly was: number
  readonly most: number
}

type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that go.
const UNPRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/gu

/** Longest beginning of a text with as many units at most, no character halved. */
function beginning(text: string, most: number): string {
  let cut = ''
  for (const character of text) {
    if (cut.length + character.length > most) break
    cut += character
  }
  return cut
}

/** A JSON value whose fields are read as what a resume takes, whatever they are; what is cut is noted. */
export class Reader {
  readonly #value: Raw
  readonly #path: string
  readonly #cuts: Cut[]

  constructor(value: unknown, path: string, cuts: Cut[]) {
    this.#value = isObject(value) ? value : {}
    this.#path = path
    this.#cuts = cuts
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`
  }

  #fitted(text: string, most: number, path: string): string {
    const printable = text.replace(UNPRINTABLE, '')
    if (printable.length <= most) return printable
    this.#cuts.push({ path, was: printable.length, most })
    return beginning(printable, most)
  }

  has(name: string): boolean {
    return this.#value[name] !== undefined
  }

  raw(name: string): unknown {
    return this.#value[name]
  }

  /** '' for what is no text. */
  text(name: string, most: number): string {
    const value = this.#value[name]
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' ? this.#fitted(text, most, this.#pathOf(name)) : ''
  }

  /** Texts of a list, those that say nothing left out where `isOwn` does not say that they are to stay. */
  texts(name: string, most: number, entries: number, isOwn = false): string[] {
    const value = this.#value[name]
    const texts = (Array.isArray(value) ? value : []).filter((text): text is string => typeof text === 'string')
    const kept = isOwn ? texts : texts.filter((text) => text.trim() !== '')
    return this.#first(kept, entries, name).map((text, at) => this.#fitted(text, most, `${this.#pathOf(name)}[${at}]`))
  }

  #first<T>(all: readonly T[], most: number, name: string): readonly T[] {
    if (all.length > most) this.#cuts.push({ path: this.#pathOf(name), was: all.length, most })
    return all.slice(0, most)
  }

  /** A year, a month or a day; '' for what is none. */
  date(name: string): string {
    const [date] = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?=T|$)/.exec(
      this.text(name, resumeLimits.note),
    ) ?? ['']
    return date
  }

  /** One of a few; the first where it is none of them. */
  choice<T extends string>(name: string, choices: readonly [T, ...T[]]): T {
    return choices.find((choice) => choice === this.#value[name]) ?? choices[0]
  }

  inner(name: string): Reader {
    return new Reader(this.#value[name], this.#pathOf(name), this.#cuts)
  }

  /** Objects of a list. */
  list<T>(name: string, most: number, read: (entry: Reader) => T): T[] {
    const value = this.#value[name]
    const objects = (Array.isArray(value) ? value : []).filter(isObject)
    return this.#first(objects, most, name).map((one, at) =>
      read(new Reader(one, `${this.#pathOf(name)}[${at}]`, this.#cuts)),
    )
  }
}
