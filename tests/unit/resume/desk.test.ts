import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { RESUME_CHANNEL } from '../../../contract/rules/storage.ts'
import type { Draft } from '../../../machines/resume/resume-draft/resume-draft.types.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { recordQuery } from '../../../src/api/resume.ts'
import { createDesk, type OpenDesk } from '../../../src/app/resume/desk.ts'
import { blankEntry } from '../../../src/entities/resume/blank.ts'

const work = (at: number, company: string) => ({ ...blankEntry('work', `work-000${at}`), company, position: '实习生' })
const post = (at: number, bullets: readonly string[]) => ({
  id: `post-000${at}`,
  organisation: '校报',
  position: '编辑',
  start: '',
  end: '',
  bullets: [...bullets],
})

const record: ResumeRecord = {
  version: 3,
  updated_at: '2026-11-20T06:32:00.000Z',
  content: {
    ...emptyResume,
    summary: '原来的',
    work: [work(1, '甲'), work(2, '乙')],
    skills: [1, 2].map((at) => ({ id: `skill-00${at}`, name: `技能${at}`, level: '', keywords: [] })),
    posts: [post(1, ['第一行', '第二行'])],
  },
  versions: { summary: 3, 'work-0001': 2, 'work-0002': 2, work: 1, layout: 1 },
  attachments: [],
}

const queryKey: readonly unknown[] = recordQuery('u1').queryKey
const read = (one: ResumeRecord) => queryClient.setQueryData(queryKey, one)
const refusal = (code: number, data: unknown = null) => ({ code, msg: '', data })
const saved = (version: number) => ({
  code: 0,
  msg: '',
  data: { version, updated_at: '2026-11-20T06:40:00.000Z' },
})

/** What is asked of the server, and what it says to it, first to come first served. */
interface Asked {
  readonly path: string
  readonly sent: Readonly<Record<string, string>>
}
let asked: Asked[] = []
let answers: Record<string, unknown[]> = {}
let versions = 10
let desk: OpenDesk
let told: unknown[] = []
let kept: Draft[] = []
let written: Record<string, unknown>[] = []
const tab = () => new BroadcastChannel(RESUME_CHANNEL)
let peer: BroadcastChannel
let heard: unknown[] = []

async function answer(address: string, init: RequestInit): Promise<Response> {
  const [path = '', search] = address.split('?')
  const sent = Object.fromEntries(new URLSearchParams(search ?? String(init.body)))
  asked.push({ path, sent })
  const next = answers[path]?.shift()
  if (next instanceof Promise) return Response.json(await next)
  if (next === 'offline') throw new TypeError('Failed to fetch')
  if (path === '/api/resume/getdetail') return Response.json(next ?? refusal(codes.internal))
  versions += 1
  const { code, data } = saved(versions)
  const isItem = sent['undo'] !== undefined && sent['part'] !== undefined
  return Response.json(next ?? { code, msg: '', data: isItem ? { ...data, content: record.content.skills } : data })
}

const open = (given: ResumeRecord | null = record) => {
  if (given) read(given)
  desk = createDesk('u1', {
    notify: (notice) => void told.push(notice),
    readDrafts: async () => kept,
    writeDrafts: async ({ waiting }) => void written.push(waiting),
    watchConnection: () => () => {},
  })
  return desk
}
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time)
const paths = () => asked.map(({ path }) => path.replace('/api/resume/', ''))
const type = (key: Parameters<OpenDesk['piece']>[0], content: unknown) =>
  desk.piece(key)?.send({ type: 'CONTENT.CHANGED', content })
const workIds = () => desk.content()?.work.map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-20T06:35:00.000Z') })
  vi.stubGlobal('fetch', answer)
  peer = tab()
  peer.addEventListener('message', ({ data }) => heard.push(data))
})
afterEach(() => {
  desk.end()
  peer.close()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  ;[asked, told, kept, written, heard] = [[], [], [], [], []]
  answers = {}
  versions = 10
})

const hears = (count: number) => vi.waitFor(() => expect(heard.length).toBe(count), { timeout: 2000 })

