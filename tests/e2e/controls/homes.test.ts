import { describe, it } from 'vitest'
import { button, inside, link, once, radio } from './catalogue.ts'
import { categories, columns, fairNow, searches, work, zones } from './home-parts.ts'
import type { Screen } from './screen.ts'
import { companies, first, pager, same } from './shared.ts'
import { closes, opens, turns } from './sights.ts'
import { checksAgain, checksOnly, expands, folds } from './states.ts'
import { asksToLogIn, calls, isHere, leads, opensTab } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const brand: Screen = {
  path: '/',
  part: 'page',
  entries: [
    fairNow,
    ...searches,
    ...inside(
      '院系专区',
      link(/^计算机/, /^http:..faculty/, opensTab(/^http:..faculty.localhost:\d+\/$/)),
      link(/在招 \d+ 个职位$/, /^#\/collegePosition\?college=\d+$/, leads(first)),
    ),
    ...pager('院系专区', 3),
    link('查看全部', '#/companyList?isAll=1', leads('企业名录')),
    ...companies('名企专区'),
    ...pager('名企专区', 2),
    ...inside('就业专区', ...work),
    ...pager('就业专区', 2),
    button('关于本次双选会', opens('关于本次双选会')),
    link(/./, /^#\/jobFair\?id=\d+$/, leads(same), '双选会'),
    ...pager('双选会', 2),
    ...categories,
    ...inside('城市引才', zones),
    ...pager('城市引才', 2),
    ...inside('就业服务', columns),
    ...inside('行业直通', zones),
    ...pager('行业直通', 2),
  ],
}

const main: Screen = {
  path: '/',
  part: 'page',
  entries: [
    ...searches,
    ...inside(
      '职位类别',
      link('全部类别', '#/positionList', leads('全部职位')),
      link(/./, /^#\/positionList\?value=[a-z-]+&label=/, leads(first)),
    ),
    ...pager('职位类别', 2),
    ...inside(
      '活动',
      link(/^一千所高校/, '#/jobRecommend', leads('职位推荐')),
      button('第 1 张，共 3 张', isHere),
      button(/^第 \d 张，共 3 张$/, turns('活动')),
      button('下一张', turns('活动')),
      button('上一张', turns('活动')),
    ),
    link(/个在招职位$/, /^#\/companyDetailPage\?id=\d+$/, leads(first)),
    ...inside(
      '正在招聘的企业',
      link('企业名录', '#/companyList?isAll=1', leads('企业名录')),
      link('更多企业', '#/companyList?isAll=1', leads('企业名录')),
    ),
    ...companies('正在招聘的企业'),
    ...inside(
      '最新职位',
      radio('全部', checksAgain('实习')),
      radio('全职', checksOnly),
      radio('实习', checksOnly),
      // More of them come as the end comes near.
      once(link(/./, /^#\/job\?id=\d+$/, leads(same))),
    ),
  ],
}

const channel: Screen = {
  path: '/',
  part: 'page',
  entries: [
    fairNow,
    ...searches,
    ...inside('城市引才', zones),
    ...pager('城市引才', 2),
    link('查看全部', '#/companyList?isAll=1', leads('企业名录')),
    ...companies('名企专区'),
    ...pager('名企专区', 2),
    link(/./, /^#\/jobFair\?id=\d+$/, leads(same), '双选会'),
    ...inside('行业直通', zones),
    ...categories,
    ...inside('就业专区', ...work),
  ],
}

const landing: Screen = {
  path: '/',
  part: 'page',
  entries: [
    button('我要招聘', opens('企业登录')),
    button('开始求职', opens('微信扫码访问')),
    button('学校后台', opens('学校后台登录')),
    button('联系我们', expands),
  ],
}

const contacts: Screen = {
  path: '/',
  through: ['联系我们'],
  part: 'page',
  entries: [
    ...landing.entries.slice(0, 3),
    link(/^(企业|学生|高校) [\d -]+$/, /^tel:\d+$/, calls),
    button('联系我们', folds),
  ],
}

const scan: Screen = {
  path: '/',
  through: ['开始求职'],
  part: 'dialog',
  entries: [
    button('完善简历', asksToLogIn('学生登录')),
    link('直接看职位', '#/jobRecommend', leads('职位推荐')),
    button('关闭', closes('微信扫码访问')),
  ],
}

const loginOnly: Screen = {
  path: '/',
  part: 'page',
  entries: [
    button(/^我是学生 /, opens('学生登录')),
    button(/^我是用人单位 /, opens('企业登录')),
    button(/^我是学校老师 /, opens('学校后台登录')),
    link(
      '统一身份认证登录',
      'https://login.songyuan.example/employment',
      opensTab('https://login.songyuan.example/employment'),
    ),
  ],
}

describe('every control does what it says on the home of', () => {
  it.each([
    { host: 'brand', screens: [brand] },
    { host: 'main', screens: [main] },
    { host: 'channel', screens: [channel] },
    { host: 'univ', screens: [landing, contacts, scan] },
    { host: 'nofair', screens: [loginOnly] },
  ])('$host [HOME-4] [HOME-8]', async ({ host, screens }) => {
    await press(host, screens)
  })
})
