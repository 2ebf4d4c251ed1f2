import { describe, expect, it } from 'vitest'
import { getPractice, startPractice } from '../../../contract/calls/practice.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { withCamera, withoutCamera, withoutPermission } from '../world/media.ts'
import { keptBytes, playedBytes } from '../world/recordings.ts'
import type { Visitor } from '../world/visitor.ts'
import { createWorld, eventually, type World } from '../world.ts'

const WISH = {
  position: '嵌入式工程师',
  occupation: 'embedded',
  type: 'mixed',
  difficulty: 'medium',
  language: 'zh',
  count: '3',
} as const

/** A student who has entered the room. */
async function enter(world: World, phone: string, mode: 'voice' | 'video') {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student(phone))
  await visitor.open('/aiInterviewIntroduce')
  const { id } = await visitor.ask(startPractice, { ...WISH, mode })
  await visitor.open(`/interviewRoom?id=${id}`)
  await press(visitor, '开始')
  return { visitor, page: visitor.page, id }
}

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()
const answersOf = async (visitor: Visitor, id: string) => (await visitor.ask(getPractice, { id })).answers

describe('a student with a camera', () => {
  const world = createWorld(undefined, withCamera)

  it('practises by voice alone, records once more, and finishes when all of it is there', async () => {
    const { visitor, page, id } = await enter(world, '13800000032', 'voice')
    await page.getByText('说一句话，看音量条有没有动。').waitFor()
    expect(await page.locator('video').count()).toBe(0)
    await press(visitor, '开始答题')
    const speak = async () => {
      await page.getByText('01:58').waitFor()
      await press(visitor, '结束这一题')
      await page.getByRole('textbox', { name: '文字稿（可不填）' }).waitFor()
    }
    await press(visitor, '想好了，开始作答')
    await speak()
    await press(visitor, '重录（剩 1 次）')
    await speak()
    expect(await page.getByRole('button', { name: '重录（剩 1 次）' }).count()).toBe(0)
    await press(visitor, '提交这一题')
    for (const number of [2, 3]) {
      await page.getByText(`第 ${number} 题，共 3 题`).first().waitFor()
      await press(visitor, '想好了，开始作答')
      await speak()
      await press(visitor, '提交这一题')
    }
    await press(visitor, '结束练习')
    await eventually(() => visitor.path).toBe(`/aiInterviewResult?id=${id}`)
    const answers = await answersOf(visitor, id)
    expect(answers.map(({ recording }) => recording?.type)).toEqual(['webm', 'webm', 'webm'])
    const sizes = await Promise.all([0, 1, 2].map(async (number) => (await playedBytes(page, id, number)).size))
    expect(sizes).toEqual(answers.map(({ recording }) => recording?.bytes))
  })

  it('has all that was recorded before the page crashed', async () => {
    const { visitor, page, id } = await enter(world, '13800000033', 'video')
    await press(visitor, '开始答题')
    await press(visitor, '想好了，开始作答')
    await page.getByText('01:57').waitFor()
    await Promise.all([page.waitForEvent('crash'), expect(page.goto('chrome://crash')).rejects.toThrow()])
    const next = await visitor.context.newPage()
    await next.goto(`${visitor.origin}/#/interviewRoom?id=${id}`)
    const kept = await keptBytes(next)
    expect(kept.size).toBeGreaterThan(10_000)
    await next.getByRole('button', { name: '开始', exact: true }).click()
    await next.getByRole('button', { name: '开始答题' }).click()
    await next.getByText(/^你的回答（\d+ 秒）/).waitFor()
    await next.getByRole('button', { name: '提交这一题' }).click()
    await next.getByText('第 1 题已保存').waitFor()
    expect(await playedBytes(next, id, 0)).toEqual(kept)
  })

  it('loses nothing to a network that goes in the middle of an upload', async () => {
    const { visitor, page, id } = await enter(world, '13800000038', 'video')
    await press(visitor, '开始答题')
    await press(visitor, '想好了，开始作答')
    await page.getByText('01:57').waitFor()
    await press(visitor, '结束这一题')
    await page.getByRole('textbox', { name: '文字稿（可不填）' }).waitFor()
    const kept = await keptBytes(page)
    const codes: number[] = []
    visitor.complaints.expect(/^console: Failed to load resource/)
    await page.route('**/api/practice/recording/keep', async (route) => {
      // The server has the part, and the browser never hears of it.
      const { host } = new URL(route.request().url())
      const headers = { ...(await route.request().allHeaders()), host }
      const answer = await route.fetch({ url: route.request().url().replace('univ.localhost', '127.0.0.1'), headers })
      codes.push((await answer.json()).code)
      await visitor.context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await press(visitor, '提交这一题')
    await eventually(() => codes).toEqual([0])
    await page.getByText('第 1 题的录制正在上传').waitFor()
    await page.unroute('**/api/practice/recording/keep')
    await visitor.context.setOffline(false)
    await page.getByText('第 1 题已保存').waitFor()
    expect(await playedBytes(page, id, 0)).toEqual(kept)
  })

  it('goes from question to question by the keyboard alone', async () => {
    const { visitor, page, id } = await enter(world, '13800000039', 'voice')
    const tabTo = async (name: string) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
      for (let presses = 0; presses < 30 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab')
      expect(await focused()).toBe(name)
    }
    await page.getByRole('button', { name: '开始答题' }).waitFor()
    await tabTo('开始答题')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '想好了，开始作答' }).waitFor()
    await tabTo('想好了，开始作答')
    await page.keyboard.press('Enter')
    await page.getByText('01:58').waitFor()
    await tabTo('结束这一题')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '提交这一题' }).waitFor()
    await tabTo('提交这一题')
    await page.keyboard.press('Enter')
    await page.getByText('第 1 题已保存').waitFor()
    expect(await answersOf(visitor, id)).toMatchObject([{ recording: { type: 'webm' } }])
  })

  it('loses nothing to a camera that is unplugged, and goes on in writing', async () => {
    const { visitor, page, id } = await enter(world, '13800000034', 'video')
    await press(visitor, '开始答题')
    await press(visitor, '想好了，开始作答')
    await page.getByText('01:57').waitFor()
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      for (const track of (video.srcObject as MediaStream).getTracks()) track.stop()
    })
    await page.getByText(/^你的回答（\d+ 秒）/).waitFor()
    await press(visitor, '提交这一题')
    await page.getByText('第 1 题已保存').waitFor()
    await press(visitor, '想好了，开始作答')
    await page.getByText('没有录成').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(visitor, '改用文字')
    await page.getByRole('textbox', { name: '你的回答' }).fill('我负责调试')
    await press(visitor, '提交这一题')
    await page.getByText('第 1、2 题已保存').waitFor()
    expect(await answersOf(visitor, id)).toMatchObject([
      { text: '', recording: { type: 'webm' } },
      { text: '我负责调试', recording: null },
    ])
  })

  it('leaves, and no camera stays on; on two pages one of them has it', async () => {
    const { visitor, page, id } = await enter(world, '13800000035', 'video')
    await page.getByText('看看画面，再说一句话').waitFor()
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#/interviewRoom?id=${id}`)
    await other.getByRole('button', { name: '开始', exact: true }).click()
    await other.getByText('你在另一个页面练习').waitFor()
    const tracks = await page
      .locator('video')
      .evaluateHandle((video: HTMLVideoElement) => video.srcObject as MediaStream)
    const isLive = () => tracks.evaluate((stream) => stream.getTracks().some((track) => track.readyState === 'live'))
    expect(await isLive()).toBe(true)
    await press(visitor, '离开')
    await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click()
    await eventually(isLive).toBe(false)
    await other.getByRole('button', { name: '重试' }).click()
    await other.getByText('看看画面，再说一句话').waitFor()
  })
})

describe('a student who is asked for a camera', () => {
  const denied = createWorld(undefined, withoutPermission)
  const missing = createWorld(undefined, withoutCamera)

  it('says no, and answers in writing [AIN-1]', async () => {
    const { visitor, page, id } = await enter(denied, '13800000036', 'video')
    await page.getByText('浏览器没有允许使用摄像头').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(visitor, '只用语音')
    await page.getByText('浏览器没有允许使用麦克风').waitFor()
    await press(visitor, '改用文字')
    await press(visitor, '想好了，开始作答')
    await page.getByRole('textbox', { name: '你的回答' }).fill('我负责调试')
    await press(visitor, '提交这一题')
    await page.getByText('第 1 题已保存').waitFor()
    expect(await answersOf(visitor, id)).toMatchObject([{ text: '我负责调试' }])
  })

  it('has none, and is told so [AIN-1]', async () => {
    const { page } = await enter(missing, '13800000037', 'voice')
    await page.getByText('没有找到麦克风').waitFor()
    await page.getByRole('button', { name: '改用文字' }).waitFor()
  })
})
