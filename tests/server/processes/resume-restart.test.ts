import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { saveOther, saveWork } from '../../../contract/calls/resume.ts'
import { copyOfSeeded } from '../../seeded-directory.ts'
import { type Launched, launch, reach } from '../world/launch.ts'
import { recordOf, workOf } from '../world/resume-rows.ts'

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

it('keeps every save that was answered through a kill -9, and goes on from its version [RES-5]', async () => {
  const browser = (await start()).browser('192.0.2.1')
  const id = await browser.logIn('13800000002')
  const work = workOf('work-0001')
  expect((await browser.call(saveWork, { version: '0', entry: work })).data.version).toBe(1)
  // Under way when the process dies: it is there as a whole or not at all.
  const cut = browser.call(saveOther, { part: 'summary', version: '0', content: '断电前' })
  await Promise.allSettled([cut, running?.end('SIGKILL')])

  const again = (await start()).browser('192.0.2.1', { jar: browser.jar })
  const { version, content, versions } = await recordOf(again, id)
  expect(content.work).toEqual([work])
  const isThere = content.summary === '断电前'
  expect([version, versions]).toEqual(isThere ? [2, { 'work-0001': 1, summary: 2 }] : [1, { 'work-0001': 1 }])
  const retry = await again.call(saveOther, { part: 'summary', version: '0', content: '断电前' })
  expect([retry.code, retry.data.version]).toEqual([0, 2])
  const changed = workOf('work-0001', { company: '云桥' })
  expect((await again.call(saveWork, { version: '1', entry: changed })).data.version).toBe(3)
  expect((await recordOf(again, id)).content).toMatchObject({ summary: '断电前', work: [changed] })
}, 120_000)
