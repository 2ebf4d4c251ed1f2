import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RewriteVariant } from '../../../../contract/calls/rewriting.ts'
import { type Asked, rewrittenByRules, type Waiting } from '../../../../server/areas/resume/assistant/assistant.ts'
import { createBudget } from '../../../../server/areas/resume/assistant/model/budget.ts'
import { checkedAnswer, checkedSoFar } from '../../../../server/areas/resume/assistant/model/checking.ts'
import { createLanguageModel } from '../../../../server/areas/resume/assistant/model/language-model.ts'
import { masked } from '../../../../server/areas/resume/assistant/model/masking.ts'
import { createModelAssistant } from '../../../../server/areas/resume/assistant/model/model-assistant.ts'
import { foreignIn } from '../../../../server/areas/resume/assistant/rewriting/foreign.ts'
import { ENGLISH_PASTS, ENGLISH_WORDS } from '../../../../server/areas/resume/assistant/rewriting/words.ts'
import { createMemoryEphemeral } from '../../../../server/platform/ephemeral/ephemeral.ts'
import { createLog } from '../../../../server/platform/log.ts'
import { type StandInModel, startModel } from '../../world/stand-in-model.ts'
import { attacks } from './attacks.ts'

const LINE = '负责日报数据的提取与核对'
const TEXT = '提取并核对日报数据，每周 [X] 份'
const says = (text: string) => JSON.stringify({ text })

let outside: StandInModel
let asked = 0
beforeAll(async () => {
  outside = await startModel()
})
afterAll(() => outside.close())
beforeEach(() => {
  asked = outside.received.length
})
const received = () => outside.received.slice(asked)

const ephemeral = createMemoryEphemeral(Date.now)
afterAll(() => ephemeral.close())
let students = 0

const kept: string[] = []

async function assistantOf({ linesADay = 100, patience = 5000, agreed = true } = {}) {
  let isAgreed = agreed
  const settings = { baseUrl: outside.baseUrl, key: 'secret-key', model: 'stand-in', name: 'model.example', linesADay }
  const assistant = createModelAssistant({
    model: await createLanguageModel(settings),
    budget: createBudget(ephemeral, Date.now, linesADay),
    patience,
    name: 'model.example',
    writers: {
      read: async () => ({ name: '林知夏', isAgreed }),
      async agree(_, agrees) {
        isAgreed = agrees
      },
    },
    modelLines: { keep: async (_, text) => void kept.push(text) },
    log: createLog('silent'),
  })
  students += 1
  const userId = String(students)
  return (
    line = LINE,
    engine: 'rules' | 'model' = 'model',
    variant: RewriteVariant = 'stronger',
    {
      agrees = null,
      tell = () => {},
      signal = AbortSignal.timeout(20_000),
    }: Partial<Waiting & Pick<Asked, 'agrees'>> = {},
  ) =>
    assistant.rewrite(userId, { section: 'work', entry: 'entry-01', line, variant, engine, agrees }, { tell, signal })
}

