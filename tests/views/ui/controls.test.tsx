import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../src/ui/button/Button.tsx'
import { OneTimeCode } from '../../../src/ui/code/OneTimeCode.tsx'
import { Control, TextInput } from '../../../src/ui/field/Control.tsx'
import { Field } from '../../../src/ui/field/Field.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage
afterEach(() => rendered.close())

function Code({ onRaw }: { onRaw(raw: string): void }) {
  const [value, setValue] = useState('')
  const change = (raw: string) => {
    onRaw(raw)
    setValue(raw.replace(/\D/g, '').slice(0, 6))
  }
  return (
    <Field label="验证码">
      <OneTimeCode value={value} onChange={change} />
    </Field>
  )
}

it('is one numeric input that a one-time code is filled into [SMS-5]', async () => {
  rendered = renderPage(<Code onRaw={() => {}} />)
  const input = page.getByRole('textbox', { name: '验证码' })
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await expect.element(input).not.toHaveAttribute('maxlength')
})

it('hands a pasted "123 456" on as it is [SMS-5]', async () => {
  const onRaw = vi.fn()
  rendered = renderPage(<Code onRaw={onRaw} />)
  await page.getByRole('textbox', { name: '验证码' }).fill('123 456')
  expect(onRaw.mock.lastCall).toEqual(['123 456'])
  await expect.element(page.getByRole('textbox', { name: '验证码' })).toHaveValue('123456')
})

it('ties hint and error to the control', async () => {
  rendered = renderPage(
    <Field label="手机号" hint="仅支持大陆手机号" error="请输入正确的手机号">
      <Control>
        <TextInput value="1" onChange={() => {}} />
      </Control>
    </Field>,
  )
  const input = page.getByRole('textbox', { name: '手机号' })
  await expect.element(input).toHaveAccessibleDescription('请输入正确的手机号 仅支持大陆手机号')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent('请输入正确的手机号')
})

function Submit({ onClick }: { onClick(): void }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      busy={busy}
      onClick={() => {
        setBusy(true)
        onClick()
      }}
    >
      登录/注册
    </Button>
  )
}

it('keeps the width and the name of a button at work, and takes no second click', async () => {
  const onClick = vi.fn()
  rendered = renderPage(<Submit onClick={onClick} />)
  const button = page.getByRole('button', { name: '登录/注册' })
  await expect.element(button).toBeVisible()
  const width = button.element().getBoundingClientRect().width
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button.element().getBoundingClientRect().width).toBe(width)
})
