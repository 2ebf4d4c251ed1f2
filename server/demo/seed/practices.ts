import { and, eq, inArray } from 'drizzle-orm'
import { students } from '../../areas/login/schema.ts'
import { evaluateAnswer, evaluationOf } from '../../areas/practice/evaluation/evaluate.ts'
import { questionOf } from '../../areas/practice/questions.ts'
import { practiceAnswers, practices } from '../../areas/practice/schema.ts'
import type { Db } from '../../platform/db/open.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

const [introduced, told] = [
  '我是电子信息工程专业的大四学生，方向是嵌入式。最能代表我的是去年带三个人做的双轮足机器人，我负责电机驱动和整机调试。当时机器人站不稳，我花了三周重写电流环，把控制周期从五毫秒缩到一毫秒，最后能在二十度的坡上站住。',
  '去年做机器人时驱动板偶尔失控，大概四十分钟一次。我负责通信，先用逻辑分析仪抓了六个小时的报文，再把节点一个一个断开，最后定位到末端少了终端电阻。补上以后连续跑了十二个小时，错误帧从每小时九帧降到零。',
]
const [thin, vague] = [
  '我叫林知夏，性格比较开朗，学习能力强，也有责任心，希望和公司一起成长。',
  '嗯，有一次通信有问题，那个，我检查了一下，然后就修好了。',
]
const learnt =
  '最大的失败是建模比赛没有拿奖。我负责写论文，前两天一直改模型，最后一晚才开始写。第二年我一开始就定下每晚八点写完当天的部分，结果拿了省二等奖。'

/** Who practised, how many hours ago, and what was answered to which question; the last is not finished. */
const SESSIONS = [
  { phone: '13800000001', age: 21 * 24, answers: [thin, vague, ''] },
  { phone: '13800000001', age: 9 * 24, answers: [introduced, vague, ''] },
  { phone: '13800000001', age: 2 * 24, answers: [introduced, told, learnt] },
  { phone: '13800000002', age: 12 * 24, answers: [thin, told, ''] },
  { phone: '13800000002', age: 5 * 24, answers: [introduced, told, learnt] },
  { phone: '13800000003', age: 30, answers: [introduced, '', ''], isOpen: true },
] as const

const ASKED = ['general-01', 'embedded-03', 'general-04']

/**
 * Interviews that students of the demonstration practised.
 * @param now epoch milliseconds
 */
export async function seedPractices(db: Db, now: number): Promise<void> {
  const phones = [...new Set(SESSIONS.map(({ phone }) => phone))]
  const owners = await db
    .select({ id: students.id, phone: students.phone, practice: practices.id })
    .from(students)
    .leftJoin(practices, eq(practices.studentId, students.id))
    .where(and(inArray(students.phone, phones), eq(students.isDemo, true)))
  for (const session of SESSIONS) {
    const owner = owners.find(({ phone, practice }) => phone === session.phone && practice === null)
    if (!owner) continue
    const createdAt = new Date(now - session.age * HOUR)
    const questions = ASKED.map((id) => ({ id, ...questionOf(id)! }))
    const answers = session.answers.flatMap((text, number) => (text === '' ? [] : [{ number, text }]))
    const isOpen = 'isOpen' in session
    const graded = answers.map(({ number, text }) =>
      evaluateAnswer({ text, seconds: null, language: 'zh', question: questions[number]! }, number),
    )
    const [made] = await db
      .insert(practices)
      .values({
        studentId: owner.id,
        position: '嵌入式工程师',
        occupation: 'embedded',
        type: 'mixed',
        difficulty: 'medium',
        language: 'zh',
        mode: 'text',
        questions,
        createdAt,
        finishedAt: isOpen ? null : new Date(createdAt.getTime() + 12 * MINUTE),
        evaluation: isOpen ? null : evaluationOf(graded),
      })
      .returning({ id: practices.id })
    const savedAt = new Date(createdAt.getTime() + MINUTE)
    await db
      .insert(practiceAnswers)
      .values(answers.map(({ number, text }) => ({ practiceId: made!.id, number, text, savedAt })))
  }
}
