import fc from 'fast-check'
import { expect, it } from 'vitest'
import { haystackOf } from '../../../server/areas/jobs/search/haystack.ts'

const text = fc.string({ unit: fc.constantFrom('云', '帆', 'a'), maxLength: 4 })

it('finds the entries that one by one are found, in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 8 }),
      fc.string({ unit: fc.constantFrom('云', '帆', 'a'), minLength: 1, maxLength: 3 }),
      (texts, part) => {
        const where = (is: (one: string) => boolean) => texts.flatMap((some, at) => (some.some(is) ? [at] : []))
        const haystack = haystackOf(texts)
        expect([...haystack.holding(part)]).toEqual(where((one) => one.includes(part)))
        expect([...haystack.beginning(part)]).toEqual(where((one) => one.startsWith(part)))
      },
    ),
  )
})
