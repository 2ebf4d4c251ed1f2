import { describe, expect, it } from 'vitest'
import { partsOf } from '../../../src/features/resume/upload/run-parts.ts'

const stretch = (name: string, from: number, to: number) => ({ name, from, to })
const told = (text: string, stretches: readonly ReturnType<typeof stretch>[]) =>
  partsOf(text, stretches).map(({ text: own, of }) => [own, of?.name ?? null])

describe('a line of a file in parts [RES-3]', () => {
  it('has what was read apart from what was not', () => {
    expect(told('求职意向：苏州 · 全职', [stretch('city', 5, 7), stretch('hope', 10, 12)])).toEqual([
      ['求职意向：', null],
      ['苏州', 'city'],
      [' · ', null],
      ['全职', 'hope'],
    ])
  })

  it('is one where all of it is read, or nothing', () => {
    expect(told('林知夏', [stretch('name', 0, Number.POSITIVE_INFINITY)])).toEqual([['林知夏', 'name']])
    expect(told('林知夏', [])).toEqual([['林知夏', null]])
    expect(told('', [])).toEqual([])
  })

  it('belongs to the first of those that overlap', () => {
    expect(told('2023.09 – 2027.06', [stretch('end', 10, 17), stretch('span', 0, 17)])).toEqual([
      ['2023.09 – ', 'span'],
      ['2027.06', 'end'],
    ])
  })

  it('has its shares of the width, Chinese characters about twice as wide as others', () => {
    const [first, second] = partsOf('林ab', [stretch('name', 0, 1)])
    expect([first!.left, second!.left + second!.width]).toEqual([0, 1])
    expect(first!.width).toBeCloseTo(1 / 2.04)
    expect(second!.left).toBe(first!.width)
  })
})
