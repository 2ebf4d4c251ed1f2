import { isDeepStrictEqual } from 'node:util'
import type { GuidedPlace } from '../../../../../contract/guided.ts'
import type { EntryContent, EntryKind, ListPart, ResumeContent } from '../../../../../contract/resume.ts'
import { wrongInEntry, wrongInSection } from '../../../../../contract/rules/resume-rules.ts'

/** What is kept in one field: of a section, or of the entry that the conversation is about. */
export interface Fact {
  readonly section: 'basic' | 'intention' | EntryKind | 'summary'
  readonly field: string
  readonly value: string | number | readonly string[]
}

/** A line about what somebody did. */
export interface Told {
  readonly section: 'work' | 'project'
  readonly text: string
}

type ItemOf<P extends ListPart> = ResumeContent[P][number]
export type Listed = { readonly [P in ListPart]: { readonly part: P; readonly item: ItemOf<P> } }[ListPart]
export type Entered = {
  readonly [K in EntryKind]: { readonly kind: K; readonly entry: EntryContent<K> }
}[EntryKind]

/** What a text says; nothing of it but in the text's own words. */
export interface Understood {
  readonly facts: readonly Fact[]
  readonly lines: readonly Told[]
  readonly items: readonly Listed[]
  readonly entries: readonly Entered[]
  /** That something is longer than its field. */
  readonly isLong: boolean
}

export const nothingUnderstood: Understood = { facts: [], lines: [], items: [], entries: [], isLong: false }

/** Ids of the entries that the conversation is about. */
export type Own = Readonly<Partial<Record<EntryKind, string>>>

const isEntry = (section: Fact['section']): section is EntryKind =>
  section === 'education' || section === 'work' || section === 'project'

const span = { start: '', end: '' }
const blankEntries: { readonly [K in EntryKind]: Omit<EntryContent<K>, 'id'> } = {
  education: { school: '', major: '', degree: '', ...span, score: '', note: '' },
  work: { kind: 'internship', company: '', position: '', city: '', ...span, bullets: [] },
  project: { name: '', role: '', link: '', ...span, bullets: [] },
}
export const blankEntry = <K extends EntryKind>(kind: K, id: string) =>
  ({ ...blankEntries[kind], id }) as unknown as EntryContent<K>

/** The field by which an entry is called. */
export const headings = { education: 'school', work: 'company', project: 'name' } as const satisfies Record<
  EntryKind,
  string
>

export function ownEntry<K extends EntryKind>(content: ResumeContent, own: Own, kind: K): EntryContent<K> | undefined {
  const entries = content[kind] as readonly EntryContent<K>[]
  return entries.find(({ id }) => id === own[kind])
}

export function valueAt(content: ResumeContent, own: Own, { section, field }: Omit<Fact, 'value'>): unknown {
  if (section === 'summary') return content.summary
  const holder = isEntry(section) ? ownEntry(content, own, section) : content[section]
  return holder === undefined ? '' : Reflect.get(holder, field)
}

/** The resume with a value in a field; an entry has to be there. */
export function withFact(content: ResumeContent, own: Own, fact: Fact): ResumeContent {
  const { section, field, value } = fact
  if (section === 'summary') return { ...content, summary: String(value) }
  if (!isEntry(section)) return { ...content, [section]: { ...content[section], [field]: value } }
  const entries = content[section] as readonly EntryContent<EntryKind>[]
  return {
    ...content,
    [section]: entries.map((entry) => (entry.id === own[section] ? { ...entry, [field]: value } : entry)),
  }
}

/** Whether nothing stands in a field. */
export const isVacant = (value: unknown): boolean =>
  value === '' || value === 0 || (Array.isArray(value) && value.length === 0)

export const isSameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

/** Fields with which something is wrong by the rules of resumes, each with its reason. */
export function wrongsOf(content: ResumeContent, own: Own, section: Fact['section'], today: string): readonly string[] {
  const entry = isEntry(section) ? ownEntry(content, own, section) : undefined
  const wrongs = isEntry(section)
    ? entry
      ? wrongInEntry(section, entry as never)
      : []
    : wrongInSection(section, content[section], today)
  return wrongs.map(({ field, why }) => `${field} ${why}`)
}

const named: Readonly<Record<string, GuidedPlace | null>> = {
  'intention.salary_min': 'salary',
  'intention.salary_max': 'salary',
  'project.name': 'project',
  'work.kind': null,
}

/** What a fact is called for whoever said it; null for what goes without saying. */
export function placeOf({ section, field }: Omit<Fact, 'value'>): GuidedPlace | null {
  if (section === 'summary') return 'summary'
  const known = named[`${section}.${field}`]
  if (known !== undefined) return known
  return isEntry(section) && (field === 'start' || field === 'end') ? 'time' : (field as GuidedPlace)
}
