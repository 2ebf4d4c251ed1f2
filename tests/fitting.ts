import fc from 'fast-check'
import type * as v from 'valibot'

interface Check {
  readonly kind: 'validation'
  readonly type: string
  readonly requirement: unknown
}

type Known = (
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.VariantSchema<string, v.VariantOptions<string>, undefined>
  | v.PicklistSchema<readonly (string | number)[], undefined>
  | v.LiteralSchema<string | number, undefined>
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
) & { readonly pipe?: readonly (v.GenericSchema | Check)[] }

/** As one of the kinds that the contract is made of. */
export const known = (schema: v.GenericSchema) => schema as Known

/** What a schema asks for beside its kind, by the check's name. */
export function checksOf(schema: v.GenericSchema): Readonly<Record<string, unknown>> {
  const checks = (known(schema).pipe ?? []).map((one) =>
    one.kind === 'schema' ? checksOf(one) : { [one.type]: one.requirement },
  )
  return Object.assign({}, ...checks)
}

/** Texts that the checks of a schema let through. @param most characters where the schema names no more than that */
export function fittingTexts(schema: v.GenericSchema, most: number): fc.Arbitrary<string> {
  const { regex, max_code_points = most } = checksOf(schema)
  const maximum = Number(max_code_points)
  if (!(regex instanceof RegExp)) return fc.string({ unit: 'binary', maxLength: Math.min(most, maximum) })
  return fc.stringMatching(regex).filter((text) => text.length <= maximum && regex.test(text))
}

/** Numbers likewise. */
export function fittingNumbers(schema: v.GenericSchema): fc.Arbitrary<number> {
  const { safe_integer, min_value, max_value } = checksOf(schema)
  if (!safe_integer) return fc.double({ noNaN: true, noDefaultInfinity: true })
  return fc.integer({
    ...(min_value !== undefined && { min: Number(min_value) }),
    ...(max_value !== undefined && { max: Number(max_value) }),
  })
}

/** How many entries a list may have. */
export const fittingLength = (schema: v.GenericSchema, most: number): number =>
  Math.min(most, Number(checksOf(schema)['max_length'] ?? most))
