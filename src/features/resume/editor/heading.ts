import * as m from '../../../../messages/compiled/messages.js'
import { monthText } from '../../../entities/resume/month-typing.ts'
import { degreeLabels, type FormName, levelLabels } from './specs.ts'

export interface Heading {
  readonly title: string
  /** What else tells it from its neighbours; '' where nothing does. */
  readonly caption: string
}

type Item = Readonly<Record<string, unknown>>

const dateText = (date: string) => (date === 'present' ? m.resume_editor_present() : monthText(date))

function spanText({ start, end }: Item): string {
  const said = [start, end]
    .map((date) => (typeof date === 'string' ? dateText(date) : ''))
    .filter((text) => text !== '')
  return said.join(' – ')
}

const labelIn = (labels: Readonly<Record<string, () => string>>, value: unknown) =>
  value ? (labels[String(value)]?.() ?? '') : ''

/** Title, then what stands in the caption. */
const parts: Partial<Record<FormName, (item: Item) => readonly unknown[]>> = {
  education: (item) => [item['school'], item['major'], labelIn(degreeLabels, item['degree']), spanText(item)],
  work: (item) => [item['company'], item['position'], spanText(item)],
  project: (item) => [item['name'], item['role'], spanText(item)],
  posts: (item) => [item['organisation'], item['position'], spanText(item)],
  skills: (item) => [
    item['name'],
    labelIn(levelLabels, item['level']),
    ((item['keywords'] ?? []) as string[]).join(' '),
  ],
  languages: (item) => [item['language'], item['fluency'], item['certificate'], item['score']],
  certificates: (item) => [item['name'], item['issuer'], dateText(String(item['date']))],
  awards: (item) => [item['title'], item['awarder'], dateText(String(item['date']))],
  links: (item) => [item['label'], item['url']],
}

/** What an entry or an item is known by. */
export function headingOf(form: FormName, item: Item): Heading {
  const [title = '', ...others] = (parts[form]?.(item) ?? []).map(String)
  return {
    title: title.trim() || m.resume_editor_untitled(),
    caption: others.filter((text) => text.trim() !== '').join(' · '),
  }
}
