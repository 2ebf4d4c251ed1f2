import { describe, it } from 'vitest'
import { button, inside, link } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { first, positions, same } from './shared.ts'
import { opens } from './sights.ts'
import { leads, opensTab } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const MAP = /^https:\/\/uri\.amap\.com\/search\?keyword=/
const map = opensTab(MAP)

const job: Screen = {
  path: '/job?id=1',
  part: 'page',
  entries: [
    ...inside('当前位置', link('首页', '#/', leads(/./)), link('职位推荐', '#/jobRecommend', leads('职位推荐'))),
    button('分享：嵌入式开发工程师', opens('分享职位')),
    button('收藏：嵌入式开发工程师', opens('学生登录')),
    button('投递简历', opens('学生登录')),
    link('在高德地图查看', MAP, map),
    button('收藏企业：拓岩机器人', opens('学生登录')),
    link('企业主页', '#/companyDetailPage?id=1', leads('拓岩机器人')),
    link('全部 3', '#/companyDetailPage?id=1', leads('拓岩机器人')),
    link(/./, /^#\/job\?id=\d+$/, leads(first), '拓岩机器人还在招'),
    link(/./, /^#\/job\?id=\d+$/, leads(same), '相关职位'),
  ],
}

const company: Screen = {
  path: '/companyDetailPage?id=1',
  part: 'page',
  entries: [
    ...inside('当前位置', link('首页', '#/', leads(/./)), link('企业名录', '#/companyList?isAll=1', leads('企业名录'))),
    button('分享：拓岩机器人', opens('分享企业')),
    button('收藏企业：拓岩机器人', opens('学生登录')),
    ...positions('在招职位'),
    link('www.company-1.example', 'https://www.company-1.example/', opensTab('https://www.company-1.example/')),
    link('江临市望江区创智路 99 号', MAP, map),
  ],
}

/** Of what is not there, or not for everybody. */
const closed: readonly Screen[] = [
  {
    path: '/job?id=999999',
    part: 'page',
    entries: [link('全部职位', '#/positionList', leads('全部职位')), link('返回首页', '#/', leads(/./))],
  },
  {
    path: '/companyDetailPage?id=999999',
    part: 'page',
    entries: [link('企业名录', '#/companyList?isAll=1', leads('企业名录')), link('返回首页', '#/', leads(/./))],
  },
  ...['/deliveryFeedback?from=3', '/myCollect?from=3', '/myInterviewList', '/notices'].map(
    (path): Screen => ({ path, part: 'page', entries: [button('登录/注册', opens('学生登录'))] }),
  ),
]

describe('every control does what it says on', () => {
  it.each([job, company, ...closed])('$path [JOB-2] [JOB-3]', async (screen) => {
    await press('brand', [screen])
  })
})
