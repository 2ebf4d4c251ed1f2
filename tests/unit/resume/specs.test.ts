import type * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  endDate,
  entrySchemas,
  intention,
  partialDate,
  resumeLimits,
  sectionSchemas,
} from '../../../contract/resume.ts'
import { type FieldSpec, type FormName, specs } from '../../../src/features/resume/editor/specs.ts'
import { checksOf, known } from '../../fitting.ts'

type Described = Readonly<Record<string, unknown>>

const schemas: Readonly<Record<FormName, v.GenericSchema>> = { ...sectionSchemas, ...entrySchemas }
const forms = Object.keys(specs) as FormName[]

/** A schema in words. */
function described(schema: v.GenericSchema): Described {
  const one = known(schema)
  const checks = checksOf(schema)
  switch (one.type) {
    case 'array':
      return { type: one.type, item: described(one.item), ...checks }
    case 'picklist':
      return { type: one.type, options: one.options.toSorted() }
    default:
      return { type: one.type, ...checks }
  }
}

/** What the contract allows of each field of a form; of a list, of its items. */
function allowed(form: FormName): Readonly<Record<string, Described>> {
  const whole = known(schemas[form])
  const fields = whole.type === 'array' ? known(whole.item) : whole
  if (fields.type !== 'object') throw new Error(`${form} has no fields`)
  return Object.fromEntries(Object.entries(fields.entries).map(([name, field]) => [name, described(field)]))
}

const text = (most: number) => ({ type: 'string', max_code_points: most })

/** What a field lets somebody enter, in the same words. */
function offered(field: FieldSpec): Readonly<Record<string, unknown>> {
  switch (field.kind) {
    case 'text':
    case 'note':
      return { [field.name]: text(field.max) }
    case 'choice':
      return { [field.name]: { type: 'picklist', options: field.options.toSorted() } }
    case 'tags':
      return { [field.name]: { type: 'array', item: text(field.max), max_length: field.most } }
    case 'bullets':
      return { bullets: { type: 'array', item: text(200), max_length: 12 } }
    case 'month':
      return { [field.name]: described(partialDate) }
    case 'end':
      return { [field.name]: described(endDate) }
    case 'from':
      return { from: described(intention.entries.from) }
    case 'salary': {
      const thousands = {
        type: 'number',
        safe_integer: Number.isSafeInteger,
        min_value: 0,
        max_value: resumeLimits.salary,
      }
      return { salary_min: thousands, salary_max: thousands }
    }
  }
}

/** Made with the entry, or with a place of their own on the page. */
const isElsewhere = (form: FormName, name: string) =>
  name === 'id' || (form === 'basic' && (name === 'title' || name === 'photo'))

it.each(forms)('the form of %s has every field of the contract, and allows what that allows [RES-2]', (form) => {
  const fields = Object.entries(allowed(form)).filter(([name]) => !isElsewhere(form, name))
  expect(Object.assign({}, ...specs[form].map(offered))).toEqual(Object.fromEntries(fields))
})

it.each(forms)('the form of %s has a label for each choice, and for nothing else [RES-2]', (form) => {
  const choices = specs[form].filter((field) => field.kind === 'choice')
  const labelled = choices.map(({ name, labels }) => [name, Object.keys(labels).toSorted()])
  expect(labelled).toEqual(choices.map(({ name, options }) => [name, options.toSorted()]))
})

it.each(forms)('the form of %s has each field once', (form) => {
  const names = specs[form].map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

it('there is a form for all that can be saved but the looks and the summary, which have their own [RES-2]', () => {
  const saved = [...Object.keys(sectionSchemas), ...Object.keys(entrySchemas)]
  expect([...forms, 'layout', 'summary'].toSorted()).toEqual(saved.toSorted())
})
