import { useId, useState } from 'react'
import * as m from '../../../../../messages/compiled/messages.js'
import { attachmentAddress } from '../../../../api/resume-files.ts'
import { type Difference, differencesOf, mergedOf, ORDER, type Side } from '../../../../entities/resume/merge.ts'
import { monthText } from '../../../../entities/resume/month-typing.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../../ui/icons/shell.tsx'
import { headingOf } from '../heading.ts'
import { type FieldSpec, type FormName, specs } from '../specs.ts'
import * as css from './ConflictPanel.css.ts'

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
function shownValue(form: Form, name: string, value: unknown): string {
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
function differenceLabel(form: Form, { name, mine, theirs }: Difference): string {
  if (name === ORDER) return m.resume_editor_order()
  const spec = specOf(form, name)
  if (spec) return spec.label()
  if (name === 'salary_max') return m.resume_editor_salary_most()
  if (name === 'title') return m.resume_editor_title()
  if (name === 'photo') return m.resume_editor_photo()
  const item = (mine ?? theirs) as Readonly<Record<string, unknown>>
  return form === 'summary' ? m.resume_editor_section_summary() : headingOf(form, item).title
}

export interface ConflictPanelProps {
  readonly form: FormName | 'summary'
  /** What both were made on; null where there is nothing. */
  readonly base: unknown
  readonly mine: unknown
  /** Null where it was deleted. */
  readonly theirs: unknown
  /** The other one is a draft that came to light. */
  readonly isDraft: boolean
  /** @param content null leaves it deleted */
  onResolve(content: unknown): void
}

/** Both versions beside each other; nothing is saved before it has been chosen. */
export function ConflictPanel({ form, base, mine, theirs, isDraft, onResolve }: ConflictPanelProps) {
  const id = useId()
  const isGone = theirs === null
  return (
    <section className={css.panel} data-conflict aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        <AlertIcon />
        {isGone
          ? m.resume_editor_conflict_gone()
          : isDraft
            ? m.resume_editor_conflict_draft()
            : m.resume_editor_conflict()}
      </h3>
      {isGone ? (
        <>
          <p className={css.text}>{m.resume_editor_conflict_gone_text()}</p>
          <div className={css.buttons}>
            <Button kind="secondary" onClick={() => onResolve(null)}>
              {m.resume_editor_conflict_delete()}
            </Button>
            <Button onClick={() => onResolve(mine)}>{m.resume_editor_conflict_keep()}</Button>
          </div>
        </>
      ) : (
        <Choices
          form={form}
          differences={differencesOf(base, mine, theirs)}
          mine={mine}
          theirs={theirs}
          isDraft={isDraft}
          onResolve={onResolve}
        />
      )}
    </section>
  )
}

interface ChoicesProps extends Pick<ConflictPanelProps, 'form' | 'mine' | 'theirs' | 'isDraft' | 'onResolve'> {
  readonly differences: readonly Difference[]
}

function Choices({ form, differences, mine, theirs, isDraft, onResolve }: ChoicesProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ name, suggested }) => [name, suggested])),
  )
  const others = isDraft ? m.resume_editor_drafted : m.resume_editor_theirs
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ name }) => [name, side])))
  return (
    <>
      <p className={css.text}>{m.resume_editor_conflict_text()}</p>
      <div className={css.buttons}>
        <Button kind="link" size="sm" onClick={() => all('mine')}>
          {m.resume_editor_conflict_all_mine()}
        </Button>
        <Button kind="link" size="sm" onClick={() => all('theirs')}>
          {isDraft ? m.resume_editor_conflict_all_draft() : m.resume_editor_conflict_all_theirs()}
        </Button>
      </div>
      {differences.map((difference) => (
        <fieldset key={difference.name} className={css.difference}>
          <legend className={css.legend}>{differenceLabel(form, difference)}</legend>
          <div className={css.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={css.side}>
                <input
                  type="radio"
                  name={`${form} ${difference.name}`}
                  checked={choices[difference.name] === side}
                  onChange={() => setChoices({ ...choices, [difference.name]: side })}
                />
                <span>
                  <b className={css.whose}>{side === 'mine' ? m.resume_editor_mine() : others()}</b>
                  <Shown form={form} name={difference.name} value={difference[side]} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button onClick={() => onResolve(mergedOf(mine, theirs, choices))}>{m.resume_editor_conflict_take()}</Button>
    </>
  )
}

function Shown({
  form,
  name,
  value,
}: Pick<ConflictPanelProps, 'form'> & Pick<Difference, 'name'> & { readonly value: unknown }) {
  return form === 'basic' && name === 'photo' && value !== '' ? (
    <img src={attachmentAddress(String(value))} alt={m.resume_editor_photo()} className={css.photo} />
  ) : (
    <span className={css.value}>{shownValue(form, name, value)}</span>
  )
}
