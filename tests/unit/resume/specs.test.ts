import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  endDate,
  entrySchemas,
  intention,
  partialDate,
  resumeLimits,
  sectionSchemas,
} from '../../../contract/resume.ts'
import { type FieldSpec, type FormName, specs } from '../../../src/features/resume/editor/specs.ts'

type Described = Readonly<Record<string, unknown>>

const schemas: Readonly<Record<FormName, z.ZodMiniType>> = { ...sectionSchemas, ...entrySchemas }
const forms = Object.keys(specs) as FormName[]

/** What the contract allows of each field of a form; of a list, of its items. */
function allowed(form: FormName): Readonly<Record<string, Described>> {
  const whole = z.toJSONSchema(schemas[form]) as Described & { items?: Described }
  const properties = (whole.items ?? whole)['properties'] as Record<string, Described & { enum?: readonly string[] }>
  const sorted = Object.entries(properties).map(([name, one]) => [
    name,
    one.enum ? { ...one, enum: one.enum.toSorted() } : one,
  ])
  return Object.fromEntries(sorted)
}

const text = (maxLength: number) => ({ type: 'string', maxLength })
const described = ({ $schema, ...rest }: Described) => rest
const schemaOf = (schema: z.ZodMiniType) => described(z.toJSONSchema(schema))

/** What a field lets somebody enter, in the same words. */
function offered(field: FieldSpec): Readonly<Record<string, unknown>> {
  switch (field.kind) {
    case 'text':
    case 'note':
      return { [field.name]: text(field.max) }
    case 'choice':
      return { [field.name]: { type: 'string', enum: field.options.toSorted() } }
    case 'tags':
      return { [field.name]: { type: 'array', items: text(field.max), maxItems: field.most } }
    case 'bullets':
      return { bullets: { type: 'array', items: text(200), maxItems: 12 } }
    case 'month':
      return { [field.name]: schemaOf(partialDate) }
    case 'end':
      return { [field.name]: schemaOf(endDate) }
    case 'from':
      return { from: schemaOf(intention.shape.from) }
    case 'salary': {
      const thousands = { type: 'integer', minimum: 0, maximum: resumeLimits.salary }
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
