import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BulletsField } from '../../../src/features/resume/editor/fields/BulletsField.tsx'
import { TagsField, type TagsFieldProps } from '../../../src/features/resume/editor/fields/TagsField.tsx'
import { Form } from '../../../src/shared/form/Form.tsx'
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => {
  rendered?.close()
  rendered = undefined
})

/** A key that an input method took in Safari, where it comes after the end of writing; whether the page let it be. */
function takeBySafari(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true })
  return document.activeElement?.dispatchEvent(event) ?? false
}

function Tags({ choices }: Pick<TagsFieldProps, 'choices'>) {
  const [values, setValues] = useState<readonly string[]>([])
  return <TagsField label="技能" values={values} most={9} max={20} choices={choices} onChange={setValues} />
}

function Bullets() {
  const [lines, setLines] = useState<readonly string[]>([''])
  return <BulletsField label="工作内容" lines={lines} onChange={setLines} onRemove={() => {}} />
}

it('the Enter that takes pinyin ends no tag, and the next one does [RES-2]', async () => {
  rendered = renderPage(<Tags />)
  const field = page.getByRole('combobox', { name: '技能' })
  await userEvent.fill(field, '数据分析')
  takeBySafari('Enter')
  await expect.element(field).toHaveValue('数据分析')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
})

it('the Enter after pinyin takes what it spells, and after anything else what was typed [RES-2]', async () => {
  rendered = renderPage(<Tags choices="cities" />)
  const field = page.getByRole('combobox', { name: '技能' })
  const chips = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await userEvent.fill(field, 'suzhou')
  await expect.element(page.getByRole('option', { name: '苏州', exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(chips).toEqual(['苏州'])
  await userEvent.fill(field, 'Python')
  await userEvent.keyboard('{Enter}')
  await expect.poll(chips).toEqual(['苏州', 'Python'])
})

it('the Enter that takes pinyin begins no line [RES-2]', async () => {
  rendered = renderPage(<Bullets />)
  const lines = () => document.querySelectorAll('textarea').length
  await userEvent.fill(page.getByRole('textbox'), '负责数据分析')
  // A line of its own would be the keyboard's to make.
  expect(takeBySafari('Enter')).toBe(true)
  expect(lines()).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(lines).toBe(2)
})

it('keys that an input method took neither send a form nor close a dialog', async () => {
  const told: string[] = []
  rendered = renderPage(
    <Dialog open title="登录" size="form" closeLabel="关闭" onClose={() => told.push('closed')}>
      <Form onSubmit={() => told.push('sent')}>
        <input aria-label="用户名" />
      </Form>
    </Dialog>,
  )
  await userEvent.fill(page.getByLabelText('用户名'), '林晓')
  expect(takeBySafari('Enter')).toBe(false)
  takeBySafari('Escape')
  expect(told).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => told).toEqual(['sent'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => told).toEqual(['sent', 'closed'])
})
