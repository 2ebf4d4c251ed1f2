import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { recordQuery } from '../../../src/api/resume.ts'
import { blankEntry, blankItem } from '../../../src/entities/resume/blank.ts'
import { Editor } from '../../../src/features/resume/editor/Editor.tsx'
import type { Place } from '../../../src/features/resume/editor/place.ts'
import { ResumePage } from '../../../src/features/resume/editor/ResumePage.tsx'
import type { ResumeDesk } from '../../../src/shared/actors/resume-desk.ts'
import { button, setWidth } from '../sights/see.ts'
import { press } from '../world/hands.ts'
import { serve } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { deskOf } from '../world/resume-desk.ts'

const written: ResumeContent = {
  ...emptyResume,
  basic: { ...emptyResume.basic, name: '陈思远', phone: '13800000002', email: 'chen@example.com' },
  education: [{ ...blankEntry('education', 'school-01'), school: '江临大学' }],
  summary: '喜欢把问题追到波形',
}

interface PageProps {
  readonly desk: ResumeDesk
  readonly section: Place['section']
  readonly isLacking?: boolean
}

function Page({ desk, section, isLacking = false }: PageProps) {
  const [place, go] = useState<Place>({ section, entry: '' })
  return (
    <main>
      <ResumePage desk={desk}>
        {(content) => (
          <Editor
            {...place}
            isLacking={isLacking}
            desk={desk}
            content={content}
            hrefOf={(name) => `#/resume?section=${name}`}
            onPlace={go}
            uploadHref="#/resume_create?from=3"
            onPreview={() => {}}
          />
        )}
      </ResumePage>
    </main>
  )
}

const main = page.getByRole('main')
const field = (name: string) => main.getByRole('textbox', { name, exact: true })
const choice = (name: string) => main.getByRole('combobox', { name, exact: true })
const preview = main.getByRole('region', { name: '实时预览', exact: true })

let rendered: RenderedPage | undefined
const open = (section: Place['section'], content = written) => {
  const desk = deskOf(content)
  rendered = renderPage(<Page desk={desk} section={section} />)
  return desk
}
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  queryClient.clear()
})

describe('the page of a resume', () => {
  it('says that it is read, that it could not be, and shows it once it could [RES-2]', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    let times = 0
    serve({ '/api/resume/getdetail': () => answers[times++]?.promise })
    const known = deskOf(written)
    const { queryKey } = recordQuery(known.userId)
    const reading: ResumeDesk = {
      ...known,
      subscribe: (changed) => queryClient.getQueryCache().subscribe(changed),
      content: () => (queryClient.getQueryData(queryKey) ? known.content() : null),
    }
    rendered = renderPage(<Page desk={reading} section="summary" />)
    const outline = main.getByRole('status')
    await expect.element(outline).toHaveTextContent('正在加载简历')
    expect(outline.element().ariaBusy).toBe('true')
    answers[0]?.reject(new TypeError('the line is down'))
    await expect.element(main.getByRole('alert').getByText('简历没有加载出来', { exact: true })).toBeVisible()
    expect(main.getByText('正在加载简历').elements()).toEqual([])
    await press(main, '重试')
    await expect.poll(() => times).toBe(2)
    const record = { version: 1, updated_at: '2026-11-20T04:00:00Z', content: written, versions: {}, attachments: [] }
    answers[1]?.resolve({ name: '陈思远', sex: '0', has_resume: '1', resume: record })
    await expect.element(field('自我评价')).toHaveValue('喜欢把问题追到波形')
  })

  it.each([
    ['education', 10, '添加教育经历'],
    ['work', 20, '添加实习或工作'],
    ['skills', 30, '添加技能'],
  ] as const)('takes %s up to the last one, and says that it is full [RES-2]', async (list, most, add) => {
    const entry = (at: number) => {
      const id = `entry-${100 + at}`
      return list === 'skills'
        ? { ...blankItem('skills', id), name: id }
        : { ...blankEntry(list, id), school: id, company: id }
    }
    const entries = Array.from({ length: most }, (_, at) => entry(at))
    open(list, { ...written, [list]: entries.slice(1) })
    await expect.element(button(main, add)).toBeEnabled()
    rendered?.close()
    open(list, { ...written, [list]: entries })
    await expect.element(button(main, '已经写满了')).toBeDisabled()
    expect(button(main, add).elements()).toEqual([])
  })

  it('opens the entry that is wrong for whoever comes for what a resume lacks [JOB-3]', async () => {
    const [school] = written.education
    const education = [{ ...school!, start: '2027-09', end: '2024-06' }]
    rendered = renderPage(<Page desk={deskOf({ ...written, education })} section="education" isLacking />)
    await expect.element(main.getByRole('button', { name: /^江临大学 2027/, expanded: true })).toBeVisible()
  })

  it('is drawn on paper beside the form from 1280 pixels on, with what is typed, at its place [RES-2] [RES-4]', async () => {
    open('summary')
    await expect.element(preview.getByText('喜欢把问题追到波形', { exact: true })).toBeVisible()
    await userEvent.fill(field('自我评价'), '写到一半的自我评价')
    const typed = preview.getByText('写到一半的自我评价', { exact: true })
    await expect.element(typed).toBeVisible()
    const marked = () => [...preview.element().querySelectorAll('[data-marked]')].map(({ textContent }) => textContent)
    await expect.poll(marked).toEqual([expect.stringContaining('写到一半的自我评价')])
    await page.viewport(1279, 800)
    await expect.poll(() => preview.elements()).toEqual([])
    await expect.element(field('自我评价')).toHaveValue('写到一半的自我评价')
    await page.viewport(1280, 800)
    await expect.element(typed).toBeVisible()
  })

  it('counts the characters of a summary, and keeps those that there is no room for [RES-2] [RES-5]', async () => {
    const desk = open('summary', { ...written, summary: '写'.repeat(598) })
    await expect.element(field('自我评价')).toHaveAccessibleDescription('598 / 600')
    await userEvent.click(field('自我评价'))
    await userEvent.keyboard('{Control>}{End}{/Control}三个字')
    await expect
      .element(field('自我评价'))
      .toHaveAccessibleDescription('最多 600 个字。请删短一些，改好才会保存。 601 / 600')
    expect(desk.content()?.summary).toBe(`${'写'.repeat(598)}三个字`)
  })

  it('counts what takes two units of UTF-16 as one character, also where there are too many [RES-2]', async () => {
    open('summary', { ...written, summary: '🙂'.repeat(601) })
    await expect.element(field('自我评价')).toHaveAccessibleDescription(/601 \/ 600/)
  })

  it('says why a line takes no more, be it typed or chosen from a list [RES-2]', async () => {
    const desk = open('basic')
    await userEvent.fill(field('姓名'), '欧'.repeat(39))
    await expect.element(field('姓名')).not.toHaveAccessibleDescription()
    await userEvent.click(field('姓名'))
    await userEvent.keyboard('{Control>}{End}{/Control}阳锋')
    await expect.element(field('姓名')).toHaveAccessibleDescription('最多 40 个字，已写满')
    expect(desk.content()?.basic.name).toBe(`${'欧'.repeat(39)}阳`)
    await userEvent.fill(choice('现居城市'), '城'.repeat(40))
    await expect.element(choice('现居城市')).toHaveAccessibleDescription('最多 40 个字，已写满')
  })

  it.each(['basic', 'education', 'skills', 'links', 'attachments'] as const)(
    'can be pressed with a thumb on a phone: %s [RES-2]',
    async (section) => {
      await setWidth('phone')
      open(section, { ...written, skills: [{ ...blankItem('skills', 'skill-01'), name: 'Verilog' }] })
      await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
      const pressed = [...main.element().querySelectorAll<HTMLElement>('button, a[href]')]
      const small = pressed
        .filter((one) => one.offsetParent)
        .map((one) => ({ what: one.ariaLabel ?? one.textContent, height: one.offsetHeight }))
        .filter(({ height }) => height < 44)
      expect(small).toEqual([])
    },
  )

  it('leads from its meter to the step that helps most, then to the next one [RES-2]', async () => {
    open('basic', { ...emptyResume, basic: { ...emptyResume.basic, name: '' } })
    const next = () => {
      const link = main.getByRole('navigation', { name: '简历模块' }).element().querySelector('a')
      return [link?.textContent, link?.getAttribute('href')]
    }
    await expect.element(main.getByRole('meter', { name: '完整度' })).toHaveAttribute('aria-valuenow', '0')
    expect(next()).toEqual(['下一步：填写姓名', '#/resume?section=basic'])
    await userEvent.fill(field('姓名'), '陈思远')
    await userEvent.fill(field('手机号'), '13800000002')
    await userEvent.fill(field('邮箱'), 'chen@example.com')
    await expect.poll(next).toEqual(['下一步：写全一段教育经历', '#/resume?section=education'])
  })
})

