/** Plain data as JSON holds it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A copy of any value that survives JSON: errors by name and fields, undefined, functions and sets by a sign. */
export function encode(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : `(${value})`
  if (value === undefined) return '(undefined)'
  if (typeof value === 'function') return '(function)'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(encode)
  if (value instanceof Error) return { error: value.name, message: value.message, ...encodeFields(value) }
  if (value instanceof Set) return { set: [...value].map(encode) }
  if (value instanceof Map) return { map: [...value].map(encode) }
  if ('toJSON' in value && typeof value.toJSON === 'function') return encode(value.toJSON())
  return encodeFields(value)
}

function encodeFields(value: object): { [key: string]: Json } {
  const fields: { [key: string]: Json } = {}
  for (const [key, field] of Object.entries(value)) fields[key] = encode(field)
  return fields
}

/** One string for equal values. */
export const fingerprint = (value: unknown): string => JSON.stringify(encode(value))
