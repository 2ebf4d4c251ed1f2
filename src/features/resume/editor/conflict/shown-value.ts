import * as m from '../../../../../messages/compiled/messages.js'
import { type Difference, ORDER } from '../../../../entities/resume/merge.ts'
import { monthText } from '../../../../entities/resume/month-typing.ts'
import { headingOf } from '../heading.ts'
import { type FieldSpec, type FormName, specs } from '../specs.ts'

type Form = FormName | 'summary'

const specOf = (form: Form, name: string): FieldSpec | undefined =>
  form === 'summary' ? undefined : specs[form].find((spec) => spec.name === name)

const dates = { present: m.resume_editor_present, now: m.resume_editor_now } as const

function textOf(spec: FieldSpec | undefined, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => `· ${textOf(undefined, one)}`).join('\n')
  if (spec?.kind === 'choice') return spec.labels[String(value)]?.() ?? String(value)
  if (spec?.kind === 'month' || spec?.kind === 'end' || spec?.kind === 'from') {
    return dates[value as keyof typeof dates]?.() ?? monthText(String(value))
  }
  return value === 0 ? '' : String(value)
}

/** Everything that an item of a list says, a line for each field. */
function itemText(form: FormName, item: Readonly<Record<string, unknown>>): string {
  const said = specs[form].map((spec): [string, string] => [spec.label(), textOf(spec, item[spec.name])])
  return said
    .filter(([, text]) => text !== '')
    .map(([label, text]) => m.resume_editor_labelled({ label, text }))
    .join('\n')
}

/** A value as somebody reads it. */
export function shownValue(form: Form, name: string, value: unknown): string {
  if (name === ORDER && form !== 'summary') {
    const items = value as readonly Readonly<Record<string, unknown>>[]
    return items.map((item, at) => `${at + 1}. ${headingOf(form, item).title}`).join('\n')
  }
  if (value === undefined) return m.resume_editor_not_there()
  const isItem = form !== 'summary' && typeof value === 'object' && value !== null && 'id' in value
  const text = isItem ? itemText(form, value as Readonly<Record<string, unknown>>) : textOf(specOf(form, name), value)
  return text === '' ? m.resume_editor_nothing() : text
}

/** What two versions differ in, as the form names it. */
export function differenceLabel(form: Form, { name, mine, theirs }: Difference): string {
  if (name === ORDER) return m.resume_editor_order()
  const spec = specOf(form, name)
  if (spec) return spec.label()
  if (name === 'salary_max') return m.resume_editor_salary_most()
  if (name === 'title') return m.resume_editor_title()
  if (name === 'photo') return m.resume_editor_photo()
  const item = (mine ?? theirs) as Readonly<Record<string, unknown>>
  return form === 'summary' ? m.resume_editor_section_summary() : headingOf(form, item).title
}
