import { describe, expect, it } from 'vitest'
import { exampleSections } from '../../../contract/calls/resume.ts'
import { fields } from '../../../server/areas/resume/examples.ts'
import { figuresIn, outlineOf, placeholdersIn } from '../../../src/entities/resume/outline.ts'

const lines = fields.flatMap((field) => exampleSections.flatMap((section) => field[section].slice(1)))

describe('the outline of an example line', () => {
  it.each([
    ['平均响应时间由 480 ms 降到 90 ms', '平均响应时间由 [X] ms 降到 [X] ms'],
    ['将三次跨表查询合并为一次并加缓存', '将[X]次跨表查询合并为[X]次并加缓存'],
    ['专业排名前 8%（9/112），绩点 3.72/4.0', '专业排名前 [X]%（[X]/[X]），绩点 [X]/[X]'],
    ['熟练使用 C 语言与 STM32 开发，接入 5G 模块', '熟练使用 C 语言与 STM32 开发，接入 5G 模块'],
    ['访问 2.7 万人次，交付 1,200 件', '访问 [X]人次，交付 [X] 件'],
    ['获全国大学生电子设计竞赛省一等奖 1 次', '获全国大学生电子设计竞赛省一等奖 [X] 次'],
    ['用事务和唯一约束统一接口', '用事务和唯一约束统一接口'],
    ['', ''],
  ])('%j: %j [RES-2]', (line, outline) => expect(outlineOf(line)).toBe(outline))

  it.each(lines)('leaves no figure of “%s” [RES-2]', (line) => {
    const outline = outlineOf(line)
    expect(outline).not.toMatch(/(?<![A-Za-z\d])\d+(?![\dA-Za-z])/)
    expect(placeholdersIn(outline)).toBeGreaterThan(0)
  })

  it('is never changed twice', () => {
    for (const line of lines) expect(outlineOf(outlineOf(line))).toBe(outlineOf(line))
  })
})

describe('the split of a line at its figures', () => {
  it('has the figures at odd places', () => {
    expect(figuresIn('由 35% 降到 6%，STM32')).toEqual(['由 ', '35%', ' 降到 ', '6%', '，STM32'])
    expect(figuresIn('没有数字')).toEqual(['没有数字'])
  })

  it.each(lines)('leaves nothing of “%s” out', (line) => {
    expect(figuresIn(line).join('')).toBe(line)
    expect(figuresIn(line).length).toBeGreaterThanOrEqual(3)
  })
})

it('counts what is still to come', () => {
  expect(['由 [X] 降到 [X]', '[x]', ''].map(placeholdersIn)).toEqual([2, 0, 0])
})
