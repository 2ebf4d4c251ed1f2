import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Media } from '../../../contract/calls/media.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { JumpRequest } from '../../../machines/login/student-login/jump.ts'
import { providePlayback } from '../../../machines/media/playback/playback.ports.ts'
import { MediaListPage } from '../../../src/features/media/columns/MediaListPage.tsx'
import { MediaPage } from '../../../src/features/media/detail/MediaPage.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { seeAccessible, seeCount, setWidth } from '../sights/see.ts'
import { serve } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { columns, DETAIL, detail, FILM, LIST, video } from './world.ts'

type Visitor = LoginType | 'anonymous' | 'deciding'

/** Who the visitor is, which the test changes. */
function createSession() {
  const heard = new Set<(snapshot: unknown) => void>()
  const of = (who: Visitor, userId = '') => ({
    value: { identity: who === 'school' || who === 'company' || who === 'channel' ? 'other' : who },
    context: { loginType: who, userId, wish: '' },
  })
  let snapshot = of('anonymous')
  return {
    become(who: Visitor, userId?: string) {
      snapshot = of(who, userId)
      for (const hear of heard) hear(snapshot)
    },
    actor: {
      getSnapshot: () => snapshot,
      subscribe({ next }: { next(snapshot: unknown): void }) {
        heard.add(next)
        return { unsubscribe: () => heard.delete(next) }
      },
    } as unknown as AppActors['session'],
  }
}

const silent = providePlayback({
  film: { play() {}, seek() {}, reload() {} },
  places: { write() {}, remove() {} },
  reportWatched: async () => {},
})
/** Kept, since a view waits for the very promise that it got. */
const playback = Promise.resolve({ logic: silent, placeOf: () => 0, markFilm() {} })

let rendered: RenderedPage | undefined
let session: ReturnType<typeof createSession>
let logins: JumpRequest[]

beforeEach(async () => {
  await setWidth('wide')
  session = createSession()
  logins = []
})
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

function render(view: ReactNode) {
  const actors = {
    session: session.actor,
    becomeStudent: (jump: JumpRequest) => void logins.push(jump),
    flows: { playback: () => playback },
  } as unknown as AppActors
  rendered = renderPage(<ActorsProvider value={actors}>{view}</ActorsProvider>)
}

const kept = (id: number, more: Partial<Media> = {}) => video(id, { for_students: true, ...more })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const words = (text: string) => page.getByText(text, { exact: true })

/** Whether the browser was left to follow it; it leads nowhere here. */
async function click(name: string | RegExp, options?: Parameters<typeof userEvent.click>[1]): Promise<boolean> {
  let isFollowed = true
  const hear = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  for (const type of ['click', 'auxclick']) document.addEventListener(type, hear, { once: true })
  await userEvent.click(link(name), options)
  for (const type of ['click', 'auxclick']) document.removeEventListener(type, hear)
  return isFollowed
}

describe('the card of a video that is for students', () => {
  function openList() {
    serve({ [LIST]: () => ({ list: [kept(3), video(4)], total: 2, columns }) })
    render(<MediaListPage kind="contents" id="5" title="" page={1} hrefOf={() => ''} />)
  }

  it('is marked, is a link, and asks for the login that leads to it [STU-4] [FAIR-2]', async () => {
    openList()
    await expect.element(link('第3课')).toHaveAttribute('href', '#/videoDetail?id=3')
    await expect.element(link('第3课')).toHaveAccessibleDescription('登录后观看')
    await expect.element(link('第4课')).not.toHaveAccessibleDescription()
    await seeCount(words('登录后观看'), 1)
    expect(await click('第3课')).toBe(false)
    expect(logins).toEqual([{ mode: 2, videoId: '3' }])
    expect(await click('第4课')).toBe(true)
    expect(logins).toHaveLength(1)
    await seeAccessible()
  })

  it('opens in a tab of its own as any link [STU-4]', async () => {
    openList()
    await expect.element(link('第3课')).toBeVisible()
    expect(await click('第3课', { modifiers: ['Control'] })).toBe(true)
    expect(await click('第3课', { button: 'middle' })).toBe(true)
    expect(logins).toEqual([])
  })

  it.each([['company'], ['school'], ['channel']] as const)('asks for that login of a %s, too [STU-4]', async (who) => {
    session.become(who)
    openList()
    await expect.element(words('登录后观看')).toBeVisible()
    expect(await click('第3课')).toBe(false)
    expect(logins).toEqual([{ mode: 2, videoId: '3' }])
  })

  it('is a plain link to a student, and to whoever may be one [STU-4]', async () => {
    session.become('deciding')
    openList()
    await expect.element(link('第3课')).toBeVisible()
    await seeCount(words('登录后观看'), 0)
    expect(await click('第3课')).toBe(true)
    session.become('student', '7')
    await seeCount(words('登录后观看'), 0)
    expect(await click('第3课')).toBe(true)
    session.become('anonymous')
    await seeCount(words('登录后观看'), 1)
    expect(logins).toEqual([])
  })
})

