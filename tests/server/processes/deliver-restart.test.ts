import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import {
  deliverResume,
  getDeliveries,
  getDeliverStatus,
  getDelivery,
  getResumeList,
} from '../../../contract/calls/deliveries.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { copyOfSeeded } from '../../seeded-directory.ts'
import { type Launched, launch, reach } from '../world/launch.ts'
import type { Browser } from '../world.ts'

let directory: string
let running: Launched | undefined

beforeEach(async () => {
  directory = await copyOfSeeded(inject('seededDirectory'))
})
afterEach(async () => {
  await running?.end('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

async function start() {
  running = launch({ DATA_DIR: directory, DEMO: '1', TRUST_PROXY: 'loopback' })
  return reach(Number(await running.untilLine(/"address":"http:\/\/127\.0\.0\.1:(\d+)"/)))
}

/** Open positions that the student has not delivered to. */
async function fresh(browser: Browser, count: number): Promise<string[]> {
  const { list } = (await browser.call(getPositionList, { size: '20' })).data
  const ids = list.filter(({ status }) => status === 'open').map(({ id }) => id)
  const taken = (await browser.call(getDeliverStatus, { ids })).data.list.map(({ position_id }) => position_id)
  return ids.filter((id) => !taken.includes(id)).slice(0, count)
}

it('a kill -9 between the click and the answer, then the click again: one delivery, whole [JOB-3]', async () => {
  const browser = (await start()).browser('192.0.2.1')
  await browser.logIn('13800000001')
  const before = (await browser.call(getDeliveries, {})).data.total
  const positions = await fresh(browser, 6)
  expect(positions).toHaveLength(6)
  const sendTo = (who: Browser, position_id: string) =>
    who.call(deliverResume, { position_id, message: '下周可以到岗' })

  // All on their way; the process dies as the first is answered, wherever the others are by then.
  const sent = positions.map((id) => sendTo(browser, id))
  const first = await Promise.race(sent)
  await running?.end('SIGKILL')
  const answered = await Promise.allSettled(sent)
  expect(answered.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)

  const again = (await start()).browser('192.0.2.1', { jar: browser.jar })
  const kept = (await again.call(getDeliveries, { size: '50' })).data.list.map(({ id }) => id)
  expect(kept).toContain(first.data.id)
  const answers = await Promise.all(positions.map((id) => sendTo(again, id)))
  expect(answers.map(({ code }) => code)).toEqual(positions.map(() => 0))
  expect(answers).toContainEqual(expect.objectContaining({ data: first.data }))
  const ids = answers.map(({ data }) => data.id)
  expect(new Set(ids).size).toBe(6)
  expect((await again.call(getDeliveries, {})).data.total).toBe(before + 6)
  const name = (await again.call(getResumeList, {})).data.resume?.name
  expect(name).toMatch(/./)
  for (const id of ids) {
    const { resume, message, events } = (await again.call(getDelivery, { id })).data
    expect([resume?.basic.name, message, events.map(({ kind }) => kind)]).toEqual([name, '下周可以到岗', ['submit']])
  }
}, 120_000)
