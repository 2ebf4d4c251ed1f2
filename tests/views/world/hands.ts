import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { button, dialog } from '../sights/see.ts'
import { codeField, phoneField } from '../sights/sms.ts'

const login = dialog('学生登录')

/** Fills a field as an autofill does: all at once, without taking the focus. */
export async function autofill(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible()
  const input = field.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Enters a field and leaves it. */
export async function visit(field: Locator): Promise<void> {
  await expect.element(field).toBeVisible()
  const input = field.element() as HTMLInputElement
  input.focus()
  input.blur()
}

export const press = (within: Locator, name: string): Promise<void> => userEvent.click(button(within, name))

export const toSms = (): Promise<void> => press(login, '短信登录')
export const toQr = (): Promise<void> => press(login, '扫码登录')
export const typePhone = (text: string): Promise<void> => autofill(phoneField, text)
export const typeCode = (text: string): Promise<void> => autofill(codeField, text)
export const askForCode = (): Promise<void> => press(login, '获取验证码')

/** A tab in front would slow this page down for all tests to come. */
export function followWithoutTab(link: Locator): Promise<void> {
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
  return userEvent.click(link)
}
