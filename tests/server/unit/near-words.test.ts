import { expect, it } from 'vitest'
import { partsOf } from '../../../server/areas/jobs/search/lexicon.ts'
import { nearWords } from '../../../server/areas/jobs/search/near-words.ts'
import { syllablesOf } from '../../../server/areas/jobs/search/pinyin.ts'

const words = new Map(
  Object.entries({ 城市: 90, 工程师: 20, 嵌入式: 5, 测试: 60, 开发: 80, 会计: 7 }).map(([text, count]) => [
    text,
    { text, syllables: syllablesOf(text), count },
  ]),
)
const near = (keyword: string) => nearWords(keyword, { words })

it.each([
  ['软件工成师', ['软件工程师', '软件工城市']],
  ['嵌入试', ['嵌入式']],
  ['kuaiji', ['会计']],
  ['开发', []],
])('the words that %s may mean begin with the one that sounds most like it', (typed, meant) => {
  expect(near(typed)).toEqual(meant)
})

it('a word may have been meant that titles have within a longer one', () => {
  const parts = partsOf('嵌入式开发工程师').map(
    (text) => [text, { text, syllables: syllablesOf(text), count: 1 }] as const,
  )
  expect(nearWords('嵌如式', { words: new Map(parts) })[0]).toBe('嵌入式')
})
