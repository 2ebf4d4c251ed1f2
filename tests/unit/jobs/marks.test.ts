import { describe, expect, it } from 'vitest'
import { partsOf } from '../../../src/entities/search/suggest/marks.ts'

const marked = (text: string, ...keywords: readonly string[]) =>
  partsOf(text, ...keywords)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('a word that was searched for', () => {
  it('is marked wherever it stands, in whichever case [JOB-1]', () => {
    expect(marked('计算机教师', '计算机')).toBe('[计算机]教师')
    expect(marked('高级 C++ 工程师（c++）', 'c++')).toBe('高级 [C++] 工程师（[c++]）')
    expect(marked('数字 IC 设计', '设计 数字')).toBe('[数字] IC [设计]')
  })

  it('is marked once where words overlap, and as what was meant [JOB-1]', () => {
    expect(marked('嵌入式开发', '嵌入式', '入式开')).toBe('[嵌入式开]发')
    expect(marked('计算机教师', 'jsj', '计算机')).toBe('[计算机]教师')
  })

  it('is marked nowhere where the text has none', () => {
    expect(partsOf('嘉树教育', 'jsj')).toEqual([{ at: 0, text: '嘉树教育', isMatch: false }])
    expect(partsOf('嘉树教育', '', ' ')).toEqual([{ at: 0, text: '嘉树教育', isMatch: false }])
    expect(partsOf('', 'jsj')).toEqual([])
  })
})
