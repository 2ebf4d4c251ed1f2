import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that ask for what a page that came by http lacks, and do without. */
const careful = [
  'src/ui/clipboard.ts',
  'src/browser/media/devices.ts',
  'src/browser/page/system-share.ts',
  'src/browser/tabs/live-tabs.ts',
]

/** Of the browser's objects whose parts mostly need a secure context, all but the parts that need none; and others that do. */
const secureOnly =
  /\bnavigator\b(?!\??\.(?:userAgent|languages|userActivation|sendBeacon)\b)|\bcrypto\b(?!\.getRandomValues\b)|\b(?:cookieStore|caches|Notification|PushManager|PaymentRequest|AudioWorklet|show(?:Open|Save|Directory)\w*Picker)\b/

it('nothing in a page that came by http needs what only https brings', () => {
  const files = globSync('{src,machines,contract}/**/*.{ts,tsx}')
  const found = files.filter((file) => !careful.includes(file) && secureOnly.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(1500)
  expect(found).toEqual([])
})
