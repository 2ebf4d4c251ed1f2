import type { Position } from '../../../contract/content.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { positionFeedMachine } from './position-feed.machine.ts'
import { positionFeedProperties } from './position-feed.properties.ts'

/** A position as a feed shows it. */
export const feedPosition = (id: string, period: Position['period'] = 'fulltime'): Position => ({
  id,
  title: `嵌入式开发工程师 ${id}`,
  salary_str: '16–24K',
  salary: { min: 16_000, max: 24_000, unit: 'month', months: 0 },
  work_addr: '江临市望江区文渊路 66 号',
  city: { value: 'jianglin', label: { 'zh-CN': '江临' } },
  position: { value: 'embedded', label: { 'zh-CN': '嵌入式开发' } },
  education: 'bachelor',
  period,
  graduation_year: 2026,
  intern_months: 0,
  labels: [],
  is_urgent: false,
  status: 'open',
  published_at: '2026-03-02T01:00:00.000Z',
  expires_at: '2026-06-02T01:00:00.000Z',
  company: {
    id: '1',
    company_name: '拓岩机器人',
    logo_url: '',
    industry_label: { 'zh-CN': '智能制造' },
    second_industry: { 'zh-CN': '机器人' },
    insize: '500-999',
    nature: 'private',
  },
})

export const positionFeedPaths = catalogue({
  flow: 'position-feed',
  machine: positionFeedMachine,
  inputs: {
    more: { list: [feedPosition('9'), feedPosition('8')], next: '8' },
    all: { list: [feedPosition('9')], next: '' },
  },
  events: [
    { type: 'PERIOD.CHOSEN', period: 'all' },
    { type: 'PERIOD.CHOSEN', period: 'internship' },
    { type: 'RETRIED' },
  ],
  actors: {
    fetchChunk: {
      done: [
        { list: [feedPosition('8'), feedPosition('7')], next: '7' },
        { list: [feedPosition('6', 'internship')], next: '' },
      ],
      error: [new CallFailure({ kind: 'offline' })],
    },
    watchEnd: { sends: [{ type: 'END.NEARED' }] },
  },
  delays: {},
  invariants: {
    'a position is there once': ({ context }) =>
      new Set(context.positions.map(({ id }) => id)).size === context.positions.length,
    'the end is the end': ({ value, context }) => value !== 'exhausted' || context.next === '',
  },
  properties: positionFeedProperties,
})
