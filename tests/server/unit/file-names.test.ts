import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileName, NAME_MAX } from '../../../server/areas/resume/file-names.ts'
import { dispositionOf } from '../../../server/platform/http/answers/downloads.ts'

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', '/', '\\', '.', '\u202e', '\u200f', 'a', '\n', '"') }),
)

it('makes a name that is none of the things a name may not be, of whatever is sent', () => {
  fc.assert(
    fc.property(anyName, fc.constantFrom('pdf' as const, 'docx' as const), (sent, type) => {
      const name = fileName(sent, type)
      expect(name.length).toBeLessThanOrEqual(NAME_MAX)
      expect(name).toMatch(new RegExp(`^[^./\\\\].*\\.${type}$`, 'u'))
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(fileName(name, type)).toBe(name)
      const header = dispositionOf(name, type)
      expect(header).toMatch(/^attachment; filename="file\.\w+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/)
      expect(decodeURIComponent(header.slice(header.indexOf("''") + 2))).toBe(name)
    }),
    { numRuns: 2000 },
  )
})
