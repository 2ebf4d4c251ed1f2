import { encode, type Json } from '../../../harness/encode.ts'

/** What stands for a secret. */
export const MASK = '•••'

/** Characters kept of a text. */
const TEXT_LIMIT = 200

/** Names, in lower case without `_`, of fields whose text nobody but their owner may see. */
const secretNames = new Set([
  'phone',
  'mobile',
  'telephone',
  'code',
  'smscode',
  'onetimepassword',
  'password',
  'newpassword',
  'confirmation',
  'ticket',
  'randstr',
  'uuid',
  'scene',
  'token',
  'session',
  'cookie',
  'cookies',
  'comkeyuser',
])

const isSecret = (name: string): boolean => secretNames.has(name.toLowerCase().replaceAll('_', ''))

const PHONE = /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d{9}(?!\d)|(?<!\d)(?:\+?886[- ]?)?09\d{8}(?!\d)/g
const SHORT_CODE = /(?<!\d)\d{6}(?!\d)/g
const PARAMETER = /([?&](?:ticket|token|code|phone|uuid|password)=)[^&#\s]+/gi

/** A text without phone numbers, one-time passwords and tickets, cut where it is long. */
function maskText(text: string): string {
  const masked = text.replace(PARAMETER, `$1${MASK}`).replace(PHONE, MASK).replace(SHORT_CODE, MASK)
  return masked.length > TEXT_LIMIT ? `${masked.slice(0, TEXT_LIMIT)}… (${masked.length})` : masked
}

/** A secret's own value hides; that there is none, and a short number such as an error's code, may be seen. */
function hide(value: Json): Json {
  if (value === '' || value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return MASK
  if (typeof value === 'number') return Math.abs(value) < 1_000_000 ? value : MASK
  return Array.isArray(value) ? value.map(hide) : maskFields(value as { readonly [key: string]: Json }, hide)
}

const maskFields = (value: { readonly [key: string]: Json }, mask: (field: Json) => Json): Json =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mask(field)]))

function maskJson(value: Json): Json {
  if (typeof value === 'string') return maskText(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(maskJson)
  const fields = value as { readonly [key: string]: Json }
  const names = typeof fields.field === 'string' && isSecret(fields.field) ? new Set(['value']) : new Set<string>()
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isSecret(name) || names.has(name) ? hide(field) : maskJson(field),
    ]),
  )
}

/** A plain copy of any value in which phones, codes, passwords, tickets and the like are hidden. */
export const mask = (value: unknown): Json => maskJson(encode(value))
