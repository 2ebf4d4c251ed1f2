import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CaptchaView } from '../../../machines/login/captcha/captcha.selectors.ts'
import { qrPicture } from '../world/site.ts'
import { dialog, seeControls, seeText } from './see.ts'

export const captchaDialog = dialog('请完成安全验证')
export const serviceDialog = dialog('安全验证未完成')
export const slider = captchaDialog.getByRole('slider', { name: '拖动滑块完成拼图', exact: true })

async function seePuzzle(status: string, usable: boolean): Promise<void> {
  await expect.element(captchaDialog.getByRole('img', { name: '拼图验证', exact: true })).toBeInTheDocument()
  await expect.element(slider).toHaveAttribute('aria-disabled', String(!usable))
  await expect.element(captchaDialog.getByRole('status')).toHaveTextContent(status)
  await seeControls(captchaDialog, '关闭', '换一张')
}

async function seeService(problem: string): Promise<void> {
  await expect.element(serviceDialog.getByRole('alert').getByText(problem, { exact: true })).toBeVisible()
  await expect.element(serviceDialog.getByRole('img', { name: '客服二维码', exact: true })).toBeVisible()
  await expect
    .element(serviceDialog.getByRole('img', { name: '客服二维码', exact: true }))
    .toHaveAttribute('src', qrPicture)
  await seeText(serviceDialog, '微信扫码联系客服')
  await seeControls(serviceDialog, '关闭', '知道了', '重新验证')
}

/** What is said of each code that the provider documents, and of 1014, which it does not. */
const descriptions: Readonly<Record<number, string>> = {
  1001: '验证码脚本加载失败，请检查网络后重试',
  1002: '验证码显示超时，请重试',
  1003: '验证码组件加载超时，请检查网络后重试',
  1004: '验证码组件加载失败，请检查网络后重试',
  1005: '验证码组件运行出错，请刷新页面后重试',
  1006: '验证码配置获取失败或超时，请稍后重试',
  1007: '验证窗口加载超时，请检查网络后重试',
  1008: '验证窗口加载失败，请检查网络后重试',
  1009: '验证码依赖的脚本加载失败，请刷新页面后重试',
  1010: '滑块脚本加载失败，请检查网络后重试',
  1011: '滑块脚本运行出错，请刷新页面后重试',
  1012: '连续三次更换图片失败，请稍后重试',
  1013: '连续三次验证时网络异常，请检查网络后重试',
  1014: '安全验证出现异常，请稍后重试或联系客服',
}

/** Something that a third party lays over the page, as the provider's widget does: pointer and focus get there. */
async function seeFree(): Promise<void> {
  const foreign = document.createElement('button')
  foreign.textContent = 'foreign'
  foreign.style.cssText = 'position: fixed; inset: 0; z-index: 2000000000'
  const presses: string[] = []
  foreign.addEventListener('click', () => presses.push(document.activeElement === foreign ? 'focused' : 'elsewhere'))
  document.body.append(foreign)
  await userEvent.click(foreign)
  foreign.remove()
  expect(presses).toEqual(['focused'])
}

/** What the captcha shows in each of its states; `code` is the provider's, where it failed with one. */
export const captchaSights = {
  async starting() {
    await expect.element(captchaDialog.getByRole('status')).toHaveTextContent('正在加载验证')
    await expect.element(slider).not.toBeInTheDocument()
    await seeControls(captchaDialog, '关闭')
  },
  async widget() {
    await expect.element(captchaDialog.getByRole('status')).not.toBeInTheDocument()
    await seeControls(captchaDialog)
    await seeFree()
  },
  ready: () => seePuzzle('也可用键盘左右方向键移动，回车确认', true),
  unverified: () => seePuzzle('网络不稳定，请再试一次', true),
  unrefreshed: () => seePuzzle('图片没有换成，请再换一张', true),
  verifying: () => seePuzzle('正在验证', false),
  missed: () => seePuzzle('没有对齐，请再试一次', false),
  refreshing: () => seePuzzle('正在更换图片', false),
  failed: (code: number | null) => seeService(`${code}: ${descriptions[code ?? 0]}`),
  async waiting() {
    await expect.element(captchaDialog.getByRole('alert')).toHaveTextContent('没有对齐的次数较多，请稍候')
    await expect.element(captchaDialog.getByText(/^\d+ 秒后出现新的拼图$/)).toBeVisible()
    await expect.element(slider).not.toBeInTheDocument()
    await seeControls(captchaDialog, '关闭')
  },
  async cannotStart() {
    await seeService('当前上网环境异常，请更换网络环境或稍后再试')
    const english = 'Something is wrong with your network environment. Switch to another network or try again later.'
    await seeText(serviceDialog, english)
  },
  offline: () => seeService('网络已断开，请检查网络后重试'),
  async ended() {
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument()
    await expect.element(dialog('学生登录')).toBeVisible()
  },
} satisfies Record<CaptchaView, (code: number | null) => Promise<void>>
