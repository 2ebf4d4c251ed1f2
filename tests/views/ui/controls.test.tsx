import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
    setValue(raw.normalize('NFKC').replace(/\D/g, '').slice(0, 6))
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

describe('a code that comes at once replaces what stood there', () => {
  const field = page.getByRole('textbox', { name: '验证码' })
  const message = '【启航】您的验证码是 654321，10分钟内有效'

  async function wrong(): Promise<() => string | undefined> {
    const onRaw = vi.fn()
    rendered = renderPage(
      <>
        <Code onRaw={onRaw} />
        <textarea defaultValue={message} />
      </>,
    )
    await userEvent.click(field)
    await userEvent.keyboard('123456')
    await expect.element(field).toHaveValue('123456')
    return () => onRaw.mock.lastCall?.[0]
  }

  it('pasted behind it [SMS-5]', async () => {
    const raw = await wrong()
    await userEvent.tripleClick(page.getByRole('textbox').last())
    await userEvent.copy()
    await userEvent.click(field)
    await userEvent.keyboard('{End}')
    await userEvent.paste()
    await expect.poll(raw).toBe(message)
  })

  it('offered by a keyboard [SMS-5]', async () => {
    const raw = await wrong()
    document.execCommand('insertText', false, '６５４ ３２１')
    expect(raw()).toBe('６５４ ３２１')
    await expect.element(field).toHaveValue('654321')
    document.execCommand('insertText', false, 'x')
    await expect.element(field).toHaveValue('654321')
  })

  it('dropped or pasted in part, but not without a digit [SMS-5]', async () => {
    const raw = await wrong()
    const drop = (data: string) => {
      const input = field.element() as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `123456${data}`)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromDrop', data }))
    }
    drop('启航')
    await expect.element(field).toHaveValue('123456')
    drop('65')
    expect(raw()).toBe('65')
    await expect.element(field).toHaveValue('65')
  })
})

describe('the cells of a one-time code are one text field', () => {
  const field = page.getByRole('textbox', { name: '验证码' })
  const cells = () => [...document.querySelectorAll('[aria-hidden="true"] > span')] as HTMLElement[]
  const carets = () => cells().map(({ dataset }) => dataset['caret'] ?? '')
  const drawn = () => cells().map(({ textContent }) => textContent)

  async function type(text: string): Promise<void> {
    rendered = renderPage(<Code onRaw={() => {}} />)
    await userEvent.click(field)
    await userEvent.keyboard(text)
  }

  it('shows the caret in the next cell, and behind the last digit [SMS-5]', async () => {
    await type('12')
    await expect.poll(carets).toEqual(['', '', 'before', '', '', ''])
    await userEvent.keyboard('3456')
    await expect.poll(carets).toEqual(['', '', '', '', '', 'after'])
  })

  it('moves it with the arrows and Home, and deletes and types in the middle [SMS-5]', async () => {
    await type('123456{ArrowLeft}{ArrowLeft}')
    await expect.poll(carets).toEqual(['', '', '', '', 'before', ''])
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.poll(drawn).toEqual(['1', '2', '5', '6', '', ''])
    await expect.poll(carets).toEqual(['', '', 'before', '', '', ''])
    await userEvent.keyboard('9x8')
    await expect.poll(drawn).toEqual(['1', '2', '9', '8', '5', '6'])
    await expect.poll(carets).toEqual(['', '', '', '', 'before', ''])
    await userEvent.keyboard('{Home}{Delete}')
    await expect.poll(drawn).toEqual(['2', '9', '8', '5', '6', ''])
    await expect.poll(carets).toEqual(['before', '', '', '', '', ''])
  })

  it('keeps the caret where a letter was refused [SMS-5]', async () => {
    await type('123456{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await userEvent.keyboard('x')
    await expect.poll(carets).toEqual(['', '', '', 'before', '', ''])
  })

  it('puts it before the digit that is pressed, in whichever cell [SMS-5]', async () => {
    await type('123456')
    for (const at of [0, 2, 5]) {
      const { x, y, height } = cells()[at]?.getBoundingClientRect() ?? new DOMRect()
      const { left, top } = field.element().getBoundingClientRect()
      await userEvent.click(field, { position: { x: x - left + 8, y: y - top + height / 2 } })
      await expect.poll(() => carets().indexOf('before')).toBe(at)
    }
  })

  it('selects by keyboard, replaces what is selected, and shows it [SMS-5]', async () => {
    await type('123456{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    const selected = () => cells().map(({ dataset }) => dataset['selected'] === 'true')
    await expect.poll(selected).toEqual([false, false, false, false, true, true])
    expect(carets()).toEqual(['', '', '', '', '', ''])
    await userEvent.keyboard('7')
    await expect.poll(drawn).toEqual(['1', '2', '3', '4', '7', ''])
    await expect.poll(carets).toEqual(['', '', '', '', '', 'before'])
  })

  it('lets an input method compose, and takes what comes of it [SMS-5]', async () => {
    await type('1')
    const input = field.element() as HTMLInputElement
    const compose = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    }
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    compose('1er')
    await expect.poll(() => input.value).toBe('1er')
    compose('1２')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '２' }))
    await expect.poll(drawn).toEqual(['1', '2', '', '', '', ''])
  })
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
