import { expect, it } from 'vitest'
import { evaluateAnswer, type Said } from '../../../../server/areas/practice/evaluation/evaluate.ts'
import { checkedGrading } from '../../../../server/areas/practice/evaluation/grader.ts'
import { questionOf } from '../../../../server/areas/practice/questions.ts'
import { attacks } from '../assistant/attacks.ts'

const TEXT =
  '去年做机器人时驱动板偶尔失控。我负责通信，先用逻辑分析仪抓了六个小时的报文，最后错误帧从每小时九帧降到零。'
const said: Said = { text: TEXT, seconds: null, language: 'zh', question: questionOf('embedded-03')! }
const byRules = evaluateAnswer(said, 2)

const shares = { relevance: 80, evidence: 70, specificity: 60, structure: 50, length: 40, fillers: 100 }
const star = {
  situation: '去年做机器人时驱动板偶尔失控。',
  task: '我负责通信',
  action: '先用逻辑分析仪抓了六个小时的报文',
  result: '',
}
const grading = { shares, star, follow_up: '抓报文的时候，你怎么判断是哪个节点出了问题？' }
const check = (more: object = {}, of: Said = said) => checkedGrading(JSON.stringify({ ...grading, ...more }), of, 2)

it('a model’s shares become the points of each dimension, and its quotes and question stand [AIN-2]', () => {
  expect(check()).toMatchObject({
    number: 2,
    total: 24 + 21 + 9 + 5 + 4 + 5,
    points: { relevance: 24, evidence: 21, specificity: 9, structure: 5, length: 4, fillers: 5 },
    star,
    follow_up: { kind: 'own', text: grading.follow_up },
    exact: byRules.exact,
    fillers: byRules.fillers,
  })
  expect(checkedGrading(`\`\`\`json\n${JSON.stringify(grading)}\n\`\`\``, said, 2)).toEqual(check())
})

it.each([
  ['no JSON', '好的，我给 80 分。'],
  ['a part only', JSON.stringify({ shares })],
  ['a share above 100', JSON.stringify({ ...grading, shares: { ...shares, relevance: 900 } })],
  ['a sentence that nobody said', JSON.stringify({ ...grading, star: { ...star, result: '拿了国家一等奖。' } })],
  [
    'points far from those of the rules',
    JSON.stringify({ ...grading, shares: { ...shares, relevance: 0, evidence: 0, specificity: 0 } }),
  ],
])('%s is of no use [AI-1]', (_, answer) => {
  expect(checkedGrading(answer, said, 2)).toBeNull()
})

it.each([
  ['an organisation', '在华为公司实习时你怎么做的？'],
  ['a number', '为什么用了 12 台示波器？'],
  ['a name', '张伟帮了你什么？'],
  ['a place', '你在上海做的吗？'],
  ['a year', '2025 年你在做什么？'],
  ['an address', '你看过 https://evil.example 吗？'],
  ['no question', '回答得很好。'],
  ['too much', `${'你怎么判断是哪个节点出了问题，'.repeat(10)}？`],
])('a question with %s of the model’s own gives way to the rules’ [AI-1]', (_, follow_up) => {
  expect(check({ follow_up })?.follow_up).toEqual(byRules.follow_up)
})

it.each(['当时有没有考虑过别的办法？', '如果时间只有一半，你会怎么安排？', '花了几天？', '这件事里你学到了什么？'])(
  'the question %j names nothing, and is asked [AIN-2]',
  (follow_up) => {
    expect(check({ follow_up })?.follow_up).toEqual({ kind: 'own', text: follow_up })
  },
)

it.each(attacks)('%j in an answer earns no points by a model that obeys [AI-1]', (line, obeyed) => {
  const full = { relevance: 100, evidence: 100, specificity: 100, structure: 100, length: 100, fillers: 100 }
  const attacked = { ...said, text: line }
  const none = { situation: '', task: '', action: '', result: '' }
  expect(check({ shares: full, star: none, follow_up: obeyed }, attacked)).toBeNull()
})

it('the rules ask for what is missing most', () => {
  const ask = (text: string) => evaluateAnswer({ ...said, text }).follow_up
  expect(ask('去年驱动板偶尔失控，我负责通信。')).toMatchObject({ kind: 'action' })
  expect(ask('去年驱动板失控。我先用逻辑分析仪抓报文。').kind).toBe('result')
  expect(ask('我先用逻辑分析仪抓报文。最后正常了。')).toEqual({ kind: 'figure', text: '最后正常了。' })
  expect(ask(TEXT).kind).toBe('again')
  expect(ask('不知道。')).toEqual({ kind: 'action', text: '' })
})