describe('the choosers of the form', () => {
  it('offer cities as they are typed, and take what is none of them [RES-2]', async () => {
    const desk = open('basic')
    await userEvent.fill(choice('现居城市'), '江')
    const offered = page.getByRole('listbox').getByRole('option')
    await expect.element(offered.first()).toBeVisible()
    for (const option of offered.elements()) expect(option.textContent).toContain('江')
    const [, second] = offered.elements().map(({ textContent }) => textContent)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(choice('现居城市')).toHaveValue(second)
    expect(page.getByRole('listbox').elements()).toEqual([])
    await userEvent.fill(choice('现居城市'), '没有的城')
    expect(desk.content()?.basic.city).toBe('没有的城')
  })

  it('pick a month with the mouse: the year from a list, then the month [RES-2]', async () => {
    const desk = open('basic')
    await press(main, '选择出生年月')
    await userEvent.selectOptions(page.getByRole('combobox', { name: '年份', exact: true }), '2004')
    await userEvent.click(page.getByRole('button', { name: '上一年', exact: true }))
    await userEvent.click(page.getByRole('button', { name: '5 月', exact: true }))
    await expect.element(field('出生年月')).toHaveValue('2003.05')
    expect(desk.content()?.basic.birth).toBe('2003-05')
    expect(page.getByRole('grid').elements()).toEqual([])
  })

  it('pick a month with keys alone, and are left without a change [RES-2]', async () => {
    const desk = open('basic', { ...written, basic: { ...written.basic, birth: '2004-05' } })
    const trigger = button(main, '选择出生年月')
    const month = (name: string) => page.getByRole('gridcell', { name, exact: true }).getByRole('button')
    await expect.element(trigger).toBeVisible()
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(month('5 月')).toHaveFocus()
    await expect.element(month('5 月')).toHaveAttribute('aria-pressed', 'true')
    const year = (name: string) => expect.element(page.getByRole('grid', { name, exact: true })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.element(month('10 月')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await year('2003 年')
    await expect.element(month('10 月')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.element(month('1 月')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveFocus()
    expect(desk.content()?.basic.birth).toBe('2004-05')
    await userEvent.keyboard('{Enter}')
    await expect.element(month('5 月')).toHaveFocus()
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowLeft}{Enter}')
    await expect.element(field('出生年月')).toHaveValue('2006.04')
    expect(desk.content()?.basic.birth).toBe('2006-04')
  })
})
