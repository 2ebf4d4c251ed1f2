import { describe, expect, it } from 'vitest'
import { hintsOf, lengthOf, linesOf, weakWordOf } from '../../../src/entities/resume/bullet-hints.ts'

describe('the hints for a line about what somebody did', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['重写通信模块，丢帧率由 0.8% 降到 0.02%', []],
    ['带领十四人电控组拿到两个一等奖，建立培训课', []],
    ['参与电机参数自学习功能的开发与调试工作。', ['weak', 'numberless']],
    ['主要负责 3 个模块的开发与联调测试工作安排', ['weak']],
    ['我写了 12 个脚本来测试全部继电器的寿命', ['firstPerson']],
    ['把第十一条产线改成自动检测，第一次做到当天交付', ['numberless']],
    ['写了脚本', ['short', 'numberless']],
    ['重构查询接口，平均响应时间由 [X] ms 降到 [X] ms', ['placeholder', 'numberless']],
    ['写'.repeat(14), ['short', 'numberless']],
    [`${'写'.repeat(14)}1`, []],
    [`${'写'.repeat(79)}1`, []],
    [`${'写'.repeat(80)}1`, ['long']],
    ['Assisted in testing 12 boards of the power supply', ['weak']],
  ])('%j: %j [RES-2]', (line, hints) => {
    expect(hintsOf(line)).toEqual(hints)
  })

  it('name the weak word as it stands there', () => {
    expect(['协助老师批改作业', '主要参与调试', '搭建测试台'].map(weakWordOf)).toEqual(['协助', '参与', ''])
  })

  it('count characters as people do', () => {
    expect([lengthOf(' 测试 '), lengthOf('👍🏽'), lengthOf('')]).toEqual([2, 2, 0])
  })
})

describe('a pasted text', () => {
  it('becomes lines without their marks and numbers', () => {
    expect(linesOf('• 一\r\n- 二\n3. 三\n（4）四\n\n 5、五 ')).toEqual(['一', '二', '三', '四', '五'])
  })

  it('keeps a number that says something', () => {
    expect(linesOf('12 个脚本\n3.5 小时')).toEqual(['12 个脚本', '3.5 小时'])
  })
})
