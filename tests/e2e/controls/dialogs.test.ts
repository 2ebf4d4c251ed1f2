import { describe, it } from 'vitest'
import { button, checkbox, known, link, radio, searchbox, tab, textbox } from './catalogue.ts'
import type { Screen } from './screen.ts'
import { COUNTED } from './shared.ts'
import { becomes, closes } from './sights.ts'
import {
  checks,
  complains,
  copies,
  narrows,
  reveals,
  selects,
  selectsAgain,
  takesFocus,
  takesTyping,
} from './states.ts'
import { goes, opensOwnTab } from './ways.ts'
import { createPresser } from './world.ts'

const press = createPresser()

const agreement = (kind: string) => opensOwnTab(`/agreement?kind=${kind}`)
const close = (title: string) => button('关闭', closes(title))
const dialog = (path: string, through: readonly string[], ...entries: Screen['entries']): Screen => ({
  path,
  through,
  part: 'dialog',
  entries,
})

const filter = (name: string, parameter: string, ...entries: Screen['entries']): Screen =>
  dialog(
    '/positionList',
    [name],
    ...entries,
    checkbox(COUNTED, checks(new RegExp(`^/positionList\\?${parameter}=`))),
    button('查看 204 个职位', closes(name)),
  )

const byRadio = (name: string, parameter: string): Screen =>
  dialog(
    '/positionList',
    [name],
    radio(COUNTED, goes(new RegExp(`^/positionList\\?${parameter}=`))),
    button('查看 204 个职位', closes(name)),
  )

const filters: readonly Screen[] = [
  filter('城市', 'city'),
  filter('职位类别', 'value', searchbox('搜索职位类别', narrows('checkbox', '嵌入式', '嵌入式开发 8'))),
  filter('专业', 'major', searchbox('搜索专业', narrows('checkbox', '测绘', '测绘工程 5'))),
  byRadio('薪资', 'salary'),
  byRadio('学历', 'education'),
  byRadio('全职 / 实习', 'period'),
  byRadio('届别', 'grade'),
  filter('行业', 'industry'),
  filter('企业规模', 'insize'),
  filter('单位性质', 'nature'),
  byRadio('发布时间', 'within'),
  dialog(
    '/collegePosition',
    ['全部院系'],
    searchbox('搜索全部院系', narrows('radio', '法学', '法学院')),
    radio(/./, goes(/^\/collegePosition\?college=\d+$/)),
    button('查看结果', closes('全部院系')),
  ),
]

const studentAgreements = [
  link('《用户服务协议》', '#/agreement?kind=user', agreement('user')),
  link('《隐私政策》', '#/agreement?kind=privacy', agreement('privacy')),
]

const student: readonly Screen[] = [
  dialog(
    '/job?id=1',
    ['投递简历'],
    button('短信登录', becomes('学生登录', 'textbox', '手机号')),
    ...studentAgreements,
    close('学生登录'),
  ),
  dialog(
    '/job?id=1',
    ['投递简历', '短信登录'],
    button('扫码登录', becomes('学生登录', 'button', '短信登录')),
    textbox('手机号', takesTyping),
    textbox('验证码', takesTyping),
    button('登录/注册', complains),
    ...studentAgreements,
    close('学生登录'),
  ),
]

const PASSWORD = [textbox('密码', takesTyping), button('显示密码', reveals('密码'))]
const EMPLOYER = '企业登录'
const employerAgreements = [
  link('《企业服务协议》', '#/agreement?kind=employer', agreement('employer')),
  link('《隐私政策》', '#/agreement?kind=privacy', agreement('privacy')),
]

const employer: readonly Screen[] = [
  dialog(
    '/job?id=1',
    ['我要招聘'],
    tab('密码登录', selectsAgain('验证码登录')),
    tab('验证码登录', selects),
    textbox('手机号码', takesTyping),
    ...PASSWORD,
    button('忘记密码', becomes('找回密码', 'button', '下一步')),
    button('登录', complains),
    button('立即注册', becomes('注册企业账号', 'button', '注册')),
    close(EMPLOYER),
  ),
  dialog(
    '/job?id=1',
    ['我要招聘', '验证码登录'],
    tab('密码登录', selects),
    known(tab('验证码登录', selects)),
    textbox('手机号码', takesTyping),
    textbox('验证码', takesTyping),
    button('登录', complains),
    button('立即注册', becomes('注册企业账号', 'button', '注册')),
    ...employerAgreements,
    close(EMPLOYER),
  ),
  dialog(
    '/job?id=1',
    ['我要招聘', '忘记密码'],
    button('返回登录', becomes(EMPLOYER, 'button', '忘记密码')),
    textbox('手机号码', takesTyping),
    textbox('验证码', takesTyping),
    button('下一步', complains),
    close('找回密码'),
  ),
  dialog(
    '/job?id=1',
    ['我要招聘', '立即注册'],
    button('返回登录', becomes(EMPLOYER, 'button', '忘记密码')),
    textbox('手机号码', takesTyping),
    textbox('验证码', takesTyping),
    textbox('设置密码', takesTyping),
    button('显示密码', reveals('设置密码')),
    button('注册', complains),
    ...employerAgreements,
    close('注册企业账号'),
  ),
]

const staff: readonly Screen[] = [
  dialog(
    '/job?id=1',
    ['学校后台'],
    textbox('用户名', takesTyping),
    ...PASSWORD,
    button('忘记密码', becomes('忘记密码', 'button', '知道了')),
    button('登录', complains),
    close('学校后台登录'),
  ),
  dialog(
    '/job?id=1',
    ['学校后台', '忘记密码'],
    button(/^复制/, copies(/./)),
    button('知道了', closes('忘记密码')),
    close('忘记密码'),
  ),
]

const others: readonly Screen[] = [
  dialog(
    '/job?id=1',
    ['分享：嵌入式开发工程师'],
    textbox('链接', takesFocus),
    button('复制链接', copies(/^http:\/\/brand\.localhost:\d+\/job\/1$/)),
    close('分享职位'),
  ),
  dialog('/', ['关于本次双选会'], close('关于本次双选会')),
]

describe('every control does what it says in the dialogs of', () => {
  it.each([
    { of: 'filters [JOB-1]', screens: filters },
    { of: 'the login of students [STU-1] [SMS-1]', screens: student },
    { of: 'the login of employers [EMP-1]', screens: employer },
    { of: 'the login of staff [ADM-1]', screens: staff },
    { of: 'pages [HOME-6] [JOB-2]', screens: others },
  ])('$of', async ({ screens }) => {
    await press('brand', screens)
  })
})