describe('a desk', () => {
  it('has nothing before the record is read, then that, and the same while nothing changes', async () => {
    open(null)
    expect([desk.content(), desk.drafts(), desk.piece('summary')]).toEqual([null, null, null])
    read(record)
    expect(desk.content()).toEqual(record.content)
    expect(desk.content()).toBe(desk.content())
    expect(desk.drafts()).not.toBeNull()
    const before = desk.content()
    desk.piece('summary')
    expect(desk.content()).toBe(before)
    expect(desk.piece('work/gone-0001')).toBeNull()
  })

  it('forgets all as it ends, and nothing comes back', async () => {
    open()
    desk.hold('summary')
    type('summary', '新的')
    let changes = 0
    desk.subscribe(() => {
      changes += 1
    })
    desk.remove('work', 'work-0001', '甲')
    desk.end()
    expect(changes).toBeGreaterThan(0)
    expect(desk.content()).toBeNull()
    expect(desk.deletions()).toEqual([])
    expect(desk.standing().view).toBe('clean')
    read({ ...record, version: 9 })
    expect(desk.content()).toBeNull()
    expect(desk.isUnsaved()).toBe(false)
    await pass(5000)
    expect(paths().filter((path) => path !== 'delwork')).toEqual([])
    open()
  })
})

describe('a piece', () => {
  it('is shown as it is typed, saved after a rest, and told to the other tabs once [RES-5]', async () => {
    open()
    const release = desk.hold('summary')
    const piece = desk.piece('summary')
    type('summary', '新')
    type('summary', '新的')
    expect([desk.content()?.summary, desk.standing().view, desk.standing().key, desk.isUnsaved()]).toEqual([
      '新的',
      'dirty',
      'summary',
      true,
    ])
    await pass(400)
    expect(written).toEqual([
      { summary: { key: 'summary', content: '新的', version: 3, typedAt: Date.parse('2026-11-20T06:35:00.000Z') } },
    ])
    await pass(400)
    await pass()
    expect(asked.map(({ sent }) => [sent['content'], sent['version'], sent['part']])).toEqual([
      ['新的', '3', 'summary'],
    ])
    expect(desk.standing()).toEqual({ view: 'clean', key: null, savedAt: '2026-11-20T06:40:00.000Z' })
    expect(desk.piece('summary')).toBe(piece)
    await pass(300)
    expect(written.at(-1)).toEqual({ summary: null })
    await hears(2)
    expect(heard).toMatchObject([{ typed: 'summary' }, { key: 'summary', content: '新的', version: 11 }])
    release()
    expect(desk.piece('summary')).not.toBe(piece)
  })

  it('is sent by the last that lets go of it, and kept until it is saved', async () => {
    open()
    const [one, other] = [desk.hold('summary'), desk.hold('summary')]
    const piece = desk.piece('summary')
    type('summary', '新的')
    one()
    await pass()
    expect(paths()).toEqual([])
    other()
    expect(paths()).toEqual(['saveother'])
    expect(desk.piece('summary')).toBe(piece)
    expect(desk.busy()).toEqual([piece])
    await pass()
    expect(desk.busy()).toEqual([])
    expect(desk.piece('summary')).not.toBe(piece)
  })

  it('is told what is another on the server by now [RES-5]', async () => {
    open()
    desk.hold('summary')
    desk.hold('work/work-0001')
    type('summary', '新的')
    const content = { ...record.content, summary: '他的', work: [{ ...work(1, '丙') }, work(2, '乙')] }
    read({ ...record, version: 7, content, versions: { summary: 7, 'work-0001': 7 } })
    expect(desk.piece('summary')?.getSnapshot().value).toBe('conflict')
    expect(desk.standing()).toMatchObject({ view: 'conflict', key: 'summary' })
    expect(desk.isStuck()).toBe(true)
    expect(desk.piece('work/work-0001')?.getSnapshot().context).toMatchObject({ content: work(1, '丙'), version: 7 })
    expect(desk.content()?.work[0]?.company).toBe('丙')
    read({
      ...record,
      version: 8,
      content: { ...content, work: [work(2, '乙')] },
      versions: { summary: 7 },
    })
    expect(desk.piece('work/work-0001')).toBeNull()
    expect(workIds()).toEqual(['work-0002'])
  })

  it('can be wanted anew under a name of its own where it is gone [RES-5]', async () => {
    open()
    desk.hold('work/work-0001')
    type('work/work-0001', work(1, '新的'))
    const gone = { ...record.content, work: [work(2, '乙')] }
    read({ ...record, version: 8, content: gone })
    const piece = desk.piece('work/work-0001')
    expect(piece?.getSnapshot().value).toBe('conflict')
    piece?.send({ type: 'CONFLICT.RESOLVED', content: work(1, '新的') })
    const [, added] = desk.content()?.work ?? []
    expect(added).toMatchObject({ company: '新的' })
    expect(added?.id).not.toBe('work-0001')
    await pass(800)
    await pass()
    expect(paths()).toEqual(['savework'])
    expect(asked[0]?.sent['version']).toBe('0')
  })

  it('is left and tried again with the rest', async () => {
    open()
    answers['/api/resume/saveother'] = ['offline', refusal(codes.notLoggedIn), refusal(codes.refused)]
    desk.hold('summary')
    desk.hold('skills')
    desk.hold('links')
    type('summary', '新的')
    type('skills', [])
    type('links', [{ id: 'link-0001', label: '', url: 'https://example.com' }])
    desk.leave()
    expect(desk.busy()).toHaveLength(3)
    await pass()
    const values = () => (['summary', 'skills', 'links'] as const).map((key) => desk.piece(key)?.getSnapshot().value)
    expect(values()).toEqual(['offline', 'refused', 'refused'])
    expect(written.at(-1)).toHaveProperty('summary')
    desk.retry()
    expect(values()).toEqual(['saving', 'saving', 'refused'])
    expect(desk.standing()).toMatchObject({ view: 'refused', key: 'links' })
  })

  it('is said once to be typed in another tab where it is shown', async () => {
    open()
    const tell = (typed: string, userId = 'u1') => peer.postMessage({ userId, typed })
    tell('summary')
    tell('basic', 'u2')
    desk.hold('basic')
    tell('work/work-0001')
    desk.hold('work/work-0001')
    tell('work/work-0001')
    tell('work/work-0001')
    tell('basic')
    await vi.waitFor(() => expect(told.length).toBe(2))
    expect(told).toEqual([{ kind: 'resumeShared' }, { kind: 'resumeShared' }])
  })
})

