import { expect, it } from 'vitest'
import type { ListedPractice } from '../../../contract/practice.ts'
import {
  gradedOf,
  lastBefore,
  sentencesOf,
} from '../../../machines/practice/interview-result/interview-result.rules.ts'
import { results } from '../../../machines/practice/interview-result/samples.ts'

const { answers: _, ...grades } = results.graded.evaluation
const listed = (id: string, day: number, more: Partial<ListedPractice> = {}): ListedPractice => ({
  ...results.graded,
  id,
  created_at: `2026-11-${day}T08:00:00.000Z`,
  questions: 3,
  answered: 3,
  grades,
  ...more,
})
const list = [
  listed('9', 25),
  listed('7', 23),
  listed('6', 22, { is_retry: true }),
  listed('5', 21, { grades: null }),
  listed('4', 20),
  listed('3', 19),
]

it('a practice is compared with the whole one before it that is graded [AIN-2]', () => {
  expect(lastBefore(list, results.graded)?.id).toBe('4')
  expect(lastBefore(list.slice(0, 4), results.graded)).toBeNull()
})

it('one question that is asked again is compared with no practice', () => {
  expect(lastBefore(list, { ...results.graded, is_retry: true })).toBeNull()
})

it('progress is that of whole practices', () => {
  expect(gradedOf(list).map(({ id }) => id)).toEqual(['9', '7', '4', '3'])
})

it('a sentence of a recording begins where its length says [AIN-2]', () => {
  expect(sentencesOf('我负责调试。最后好了！', 22)).toEqual([
    { text: '我负责调试。', at: 0 },
    { text: '最后好了！', at: 12 },
  ])
  expect(sentencesOf('I tested it. It works.', 22)).toEqual([
    { text: 'I tested it. ', at: 0 },
    { text: 'It works.', at: 13 },
  ])
})
