import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '../../../contract/calls/site.ts'
import { emptyResume } from '../../../contract/resume.ts'
import type { Values } from '../../../src/features/resume/editor/form/SpecField.tsx'
import { SpecForm } from '../../../src/features/resume/editor/form/SpecForm.tsx'
import { type FormName, specs } from '../../../src/features/resume/editor/specs.ts'
import { PaperPanel } from '../../../src/features/resume/paper/PaperPanel.tsx'
import { TaiwanProvider } from '../../../src/shared/preferences/taiwan.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => rendered?.close())

function Form({ form, values: first }: { readonly form: FormName; readonly values: Values }) {
  const [values, setValues] = useState(first)
  return <SpecForm label={form} specs={specs[form]} values={values} wrong={[]} isRefused={false} onChange={setValues} />
}

const study = { school: '', degree: '', major: '', score: '', start: '', end: '', note: '' }

function open(isTaiwan: boolean, locale: Locale) {
  rendered = renderPage(
    <TaiwanProvider value={isTaiwan}>
      <Form form="basic" values={emptyResume.basic} />
      <Form form="education" values={study} />
      <PaperPanel content={emptyResume} photo="" today="2026-11-23" onLayout={() => {}}>
        {null}
      </PaperPanel>
    </TaiwanProvider>,
    locale,
  )
}

async function offeredFor(label: string, typed: string): Promise<readonly string[]> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await userEvent.fill(box, typed)
  const offered = page.getByRole('listbox').getByRole('option')
  await expect.element(offered.first()).toBeVisible()
  return offered.elements().map(({ textContent }) => textContent)
}

describe('a resume on a site of Taiwan', () => {
  it('asks for no political status, in the form or on paper', async () => {
    open(true, 'zh-TW')
    await expect.element(page.getByLabelText('出生年月', { exact: true })).toBeVisible()
    expect(page.getByText('政治面貌', { exact: true }).elements()).toEqual([])
    rendered?.close()
    open(false, 'zh-TW')
    await expect.element(page.getByText('政治面貌', { exact: true }).first()).toBeVisible()
    expect(page.getByText('政治面貌', { exact: true }).elements()).toHaveLength(2)
  })

  it('offers its counties first, whichever way 台 is written, and its own names of studies', async () => {
    open(true, 'zh-TW')
    expect((await offeredFor('現居城市', '台')).slice(0, 4)).toEqual(['台北市', '台中市', '台南市', '台東縣'])
    expect((await offeredFor('現居城市', '臺南'))[0]).toBe('台南市')
    expect(await offeredFor('主修', '資訊')).toEqual(
      expect.arrayContaining(['資訊工程', '資訊管理', '資訊科學', '資訊安全']),
    )
    expect(await offeredFor('主修', '企業')).toEqual(['企業管理', '國際企業'])
  })

  it('is a matter of the site: elsewhere a reader of traditional characters has the names there in them', async () => {
    open(false, 'zh-TW')
    expect((await offeredFor('現居城市', '廣'))[0]).toBe('廣州')
    expect((await offeredFor('主修', '計算機'))[0]).toBe('計算機科學與技術')
    rendered?.close()
    open(false, 'zh-CN')
    expect((await offeredFor('现居城市', '广'))[0]).toBe('广州')
  })
})
