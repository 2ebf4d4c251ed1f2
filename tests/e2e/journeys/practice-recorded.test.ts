import { expect, it } from 'vitest'
import { getPractice } from '../../../contract/calls/practice.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { withCamera } from '../world/media.ts'
import { keptBytes, playedBytes } from '../world/recordings.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld(undefined, withCamera)

it('a student practises by video: a reload and a lost network lose no byte of what was recorded [AIN-1]', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await logInAs(visitor, world.demo, student('13800000031'))
  await visitor.open('/aiInterviewBasicInfo')
  await page.getByRole('textbox', { name: '应聘职位' }).fill('嵌入式工程师')
  await page.getByRole('combobox', { name: '题目方向' }).selectOption('embedded')
  await page.getByText('3 题', { exact: true }).click()
  await page.getByRole('button', { name: '进入面试间' }).click()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('开始').click()
  await button('开始答题').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await button('开始答题').click()
  const id = visitor.path.split('=')[1]!

  await button('想好了，开始作答').click()
  await page.getByText('3', { exact: true }).waitFor()
  await page.getByText('录制中').waitFor()
  await page.getByText('01:57').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await button('结束这一题').click()
  await page.getByRole('textbox', { name: '文字稿（可不填）' }).fill('我负责电机驱动。我把周期缩到一毫秒。')
  expect(await findBarriers(page)).toEqual([])
  const first = await keptBytes(page)
  await button('提交这一题').click()
  await page.getByText('第 1 题已保存').waitFor()
  expect(first.size).toBeGreaterThan(10_000)
  expect(await playedBytes(page, id, 0)).toEqual(first)

  // The page goes while it records: what was said before is there again.
  await button('想好了，开始作答').click()
  await page.getByText('01:57').waitFor()
  await page.reload()
  await button('开始').click()
  await button('开始答题').click()
  await page.getByText(/^你的回答（\d+ 秒）/).waitFor()
  const second = await keptBytes(page)
  expect(second.size).toBeGreaterThan(10_000)
  await visitor.context.setOffline(true)
  visitor.complaints.expect(/^console: Failed to load resource/)
  await button('提交这一题').click()
  await page.getByText('第 2 题的录制正在上传').waitFor()
  await button('想好了，开始作答').click()
  await button('改用文字').click()
  await page.getByRole('textbox', { name: '你的回答' }).fill('我想做运动控制。')
  await visitor.context.setOffline(false)
  await page.getByText('第 1、2 题已保存').waitFor()
  await button('提交这一题').click()
  await button('结束练习').click()
  await eventually(() => visitor.path).toBe(`/aiInterviewResult?id=${id}`)
  expect(await playedBytes(page, id, 1)).toEqual(second)
  expect((await visitor.ask(getPractice, { id })).answers).toMatchObject([
    { text: '我负责电机驱动。我把周期缩到一毫秒。', recording: { type: 'webm' } },
    { text: '', recording: { type: 'webm' } },
    { text: '我想做运动控制。', recording: null },
  ])
  await page.getByText('没有文字稿，未计入评分').waitFor()
  await page.getByRole('button', { name: '写文字稿：第 2 题' }).click()
  await page
    .getByRole('textbox', { name: '第 2 题的文字稿' })
    .fill('实习时我负责核对名单，我先统一格式，又逐个打电话，最后三百人里只错了一个。')
  await page.getByRole('button', { name: '保存并评分' }).click()
  await page.getByText('没有文字稿，未计入评分').waitFor({ state: 'detached' })
  await eventually(async () => (await visitor.ask(getPractice, { id })).evaluation?.answers.length).toBe(3)
  const player = page.locator('video').first()
  await player.evaluate((video: HTMLVideoElement) => video.play())
  await eventually(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const sentence = page.getByRole('button', { name: '我把周期缩到一毫秒。', exact: true })
  await sentence.click()
  await eventually(() => sentence.getAttribute('aria-current')).toBe('true')
  await eventually(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1)
  expect(await findBarriers(page)).toEqual([])
  expect(await keptBytes(page)).toMatchObject({ size: 0 })
})