describe('the look of a resume, set in two places', () => {
  it('is as it was clicked here, all else as it is by now [RES-4] [RES-5]', async () => {
    open()
    desk.hold('layout')
    const { layout } = record.content
    const rival = { ...layout, template: 2, accent: 'amber' }
    const data = { content: rival, version: 7, updated_at: '2026-11-20T06:32:30.000Z' }
    answers['/api/resume/saveother'] = [refusal(codes.conflict, data), saved(8)]
    type('layout', { ...layout, accent: 'green' })
    await pass(2000)
    expect(asked.map(({ sent }) => sent['version'])).toEqual(['1', '7'])
    expect(JSON.parse(asked[1]?.sent['content'] ?? '')).toEqual({ ...layout, template: 2, accent: 'green' })
    expect(desk.piece('layout')?.getSnapshot().hasTag('unsaved')).toBe(false)
  })
})

describe('a draft', () => {
  const draft = (key: Draft['key'], content: unknown, version = 3): Draft => ({ key, content, version, typedAt: 1 })

  it('is brought back, and can be discarded [RES-5]', async () => {
    kept = [
      draft('summary', '草稿'),
      draft('work/work-0009', work(9, '新'), 0),
      draft('work/work-0001', work(1, '甲'), 2),
    ]
    open()
    await pass()
    expect(written).toEqual([{ 'work/work-0001': null }])
    expect([desk.content()?.summary, workIds()]).toEqual(['草稿', ['work-0001', 'work-0002', 'work-0009']])
    expect(desk.drafts()?.getSnapshot().value).toMatchObject({ former: 'restored' })
    desk.drafts()?.send({ type: 'DRAFTS.DISCARDED' })
    await pass()
    expect([desk.content()?.summary, workIds()]).toEqual(['原来的', ['work-0001', 'work-0002']])
    expect(desk.isUnsaved()).toBe(false)
  })

  it('made on something older is shown beside what there is, and can be discarded [RES-5]', async () => {
    kept = [draft('summary', '草稿', 2)]
    const reading = Promise.withResolvers<Draft[]>()
    read(record)
    desk = createDesk('u1', {
      notify: (notice) => void told.push(notice),
      readDrafts: () => reading.promise,
      writeDrafts: async () => {},
      watchConnection: () => () => {},
    })
    desk.hold('summary')
    reading.resolve(kept)
    await pass()
    expect(desk.piece('summary')?.getSnapshot().value).toBe('conflict')
    desk.drafts()?.send({ type: 'DRAFTS.DISCARDED' })
    expect(desk.piece('summary')?.getSnapshot()).toMatchObject({ value: 'clean', context: { content: '原来的' } })
  })

  it('meets what was typed before it was read [RES-5]', async () => {
    const reading = Promise.withResolvers<Draft[]>()
    read(record)
    desk = createDesk('u1', {
      notify: (notice) => void told.push(notice),
      readDrafts: () => reading.promise,
      writeDrafts: async () => {},
      watchConnection: () => () => {},
    })
    desk.hold('summary')
    desk.hold('work/work-0001')
    type('summary', '新的')
    type('work/work-0001', { ...work(1, '甲'), city: '南京' })
    reading.resolve([draft('summary', '草稿'), draft('work/work-0001', { ...work(1, '甲'), position: '工程师' })])
    await pass()
    expect(desk.piece('summary')?.getSnapshot().value).toBe('conflict')
    expect(desk.content()?.work[0]).toMatchObject({ city: '南京', position: '工程师' })
    expect(told).toMatchObject([{ kind: 'resumeRestored' }])
    expect(desk.drafts()?.getSnapshot().value).toMatchObject({ former: 'none' })
  })
})

