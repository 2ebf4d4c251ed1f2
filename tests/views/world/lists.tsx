import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { CompanyEntry, Position } from '../../../contract/content.ts'
import type { WantedPosition } from '../../../machines/applications/deliver/deliver.types.ts'
import type { JumpRequest } from '../../../machines/login/student-login/jump.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { type RenderedPage, renderPage } from './page.tsx'

const words = (cn: string, tw = cn, en = cn) => ({ 'zh-CN': cn, 'zh-TW': tw, en })

export const terms = {
  categories: [
    {
      value: 'hardware',
      label: words('硬件与制造', '硬體與製造', 'Hardware'),
      group: words('电子信息', '電子資訊', 'Electronics'),
    },
    { value: 'backend', label: words('后端开发', '後端開發', 'Back end'), group: words('计算机', '資訊', 'Computing') },
  ],
  majors: [{ value: 'ai', label: words('人工智能', '人工智慧', 'AI'), group: words('计算机', '資訊', 'Computing') }],
  cities: [
    { value: 'jianglin', label: words('江临', '江臨', 'Jianglin') },
    { value: 'hangzhou', label: words('杭州', '杭州', 'Hangzhou') },
  ],
  industries: [{ value: 'manufacturing', label: words('智能制造', '智慧製造', 'Manufacturing') }],
}

const company = {
  id: '7',
  company_name: '拓岩机器人',
  logo_url: '',
  industry_label: words('智能制造', '智慧製造', 'Manufacturing'),
  second_industry: words('机器人', '機器人', 'Robotics'),
  insize: '500-999' as const,
  nature: 'private' as const,
}

export const position = (id: number, more: Partial<Position> = {}): Position => ({
  id: String(id),
  title: `嵌入式开发工程师 ${id}`,
  salary_str: '16–24K',
  salary: { min: 16_000, max: 24_000, unit: 'month', months: 14 },
  work_addr: '望江区文渊路 188 号',
  city: terms.cities[0]!,
  position: terms.categories[0]!,
  education: 'bachelor',
  period: 'fulltime',
  graduation_year: 2027,
  intern_months: 0,
  labels: ['C/C++', 'RTOS'],
  is_urgent: false,
  status: 'open',
  published_at: '2026-11-20T04:00:00Z',
  expires_at: '2026-12-15T04:00:00Z',
  company,
  ...more,
})

export const companyEntry = (id: number, more: Partial<CompanyEntry> = {}): CompanyEntry => ({
  ...company,
  id: String(id),
  company_name: `拓岩机器人 ${id}`,
  city: terms.cities[0]!,
  position_count: 27,
  samples: [
    { id: '1', title: '运动控制算法工程师', salary: { min: 20_000, max: 30_000, unit: 'month', months: 0 } },
    { id: '2', title: '嵌入式开发工程师', salary: { min: 16_000, max: 24_000, unit: 'month', months: 0 } },
  ],
  ...more,
})

type Answer = (params: Record<string, string>) => unknown

/** What the server was asked. */
export interface Asked {
  readonly path: string
  readonly params: Record<string, string>
}

/**
 * Stands in for the server until the test ends.
 * @param answers data by path, or its promise; one that throws stands for a broken line
 * @returns the calls, in their order
 */
export function serve(answers: Readonly<Record<string, Answer>>): Asked[] {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const asked: Asked[] = []
  const all: Readonly<Record<string, Answer>> = { '/api/site/selectlabel': () => terms, ...answers }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const [path = '', query = ''] = String(input).split('?')
    const params = Object.fromEntries(new URLSearchParams(init?.body ? String(init.body) : query))
    const answer = all[path]
    if (!answer) throw new TypeError(`nothing answers ${path}`)
    delete params['public_source']
    asked.push({ path, params })
    return Response.json({ code: 0, msg: '', data: await answer(params) })
  })
  return asked
}

const never = new Promise<never>(() => {})

/** The session of that student, or of nobody. */
export function sessionOf(userId: string): AppActors['session'] {
  const loginType = userId === '' ? null : 'student'
  const snapshot = { value: { identity: loginType ?? 'anonymous' }, context: { loginType, userId, wish: '' } }
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }) } as unknown as AppActors['session']
}

export interface Visiting {
  /** Of the student who is logged in; '' for nobody. */
  readonly userId?: string
  deliver?(position: WantedPosition, jump?: number): void
  becomeStudent?(jump: JumpRequest): void
}

/** A page with the hearts as they are before their code has come. */
export function renderList(
  view: ReactNode,
  { userId = '', deliver = () => {}, becomeStudent = () => {} }: Visiting = {},
): RenderedPage {
  const actors = {
    flows: { collecting: () => never, subscribing: () => never, searchSuggest: () => never },
    session: sessionOf(userId),
    deliver,
    becomeStudent,
  } as unknown as AppActors
  return renderPage(<ActorsProvider value={actors}>{view}</ActorsProvider>)
}

/** Answers when the test likes. */
export function later() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  return { answer: () => promise, resolve, reject }
}
