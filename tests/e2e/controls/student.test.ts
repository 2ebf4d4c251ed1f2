import { afterAll, beforeAll, describe, it } from 'vitest'
import { student } from '../world/identities.ts'
import { type Server, startServer } from '../world/server.ts'
import { button, checkbox, type Entry, inside, known, link, textbox } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { doors, home, navigation } from './shared.ts'
import { closes, opens, says, vanishes } from './sights.ts'
import { checksOnly, expands, presses, renames, takesTyping } from './states.ts'
import { calls, downloads, goes, isHere, leads, opensTab } from './ways.ts'
import { createPresser } from './world.ts'

/** Presses change what the students have. */
let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const press = createPresser({ port: () => server.port })

const XU = '许清和'
const PATH = '/job?id=1'

const header: readonly Entry[] = [
  ...home(/^望海理工大学 /),
  ...navigation(/双选会$/),
  button('AI简历', expands),
  button('AI模拟面试 Beta', goes('/aiInterviewIntroduce')),
  button('我的简历', goes('/resume?from=3')),
  ...doors('学校后台'),
  button(/^通知/, expands),
  button(XU, expands),
]

const own = [
  link('投递反馈', '#/deliveryFeedback?from=3', leads('投递反馈')),
  link('我的面试', '#/myInterviewList', leads('我的面试')),
  link('我的收藏', '#/myCollect?from=3', leads('我的收藏')),
]