describe('a language model', () => {
  it('a slow stream is read to its end, and the model is named [AI-1]', async () => {
    outside.behave({ says: says(TEXT), pause: 20 })
    const ask = await assistantOf()
    expect(await ask()).toMatchObject({
      engine: 'model',
      suggestion: { text: TEXT },
      why: null,
      fell: null,
      variants: ['stronger', 'concise', 'quantified', 'english'],
      model: { name: 'model.example', is_agreed: true },
    })
    expect(kept).toContain(TEXT)
    expect(received().map(({ authorization }) => authorization)).toEqual(['Bearer secret-key'])
  })

  it('is asked by nobody who does not want it', async () => {
    const ask = await assistantOf()
    expect(await ask(LINE, 'rules')).toEqual({
      ...rewrittenByRules({ line: LINE, variant: 'stronger' }),
      fell: null,
      model: { name: 'model.example', sent: LINE, is_agreed: true },
    })
    expect(received()).toEqual([])
  })

  it('is sent nothing before the student agrees, nor once that is taken back [AI-1]', async () => {
    outside.behave({ says: says(TEXT) })
    const ask = await assistantOf({ agreed: false })
    const line = `与林知夏${LINE}`
    expect(await ask(line)).toMatchObject({
      engine: 'rules',
      model: { name: 'model.example', sent: `与⟦N1⟧${LINE}`, is_agreed: false },
    })
    expect(await ask(LINE, 'model', 'stronger', { agrees: true })).toMatchObject({
      engine: 'model',
      model: { is_agreed: true },
    })
    expect(received()).toHaveLength(1)
    expect(await ask(LINE, 'model', 'stronger', { agrees: false })).toMatchObject({
      engine: 'rules',
      fell: null,
      model: { is_agreed: false },
    })
    expect(received()).toHaveLength(1)
  })

  it('is watched while it writes, and shows no number and no name that the line has not [AI-1]', async () => {
    outside.behave({ says: says('与江临银行提取并核对日报数据 300 份，覆盖 12 个城市'), pause: 5 })
    const told: string[] = []
    const ask = await assistantOf()
    const { suggestion } = await ask(LINE, 'model', 'stronger', { tell: (text) => told.push(text) })
    expect(told.length).toBeGreaterThan(3)
    for (const text of told) expect(text).not.toMatch(/江临|银行|\d/)
    expect(suggestion?.text.startsWith(told.at(-1)!)).toBe(true)
  })

  it.each([
    [LINE, '与江临银行的张伟一起提取并核对日报数据 300 份，用 SQL 与 Power BI', /江临|银行|张伟|\d|SQL|Power/],
    ['Tested motor boards', 'Tested 300 motor boards at Tuoyan Robotics', /\d|Tuoyan|Robotics/],
  ])('however far it has come, %j shows nothing of its own', (line, text, strange) => {
    const answer = says(text)
    const all = Array.from(answer, (_, end) => checkedSoFar(answer.slice(0, end), line, 'stronger'))
    for (const soFar of all) expect(soFar).not.toMatch(strange)
    expect(all.at(-1)?.length).toBeGreaterThan(8)
  })

  it('is given up where whoever asked has left, and not asked again', async () => {
    outside.behave({ says: says(TEXT.repeat(4)), pause: 20 })
    const left = new AbortController()
    const ask = await assistantOf()
    await ask(LINE, 'model', 'stronger', { tell: () => left.abort(), signal: left.signal })
    expect(received()).toHaveLength(1)
  })

  it('never sees name, phone and e-mail, which are in its answer again [AI-1]', async () => {
    const line = '林知夏负责校友联络，电话 138-0000-0001，邮箱 lin@example.com'
    outside.behave({ says: says('联络校友 [X] 人，电话 ⟦P3⟧，邮箱 ⟦E2⟧') })
    const ask = await assistantOf()
    expect((await ask(line)).suggestion?.text).toBe('联络校友 [X] 人，电话 138-0000-0001，邮箱 lin@example.com')
    for (const { body } of received()) expect(body).not.toMatch(/林知夏|138|lin@example/)
    expect(masked('0912-345-678 与 Lin Zhixia、lin zhixia', 'Lin Zhixia').text).toBe('⟦P3⟧ 与 ⟦N1⟧、⟦N2⟧')
  })

  it('a model that breaks off, refuses or talks nonsense once is asked once more', async () => {
    const ask = await assistantOf()
    for (const first of [{ breaksOff: '{"text":"提取' }, { refuses: 503 }, { says: '好的，没问题！' }]) {
      asked = outside.received.length
      outside.behave(first, { says: `\`\`\`json\n${says(TEXT)}\n\`\`\`` })
      expect(await ask()).toMatchObject({ engine: 'model', suggestion: { text: TEXT } })
      expect(received()).toHaveLength(2)
    }
  })

  it.each([
    ['breaks off', { breaksOff: '{"text":"提取' }],
    ['refuses', { refuses: 429 }],
    ['talks nonsense', { says: '<html>502</html>' }],
    ['never stops', { says: 'x'.repeat(5000) }],
    ['is too slow', { says: says(TEXT.repeat(3)), pause: 600 }],
  ])('a model that %s twice leaves it to the rules, which say so [AI-1]', async (_, behaviour) => {
    outside.behave(behaviour)
    const ask = await assistantOf({ patience: 400 })
    expect(await ask()).toMatchObject({
      engine: 'rules',
      fell: 'unusable',
      suggestion: { text: '提取并核对日报数据，共 [X] 份' },
    })
    expect(received()).toHaveLength(2)
  })

  it('is asked no more than a day allows', async () => {
    outside.behave({ says: says(TEXT) })
    const ask = await assistantOf({ linesADay: 2 })
    const answers = [await ask(), await ask(), await ask()].map(({ engine, fell }) => [engine, fell])
    expect(answers).toEqual([
      ['model', null],
      ['model', null],
      ['rules', 'spent'],
    ])
    expect(received()).toHaveLength(2)
  })

  it.each<[RewriteVariant, string, string, string]>([
    ['stronger', LINE, '提取并核对日报数据 300 份', '提取并核对日报数据 [X] 份'],
    ['stronger', LINE, '用 SQL 提取并核对日报数据', '用 [X] 提取并核对日报数据'],
    ['stronger', LINE, '带领张伟提取并核对日报数据', '带领 [X]提取并核对日报数据'],
    [
      'english',
      LINE,
      'Extracted and checked 30 daily reports at Google',
      'Extracted and checked [X] daily reports at [X]',
    ],
    ['concise', 'Responsible for cleaning sales data', 'Cleaned sales data for Walmart', 'Cleaned sales data for [X]'],
  ])('says %s of %s nothing that the line has not [AI-1]', (variant, line, said, shown) => {
    const plain = (text: string | null) => text?.replaceAll(' ', '')
    expect(plain(checkedAnswer(says(said), line, variant))).toBe(plain(shown))
  })

  it.each(attacks)('is not led astray by %j [AI-1]', async (line, obeyed) => {
    outside.behave({ says: says(obeyed) })
    const ask = await assistantOf()
    const { engine, suggestion } = await ask(line)
    const byRules = rewrittenByRules({ line, variant: 'stronger' }).suggestion
    expect(engine === 'rules' ? suggestion : byRules).toEqual(byRules)
    // What is left of what a model said is the line's own.
    const text = engine === 'rules' ? '' : suggestion!.text
    const own = new Set([...foreignIn(line), ...foreignIn('[X]'), ...ENGLISH_WORDS, ...ENGLISH_PASTS])
    expect(foreignIn(text).filter((word) => !own.has(word))).toEqual([])
    const pairs = [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair!)
    expect(pairs.filter((pair) => !line.includes(pair)).length).toBeLessThanOrEqual(pairs.length / 2)
  })
})
