import { afterEach, describe, expect, it } from 'vitest'
import { locales } from '../../contract/calls/site.ts'
import type { Failure } from '../../contract/failures.ts'
import type { Notice } from '../../machines/notice.ts'
import { setLocale } from '../../messages/compiled/runtime.js'
import Notices from '../../src/app/Notices.tsx'
import { describeCode } from '../../src/features/captcha/describeCode.ts'
import { noticeText } from '../../src/features/notices/noticeText.ts'
import { renderPage } from './world/page.tsx'

const speak = (locale: (typeof locales)[number]) => setLocale(locale, { reload: false })
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
      text: '操作未成功，请稍后重试',
    })
    expect(said({ kind: 'server', code: 50300, msg: '系统维护中', data: null })).toEqual({
      tone: 'error',
      text: '系统维护中',
    })
  })
})

describe('a notice of what a form says itself', () => {
  it('is worded alike, and is seen but not announced again [EMP-6]', async () => {
    speak('zh-CN')
    const notice: Notice = { kind: 'ofForm', notice: { kind: 'warning', text: '验证码错误' } }
    expect(noticeText(notice)).toEqual(noticeText(notice.notice))
    const told = renderPage(
      <Notices
        shown={[
          { id: '1', notice },
          { id: '2', notice: notice.notice },
        ]}
        onDismiss={() => {}}
      />,
    )
    await expect.poll(() => document.querySelectorAll('li').length).toBe(2)
    const announced = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('')
    await expect.poll(announced).toContain('验证码错误')
    expect(announced().split('验证码错误').length - 1).toBe(1)
    told.close()
  })
})

describe('a captcha code', () => {
  const codes = Array.from({ length: 13 }, (_, at) => 1001 + at)
  for (const locale of locales) {
    it(`has its own description in ${locale}, an unknown one a general sentence [CAP-2]`, () => {
      speak(locale)
      const descriptions = codes.map(describeCode)
      expect(new Set([...descriptions, describeCode(1014)]).size).toBe(14)
      expect(describeCode(1085)).toBe(describeCode(1014))
      expect(descriptions.filter((text) => /\d{4}|_/.test(text))).toEqual([])
    })
  }
})
