import { describe, expect, it } from 'vitest'
import { difficulties, occupations, practiceLengths, practiceTypes } from '../../../../contract/practice.ts'
import { bankSizes, chooseQuestions, questionOf } from '../../../../server/areas/practice/questions.ts'

/** The same numbers in every run. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const none = new Set<string>()

describe('the bank', () => {
  it('has at least 300 questions of twelve trades and of none, in three languages', () => {
    const sizes = bankSizes()
    expect(Object.keys(sizes).sort()).toEqual(['general', ...occupations].sort())
    for (const size of Object.values(sizes)) expect(size).toBeGreaterThanOrEqual(22)
    expect(Object.values(sizes).reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(300)
  })
})

describe('a practice', () => {
  it.each(occupations.flatMap((occupation) => practiceTypes.map((type) => [occupation, type] as const)))(
    'a practice for %s, %s, asks as many questions as were wished, each once and in every language',
    (occupation, type) => {
      for (const difficulty of difficulties)
        for (const count of practiceLengths) {
          const ids = chooseQuestions({ occupation, type, difficulty, count }, none, randomOf(7))
          expect(new Set(ids).size).toBe(Number(count))
          for (const id of ids) {
            const { text, hints } = questionOf(id)!
            for (const one of [text, ...hints]) expect([one['zh-CN'], one['zh-TW'], one.en].every(Boolean)).toBe(true)
          }
        }
    },
  )

  it('a practice asks of the trade, of experience, or of both, as it was wished', () => {
    const tradeOf = (type: (typeof practiceTypes)[number]) =>
      chooseQuestions({ occupation: 'embedded', type, difficulty: 'medium', count: '5' }, none, randomOf(3)).filter(
        (id) => id.startsWith('embedded-'),
      ).length
    expect(practiceTypes.map(tradeOf)).toEqual([2, 0, 5])
  })

  it('asks what was asked before only once there is nothing else', () => {
    const wanted = { occupation: 'software', type: 'professional', difficulty: 'easy', count: '8' } as const
    const random = randomOf(11)
    const first = chooseQuestions(wanted, none, random)
    const second = chooseQuestions(wanted, new Set(first), random)
    expect(second.filter((id) => first.includes(id))).toEqual([])
    const all = new Set([...first, ...second, ...chooseQuestions(wanted, new Set([...first, ...second]), random)])
    expect(chooseQuestions(wanted, all, random)).toHaveLength(8)
  })

  it('is not the same each time', () => {
    const wanted = { occupation: 'finance', type: 'mixed', difficulty: 'medium', count: '5' } as const
    expect(chooseQuestions(wanted, none, randomOf(1))).not.toEqual(chooseQuestions(wanted, none, randomOf(2)))
  })
})
