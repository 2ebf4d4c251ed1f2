import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSomebody } from '../../../contract/nobody.ts'
import {
  canonicalPhone,
  isPhone,
  normaliseCode,
  normalisePhone,
  type PhoneRegion,
  phoneToSend,
} from '../../../contract/rules/fields.ts'

const mainland = fc
  .tuple(fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map(([second, rest]) => `1${second}${rest}`)
const taiwan = fc.stringMatching(/^\d{8}$/).map((rest) => `9${rest}`)

describe('a phone of mainland China', () => {
  it.each([
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '+86 138 0013 8000',
    '+8613800138000',
    '008613800138000',
    '8613800138000',
    '１３８００１３８０００',
    '＋８６ １３８００１３８０００',
    '(+86) 138 0013 8000',
  ])('is read from "%s" [VAL-12]', (typed) => {
    expect(normalisePhone(typed, '86')).toBe('13800138000')
  })

  it('keeps a number that merely begins with 86 [VAL-12]', () => {
    expect(normalisePhone('8612', '86')).toBe('8612')
  })

  it('leaves nothing of a text without digits [VAL-12]', () => {
    expect(normalisePhone(' 手机 ', '86')).toBe('')
  })

  it.each(['13000000000', '14000000000', '19999999999'])('accepts %s [VAL-12]', (phone) => {
    expect(isPhone(phone, '86')).toBe(true)
  })

  it.each(['', '1380013800', '138001380000', '12800138000', '23800138000', '03800138000', '1380013800a', '0912345678'])(
    'refuses "%s" [VAL-12]',
    (phone) => {
      expect(isPhone(phone, '86')).toBe(false)
    },
  )

  it('goes out as it is [VAL-12]', () => {
    expect(phoneToSend('13800138000', '86')).toBe('13800138000')
  })
})

describe('a phone of Taiwan', () => {
  it.each([
    ['0912345678', '0912345678'],
    ['912345678', '912345678'],
    ['0912-345-678', '0912345678'],
    ['+886 912 345 678', '912345678'],
    ['+8860912345678', '0912345678'],
    ['00886912345678', '912345678'],
    ['886912345678', '912345678'],
    ['8860912345678', '0912345678'],
    ['０９１２３４５６７８', '0912345678'],
  ])('is read from "%s" as %s [VAL-12]', (typed, phone) => {
    expect(normalisePhone(typed, '886')).toBe(phone)
  })

  it.each(['0912345678', '912345678'])('accepts %s [VAL-12]', (phone) => {
    expect(isPhone(phone, '886')).toBe(true)
  })

  it.each(['', '0812345678', '91234567', '9123456789', '00912345678', '13800138000'])(
    'refuses "%s" [VAL-12]',
    (phone) => {
      expect(isPhone(phone, '886')).toBe(false)
    },
  )

  it('goes out with its prefix [VAL-12]', () => {
    expect(phoneToSend('0912345678', '886')).toBe('8860912345678')
  })
})

describe('the spelling that the server keeps', () => {
  it.each([
    ['13800138000', '13800138000'],
    ['886912345678', '886912345678'],
    ['8860912345678', '886912345678'],
  ])('the server keeps %s as %s [VAL-12]', (sent, kept) => {
    expect(canonicalPhone(sent)).toBe(kept)
  })

  it.each(['', '12800138000', '912345678', '8869123', '886812345678', '8613800138000', '13800138000\n'])(
    'does not exist for "%s" [VAL-12]',
    (sent) => {
      expect(canonicalPhone(sent)).toBeNull()
    },
  )

  it('is the same however a phone of either region was typed [VAL-12]', () => {
    const typed = fc.oneof(
      fc.tuple(fc.constant<PhoneRegion>('86'), mainland, fc.constantFrom('', '+86', '0086', '86', '+86 ')),
      fc.tuple(fc.constant<PhoneRegion>('886'), taiwan, fc.constantFrom('', '0', '+886', '00886', '+886 0')),
    )
    fc.assert(
      fc.property(typed, ([region, phone, prefix]) => {
        const local = normalisePhone(prefix + phone, region)
        expect(isPhone(local, region)).toBe(true)
        expect(canonicalPhone(phoneToSend(local, region))).toBe(phoneToSend(phone, region))
      }),
      { seed: 86 },
    )
  })
})

describe('a one-time password', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['您的验证码是123456', '123456'],
    ['【启航】您的验证码是 123456，10分钟内有效', '123456'],
    ['【启航2026】您的验证码是１２３ ４５６，10分钟内有效', '123456'],
    ['给 13800138000 的验证码 123456', '123456'],
    ['【启航】2026-11-27 10:30 验证码 123456', '123456'],
    ['[Qihang 2026] 123-456 is your code, valid for 10 minutes', '123456'],
    ['12', '12'],
    ['', ''],
  ])('is read from "%s" as "%s" [VAL-13, SMS-5]', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code)
  })

  it('has at most six digits [VAL-13]', () => {
    expect(normaliseCode('1234567')).toBe('123456')
  })

  it('is digits whatever is pasted, and stays as it is when read again [VAL-13, SMS-5]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (pasted) => {
        const code = normaliseCode(pasted)
        expect(code).toMatch(/^\d{0,6}$/)
        expect(normaliseCode(code)).toBe(code)
      }),
      { seed: 6 },
    )
  })
})

describe('a user id', () => {
  it.each([
    ['7', true],
    ['0', false],
    ['', false],
  ])('"%s" means somebody: %s [QR-2, SESS-1]', (userId, somebody) => {
    expect(isSomebody(userId)).toBe(somebody)
  })
})
