import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { LoginType } from '../../../contract/rules/storage.ts'
import { sitePaths } from '../../../machines/site/site/site.paths.ts'
import { button, seeCount, seeText } from '../sights/see.ts'
import { press } from '../world/hands.ts'
import { outcomes, replay } from '../world/replay.ts'
import { openShell, type ShellWorld } from '../world/shell.tsx'

const main = page.getByRole('main')
const banner = page.getByRole('banner')
const footer = page.getByRole('contentinfo')

async function seeOutline(): Promise<void> {
  await expect.element(main.getByRole('heading', { level: 1, name: '正在加载页面', exact: true })).toBeInTheDocument()
  await seeCount(banner, 0)
  await seeCount(footer, 0)
}

/** Nothing but the outline, and the page on its way to somewhere else. */
const leaving = (address: RegExp) => async (world: ShellWorld) => {
  await seeOutline()
  expect(world.left.at(-1)).toMatch(address)
}

/** Header, content and footer, which names who supports the site once that is known and wanted. */
async function seeFrame({ site }: ShellWorld): Promise<void> {
  await expect.element(button(banner, '登录/注册').or(banner.getByText('正在确认登录状态')).first()).toBeInTheDocument()
  await seeSupport(site)
}

async function seeSupport(site: ShellWorld['site']): Promise<void> {
  const { supportLogo } = site.getSnapshot().context
  const shown = () => footer.getByText(/^技术支持/).elements()
  const isSeen = () => shown().some((one) => one.checkVisibility({ visibilityProperty: true }))
  await expect.poll(isSeen).toBe(supportLogo === 'shown')
}

const sights: Readonly<Record<string, (world: ShellWorld) => Promise<void>>> = {
  loading: seeOutline,
  async failed() {
    await seeText(main, '页面加载失败', '请稍后重试；一直不行时，请检查网络。')
    await expect.element(button(main, '重试')).toBeVisible()
    await seeCount(banner, 0)
  },
  leavingForPhonePage: leaving(/^\/m\/\?scene=univ(?:&page=position_list)?(?:&path=%2Fjob%3Fid%3D7)?$/),
  leavingForEmployerApp: leaving(/^\/company\/#\/$/),
  leavingForOrganiserApp: leaving(/^\/op\/#\/schoolBroad\/index$/),
  async mainHome(world) {
    await seeFrame(world)
    await expect.poll(world.path).toBe('/')
    await seeCount(main.getByRole('heading', { level: 1 }), 0)
  },
  async facultyHome(world) {
    await seeFrame(world)
    await expect.poll(world.path).toBe('/collegePosition?from=0')
  },
  async brandedHome(world) {
    await seeFrame(world)
    await expect.element(main.getByRole('heading', { level: 1, name: '江临大学', exact: true })).toBeVisible()
    await seeCount(page.getByRole('region', { name: '入口', exact: true }), 0)
  },
  async landing(world) {
    await seeFrame(world)
    await expect.element(page.getByRole('region', { name: '入口', exact: true })).toBeVisible()
  },
  async transferLogin({ site }) {
    await expect
      .element(main.getByRole('heading', { level: 1, name: '选择身份，进入就业服务', exact: true }))
      .toBeVisible()
    await seeCount(banner, 0)
    await seeSupport(site)
  },
  loadingConfig: seeOutline,
  async shown({ site }) {
    const { config } = site.getSnapshot().context
    const title = config ? '好人才' : '好人才，从校园开始遇见'
    const heading = () => main.getByRole('heading', { level: 1 }).element().textContent
    await expect.poll(heading).toBe(title)
    await expect.element(page.getByRole('tab', { name: '密码登录', exact: true })).toBeVisible()
  },
}

/** The innermost state. */
const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : nameOf(Object.values(value as object)[0])

/** Another tab logs somebody in, whom the session then recognises. */
async function recognise({ desk, peer }: ShellWorld, identity: LoginType): Promise<void> {
  peer({ loginType: identity, userId: identity === 'student' ? '7' : '' })
  if (identity !== 'student') return
  await expect.poll(() => desk.isWaiting('checkStudentLogin')).toBe(true)
  desk.resolve('checkStudentLogin', { userId: '7', isVoid: false, newcomer: null })
}

replay<typeof sitePaths.machine, ShellWorld>(sitePaths, {
  async open({ input }, { inspect }) {
    const site = sitePaths.inputs[input]
    if (!site) throw new Error(`no input is named ${input}`)
    const hint = { loginType: site.loginType, userId: site.loginType === 'student' ? '7' : '' }
    const world = openShell({ site, hint, inspect })
    return { world, subject: world.site }
  },
  perform: {
    ...outcomes('loadSite', 'loadSupportLogo', 'loadDomainConfig'),
    RETRIED: () => press(main, '重试'),
    'IDENTITY.RECOGNISED': ({ event }, { world }) => recognise(world, Reflect.get(event, 'identity')),
  },
  async see({ world }) {
    const name = nameOf(world.site.getSnapshot().value)
    const see = sights[name]
    if (!see) throw new Error(`nobody has said what ${name} looks like`)
    await see(world)
    return name
  },
  proves: () => ['SITE-1', 'SHELL-1'],
})
