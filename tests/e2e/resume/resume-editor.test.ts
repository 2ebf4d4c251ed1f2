import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveBasicInfo, saveOther, saveWork } from '../../../contract/calls/resume.ts'
import { ResumeEditor } from '../models/resume-editor.ts'
import { seeFocused } from '../world/arrivals.ts'
import { logInAs, student } from '../world/identities.ts'
import { contentOf, draftsOf, setSkills } from '../world/resumes.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive(phone: string, path: string) {
  const visitor = await world.visit()
  const userId = await logInAs(visitor, world.demo, student(phone))
  await visitor.open(path)
  return { visitor, userId, editor: new ResumeEditor(visitor.page) }
}

describe('the editor of a resume', () => {
  it('saves a field and an entry by itself, and a reload shows both with the place [RES-2]', async () => {
    const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=work')
    await editor.press('添加实习或工作')
    await editor.type('公司', '拓岩机器人')
    await editor.type('职位', '嵌入式开发实习生')
    await editor.type('开始时间', '202506')
    await editor.type('结束时间', '至今')
    await editor.line(1).fill('参与电机参数自学习功能的开发与调试')
    await editor.main.getByText('「参与」偏弱，写出你做的部分和结果', { exact: true }).waitFor()
    await editor.line(1).press('Enter')
    await editor.line(2).fill('重写通信模块，丢帧率由 0.8% 降到 0.02%')
    await editor.main.getByText('有动作，有数字', { exact: true }).first().waitFor()
    await editor.seeSaved()
    expect((await contentOf(visitor, userId)).work.at(-1)).toMatchObject({
      company: '拓岩机器人',
      start: '2025-06',
      end: 'present',
      bullets: ['参与电机参数自学习功能的开发与调试', '重写通信模块，丢帧率由 0.8% 降到 0.02%'],
    })
    await visitor.page.reload()
    await eventually(() => editor.field('公司').inputValue()).toBe('拓岩机器人')
    expect(await editor.field('结束时间').inputValue()).toBe('至今')
    await editor.open('基本信息')
    await visitor.page.clock.install()
    await visitor.stopClock()
    await editor.type('邮箱', 'new@example.com')
    await editor.seePill('有未保存的修改')
    await visitor.page.clock.resume()
    await editor.seeSaved()
    expect((await contentOf(visitor, userId)).basic.email).toBe('new@example.com')
  })

  it('saves wishes, posts, languages and awards as they were written [RES-2]', async () => {
    const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=wish')
    const { keyboard } = visitor.page
    for (const [label, text] of [
      ['期望行业', '新材料'],
      ['期望的单位类型', '研究所'],
    ] as const) {
      await editor.type(label, text)
      await keyboard.press('Enter')
    }
    await editor.type('还想说的', '离家近一些')
    await editor.open('校园经历')
    await editor.press('添加校园经历')
    await editor.type('组织', '江临大学机器人社')
    await editor.type('职务', '技术部长')
    await editor.type('开始时间', '2024.9')
    await editor.type('结束时间', '2025.6')
    await editor.line(1, '你做的事').fill('组织校内赛，报名 120 人')
    await editor.open('语言能力')
    await editor.press('添加语言')
    await editor.type('语言', '德语')
    await editor.type('水平', '能读论文')
    await editor.type('证书', 'TestDaF')
    await editor.type('成绩', '16')
    await editor.open('荣誉证书')
    await editor.press('添加获奖')
    await editor.type('奖项', '全国大学生电子设计竞赛一等奖')
    await editor.type('颁奖单位', '组委会')
    await editor.type('获得时间', '2025年8月')
    await editor.type('说明', '全国 3%')
    await editor.seeSaved()
    const { wish, posts, languages, awards } = await contentOf(visitor, userId)
    expect(wish).toEqual({ industries: ['新材料'], company_kinds: ['研究所'], note: '离家近一些' })
    const id = expect.any(String)
    expect([posts.at(-1), languages.at(-1), awards.at(-1)]).toEqual([
      {
        id,
        organisation: '江临大学机器人社',
        position: '技术部长',
        start: '2024-09',
        end: '2025-06',
        bullets: ['组织校内赛，报名 120 人'],
      },
      { id, language: '德语', fluency: '能读论文', certificate: 'TestDaF', score: '16' },
      { id, title: '全国大学生电子设计竞赛一等奖', awarder: '组委会', date: '2025-08', note: '全国 3%' },
    ])
  })

  it('says what is wrong at the field once it is left, and sends nothing until it is right [RES-5]', async () => {
    const { visitor, editor } = await arrive('13800000022', '/resume?from=3')
    await editor.type('邮箱', 'nobody')
    await editor.field('手机号').focus()
    await editor.main.getByText('邮箱要写成 name@example.com 这样。', { exact: true }).waitFor()
    await editor.seePill('有内容需要改正')
    expect(visitor.count(saveBasicInfo)).toBe(0)
    await editor.type('邮箱', 'nobody@example.com')
    await editor.seeSaved()
    expect(visitor.count(saveBasicInfo)).toBe(1)
    await editor.type('出生年月', '去年')
    await editor.field('手机号').focus()
    await editor.main.getByText('看不懂这个时间。请写成 2025.06。', { exact: true }).waitFor()
    expect(await editor.field('出生年月').inputValue()).toBe('去年')
  })

  it('keeps a line that is too long, all of it, and sends nothing until it is shortened [RES-5]', async () => {
    const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=posts')
    await editor.press('添加校园经历')
    const line = editor.line(1, '你做的事')
    // Who opens a card is led into it.
    await seeFocused(editor.field('组织'))
    await line.focus()
    await visitor.page.keyboard.insertText('写'.repeat(400))
    await editor.main.getByText('400 / 200', { exact: true }).waitFor()
    await editor.open('自我评价')
    await editor.seePill('有内容需要改正')
    // The card may have been saved while it was still empty.
    expect(visitor.sent(saveOther).filter((one) => JSON.stringify(one).includes('写'))).toEqual([])
    await editor.pill.click()
    await seeFocused(line)
    expect(await line.inputValue()).toBe('写'.repeat(400))
    await line.fill('写'.repeat(200))
    await editor.seeSaved()
    expect((await contentOf(visitor, userId)).posts.at(-1)?.bullets).toEqual(['写'.repeat(200)])
    await editor.open('自我评价')
    await editor.type('自我评价', '评'.repeat(601))
    await editor.seePill('有内容需要改正')
    await eventually(() => editor.field('自我评价').getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what is typed for a minute without a network, and sends it once that is back [RES-5]', async () => {
    const { visitor, userId, editor } = await arrive('13800000023', '/resume?from=3&section=summary')
    const field = editor.field('自我评价')
    await field.fill('断网之前')
    await editor.seeSaved()
    visitor.complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await visitor.page.clock.install()
    await visitor.context.setOffline(true)
    await field.fill('断网之后写的第一句。')
    await visitor.page.clock.fastForward(1000)
    await editor.seePill('离线，草稿已存在本机')
    for (const more of ['第二句。', '第三句。']) {
      await field.pressSequentially(more)
      await visitor.page.clock.fastForward(30_000)
    }
    expect(await field.inputValue()).toBe('断网之后写的第一句。第二句。第三句。')
    await visitor.context.setOffline(false)
    await visitor.page.clock.fastForward(6000)
    await visitor.page.clock.fastForward(2000)
    await editor.seeSaved()
    expect((await contentOf(visitor, userId)).summary).toBe('断网之后写的第一句。第二句。第三句。')
  })

  it('brings back after a crash what was typed and not saved, with when [RES-5]', async () => {
    const { visitor, editor } = await arrive('13800000024', '/resume?from=3&section=summary')
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.page.route('**/api/resume/saveother*', (route) => route.abort())
    await editor.field('自我评价').fill('崩溃之前写的')
    await editor.seePill('离线，草稿已存在本机')
    await visitor.page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
    const other = await visitor.context.newPage()
    const again = new ResumeEditor(other)
    await other.goto(visitor.page.url())
    await other.getByText(/^已恢复 \d\d:\d\d 没来得及保存的内容$/).waitFor()
    await eventually(() => again.field('自我评价').inputValue()).toBe('崩溃之前写的')
    await again.seeSaved()
    await other.close()
  })

  it('tells a second tab at once, and nothing is lost where both typed [RES-5]', async () => {
    const { visitor, userId, editor } = await arrive('13800000025', '/resume?from=3&section=intention')
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#/resume?from=3&section=summary`)
    const second = new ResumeEditor(other)
    await editor.open('自我评价')
    await second.field('自我评价').fill('甲页先写的')
    await second.seeSaved()
    await eventually(() => editor.field('自我评价').inputValue()).toBe('甲页先写的')
    visitor.complaints.expect(FAILED_REQUEST)
    await other.route('**/api/resume/saveother*', (route) => route.abort())
    await second.field('自我评价').fill('甲页又写的')
    await second.seePill('离线，草稿已存在本机')
    await editor.field('自我评价').fill('乙页写的')
    await editor.seeSaved()
    await other.unrouteAll()
    await second.seePill('另一处有更新，去比较')
    await other.getByRole('group').getByText('乙页写的', { exact: true }).waitFor()
    await other.getByRole('group').getByText('甲页又写的', { exact: true }).waitFor()
    expect((await contentOf(visitor, userId)).summary).toBe('乙页写的')
    await second.press('全用我的')
    await second.press('用选好的内容')
    await second.seeSaved()
    await eventually(async () => (await contentOf(visitor, userId)).summary).toBe('甲页又写的')
    await eventually(() => editor.field('自我评价').inputValue()).toBe('甲页又写的')
    await other.close()
  })

  it('puts entries in order by the keyboard, and says so [RES-2]', async () => {
    const { visitor, userId, editor } = await arrive('13800000001', '/resume?from=3&section=work')
    await eventually(async () => (await editor.titles()).length).toBeGreaterThan(1)
    const [first = '', second = '', ...others] = await editor.titles()
    const handle = editor.main.getByRole('button', { name: `调整顺序：${first}`, exact: true })
    await handle.press('ArrowDown')
    await editor.seeTitles(second, first, ...others)
    await editor.main.getByText(`${first}移到第 2 位，共 ${2 + others.length} 位`, { exact: true }).waitFor()
    expect(await handle.evaluate((one) => one === document.activeElement)).toBe(true)
    await eventually(() => visitor.count(saveWork)).toBe(1)
    await eventually(async () => (await contentOf(visitor, userId)).work.map(({ company }) => company)).toEqual([
      second,
      first,
      ...others,
    ])
    await visitor.page.reload()
    await editor.seeTitles(second, first, ...others)
  })

  it('keeps an entry in its place that is saved after one that was begun later [RES-2]', async () => {
    const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=work')
    /** The card that is opened takes the place of the one that is open. */
    const seeOpen = (company: string) => eventually(() => editor.field('公司').inputValue()).toBe(company)
    const begin = async (company: string, end: string) => {
      await editor.press('添加实习或工作')
      await seeOpen('')
      // As long as it is wrong nothing is saved, however slowly the rest is typed.
      await editor.type('开始时间', '不记得')
      await editor.type('公司', company)
      await editor.type('职位', '实习生')
      await editor.type('结束时间', end)
      await editor.type('开始时间', '202506')
    }
    const lastTitles = async () => (await editor.titles()).slice(-2)
    const companies = async () => (await contentOf(visitor, userId)).work.map(({ company }) => company)
    await begin('先写的', '202001')
    await begin('后写的', '202508')
    await eventually(async () => (await companies()).at(-1)).toBe('后写的')
    expect(await companies()).not.toContain('先写的')
    expect(await lastTitles()).toEqual(['先写的', '后写的'])
    await editor.toggle('先写的')
    await seeOpen('先写的')
    await editor.type('结束时间', '202507')
    await editor.seeSaved()
    expect(await lastTitles()).toEqual(['先写的', '后写的'])
    await eventually(async () => (await companies()).slice(-2)).toEqual(['先写的', '后写的'])
    await visitor.page.reload()
    await eventually(lastTitles).toEqual(['先写的', '后写的'])
  })

  it('deletes an entry at once and gives it back, in its place, as it was typed [RES-2]', async () => {
    const { visitor, userId, editor } = await arrive('13800000001', '/resume?from=3&section=project')
    await eventually(async () => (await editor.titles()).length).toBeGreaterThan(0)
    const titles = await editor.titles()
    const before = (await contentOf(visitor, userId)).project
    await editor.press(`删除${titles[0]}`)
    await editor.seeTitles(...titles.slice(1))
    await editor.main.getByText(`已删除「${titles[0]}」`, { exact: true }).waitFor()
    expect((await contentOf(visitor, userId)).project).toEqual(before.slice(1))
    // From where the keyboard is led.
    await visitor.page.keyboard.press('Tab')
    const undo = editor.main.getByRole('button', { name: '撤销', exact: true })
    await seeFocused(undo)
    await visitor.page.keyboard.press('Enter')
    await editor.seeTitles(...titles)
    await seeFocused(editor.card(titles[0]!).locator('button[aria-controls]'))
    expect((await contentOf(visitor, userId)).project).toEqual(before)
  })
})

it('an item in which nothing is written does not stay [RES-2]', async () => {
  const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=skills')
  await setSkills(visitor, userId, '甲')
  await visitor.page.reload()
  await editor.seeTitles('甲')
  await editor.press('添加技能')
  await eventually(async () => (await editor.titles()).length).toBe(2)
  await editor.seeSaved()
  expect((await contentOf(visitor, userId)).skills.map(({ name }) => name)).toEqual(['甲'])
  await editor.open('语言能力')
  await editor.open('专业技能')
  await editor.seeTitles('甲')
  await editor.press('添加技能')
  await editor.type('技能', '乙')
  await editor.seeSaved()
  await visitor.page.reload()
  await editor.seeTitles('甲', '乙')
})

it('the preview brings back a deleted entry as well [RES-2]', async () => {
  const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=skills')
  await setSkills(visitor, userId, '甲', '乙')
  await visitor.page.reload()
  await editor.seeTitles('甲', '乙')
  await editor.press('删除甲')
  await editor.press('预览与导出')
  await visitor.page.getByText('打印前检查').waitFor()
  await editor.press('撤销')
  await eventually(async () => (await contentOf(visitor, userId)).skills.map(({ name }) => name)).toEqual(['甲', '乙'])
})

describe('an item of a list that is deleted', () => {
  it('is brought back by the server, to its place; by the page where no server can be had [RES-2] [RES-5]', async () => {
    const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=basic')
    await setSkills(visitor, userId, '甲', '乙', '丙')
    const asked: string[] = []
    visitor.page.on('request', (request) => {
      if (request.url().includes(saveOther.path))
        asked.push(new URLSearchParams(request.postData() ?? '').get('undo') ?? '')
    })
    const skills = async () => (await contentOf(visitor, userId)).skills.map(({ name }) => name)
    await visitor.open('/resume?from=3&section=skills')
    await visitor.page.reload()
    await editor.seeTitles('甲', '乙', '丙')
    await editor.press('删除乙')
    await eventually(skills).toEqual(['甲', '丙'])
    await editor.press('撤销')
    await editor.seeTitles('甲', '乙', '丙')
    await eventually(skills).toEqual(['甲', '乙', '丙'])
    expect(asked).toEqual(['', 'skill---1'])
    await editor.press('删除甲')
    await eventually(skills).toEqual(['乙', '丙'])
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.context.route(`**${saveOther.path}*`, (route) => route.abort())
    await editor.press('撤销')
    await editor.seeTitles('甲', '乙', '丙')
    await visitor.context.unrouteAll()
    await eventually(skills).toEqual(['甲', '乙', '丙'])
  })
})

describe('a line that is deleted', () => {
  it('is gone at once and can be had back by the keyboard, in its place [RES-2]', async () => {
    const { visitor, userId, editor } = await arrive('13800000022', '/resume?from=3&section=work')
    const { keyboard } = visitor.page
    const lines = ['先做的一件事', '后做的一件事']
    const bullets = async (part: 'work' | 'posts') => (await contentOf(visitor, userId))[part].at(-1)?.bullets
    for (const [section, add, label, title, part] of [
      ['实习与工作', '添加实习或工作', '工作内容', '公司', 'work'],
      ['校园经历', '添加校园经历', '你做的事', '组织', 'posts'],
    ] as const) {
      await editor.open(section)
      await editor.press(add)
      await editor.type(title, `有行的${part}`)
      await editor.line(1, label).fill(lines[0]!)
      await editor.line(1, label).press('Enter')
      await editor.line(2, label).fill(lines[1]!)
      await editor.seeSaved()
      await editor.press('删除第 1 条')
      await editor.main.getByText(`已删除「${lines[0]}」`, { exact: true }).waitFor()
      await eventually(() => bullets(part)).toEqual([lines[1]])
      await keyboard.press('Tab')
      const undo = editor.main.getByRole('button', { name: '撤销', exact: true })
      await seeFocused(undo)
      await keyboard.press('Enter')
      await eventually(() => editor.line(1, label).inputValue()).toBe(lines[0])
      await seeFocused(editor.card(`有行的${part}`).locator('button[aria-controls]'))
      await editor.seeSaved()
      await eventually(() => bullets(part)).toEqual(lines)
    }
  })
})

/** What a browser says of calls and of a stream of events that end with the server. */
const SERVER_GONE = /ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/

describe('a server that is killed between two saves', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.remove())
  const own = createWorld(() => server.port)

  it('loses nothing of either [RES-5]', async () => {
    const visitor = await own.visit()
    const userId = await logInAs(visitor, own.demo, student('13800000026'))
    await visitor.open('/resume?from=3&section=summary')
    const editor = new ResumeEditor(visitor.page)
    await editor.field('自我评价').fill('第一次保存的')
    await editor.seeSaved()
    await server.kill()
    visitor.complaints.expect(SERVER_GONE)
    await editor.field('自我评价').fill('第一次保存的。服务器停了之后写的。')
    await editor.seePill('离线，草稿已存在本机')
    await server.restart()
    await editor.seeSaved()
    expect((await contentOf(visitor, userId)).summary).toBe('第一次保存的。服务器停了之后写的。')
  })

  it('has what it acknowledged; the rest comes back from this browser, even where that went down too [RES-5]', async () => {
    const visitor = await own.visit()
    const userId = await logInAs(visitor, own.demo, student('13800000025'))
    await visitor.open('/resume?from=3')
    const editor = new ResumeEditor(visitor.page)
    await editor.type('现居城市', '江临')
    await eventually(async () => (await contentOf(visitor, userId)).basic.city).toBe('江临')
    await editor.seeSaved()
    await server.kill()
    visitor.complaints.expect(SERVER_GONE)
    await editor.type('籍贯', '澄州')
    await eventually(() => draftsOf(visitor.page)).toContain('澄州')
    await visitor.page.close()
    await server.restart()
    const page = await visitor.context.newPage()
    await page.goto(`${visitor.origin}/#/resume?from=3`)
    const again = new ResumeEditor(page)
    await page.getByText(/^已恢复 \d\d:\d\d 没来得及保存的内容$/).waitFor()
    await eventually(async () => [
      await again.field('现居城市').inputValue(),
      await again.field('籍贯').inputValue(),
    ]).toEqual(['江临', '澄州'])
    await again.seeSaved()
    await eventually(() => draftsOf(page)).toBe('[]')
    await page.reload()
    await eventually(() => again.field('籍贯').inputValue()).toBe('澄州')
  })
})
