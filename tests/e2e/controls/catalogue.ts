import type { Change } from './change.ts'
import type { Control } from './control.ts'

export type Words = string | RegExp

/** A control of a page, or several of a kind, and what a press must change. */
export interface Entry {
  readonly role: string
  /** Words name one control; a pattern all that it fits, of which the first and the last are pressed. */
  readonly name: Words
  /** Role or name of something that it stands in. */
  readonly within: string
  /** Address of every link of the kind, as people read it; '' for what is none. */
  readonly href: Words
  readonly change: Change
  /** Which of the kind are pressed. */
  readonly sample: 'ends' | 'first' | 'none'
}

export const fits = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text === words : words.test(text)

/** An address without its escapes. */
export const readable = (href: string): string => decodeURIComponent(href.replaceAll('+', ' '))

const covers = ({ role, name, within, href }: Entry, control: Control) =>
  control.role === role &&
  fits(control.name, name) &&
  (within === '' || control.places.includes(within)) &&
  fits(readable(control.href), href)

export interface Covered {
  readonly entry: Entry
  readonly controls: readonly Control[]
}

/** Which controls each entry covers, each control by the first that fits, and what is left over on either side. */
export function cover(entries: readonly Entry[], controls: readonly Control[]) {
  const byEntry = new Map<Entry, Control[]>(entries.map((entry) => [entry, []]))
  const unknown: Control[] = []
  for (const control of controls) {
    const entry = entries.find((one) => covers(one, control))
    const list = entry ? byEntry.get(entry)! : unknown
    list.push(control)
  }
  const covered: readonly Covered[] = [...byEntry].map(([entry, list]) => ({ entry, controls: list }))
  const isWrong = ({ entry, controls: list }: Covered) =>
    typeof entry.name === 'string' ? list.length !== 1 : list.length === 0
  return { covered, unknown, misfits: covered.filter(isWrong).map(({ entry }) => entry) }
}

const entryOf =
  (role: string) =>
  (name: Words, change: Change, within = ''): Entry => ({
    role,
    name,
    within,
    href: '',
    change,
    sample: 'ends',
  })

export const button = entryOf('button')
export const combobox = entryOf('combobox')
export const searchbox = entryOf('searchbox')
export const textbox = entryOf('textbox')
export const radio = entryOf('radio')
export const checkbox = entryOf('checkbox')
export const toggle = entryOf('switch')
export const tab = entryOf('tab')
/** Unfolds what it stands above. */
export const disclosure = entryOf('generic')

export const link = (name: Words, href: Words, change: Change, within = ''): Entry => ({
  role: 'link',
  name,
  within,
  href,
  change,
  sample: 'ends',
})

/** The same entries, wherever they stand, in that place alone. */
export const inside = (within: string, ...entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) => ({ ...entry, within }))

/** For kinds that another screen presses at both ends, or whose end moves. */
export const once = (entry: Entry): Entry => ({ ...entry, sample: 'first' })

/** For what another screen of the same page presses. */
export const known = (entry: Entry): Entry => ({ ...entry, sample: 'none' })
