import type { EntryContent, EntryKind, ListPart, ResumeContent } from '../../../contract/resume.ts'
import { isSame } from '../../../machines/resume/resume-editor/resume-editor.rules.ts'

type Item<P extends ListPart> = ResumeContent[P][number]

const span = { start: '', end: '' }

const entries: { readonly [K in EntryKind]: Omit<EntryContent<K>, 'id'> } = {
  education: { school: '', major: '', degree: '', ...span, score: '', note: '' },
  work: { kind: 'internship', company: '', position: '', city: '', ...span, bullets: [] },
  project: { name: '', role: '', link: '', ...span, bullets: [] },
}

const items: { readonly [P in ListPart]: Omit<Item<P>, 'id'> } = {
  skills: { name: '', level: '', keywords: [] },
  languages: { language: '', fluency: '', certificate: '', score: '' },
  certificates: { name: '', issuer: '', date: '' },
  awards: { title: '', awarder: '', date: '', note: '' },
  posts: { organisation: '', position: '', ...span, bullets: [] },
  links: { label: '', url: '' },
}

/** An entry in which nothing has been written. */
export const blankEntry = <K extends EntryKind>(kind: K, id: string) => ({ ...entries[kind], id }) as EntryContent<K>

/** An item of a list likewise. */
export const blankItem = <P extends ListPart>(part: P, id: string) => ({ ...items[part], id }) as Item<P>

const blanks: Readonly<Record<string, object>> = { ...entries, ...items }

/** Whether nothing has been written into an entry, or an item of a list. @param list its kind, or the list it is in */
export const isBlank = (list: EntryKind | ListPart, item: { readonly id: string }): boolean =>
  isSame(item, { ...blanks[list], id: item.id })

/** What a section is saved as: items in which nothing is written are on this page alone. */
export const withoutBlanks = (name: string, content: unknown): unknown =>
  name in items && Array.isArray(content) ? content.filter((item) => !isBlank(name as ListPart, item)) : content
