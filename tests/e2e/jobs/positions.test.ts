import { describe, expect, it } from 'vitest'
import { getCompany } from '../../../contract/calls/companies.ts'
import { getPosition } from '../../../contract/calls/positions.ts'
import { Header } from '../models/header.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const main = ({ page }: Visitor) => page.getByRole('main')
const heading = (visitor: Visitor) => main(visitor).getByRole('heading', { level: 1 })
const deliver = (visitor: Visitor) => main(visitor).getByRole('button', { name: '投递简历', exact: true })

/** The first position that takes no more resumes. */
async function findOver(visitor: Visitor): Promise<string> {
  for (let id = 1; id <= 60; id += 1) {
    const { status } = await visitor.ask(getPosition, { id: String(id) })
    if (status === 'expired') return String(id)
  }
  throw new Error('every position is open')
}

/** An answer of the server as whoever runs no script reads it. */
const readPlain = (visitor: Visitor, path: string) =>
  visitor.page.evaluate(async (address) => {
    const answer = await fetch(address)
    return { status: answer.status, text: await answer.text() }
  }, path)

/** What a page says of itself in schema.org's words. */
const postings = (text: string): { title: string }[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''))

describe('a position', () => {
  it('a position that is over says so, takes no resume and is no offer to search engines; an open one is [JOB-2]', async () => {
    const visitor = await world.visit({ host: 'brand' })
    await visitor.page.goto(`${visitor.origin}/demo`)
    visitor.complaints.expect(FAILED_REQUEST)
    const id = await findOver(visitor)
    const { title } = await visitor.ask(getPosition, { id })
    await visitor.open(`/job?id=${id}`)
    await main(visitor).getByText('这个职位已过截止日期', { exact: true }).waitFor()
    expect(await heading(visitor).innerText()).toBe(title)
    expect(await deliver(visitor).count()).toBe(0)
    expect(await main(visitor).getByRole('button', { name: '已截止', exact: true }).isDisabled()).toBe(true)
    expect(await visitor.page.locator('script[type="application/ld+json"]').count()).toBe(0)
    expect(postings((await readPlain(visitor, `/job/${id}`)).text)).toEqual([])

    const open = await visitor.ask(getPosition, { id: '1' })
    const plain = await readPlain(visitor, '/job/1')
    expect(plain.status).toBe(200)
    expect(plain.text).toContain(open.company.full_name)
    expect(postings(plain.text)).toMatchObject([{ '@type': 'JobPosting', title: open.title }])
    await visitor.open('/job?id=1')
    const shown = () => visitor.page.locator('script[type="application/ld+json"]').allTextContents()
    await eventually(async () => (await shown()).map((text) => JSON.parse(text))).toEqual(postings(plain.text))
    expect((await readPlain(visitor, '/job/999999')).status).toBe(404)
    const robots = await readPlain(visitor, '/robots.txt')
    const atMain = await world.visit({ host: 'main' })
    expect(robots.text).toContain(`Sitemap: ${atMain.origin}/sitemap.xml`)
    await atMain.page.goto(`${atMain.origin}/demo`)
    const sitemap = await readPlain(atMain, '/sitemap.xml')
    expect([sitemap.status, sitemap.text.includes(`${atMain.origin}/`)]).toEqual([200, true])
  })

  it('a position that does not exist says so, and leads to the others and home, as a company and a fair do [JOB-2] [FAIR-1]', async () => {
    const visitor = await world.visit({ host: 'brand' })
    visitor.complaints.expect(FAILED_REQUEST)
    for (const [path, title, others, list] of [
      ['/companyDetailPage?id=999999', '没有找到这个企业', '企业名录', '#/companyList?isAll=1'],
      ['/jobFair?id=999999', '没有找到这个双选会', '其他双选会', '#/collegeJobfair?from=2'],
      ['/jobFair?id=abc', '没有找到这个双选会', '其他双选会', '#/collegeJobfair?from=2'],
      ['/floorplan?id=999999', '没有找到这个双选会', '其他双选会', '#/collegeJobfair?from=2'],
      ['/job?id=999999', '没有找到这个职位', '全部职位', '#/positionList'],
    ] as const) {
      await visitor.open(path)
      await main(visitor).getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      expect(await main(visitor).getByRole('link', { name: others, exact: true }).getAttribute('href')).toBe(list)
    }
    await main(visitor).getByRole('link', { name: '返回首页', exact: true }).click()
    await eventually(() => visitor.path).toBe('/')
  })

  it('is delivered to by students alone: an employer is offered to switch [JOB-2] [SW-1]', async () => {
    const visitor = await world.visit({ host: 'brand' })
    await logInAs(visitor, world.demo, employer('13900000006'))
    await visitor.open('/job?id=1')
    await deliver(visitor).click()
    await new Header(visitor.page).dialog('当前登录身份为企业').waitFor()
  })

  it('counts its views in thousands as k, under a thousand in full [JOB-7]', async () => {
    const visitor = await world.visit({ host: 'brand' })
    await visitor.page.goto(`${visitor.origin}/demo`)
    const seen = new Set<boolean>()
    for (let id = 1; id <= 40 && seen.size < 2; id += 1) {
      const { views } = await visitor.ask(getPosition, { id: String(id) })
      if (seen.has(views >= 1000)) continue
      seen.add(views >= 1000)
      await visitor.open(`/job?id=${id}`)
      const text = views < 1000 ? String(views) : `${String(Math.floor(views / 100) / 10)}k`
      await main(visitor)
        .getByText(new RegExp(` ${text.replace('.', '\\.')} 次浏览$`))
        .waitFor()
    }
    expect(seen).toEqual(new Set([true, false]))
  })

  it('is collected in one tab, and so in the other, back and forth [JOB-4]', async () => {
    const visitor = await world.visit({ host: 'brand' })
    await logInAs(visitor, world.demo, student('13800000014'))
    await visitor.open('/companyDetailPage?id=3')
    const { company_name } = await visitor.ask(getCompany, { id: '3' })
    const name = new RegExp(`^(?:已收藏|收藏企业)：${company_name}$`)
    const heart = main(visitor).getByRole('button', { name })
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('false')
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#/companyDetailPage?id=3`)
    const otherHeart = other.getByRole('main').getByRole('button', { name })
    await eventually(() => otherHeart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('true')
    await eventually(() => otherHeart.getAttribute('aria-pressed')).toBe('true')
    await otherHeart.click()
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('false')
  })
})
