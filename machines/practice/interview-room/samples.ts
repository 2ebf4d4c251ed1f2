import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'

export const AT = Date.UTC(2026, 10, 23, 8)
export const SAID = ' 我负责双轮足机器人的调试 '
export const OTHER = '我在社团组织过三次比赛'
export const LONG = '答'.repeat(3001)

const stand = (answers: Practice['answers'], finished_at: string | null = null): Practice => ({
  id: '7',
  position: '嵌入式工程师',
  type: 'mixed',
  difficulty: 'medium',
  language: 'zh',
  mode: 'text',
  created_at: '2026-11-23T08:00:00.000Z',
  finished_at,
  is_retry: false,
  delivery_id: null,
  questions: [
    {
      kind: 'motivation',
      text: { 'zh-CN': '请用两分钟介绍你自己。', 'zh-TW': '請用兩分鐘介紹你自己。', en: 'Tell me about yourself.' },
      hints: [{ 'zh-CN': '从最近的经历说起', 'zh-TW': '從最近的經歷說起', en: 'Begin with the latest' }],
    },
    {
      kind: 'experience',
      text: { 'zh-CN': '讲一个最难定位的问题。', 'zh-TW': '講一個最難定位的問題。', en: 'Tell me about a hard bug.' },
      hints: [{ 'zh-CN': '用数字说明结果', 'zh-TW': '用數字說明結果', en: 'Give the result in figures' }],
    },
  ],
  answers,
  evaluation: null,
  is_grading: false,
})

const first = { number: 0, text: SAID.trim(), recording: null, saved_at: '2026-11-23T08:01:00.000Z' }
const second = { number: 1, text: OTHER, recording: null, saved_at: '2026-11-23T08:02:00.000Z' }

const recorded = { ...first, text: '', recording: { type: 'webm', bytes: 2_000_000, seconds: 43 } } as const

export const practices = {
  fresh: stand([]),
  first: stand([first]),
  second: stand([second]),
  both: stand([first, second]),
  finished: stand([first, second], '2026-11-23T08:03:00.000Z'),
  spoken: { ...stand([]), mode: 'video' },
  /** The first as a recording. */
  recorded: { ...stand([recorded]), mode: 'video' },
  heard: { ...stand([recorded], '2026-11-23T08:03:00.000Z'), mode: 'video' },
  /** Another page answered the first. */
  elsewhere: stand([{ ...first, text: OTHER, saved_at: '2026-11-23T08:00:30.000Z' }]),
} as const satisfies Record<string, Practice>

/** The browser keeps nothing beside the practice. */
export const NOTHING = { draft: null, open: null, waiting: [] } as const
export const OPEN = { number: 1, take: '1', seconds: 43, text: '我负责' } as const
export const OFFLINE = { kind: 'offline' } as const

const server = (code: number, data: unknown = null) =>
  new CallFailure({ kind: 'server', code, msg: '请稍后再试', data })

export const failures = {
  offline: new CallFailure({ kind: 'offline' }),
  unknown: server(codes.notFound),
  overtaken: server(codes.conflict, practices.elsewhere),
  ended: server(codes.conflict, practices.finished),
} as const
