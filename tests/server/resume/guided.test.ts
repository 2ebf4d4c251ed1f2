import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answerGuided,
  correctGuided,
  type GuidedMove,
  getGuided,
  moveGuided,
  pasteGuided,
} from '../../../contract/calls/guided.ts'
import { saveBasicInfo, saveWork } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { GUIDED_LIMITS, type Guided, type GuidedQuestion } from '../../../contract/guided.ts'
import { students } from '../../../server/areas/login/schema.ts'
import type { Conversation } from '../../../server/areas/resume/assistant/guided/conversation.ts'
import { guidedFillings } from '../../../server/areas/resume/schema.ts'
import { basicOf, forgetResumes, recordOf, workOf } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

let student: Browser
let id = ''

beforeEach(async () => {
  await forgetResumes(db())
  await db().delete(guidedFillings)
  student = stage.world.browser()
  id = await student.logIn('13800000002')
})

const read = async (who = student) => (await who.call(getGuided, {})).data
const content = async () => (await recordOf(student, id)).content

/** Says something to whatever is asked, or to a question that has to be the one. */
async function say(text: string, question?: GuidedQuestion): Promise<Guided> {
  const now = await read()
  const asked = { version: String(now.version), question: question ?? now.question!.id, text }
  const { code, data } = await student.call(answerGuided, asked)
  expect(code).toBe(codes.ok)
  return data
}

async function move(kind: GuidedMove): Promise<Guided> {
  return (await student.call(moveGuided, { version: String((await read()).version), move: kind })).data
}

const lastOf = ({ turns }: Guided) => turns.at(-1)

