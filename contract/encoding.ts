/** How parameters travel (API-2): the only place that knows. */

/** Added to every call. */
export const PUBLIC_SOURCE = { public_source: '1' } as const

/**
 * Names and texts of a GET query or a POST form. Objects and lists become JSON text, and so does a text that would be
 * taken for JSON; `undefined` is left out.
 * @param params the call's parameters
 */
export function encodeParams(params: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const encoded = given.map(([name, value]) => [
    name,
    typeof value === 'object' || isMisread(value) ? JSON.stringify(value) : String(value),
  ])
  return { ...PUBLIC_SOURCE, ...Object.fromEntries(encoded) }
}

/**
 * The other direction, before the schema sees it: a value that opens like a JSON object, list or text and
 * parses becomes that, the rest stays text.
 * @param raw what the HTTP layer parsed from the query or the form
 */
export function decodeParams(raw: Record<string, unknown>): Record<string, unknown> {
  // Without a prototype, so that no name means anything but itself. A loop: this runs for every poll.
  const params: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(raw)) {
    if (!Object.hasOwn(PUBLIC_SOURCE, name)) params[name] = decodeValue(value)
  }
  return params
}

const isMisread = (value: unknown) => decodeValue(value) !== value

function decodeValue(value: unknown): unknown {
  if (typeof value !== 'string' || !/^["[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
