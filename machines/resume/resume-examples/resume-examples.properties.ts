import {
  always,
  both,
  done,
  either,
  failed,
  has,
  no,
  on,
  onlyWith,
  starts,
  stops,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'
import type { Example } from './resume-examples.types.ts'

export const TWO: readonly Example[] = [
  {
    id: 'electronics-work',
    field: '电子信息与自动化类',
    nearness: 'own',
    heading: '某智能硬件公司 · 嵌入式开发实习生',
    lines: ['移植传感器驱动到新主控芯片，采集占用的处理器时间由 35% 降到 6%'],
  },
  {
    id: 'computing-work',
    field: '计算机类',
    nearness: 'branch',
    heading: '某互联网公司 · 后端开发实习生',
    lines: ['重构订单查询接口，平均响应时间由 480 ms 降到 90 ms'],
  },
]

const opened = on('OPENED')
const closed = on('CLOSED')
const other = on('OTHER.WANTED')
const retried = on('RETRIED')
const unread = failed('readExamples')
const came = done('readExamples', TWO)
const none = done('readExamples', [])

export const resumeExamplesProperties = {
  'read for the section and the field of study as soon as they are wanted [RES-2]': whenever(
    opened,
    both(starts('readExamples', { section: 'work', field: '自动化' }), tagged('busy')),
  ),
  'never read unasked [RES-2]': onlyWith(starts('readExamples'), either(opened, retried)),
  'the nearest is shown first [RES-2]': whenever(came, both(within('shown'), has({ list: TWO, at: 0 }))),
  'another one is the next [RES-2]': successive(came, both(other, has({ at: 1 }))),
  'the first example comes after the last [RES-2]': successive(other, both(other, has({ at: 0 }))),
  'another example is not read anew': whenever(other, no(starts('readExamples'))),
  'the page says that there is no example': whenever(none, within('none')),
  'the page says that examples could not be read, and shows nothing old': whenever(unread, within('failed')),
  'it can be tried again': successive(unread, both(retried, starts('readExamples'))),
  'put away while they are read': successive(opened, both(closed, stops('readExamples'), within('closed'))),
  'put away once they are shown': successive(came, both(closed, within('closed'))),
  'put away after another one': successive(other, both(closed, within('closed'))),
  'put away where there are none': successive(none, both(closed, within('closed'))),
  'put away after a failure': successive(unread, both(closed, within('closed'))),
  'wanted again': successive(closed, both(opened, starts('readExamples'))),
  'busy exactly while they are read': always((moment) => tagged('busy')(moment) === within('reading')(moment)),
}