describe('the page of a video that is for students', () => {
  const film = () => document.querySelector('video')
  const locked = '这个视频只给学生看，登录学生身份后就在这里播放。'

  function openPage(id: number, answer: () => unknown) {
    const media = kept(id)
    const related = [kept(60, { title: '相关的一课' })]
    const asked = serve({ [DETAIL]: () => detail(media, { related }), [FILM]: answer })
    render(<MediaPage id={String(id)} kind="video" page={1} address="" />)
    return () => asked.flatMap(({ path, params }) => (path === FILM ? [params['id']] : []))
  }

  it('says who may watch it, and shows its film in place to who logged in [STU-4] [FAIR-2]', async () => {
    const asked = openPage(101, () => ({ video_url: '/a.webm', captions_url: '/a.vtt' }))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('第101课')
    await expect.element(words(locked)).toBeVisible()
    await expect.element(words('登录后观看')).toBeVisible()
    await seeAccessible()
    await userEvent.click(button('登录/注册'))
    expect([logins, asked(), film()]).toEqual([[{ mode: 3 }], [], null])
    session.become('student', '7')
    await expect.poll(() => film()?.getAttribute('src')).toBe('/a.webm')
    expect(document.querySelector('track')?.getAttribute('src')).toBe('/a.vtt')
    await seeCount(words('登录后观看'), 0)
    expect(asked()).toEqual(['101'])
  })

  it('draws the curtain again when another tab logs out, and tells no other student’s film [FAIR-2] [SESS-5]', async () => {
    session.become('student', '7')
    const asked = openPage(102, () => ({ video_url: '/b.webm', captions_url: '' }))
    await expect.poll(() => film()?.getAttribute('src')).toBe('/b.webm')
    session.become('anonymous')
    await expect.element(words(locked)).toBeVisible()
    expect(film()).toBe(null)
    session.become('student', '8')
    await expect.poll(() => film()?.getAttribute('src')).toBe('/b.webm')
    expect(asked()).toEqual(['102', '102'])
  })

  it('tells who is logged in as somebody else to become a student [STU-4]', async () => {
    session.become('company')
    openPage(103, () => null)
    const text = '这个视频只给学生看，当前登录的不是学生身份；切换为学生身份后就在这里播放。'
    await expect.element(words(text)).toBeVisible()
    await seeAccessible()
    await userEvent.click(button('切换为学生身份'))
    expect(logins).toEqual([{ mode: 3 }])
  })

  it('waits for who the visitor is [FAIR-2]', async () => {
    session.become('deciding')
    const asked = openPage(104, () => null)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('第104课')
    await seeCount(words('登录后观看'), 0)
    expect(asked()).toEqual([])
  })

  it('says that the film did not come, and brings it at another try [FAIR-2]', async () => {
    session.become('student', '7')
    let isBroken = true
    openPage(105, () => {
      if (isBroken) throw new TypeError('offline')
      return { video_url: '/c.webm', captions_url: '' }
    })
    await expect.element(page.getByRole('alert').getByText('视频没有播放出来')).toBeVisible()
    isBroken = false
    await userEvent.click(button('重试'))
    await expect.poll(() => film()?.getAttribute('src')).toBe('/c.webm')
  })

  it('leads on to others, which ask for the login [STU-4]', async () => {
    openPage(106, () => null)
    await expect.element(link(/相关的一课/)).toHaveAttribute('href', '#/videoDetail?id=60')
    await expect.element(page.getByRole('img', { name: '登录后观看' })).toBeVisible()
    expect(await click(/相关的一课/)).toBe(false)
    expect(logins).toEqual([{ mode: 2, videoId: '60' }])
  })

  it.each([
    ['zh-TW', '登入後觀看', '登入/註冊'],
    ['en', 'Log in to watch', 'Log in or register'],
  ] as const)('speaks %s', async (locale, title, action) => {
    openPage(107, () => null)
    rendered?.speak(locale)
    await expect.element(words(title)).toBeVisible()
    await expect.element(button(action)).toBeVisible()
    rendered?.speak('zh-CN')
  })
})
