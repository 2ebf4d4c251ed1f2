import { describe, it } from 'vitest'
import { button, combobox, inside, link } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { pages, same, shownIn } from './shared.ts'
import { opens, plays } from './sights.ts'
import { chooses } from './states.ts'
import { calls, isHere, leads } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const place = inside(
  '当前位置',
  link('首页', '#/', leads(/./)),
  link(/./, /^#\/(wenList|contentListNew)\?id=\d+$/, leads(same)),
)
/** What stands behind the title in a link's name. */
const withoutDate = (name: string) => name.replace(/ (\d+:\d+ · )?\d+年\d+月\d+日$/, '')

const articles: Screen = {
  path: '/wenList',
  part: 'page',
  entries: [
    ...inside('栏目', link('全部', '#/wenList', isHere), link(/./, /^#\/wenList\?id=\d+$/, leads(same))),
    link(/./, /^#\/wenDetail\?id=\d+$/, leads(same)),
    ...pages('就业资讯'),
  ],
}

const article: Screen = {
  path: '/wenDetail?id=1',
  part: 'page',
  entries: [
    ...place,
    button('分享：一页简历怎么写：从删开始', opens('分享文章')),
    link(
      /^下一篇 /,
      /^#\/wenDetail\?id=\d+$/,
      leads((name) => name.slice('下一篇 '.length)),
    ),
    ...inside(
      '相关阅读',
      link('返回求职指导', '#/wenList?id=1', leads('求职指导')),
      link(/./, /^#\/wenDetail\?id=\d+$/, leads(withoutDate)),
    ),
  ],
}

const topics: Screen = {
  path: '/contentListNew',
  part: 'page',
  entries: [
    ...inside('栏目', link('全部', '#/contentListNew', isHere), link(/./, /^#\/contentListNew\?id=\d+$/, leads(same))),
    link(/./, /^#\/(wen|video)Detail\?id=\d+$/, leads(same)),
    ...pages('专题与视频'),
  ],
}

const film: Screen = {
  path: '/videoDetail?id=31',
  part: 'page',
  entries: [
    ...place,
    button('播放', plays),
    link(
      /^下一个视频 /,
      /^#\/videoDetail\?id=\d+$/,
      leads((name) => name.slice('下一个视频 '.length)),
    ),
    ...inside(
      '相关视频',
      link('返回就业微课', '#/contentListNew?id=6', leads('就业微课')),
      link(/^登录后观看 /, /^#\/videoDetail\?id=\d+$/, opens('学生登录')),
      link(/./, /^#\/videoDetail\?id=\d+$/, leads(withoutDate)),
    ),
  ],
}

const about: Screen = {
  path: '/about',
  part: 'page',
  entries: [
    link('返回首页', '#/', leads(/./)),
    link(/^[\d -]+$/, /^tel:\d+$/, calls),
    link('job@wanghai.example', 'mailto:job@wanghai.example', calls),
  ],
}

const agreement: Screen = {
  path: '/agreement?kind=user',
  part: 'page',
  entries: [
    combobox(
      '语言',
      chooses('English', ({ page }) => page.evaluate(() => document.documentElement.lang), 'en'),
    ),
    combobox('外观', chooses('深色', shownIn('外观'), 'dark')),
    link('用户服务协议', '#/agreement?kind=user', isHere),
    link('隐私政策', '#/agreement?kind=privacy', leads('隐私政策')),
    link('企业服务协议', '#/agreement?kind=employer', leads('企业服务协议')),
    link('job@wanghai.example', 'mailto:job@wanghai.example', calls),
  ],
}

describe('every control does what it says on', () => {
  it.each([articles, article, topics, film, about, agreement])('$path [FAIR-2]', async (screen) => {
    await press('brand', [screen])
  })
})
