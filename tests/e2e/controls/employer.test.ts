import { describe, it } from 'vitest'
import { button, combobox, type Entry, known, link, tab, textbox } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { shownIn } from './shared.ts'
import { becomesPage, closes, opens } from './sights.ts'
import { chooses, complains, copies, reveals, selects, selectsAgain, takesTyping } from './states.ts'
import { calls, leads, opensOwnTab, opensTab } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const telephone = link(/^服务电话 /, /^tel:\d+$/, calls)
const agreements = [
  link('《企业服务协议》', '#/agreement?kind=employer', opensOwnTab('/agreement?kind=employer')),
  link('《隐私政策》', '#/agreement?kind=privacy', opensOwnTab('/agreement?kind=privacy')),
]
const back = button('返回登录', becomesPage('tab', '密码登录'))

const page = (through: readonly string[], ...entries: readonly Entry[]): Screen => ({
  path: '/',
  through,
  part: 'page',
  entries: [...entries, telephone],
})

const forms: readonly Screen[] = [
  page(
    [],
    tab('密码登录', selectsAgain('验证码登录')),
    tab('验证码登录', selects),
    textbox('手机号码', takesTyping),
    textbox('密码', takesTyping),
    button('显示密码', reveals('密码')),
    button('忘记密码', becomesPage('button', '下一步')),
    button('登录', complains),
    button('立即注册', becomesPage('button', '注册')),
  ),
  page(
    ['验证码登录'],
    tab('密码登录', selects),
    known(tab('验证码登录', selects)),
    textbox('手机号码', takesTyping),
    textbox('验证码', takesTyping),
    button('登录', complains),
    button('立即注册', becomesPage('button', '注册')),
    ...agreements,
  ),
  page(
    ['忘记密码'],
    back,
    textbox('手机号码', takesTyping),
    textbox('验证码', takesTyping),
    button('下一步', complains),
  ),
  page(
    ['立即注册'],
    back,
    textbox('手机号码', takesTyping),
    textbox('验证码', takesTyping),
    textbox('设置密码', takesTyping),
    button('显示密码', reveals('设置密码')),
    button('注册', complains),
    ...agreements,
  ),
]

const FILING = 'https://beian.miit.gov.cn/'
const MAIN_SITE = 'https://test.employers.qihang.example/'

const frame: readonly Screen[] = [
  { path: '/', part: 'header', entries: [button('主办方后台', opens('主办方后台登录'))] },
  {
    path: '/',
    part: 'footer',
    entries: [
      link(/ICP备\d+号-\d+$/, FILING, opensTab(FILING)),
      link('关于我们', '#/about', leads(/./)),
      link('企业主站', MAIN_SITE, opensTab(MAIN_SITE)),
      button('技术咨询', opens('联系我们')),
      combobox(
        '语言',
        chooses('English', (visitor) => visitor.page.evaluate(() => document.documentElement.lang), 'en'),
      ),
      combobox('外观', chooses('深色', shownIn('外观'), 'dark')),
    ],
  },
  {
    path: '/',
    through: ['技术咨询'],
    part: 'dialog',
    entries: [button(/^复制/, copies(/./)), button('关闭', closes('联系我们'))],
  },
]

describe('every control does what it says on the site for employers alone:', () => {
  it.each([
    { of: 'its forms [EMP-1]', screens: forms },
    { of: 'its header and footer [SITE-4]', screens: frame },
  ])('$of', async ({ screens }) => {
    await press('employer', screens)
  })
})
