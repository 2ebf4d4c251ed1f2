import { describe, expect, it } from 'vitest'
import { dimensions, weights } from '../../../../contract/rules/evaluation.ts'
import { evaluateAnswer, evaluationOf } from '../../../../server/areas/practice/evaluation/evaluate.ts'
import { questionOf } from '../../../../server/areas/practice/questions.ts'
import { agreementOf, goldenAnswers } from '../../../golden-answers.ts'

const question = questionOf('embedded-03')!
const evaluate = (text: string, seconds: number | null = null) =>
  evaluateAnswer({ text, seconds, language: 'zh', question })
const GOOD = goldenAnswers('tuning')[0]!.text

describe('the rules that grade an answer', () => {
  it('agree with the person who graded answers that nothing was tuned by [AIN-2]', () => {
    const { correlation, error } = agreementOf('measuring')
    expect(correlation).toBeGreaterThanOrEqual(0.75)
    expect(error).toBeLessThanOrEqual(10)
  })

  it('give 30, 30, 15, 10, 10 and 5 points at most, and their sum [AIN-2]', () => {
    expect(weights).toEqual({ relevance: 30, evidence: 30, specificity: 15, structure: 10, length: 10, fillers: 5 })
    for (const { text, seconds } of goldenAnswers('measuring')) {
      const { total, points } = evaluate(text, seconds)
      expect(dimensions.reduce((sum, one) => sum + points[one], 0)).toBe(total)
      for (const one of dimensions) expect(points[one]).toBeLessThanOrEqual(weights[one])
    }
  })

  it('quote nothing but the student’s own words [AI-1]', () => {
    for (const answer of [...goldenAnswers('tuning'), ...goldenAnswers('measuring')]) {
      const { star, exact, fillers } = evaluateAnswer({ ...answer, question: questionOf(answer.question)! })
      for (const quote of [...Object.values(star), ...exact, ...fillers]) expect(answer.text).toContain(quote)
    }
  })

  it('quote of one sentence that says all the clause that says each', () => {
    expect(evaluate('去年我负责驱动板，我先抓了六个小时的报文，最后错误帧从每小时九帧降到零。').star).toEqual({
      situation: '去年我负责驱动板',
      task: '去年我负责驱动板',
      action: '我先抓了六个小时的报文',
      result: '最后错误帧从每小时九帧降到零。',
    })
  })

  it('take no telephone number for a figure', () => {
    expect(evaluate(`${GOOD}电话 13800000001`).exact).not.toContain('13800000001')
  })

  it('take points for fillers, and name them', () => {
    const [plain, filled] = [evaluate(GOOD), evaluate(GOOD.replaceAll('，', '，嗯那个'))]
    expect([plain.points.fillers, plain.fillers]).toEqual([5, []])
    expect(filled.points.fillers).toBeLessThan(3)
    expect(filled.fillers).toEqual(['嗯', '那个'])
  })

  it('take points where somebody speaks much too fast, or hardly at all', () => {
    const calm = evaluate(GOOD, 95).points.length
    expect([evaluate(GOOD, 20).points.length, evaluate(GOOD, 600).points.length].every((one) => one < calm)).toBe(true)
  })

  it('name the sentence in which the student did most himself', () => {
    const did = '先用逻辑分析仪抓了六个小时的报文，再把节点一个一个断开。'
    expect(evaluate(`去年做机器人时驱动板偶尔失控。我负责通信，${did}后来就没有再出过问题。`).star.action).toBe(did)
  })

  it('miss a result where none is told', () => {
    const { star, points } = evaluate('去年做机器人的时候我负责驱动板，我先用示波器抓了波形，又把节点一个一个断开。')
    expect(star.result).toBe('')
    expect(points.evidence).toBeLessThan(evaluate(GOOD).points.evidence)
  })

  it('are over in a moment for the longest answer there can be', () => {
    const before = process.cpuUsage()
    for (const part of ['从', '我觉得', '嗯', '一', 'a', '我先，', ' ']) evaluate(part.repeat(3000 / part.length))
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  })

  it('mean of a practice is that of its answers; of none there is none', () => {
    const [one, other] = [evaluate(GOOD), evaluate('不知道。')]
    expect(evaluationOf([one, other])?.total).toBe(Math.round((one.total + other.total) / 2))
    expect(evaluationOf([])).toBeNull()
  })
})
