import { afterEach, describe, expect, it } from 'vitest'
import type { Locale } from '../../../contract/calls/site.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { setLocale } from '../../../messages/compiled/runtime.js'
import { describeCode } from '../../../src/features/login/captcha/describeCode.ts'
import { noticeText } from '../../../src/shared/notices/notice-text.ts'

const speak = (locale: Locale) => setLocale(locale, { reload: false })
const failure = (it: Failure): Notice => ({ kind: 'failure', failure: it })

afterEach(() => speak('zh-CN'))

describe('a notice', () => {
  it('is worded by its kind [STU-3] [STU-5] [OUT-2]', () => {
    speak('zh-CN')
    expect(noticeText({ kind: 'loggedIn' })).toEqual({ tone: 'ok', text: '登录成功' })
    expect(noticeText({ kind: 'logoutFailed' })).toEqual({ tone: 'error', text: '接口调用失败' })
    expect(noticeText({ kind: 'message', text: '验证码错误' })).toEqual({ tone: 'info', text: '验证码错误' })
    expect(noticeText({ kind: 'message', text: '' })).toEqual({ tone: 'info', text: '操作未成功，请稍后重试' })
  })

  it('tells what employers and staff come across [EMP-3] [EMP-6] [SMS-1] [SMS-3]', () => {
    speak('zh-CN')
    expect(noticeText({ kind: 'passwordChanged' })).toEqual({ tone: 'ok', text: '密码修改成功，请使用新密码登录' })
    expect(noticeText({ kind: 'resumeRestored', time: '14:32' })).toEqual({
      tone: 'info',
      text: '已恢复 14:32 没来得及保存的内容',
    })
    const taken = (undecided: number) => noticeText({ kind: 'resumeTaken', taken: 12, undecided })
    expect(taken(0)).toEqual({ tone: 'ok', text: '已把 12 项写入简历' })
    expect(taken(5)).toEqual({
      tone: 'ok',
      text: '已把 12 项写入简历；没核对的 5 项没有写入，要用请再上传一次',
    })
    expect(noticeText({ kind: 'phoneInvalid' })).toEqual({ tone: 'warning', text: '请输入正确的手机号' })
    expect(noticeText({ kind: 'warning', text: '该手机号尚未注册，请先注册' })).toEqual({
      tone: 'warning',
      text: '该手机号尚未注册，请先注册',
    })
    expect(noticeText({ kind: 'coded', code: 50012, text: '服务暂不可用，请稍后重试' })).toEqual({
      tone: 'error',
      text: '50012 : 服务暂不可用，请稍后重试',
    })
  })

  it('says what to do about a failed call', () => {
    speak('zh-CN')
    const said = (it: Failure) => noticeText(failure(it))
    expect(said({ kind: 'offline' })).toEqual({ tone: 'error', text: '网络已断开，请检查网络后重试' })
    expect(said({ kind: 'timeout' })).toEqual({ tone: 'error', text: '服务响应超时，请重试' })
    expect(said({ kind: 'malformed' })).toEqual({ tone: 'error', text: '服务返回的内容有误，请稍后重试' })
    expect(said({ kind: 'status', status: 500, statusText: '' })).toEqual({
      tone: 'error',
      text: '服务暂时不可用，请稍后重试',
    })
    expect(said({ kind: 'server', code: 50000, msg: '', data: null })).toEqual({
      tone: 'error',
      text: '服务暂时不可用，请稍后重试',
    })
    expect(said({ kind: 'server', code: 50012, msg: '', data: null })).toEqual({
      tone: 'error',
      text: '操作未成功，请稍后重试',
    })
    expect(said({ kind: 'server', code: 50300, msg: '系统维护中', data: null })).toEqual({
      tone: 'error',
      text: '系统维护中',
    })
  })
})

/** What the provider documents of each code; 1014 and 1085 are among those that it does not. */
const captchaCodes: readonly [code: number, chinese: string, english: string][] = [
  [1001, '验证码脚本加载失败，请检查网络后重试', 'The check could not be loaded. Check your connection and try again.'],
  [1002, '验证码显示超时，请重试', 'The check took too long to appear. Try again.'],
  [
    1003,
    '验证码组件加载超时，请检查网络后重试',
    'A part of the check took too long to load. Check your connection and try again.',
  ],
  [
    1004,
    '验证码组件加载失败，请检查网络后重试',
    'A part of the check could not be loaded. Check your connection and try again.',
  ],
  [1005, '验证码组件运行出错，请刷新页面后重试', 'A part of the check stopped working. Reload the page and try again.'],
  [1006, '验证码配置获取失败或超时，请稍后重试', 'The settings of the check did not arrive. Try again later.'],
  [
    1007,
    '验证窗口加载超时，请检查网络后重试',
    'The window of the check took too long to load. Check your connection and try again.',
  ],
  [
    1008,
    '验证窗口加载失败，请检查网络后重试',
    'The window of the check could not be loaded. Check your connection and try again.',
  ],
  [
    1009,
    '验证码依赖的脚本加载失败，请刷新页面后重试',
    'A script that the check needs could not be loaded. Reload the page and try again.',
  ],
  [1010, '滑块脚本加载失败，请检查网络后重试', 'The slider could not be loaded. Check your connection and try again.'],
  [1011, '滑块脚本运行出错，请刷新页面后重试', 'The slider stopped working. Reload the page and try again.'],
  [1012, '连续三次更换图片失败，请稍后重试', 'The picture could not be changed three times in a row. Try again later.'],
  [
    1013,
    '连续三次验证时网络异常，请检查网络后重试',
    'The network failed three times in a row while checking. Check your connection and try again.',
  ],
  [
    1014,
    '安全验证出现异常，请稍后重试或联系客服',
    'Something went wrong with the security check. Try again later or contact support.',
  ],
  [
    1085,
    '安全验证出现异常，请稍后重试或联系客服',
    'Something went wrong with the security check. Try again later or contact support.',
  ],
]

describe('a captcha code', () => {
  it.each(captchaCodes)('%d has its description [CAP-2]', (code, chinese, english) => {
    speak('zh-CN')
    expect(describeCode(code)).toBe(chinese)
    speak('en')
    expect(describeCode(code)).toBe(english)
  })

  it('has one of its own in Taiwan, too [CAP-2]', () => {
    speak('zh-TW')
    const descriptions = captchaCodes.map(([code]) => describeCode(code))
    expect(new Set(descriptions).size).toBe(14)
    expect(descriptions.filter((text) => /\d{4}|_/.test(text))).toEqual([])
  })
})
