import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeParams, encodeParams } from '../../../contract/encoding.ts'

describe('encodeParams', () => {
  it('adds public_source to no parameters at all [API-2]', () => {
    expect(encodeParams({})).toEqual({ public_source: '1' })
  })

  it('writes objects and lists as JSON and everything else as text, without what is undefined [API-2]', () => {
    const params = {
      text: 'a b',
      number: 7,
      yes: true,
      none: undefined,
      nothing: null,
      object: { a: 1 },
      list: [1, 'b'],
    }
    expect(encodeParams(params)).toEqual({
      public_source: '1',
      text: 'a b',
      number: '7',
      yes: 'true',
      nothing: 'null',
      object: '{"a":1}',
      list: '[1,"b"]',
    })
  })
})

describe('decodeParams', () => {
  it('drops public_source and reads objects and lists back [API-2]', () => {
    expect(decodeParams({ public_source: '1', text: 'a', object: '{"a":1}', list: '[1]' })).toEqual({
      text: 'a',
      object: { a: 1 },
      list: [1],
    })
  })

  it('leaves a text that only looks like JSON as it is [API-2]', () => {
    expect(decodeParams({ a: '{', b: '[1', c: '7', d: 'true', e: 'null' })).toEqual({
      a: '{',
      b: '[1',
      c: '7',
      d: 'true',
      e: 'null',
    })
  })

  it('takes every other name for a parameter, those of objects too [API-2]', () => {
    const params = decodeParams(JSON.parse('{"__proto__":"{\\"a\\":1}","constructor":"c","toString":"t"}'))
    expect(Object.entries(params)).toEqual([
      ['__proto__', { a: 1 }],
      ['constructor', 'c'],
      ['toString', 't'],
    ])
  })

  it('gives back a text that is JSON as it was typed [API-2]', () => {
    const typed = ['[1]', '{"a":1}', '"a"', '""', '"', '[', '{"', '7', 'null']
    for (const text of typed) expect(decodeParams(encodeParams({ text }))).toEqual({ text })
    expect(encodeParams({ text: '[1]' }).text).toBe('"[1]"')
    expect(encodeParams({ text: '["上海' }).text).toBe('["上海')
  })

  it('leaves what the HTTP layer read as a list of texts as it is [API-2]', () => {
    expect(decodeParams({ twice: ['{"a":1}', 'b'] })).toEqual({ twice: ['{"a":1}', 'b'] })
  })

  it('reverses encodeParams over a query string [API-2]', () => {
    const name = fc.string({ minLength: 1 }).filter((one) => one !== 'public_source' && one !== '__proto__')
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.json())
    const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown)
    const structure = fc.oneof(
      fc.array(json),
      fc.dictionary(name, json).map((one) => ({ ...one })),
    )
    const params = fc.dictionary(name, fc.oneof(text, structure)).map((one) => ({ ...one }))
    fc.assert(
      fc.property(params, (given) => {
        const received = Object.fromEntries(new URLSearchParams(encodeParams(given)))
        expect(decodeParams(received)).toEqual(given)
      }),
      { seed: 2 },
    )
  })
})