const bell = { path: PATH, through: [/^通知/], part: 'header' } as const
const told = [
  link('查看全部通知', '#/notices', leads('通知')),
  link(/./, /^#\/deliveryFeedback\?from=3&id=\d+$/, leads('投递反馈')),
]

const menus: readonly Screen[] = [
  { path: PATH, part: 'header', entries: header },
  {
    path: PATH,
    through: [XU],
    part: 'header',
    entries: [
      ...own,
      button('退出登录', opens('是否确定退出？')),
      // Of two, the other stands beside the menu.
      button(/^我的简历$/, goes('/resume?from=3')),
      ...header.filter(({ name }) => name !== '我的简历').map(known),
    ],
  },
  {
    path: PATH,
    through: ['AI简历'],
    part: 'header',
    entries: [
      button(/^AI写简历 /, goes('/aiIntelligentfilling?isAuth=1')),
      button(/^AI诊断 /, goes(/^\/diagnosticResult\?id=\w+&type=1$/)),
      ...header.map(known),
    ],
  },
  { ...bell, entries: [button('全部已读', vanishes), ...told.map(known), ...header.map(known)] },
  { ...bell, entries: [...told, ...header.map(known)] },
]

const job: Screen = {
  path: PATH,
  part: 'page',
  entries: [
    ...inside('当前位置', link('首页', '#/', leads(/./)), link('职位推荐', '#/jobRecommend', leads('职位推荐'))).map(
      known,
    ),
    button('分享：嵌入式开发工程师', opens('分享职位')),
    button('投递简历', opens('投递简历')),
    button('收藏：嵌入式开发工程师', presses),
    button('收藏企业：拓岩机器人', presses),
    ...[link(/./, /./, leads(/./))].map(known),
  ],
}

const deliver: Screen = {
  path: PATH,
  through: ['投递简历'],
  part: 'dialog',
  entries: [
    known({ ...checkbox(/^我的简历 /, checksOnly), role: 'radio' }),
    textbox('想对招聘方说的话（选填）', takesTyping),
    button('放大', renames(/^缩小$/)),
    button('取消', closes('投递简历')),
    button('关闭投递', closes('投递简历')),
    button('投递', says('投递成功')),
  ],
}

const collected: readonly Screen[] = [
  {
    path: '/myCollect?from=3',
    part: 'page',
    entries: [
      link(/^职位 \d$/, '#/myCollect?from=3', isHere),
      link(/^企业 \d$/, '#/myCollect?from=3&tab=company', leads('我的收藏')),
      link(/^订阅的搜索 \d$/, '#/myCollect?from=3&tab=search', leads('我的收藏')),
      link('嵌入式开发工程师', '#/job?id=1', leads('嵌入式开发工程师')),
      link('拓岩机器人', '#/companyDetailPage?id=1', leads('拓岩机器人')),
      button('已收藏：嵌入式开发工程师', renames(/^收藏：/)),
    ],
  },
]

const feedback: Screen = {
  // One that stands so whatever the hour; which of them comes first goes by that.
  path: '/deliveryFeedback?from=3&id=4',
  part: 'page',
  entries: [
    // First of all, since one that was looked at is called otherwise.
    link(/./, /^#\/deliveryFeedback\?from=3&id=\d+$/, leads('投递反馈'), '投递列表'),
    link('全部 14', '#/deliveryFeedback?from=3', leads('投递反馈')),
    link(/^\S+ \d+$/, /^#\/deliveryFeedback\?from=3&tab=[a-z]+$/, leads('投递反馈')),
    link(/^只看已撤回/, '#/deliveryFeedback?from=3&tab=over', leads('投递反馈')),
    ...inside(
      '分页',
      link('第 1 页', /^#\/deliveryFeedback\?from=3$/, leads('投递反馈')),
      link('下一页', /page=2$/, leads('投递反馈')),
      link('第 2 页', /page=2$/, leads('投递反馈')),
    ),
    ...inside(
      '投递进展',
      link('听澜音频', '#/companyDetailPage?id=29', leads('听澜音频')),
      link('查看职位', '#/job?id=117', leads('算法工程师')),
      link('查看面试安排', /^#\/myInterviewList\?delivery=\d+$/, leads('我的面试')),
      button('接受录用', opens('接受这份录用？')),
      button('婉拒', opens('婉拒这份录用？')),
    ),
    button('全部标为看过', vanishes),
  ],
}

/** Where one is in the list, whichever delivery is open beside it. */
const feedbackHere: Screen = {
  path: '/deliveryFeedback?from=3',
  part: 'page',
  entries: [
    link('全部 14', '#/deliveryFeedback?from=3', isHere),
    ...inside('分页', link('第 1 页', /./, isHere)),
    ...[link(/./, /./, leads(/./)), button(/./, vanishes)].map(known),
  ],
}

const interviews: Screen = {
  path: '/myInterviewList',
  part: 'page',
  entries: [
    link('投递反馈', '#/deliveryFeedback?from=3', leads('投递反馈')),
    button('手机查看', opens('我的面试')),
    link(
      /./,
      /^#\/job\?id=\d+$/,
      leads((name) => name.split(' · ')[0] ?? ''),
    ),
    link('岚桥智驾', /^#\/companyDetailPage\?id=\d+$/, leads('岚桥智驾')),
    link('查看路线', /^https:..uri.amap.com/, opensTab(/^https:\/\/uri\.amap\.com\/search\?keyword=/)),
    link('视频面试', /^https:..meet.qihang.example/, opensTab(/^https:\/\/meet\.qihang\.example\//)),
    link(/^[\d -]+$/, /^tel:\d+$/, calls, '下一场'),
    link(/^[\d -]+$/, /^tel:\d+$/, calls, '之后'),
    link(/^练一练：/, /^#\/aiInterviewBasicInfo\?position=.*&delivery=\d+$/, leads('这次练什么'), '下一场'),
    link(/^练一练：/, /^#\/aiInterviewBasicInfo\?position=.*&delivery=\d+$/, leads('这次练什么'), '之后'),
    link('加入日历', /^\/api\/invite\/getcalendar\?/, downloads(/\.ics$/), '下一场'),
    link('加入日历', /^\/api\/invite\/getcalendar\?/, downloads(/\.ics$/), '之后'),
    link(/^看进展：/, /^#\/deliveryFeedback\?from=3&id=\d+$/, leads('投递反馈')),
    ...inside('下一场', button('申请改期', opens('申请改期')), button('放弃面试', opens('不参加这场面试？'))),
    ...inside(
      '之后',
      button('申请改期', opens('申请改期')),
      button('婉拒', opens('不参加这场面试？')),
      button('接受面试', says('已接受，记得加入日历')),
    ),
  ],
}

const SEARCH = /^你订阅的搜索有 /

const notes: readonly Entry[] = [
  link(SEARCH, /positionList\?/, leads(/./)),
  link(/./, /^#\/deliveryFeedback\?from=3&id=\d+$/, leads('投递反馈')),
  link(/./, /^#\/myInterviewList\?delivery=\d+$/, leads('我的面试')),
  ...inside(
    '分页',
    link('第 1 页', /./, isHere),
    link('下一页', /page=2$/, leads('通知')),
    link('第 2 页', /page=2$/, leads('通知')),
  ),
  checkbox(/^短信提醒/, checksOnly),
  button(/^退订此搜索：/, renames(/^重新订阅：/)),
]

const notices: readonly Screen[] = [
  { path: '/notices', part: 'page', entries: [button('全部已读', vanishes), ...notes.map(known)] },
  { path: '/notices', part: 'page', entries: notes },
]

describe('every control does what it says for a student who is logged in', () => {
  it.each([
    { of: 'in the header [NAV-3] [NAV-9]', phone: '13800000005', screens: menus },
    {
      of: 'on a position, which is collected and applied for [JOB-3] [JOB-4]',
      phone: '13800000005',
      screens: [job, deliver, ...collected],
    },
    { of: 'on the deliveries [JOB-5]', phone: '13800000001', screens: [feedbackHere, feedback] },
    { of: 'on the interviews [JOB-5]', phone: '13800000001', screens: [interviews] },
    { of: 'on the notices', phone: '13800000001', screens: notices },
  ])('$of', async ({ phone, screens }) => {
    await press('brand', screens, student(phone))
  })
})
