import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../../../contract/calls.ts'
import { envelope } from '../../../contract/envelope.ts'
import * as leanSchemas from '../../../src/api/lean-schemas.ts'
import { fittingNumbers, fittingTexts } from '../../fitting.ts'

vi.resetModules()
vi.doMock('zod/mini', () => import('../../../src/api/lean-schemas.ts'))
const lean = {
  calls: (await import('../../../contract/calls.ts')).calls,
  envelope: (await import('../../../contract/envelope.ts')).envelope,
}
// Files after this one get what is real.
afterAll(() => void vi.resetModules())

const numbers = leanSchemas.record(leanSchemas.string(), leanSchemas.number())

interface Def {
  readonly type: string
  readonly shape: Record<string, z.ZodMiniType>
  readonly values: readonly unknown[]
  readonly entries: Record<string, string>
  readonly options: readonly z.ZodMiniType[]
  readonly innerType: z.ZodMiniType
  readonly element: z.ZodMiniType
  readonly valueType: z.ZodMiniType
}

const odd = fc.oneof(
  fc.anything(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '', 0, [], {}),
)

/** Values of a schema; with `faults` now and then anything at all, a missing entry, or one that no schema names. */
function valuesOf(schema: z.ZodMiniType, faults: boolean): fc.Arbitrary<unknown> {
  const fitting = fittingOf(schema, faults)
  return faults ? fc.oneof({ weight: 60, arbitrary: fitting }, { weight: 1, arbitrary: odd }) : fitting
}

function fittingOf(schema: z.ZodMiniType, faults: boolean): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def
  switch (def.type) {
    case 'string':
      return faults ? fc.oneof(fittingTexts(schema, 40), fc.string({ maxLength: 40 })) : fittingTexts(schema, 40)
    case 'number':
      return faults ? fc.oneof({ weight: 9, arbitrary: fittingNumbers(schema) }, fc.double()) : fittingNumbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'unknown':
      return fc.anything()
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option, faults)))
    case 'optional':
      return fc.option(valuesOf(def.innerType, faults), { nil: undefined })
    case 'nullable':
      return fc.option(valuesOf(def.innerType, faults))
    case 'array':
      return fc.array(valuesOf(def.element, faults), { maxLength: 3 })
    case 'record':
      return fc.dictionary(fc.string(), valuesOf(def.valueType, faults), { maxKeys: 3 })
    case 'object':
      return objectsOf(def.shape, faults)
    default:
      throw new Error(`no values of ${def.type} here yet`)
  }
}

function objectsOf(shape: Record<string, z.ZodMiniType>, faults: boolean): fc.Arbitrary<unknown> {
  const entries = Object.entries(shape).map(([name, schema]) => [name, valuesOf(schema, faults)] as const)
  if (!faults) return fc.record(Object.fromEntries(entries))
  const whole = fc.record({ ...Object.fromEntries(entries), foreign: fc.anything() })
  return fc
    .tuple(whole, fc.constantFrom(...Object.keys(shape), ...Array(30).fill('foreign')))
    .map(([value, missing]) => {
      const { [missing]: _, ...others } = value as Record<string, unknown>
      return others
    })
}

/** @returns how many values were read */
function agree(schema: z.ZodMiniType, leanSchema: z.ZodMiniType): number {
  let read = 0
  const values = fc.oneof(valuesOf(schema, false), valuesOf(schema, true))
  const see = fc.property(values, (value) => {
    const expected = z.safeParse(schema, value)
    const found = leanSchema.safeParse(value)
    expect([found.success, found.data]).toStrictEqual([expected.success, expected.data])
    read += Number(expected.success)
  })
  fc.assert(see, { numRuns: 200, seed: 5 })
  return read
}

describe('the browser’s own schemas read as zod does', () => {
  it('an envelope', () => void expect(agree(envelope, lean.envelope)).toBeGreaterThan(80))

  it.each(Object.keys(calls) as (keyof typeof calls)[])('answer and parameters of %s', (name) => {
    expect(agree(calls[name].answer, lean.calls[name].answer)).toBeGreaterThan(80)
    agree(calls[name].params, lean.calls[name].params)
  })

  it('entries whose names are not known beforehand', () => {
    const fromZod = z.record(z.string(), z.number())
    const values = fc.oneof(fc.dictionary(fc.string(), fc.double()), fc.dictionary(fc.string(), fc.anything()), odd)
    const see = fc.property(values, (value) => {
      const expected = z.safeParse(fromZod, value)
      expect(numbers.safeParse(value)).toEqual(expected.success ? expected : { success: false })
    })
    fc.assert(see, { seed: 5 })
  })

  it('a value that zod refuses', () => {
    expect(numbers.parse({ a: 1 })).toEqual({ a: 1 })
    expect(() => numbers.parse({ a: '1' })).toThrow('not of its schema')
  })
})