describe('a resume that is filled in by answers', () => {
  it('is whole after one answer to each question [AIR-1] [AI-1]', async () => {
    expect(await read()).toMatchObject({ version: 0, question: { id: 'name', missing: [] }, turns: [], saved_at: null })
    await say('我叫林知夏', 'name')
    expect((await read()).question).toMatchObject({ id: 'contact', missing: ['email'] })
    await say('linzhixia@jianglin.example', 'contact')
    await say('江临', 'city')
    await say('嵌入式开发工程师、固件工程师', 'aim')
    await say('江临、苏州', 'aimCity')
    await say('12-18K', 'salary')
    await say('江临大学 自动化 本科 2022.9-2026.6', 'education')
    await say('拓岩机器人 嵌入式开发实习生 2025.06-2025.09', 'work')
    expect((await read()).question?.subject).toBe('拓岩机器人')
    await say('重写 CAN 通信模块，丢帧率由 0.8% 降到 0.02%', 'work1')
    await say('没有了', 'work2')
    await say('没有', 'project')
    await say('C、Python、STM32', 'skills')
    await say('CET-6 520，国家奖学金 2024', 'honours')
    const over = await say('先看日志再改代码。', 'summary')
    expect(over).toMatchObject({ question: null, number: 18, contradictions: [] })
    expect(over.sections.every(({ done, of }) => done === of)).toBe(true)
    expect(await content()).toMatchObject({
      basic: { name: '林知夏', phone: '13800000002', email: 'linzhixia@jianglin.example', city: '江临' },
      intention: {
        positions: ['嵌入式开发工程师', '固件工程师'],
        cities: ['江临', '苏州'],
        salary_min: 12,
        salary_max: 18,
      },
      education: [{ school: '江临大学', major: '自动化', degree: 'bachelor', start: '2022-09', end: '2026-06' }],
      work: [
        {
          kind: 'internship',
          company: '拓岩机器人',
          position: '嵌入式开发实习生',
          start: '2025-06',
          end: '2025-09',
          bullets: ['重写 CAN 通信模块，丢帧率由 0.8% 降到 0.02%'],
        },
      ],
      project: [],
      skills: [{ name: 'C' }, { name: 'Python' }, { name: 'STM32' }],
      languages: [{ certificate: 'CET-6', score: '520' }],
      awards: [{ title: '国家奖学金', date: '2024' }],
      summary: '先看日志再改代码。',
    })
  })

  it('is asked for what an answer leaves out, and nothing that was said is lost [AIR-1]', async () => {
    await say('林知夏')
    await say('lin@jianglin.example')
    await say('江临')
    for (let passed = 0; passed < 3; passed += 1) await move('skip')
    expect(lastOf(await say('自动化，本科', 'education'))).toMatchObject({ outcome: 'unclear', wrote: [] })
    const partly = await say('江临大学', 'education')
    expect(lastOf(partly)).toMatchObject({ outcome: 'partly', missing: ['time'] })
    expect(partly.question).toMatchObject({ id: 'education', missing: ['time'] })
    expect(lastOf(await say('2022.9-2026.6', 'education'))?.outcome).toBe('written')
    expect((await content()).education).toMatchObject([
      { school: '江临大学', major: '自动化', degree: 'bachelor', start: '2022-09', end: '2026-06' },
    ])
  })

  it('keeps what was not understood, and asks again [AIR-1]', async () => {
    const unclear = await say('我在江临大学读自动化，2022年入学')
    expect(unclear.question).toMatchObject({ id: 'name', missing: ['name'] })
    expect(lastOf(unclear)).toMatchObject({ outcome: 'unclear', text: '我在江临大学读自动化，2022年入学', wrote: [] })
    expect((await content()).basic.name).toBe('')
  })

  it('passes over what stands, and asks where an answer contradicts it [AIR-1]', async () => {
    await student.call(saveBasicInfo, { version: '0', content: basicOf({ phone: '13800000002' }) })
    await student.call(saveWork, { version: '0', entry: workOf('work-0001') })
    expect((await read()).question).toMatchObject({ id: 'contact', missing: ['email'] })
    const asked = await say('13900000009，lin@jianglin.example')
    expect(asked.contradictions).toEqual([{ place: 'phone', stands: '13800000002', said: '13900000009' }])
    expect((await content()).basic).toMatchObject({ phone: '13800000002', email: 'lin@jianglin.example' })
    const kept = await move('keep')
    expect(kept).toMatchObject({ contradictions: [], question: { id: 'city' } })
    expect((await content()).basic.phone).toBe('13800000002')
    await student.call(correctGuided, { version: String(kept.version), turn: '1', text: '13900000009' })
    await move('replace')
    expect((await content()).basic.phone).toBe('13900000009')
    expect((await content()).work).toHaveLength(1)
  })

  it('takes back and corrects what was answered here, and only that [AIR-1]', async () => {
    await say('林之夏')
    const back = await move('back')
    expect(back.question).toMatchObject({ id: 'name', said: '林之夏' })
    await say('林知夏', 'name')
    expect((await content()).basic.name).toBe('林知夏')
    const [, turn] = (await read()).turns
    const { version } = await read()
    await student.call(correctGuided, { version: String(version), turn: String(turn?.id), text: '林知秋' })
    expect((await content()).basic.name).toBe('林知秋')
    const { versions, content: now } = await recordOf(student, id)
    const saved = { version: String(versions['basic']), content: { ...now.basic, name: '林知冬' } }
    await student.call(saveBasicInfo, saved)
    const elsewhere = await student.call(correctGuided, {
      version: String((await read()).version),
      turn: String(turn?.id),
      text: '林知春',
    })
    expect(elsewhere.data.contradictions).toEqual([{ place: 'name', stands: '林知冬', said: '林知春' }])
    expect((await content()).basic.name).toBe('林知冬')
  })

  it('reads a whole text, and shows what it did not read [AIR-1]', async () => {
    await say('林知夏')
    const text = [
      '林之夏',
      '电话：13800000002',
      '教育经历',
      '江临大学 自动化 本科 2022.9-2026.6',
      '实习经历',
      '拓岩机器人 嵌入式开发实习生 2025.06-2025.09',
      '- 重写 CAN 通信模块',
      '专业技能',
      'C、Python',
    ].join('\n')
    const { data } = await student.call(pasteGuided, { version: String((await read()).version), text })
    expect(data.contradictions).toEqual([{ place: 'name', stands: '林知夏', said: '林之夏' }])
    await move('keep')
    expect(await content()).toMatchObject({
      basic: { name: '林知夏' },
      education: [{ school: '江临大学' }],
      work: [{ company: '拓岩机器人', bullets: ['重写 CAN 通信模块'] }],
      skills: [{ name: 'C' }, { name: 'Python' }],
    })
    const again = await student.call(pasteGuided, { version: String((await read()).version), text })
    expect(again.data.contradictions).toHaveLength(1)
    expect((await content()).education).toHaveLength(1)
  })
})