describe('the order of entries', () => {
  it('is shown at once, and sent one after the other, once more on a conflict [RES-2]', async () => {
    open()
    const first = Promise.withResolvers<unknown>()
    answers['/api/resume/savework'] = [first.promise, saved(22)]
    desk.reorder('work', ['work-0002', 'work-0001'])
    expect(workIds()).toEqual(['work-0002', 'work-0001'])
    desk.reorder('work', ['work-0001', 'work-0002'])
    await pass()
    expect(asked).toHaveLength(1)
    first.resolve(refusal(codes.conflict, { version: 20, updated_at: '2026-11-20T06:40:00.000Z', content: null }))
    await pass()
    expect(asked.map(({ sent }) => [sent['order'], sent['version']])).toEqual([
      ['["work-0002","work-0001"]', '1'],
      ['["work-0002","work-0001"]', '20'],
      ['["work-0001","work-0002"]', '22'],
    ])
    await hears(2)
    expect(heard).toMatchObject([{ kind: 'work', versions: { work: 22 } }, { kind: 'work' }])
  })

  it('is told to have failed, and read anew', async () => {
    open()
    answers['/api/resume/savework'] = [refusal(codes.refused)]
    desk.reorder('work', ['work-0002', 'work-0001'])
    await pass()
    expect(told).toHaveLength(1)
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('stays as it is seen, whatever is saved first [RES-2]', async () => {
    open()
    const first = desk.add('work')
    const second = desk.add('work')
    expect(workIds()).toEqual(['work-0001', 'work-0002', first, second])
    const release = desk.hold(`work/${second}`)
    desk.hold(`work/${first}`)
    type(`work/${second}`, { ...work(2, '丁'), id: second })
    await pass(800)
    await pass()
    expect(paths()).toEqual(['savework'])
    expect(workIds()).toEqual(['work-0001', 'work-0002', first, second])
    release()
    type(`work/${first}`, { ...work(1, '戊'), id: first })
    await pass(800)
    await pass()
    expect(asked.map(({ sent }) => sent['order'])).toEqual([
      undefined,
      undefined,
      JSON.stringify(['work-0001', 'work-0002', first, second]),
    ])
    expect(workIds()).toEqual(['work-0001', 'work-0002', first, second])
  })
})

describe('a deletion', () => {
  const undo = () => desk.deletions()[0]?.send({ type: 'UNDO.CHOSEN' })

  it('takes an entry away at once, and gives it back as it was typed [RES-2] [RES-5]', async () => {
    open()
    const release = desk.hold('work/work-0001')
    type('work/work-0001', work(1, '新的'))
    desk.remove('work', 'work-0001', '甲')
    desk.remove('work', 'work-0001', '甲')
    release()
    expect(workIds()).toEqual(['work-0002'])
    expect(desk.deletions()).toHaveLength(1)
    expect(desk.deletions()).toBe(desk.deletions())
    await pass()
    expect(paths()).toEqual(['savework', 'delwork'])
    undo()
    await pass()
    expect(paths()).toEqual(['savework', 'delwork', 'delwork'])
    expect(asked[2]?.sent['undo']).toBe('1')
    expect(desk.content()?.work).toEqual([work(1, '新的'), work(2, '乙')])
    expect(desk.deletions()).toEqual([])
  })

  it('asks the server nothing for an entry that was never sent', async () => {
    open()
    const id = desk.add('work')
    desk.hold(`work/${id}`)
    desk.remove('work', id, '')
    await pass()
    expect([paths(), workIds()]).toEqual([[], ['work-0001', 'work-0002']])
    undo()
    await pass()
    expect([paths(), workIds()]).toEqual([[], ['work-0001', 'work-0002', id]])
    expect(desk.isUnsaved()).toBe(false)
  })

  it('shows the entry again where it fails, and is over after 10 s else', async () => {
    open()
    answers['/api/resume/delwork'] = [refusal(codes.refused)]
    desk.remove('work', 'work-0001', '甲')
    expect(workIds()).toEqual(['work-0002'])
    await pass()
    expect(workIds()).toEqual(['work-0001', 'work-0002'])
    desk.deletions()[0]?.send({ type: 'RETRIED' })
    expect(workIds()).toEqual(['work-0002'])
    await pass(9999)
    expect(desk.deletions()).toHaveLength(1)
    await pass(1)
    expect([desk.deletions(), workIds()]).toEqual([[], ['work-0002']])
    await hears(1)
    expect(heard).toMatchObject([{ key: 'work/work-0001', content: null }])
  })

  it('changes the list of an item, and gives it back in its place', async () => {
    open()
    const names = () => desk.content()?.skills.map(({ name }) => name)
    desk.remove('skills', 'skill-001', '技能1')
    expect(names()).toEqual(['技能2'])
    expect(desk.piece('skills')?.getSnapshot().value).toBe('dirty')
    await pass()
    undo()
    await pass()
    expect(names()).toEqual(['技能1', '技能2'])
    expect(paths().at(0)).toBe('saveother')
  })

  it('asks the server first for an item that it has lost as well', async () => {
    open()
    desk.remove('skills', 'skill-001', '技能1')
    await pass(800)
    await pass()
    undo()
    await pass()
    expect(asked.map(({ sent }) => sent['undo'])).toEqual([undefined, 'skill-001'])
    expect(desk.content()?.skills).toEqual(record.content.skills)
    expect(desk.isUnsaved()).toBe(false)
  })

  it('gives a line back among the others', async () => {
    open()
    const bullets = () => desk.content()?.posts[0]?.bullets
    desk.removeLine({ key: 'posts', item: 'post-0001' }, 0)
    expect(bullets()).toEqual(['第二行'])
    expect(desk.deletions()[0]?.getSnapshot().context).toMatchObject({ title: '第一行' })
    await pass()
    undo()
    await pass()
    expect(bullets()).toEqual(['第一行', '第二行'])
  })
})
