import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import { getDeskPositions, openDelivery, stepDeskDeliveries } from '../../../contract/calls/desk.ts'
import { getNotices, setNoticeSettings } from '../../../contract/calls/notices.ts'
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

async function start(jars: Browser['jar'][] = []) {
  running = launch({ DATA_DIR: directory, DEMO: '1', TRUST_PROXY: 'loopback' })
  const server = reach(Number(await running.untilLine(/"address":"http:\/\/127\.0\.0\.1:(\d+)"/)))
  const [student, employer] = [0, 1].map((index) => {
    const jar = jars[index]
    return server.browser(`192.0.2.${index + 1}`, jar && { jar })
  })
  if (!student || !employer) throw new Error('two browsers are wanted')
  return { student, employer, jars: [student.jar, employer.jar] }
}

const PATIENCE = { timeout: 60_000, interval: 100 }

it('tells once through kills -9 before it was due and after it was told', async () => {
  const { student, employer, jars } = await start()
  await student.logIn('13800000003')
  await employer.logInEmployer('13900000048')
  await student.call(setNoticeSettings, { text_messages: '1' })
  const open = (await employer.call(getDeskPositions, {})).data.list.filter(({ status }) => status === 'open')
  const ids: string[] = []
  for (const { id } of open.slice(0, 2)) ids.push((await student.call(deliverResume, { position_id: id })).data.id)
  const [one = '', other = ''] = ids
  await employer.call(openDelivery, { id: one })
  await employer.call(stepDeskDeliveries, { ids: [one], step: 'offer' })
  await running?.end('SIGKILL')

  const told = async ({ student: who }: { student: Browser }) =>
    (await who.call(getNotices, {})).data.list
      .filter(({ delivery }) => ids.includes(delivery?.id ?? ''))
      .map(({ kind, delivery }) => [kind, delivery?.id])
  const texts = async ({ student: who }: { student: Browser }) =>
    ((await who.read('/demo/outbox')) as { code: string }[]).filter(({ code }) => code === '').length

  const again = await start(jars)
  await expect
    .poll(() => told(again), PATIENCE)
    .toEqual([
      ['offer', one],
      ['view', one],
    ])
  await expect.poll(() => texts(again), PATIENCE).toBe(1)
  await running?.end('SIGKILL')

  const last = await start(jars)
  await last.employer.call(openDelivery, { id: other })
  await expect
    .poll(() => told(last), PATIENCE)
    .toEqual([
      ['view', other],
      ['offer', one],
      ['view', one],
    ])
  expect(await texts(last)).toBe(0)
  expect(await running?.end('SIGTERM')).toBe(0)
}, 120_000)
