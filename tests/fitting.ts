import fc from 'fast-check'
import type * as z from 'zod/mini'

interface CheckDef {
  readonly check: string
  readonly maximum?: number
  readonly pattern?: RegExp
  readonly value?: number
}

const checksOf = (schema: z.core.$ZodType): readonly CheckDef[] =>
  (schema._zod.def.checks ?? []).map((check) => check._zod.def as unknown as CheckDef)

/** Texts that the checks of a schema let through. @param most characters where the schema names no more than that */
export function fittingTexts(schema: z.core.$ZodType, most: number): fc.Arbitrary<string> {
  const checks = checksOf(schema)
  const pattern = checks.find((check) => check.pattern)?.pattern
  const maximum = checks.find((check) => check.maximum !== undefined)?.maximum ?? most
  if (!pattern) return fc.string({ unit: 'binary', maxLength: Math.min(most, maximum) })
  return fc.stringMatching(pattern).filter((text) => text.length <= maximum && pattern.test(text))
}

/** Numbers likewise. */
export function fittingNumbers(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const { check } = schema._zod.def as unknown as CheckDef
  const checks = checksOf(schema)
  const min = checks.find((one) => one.check === 'greater_than')?.value
  const max = checks.find((one) => one.check === 'less_than')?.value
  if (check !== 'number_format') return fc.double({ noNaN: true, noDefaultInfinity: true })
  return fc.integer({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
}

/** How many entries a list may have. */
export const fittingLength = (schema: z.core.$ZodType, most: number): number =>
  Math.min(most, ...checksOf(schema).flatMap(({ maximum }) => maximum ?? []))