describe('two tabs', () => {
  it('cannot answer over each other, and an answer that is sent again is taken once [AIR-1]', async () => {
    const asked = { version: '0', question: 'name' as const, text: '林知夏' }
    const [first, second] = await Promise.all([student.call(answerGuided, asked), student.call(answerGuided, asked)])
    expect([first?.code, second?.code]).toEqual([codes.ok, codes.ok])
    expect((await read()).turns).toHaveLength(1)
    const late = await student.call(answerGuided, { ...asked, text: '林之夏' })
    expect(late).toMatchObject({ code: codes.conflict, data: { version: 1, question: { id: 'contact' } } })
    expect((await content()).basic.name).toBe('林知夏')
  })

  it('goes on where it was left, and begins anew without touching the resume', async () => {
    await say('林知夏')
    const elsewhere = stage.world.browser()
    await elsewhere.logIn('13800000002')
    expect((await read(elsewhere)).question?.id).toBe('contact')
    expect(await move('restart')).toMatchObject({ turns: [], question: { id: 'contact' } })
    expect((await content()).basic.name).toBe('林知夏')
  })
})

describe('a conversation', () => {
  it('is nobody else’s, and is deleted with its student', async () => {
    await say('林知夏')
    const other = stage.world.browser()
    await other.logIn('13800000003')
    expect((await read(other)).turns).toEqual([])
    const stolen = { user_id: id, version: '0', question: 'name' as const, text: '夺' }
    expect((await other.call(answerGuided, stolen)).code).toBe(codes.notLoggedIn)
    await db().delete(students).where(eq(students.phone, '13800000002'))
    expect(await db().$count(guidedFillings)).toBe(0)
  })

  it('keeps the last hundred turns, and tells the last twenty', async () => {
    await say('林知夏')
    const [row] = await db().select().from(guidedFillings)
    const conversation = row!.conversation as Conversation
    const [turn] = conversation.turns
    const turns = Array.from({ length: GUIDED_LIMITS.kept }, (_, at) => ({ ...turn!, id: at + 1 }))
    await db()
      .update(guidedFillings)
      .set({ conversation: { ...conversation, turns } })
    const now = await say('lin@jianglin.example')
    expect([now.turns.length, now.earlier, lastOf(now)?.id]).toEqual([20, 80, 101])
  })

  it('takes 2,000 characters as an answer and 20,000 as a text', async () => {
    const long = '很'.repeat(GUIDED_LIMITS.answer)
    const answered = (text: string) => student.call(answerGuided, { version: '0', question: 'name', text })
    expect((await answered(`${long}长`)).code).toBe(codes.badParameters)
    expect((await answered(long)).code).toBe(codes.ok)
    const pasted = '很'.repeat(GUIDED_LIMITS.paste)
    const call = (text: string) => student.call(pasteGuided, { version: '1', text })
    expect((await call(`${pasted}长`)).code).toBe(codes.badParameters)
    expect((await call(pasted)).code).toBe(codes.ok)
  })

  it('answers sixty times a minute', async () => {
    const over = { version: '7', move: 'skip' as const }
    for (let times = 0; times < 60; times += 1) expect((await student.call(moveGuided, over)).code).toBe(codes.conflict)
    expect((await student.call(moveGuided, over)).code).toBe(codes.refused)
  })
})
