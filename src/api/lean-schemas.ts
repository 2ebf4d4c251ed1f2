/**
 * Stands in for `zod/mini` in what is built for the browser, which reads answers and never tells anybody what was wrong
 * with them: the part of it that the contract uses, in a tenth of the bytes.
 */
const INVALID = Symbol()

type Read = (value: unknown) => unknown
type Check = (value: unknown) => boolean
type Shape = Readonly<Record<string, Schema>>

class Schema {
  /** The value without what the schema does not name, or INVALID. */
  readonly read: Read
  readonly shape: Shape
  readonly mayMiss: boolean

  constructor(read: Read, shape: Shape = {}, mayMiss = false) {
    this.read = read
    this.shape = shape
    this.mayMiss = mayMiss
  }

  check(...checks: readonly Check[]): Schema {
    return new Schema((value) => {
      const read = this.read(value)
      return read !== INVALID && checks.every((check) => check(read)) ? read : INVALID
    })
  }

  safeParse(value: unknown): { success: false } | { success: true; data: unknown } {
    const data = this.read(value)
    return data === INVALID ? { success: false } : { success: true, data }
  }

  parse(value: unknown): unknown {
    const data = this.read(value)
    if (data === INVALID) throw new Error('not of its schema')
    return data
  }
}

export const safeParse = (schema: Schema, value: unknown) => schema.safeParse(value)

/* @__NO_SIDE_EFFECTS__ */
const where = (is: (value: unknown) => boolean) => new Schema((value) => (is(value) ? value : INVALID))
/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => where(() => true)
/* @__NO_SIDE_EFFECTS__ */
export const string = () => where((value) => typeof value === 'string')
/* @__NO_SIDE_EFFECTS__ */
export const number = () => where(Number.isFinite)
/* @__NO_SIDE_EFFECTS__ */
export const int = () => where(Number.isSafeInteger)
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => where((value) => typeof value === 'boolean')
/* @__NO_SIDE_EFFECTS__ */
export const literal = (one: unknown) => where((value) => value === one)
/* @__NO_SIDE_EFFECTS__ */
const oneOf = (values: readonly unknown[]) => where((value) => values.includes(value))

export { oneOf as enum }

/* @__NO_SIDE_EFFECTS__ */
export const nullable = ({ read }: Schema) => new Schema((value) => (value === null ? value : read(value)))
/* @__NO_SIDE_EFFECTS__ */
export const optional = ({ read }: Schema) =>
  new Schema((value) => (value === undefined ? value : read(value)), {}, true)

/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Schema[]) =>
  new Schema((value) => {
    for (const { read } of options) {
      const found = read(value)
      if (found !== INVALID) return found
    }
    return INVALID
  })
/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion = (_: string, options: readonly Schema[]) => union(options)

/* @__NO_SIDE_EFFECTS__ */
export const array = ({ read }: Schema) =>
  new Schema((value) => {
    if (!Array.isArray(value)) return INVALID
    const entries = value.map(read)
    return entries.includes(INVALID) ? INVALID : entries
  })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readShape(shape: Shape, from: Record<string, unknown>): unknown {
  const to: Record<string, unknown> = {}
  for (const [name, { read, mayMiss }] of Object.entries(shape)) {
    const value = name in from || mayMiss ? read(from[name]) : INVALID
    if (value === INVALID) return INVALID
    if (name in from) to[name] = value
  }
  return to
}

/* @__NO_SIDE_EFFECTS__ */
export const object = (shape: Shape) =>
  new Schema((value) => (isObject(value) ? readShape(shape, value) : INVALID), shape)
/* @__NO_SIDE_EFFECTS__ */
export const extend = (schema: Schema, shape: Shape) => object({ ...schema.shape, ...shape })
/* @__NO_SIDE_EFFECTS__ */
export const record = (_: Schema, entry: Schema) =>
  new Schema((value) =>
    isObject(value) ? readShape(Object.fromEntries(Object.keys(value).map((name) => [name, entry])), value) : INVALID,
  )

/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number) => (value: unknown) =>
  [...(value as string | readonly unknown[])].length >= least
/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number) => (value: unknown) =>
  [...(value as string | readonly unknown[])].length <= most
/* @__NO_SIDE_EFFECTS__ */
export const regex = (pattern: RegExp) => (value: unknown) => pattern.test(value as string)
/* @__NO_SIDE_EFFECTS__ */
export const minimum = (least: number) => (value: unknown) => (value as number) >= least
/* @__NO_SIDE_EFFECTS__ */
export const maximum = (most: number) => (value: unknown) => (value as number) <= most
