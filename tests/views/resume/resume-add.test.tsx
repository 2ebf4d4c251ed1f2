import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import type { Step } from '../../../src/entities/resume/step-names.ts'
import { AddSteps } from '../../../src/features/resume/editor/add/AddSteps.tsx'
import { BulletsField } from '../../../src/features/resume/editor/fields/BulletsField.tsx'
import { Rail } from '../../../src/features/resume/editor/rail/Rail.tsx'
import { useContent } from '../../../src/features/resume/editor/useContent.ts'
import type { ResumeDesk } from '../../../src/shared/actors/resume-desk.ts'
import { SiteSchoolProvider } from '../../../src/shared/preferences/site-school.ts'
import { button, setWidth } from '../sights/see.ts'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { deskOf } from '../world/resume-desk.ts'

function Steps({ desk }: { readonly desk: ResumeDesk }) {
  const [{ step, entry }, go] = useState<{ step: Step; entry: string }>({ step: 'basic', entry: '' })
  const content = useContent(desk)
  return (
    content && (
      <main>
        <AddSteps
          desk={desk}
          content={content}
          step={step}
          entry={entry}
          onward={<a href="#/jobRecommend">去看职位</a>}
          onStep={(to, open = '') => go({ step: to, entry: open })}
          onOpen={(id) => go({ step, entry: id })}
          onEdit={() => {}}
          onPreview={() => {}}
        />
      </main>
    )
  )
}

const main = page.getByRole('main')
const birth = main.getByRole('textbox', { name: '出生年月', exact: true })
const field = (name: string) => main.getByRole('textbox', { name, exact: true })
const school = main.getByRole('combobox', { name: '学校', exact: true })
const heading = (name: string) => main.getByRole('heading', { level: 2, name, exact: true })
const pill = button(main, '有内容需要改正')
const tabs = main.getByRole('list', { name: '步骤', exact: true })
const states = () => [...tabs.element().querySelectorAll('button')].map((one) => one.dataset['state'])

let rendered: RenderedPage | undefined
/** With what the first step cannot do without. */
const begun: ResumeContent = {
  ...emptyResume,
  basic: { ...emptyResume.basic, name: '陈思远', phone: '13800000002', email: 'chen@example.com' },
}
const show = (content: ResumeContent = emptyResume) => {
  const desk = deskOf(content)
  rendered = renderPage(
    <SiteSchoolProvider value="江临大学">
      <Steps desk={desk} />
    </SiteSchoolProvider>,
  )
  return desk
}
beforeEach(() => setWidth('wide'))
afterEach(() => rendered?.close())

describe('the steps of a resume', () => {
  it('keep a month that cannot be read, say so, and lead back to it [RES-2] [RES-5]', async () => {
    const desk = show(begun)
    await userEvent.fill(birth, '２００４年13月')
    await press(main, '下一步')
    await expect.element(heading('基本信息')).toBeVisible()
    await expect.element(birth).toHaveFocus()
    await expect.element(birth).toHaveAccessibleDescription('看不懂这个时间。请写成 2025.06。')
    await userEvent.click(tabs.getByRole('button', { name: /^教育经历/ }))
    await expect.element(heading('教育经历')).toBeVisible()
    expect(states().slice(0, 2)).toEqual(['wrong', 'empty'])
    await userEvent.click(pill)
    await expect.element(birth).toHaveFocus()
    await expect.element(birth).toHaveValue('２００４年13月')
    expect(desk.standing()).toMatchObject({ view: 'refused', key: 'basic' })
    await userEvent.fill(birth, '2031.05')
    await press(main, '下一步')
    await expect.element(birth).toHaveAccessibleDescription('出生日期还没有到，请检查年份。')
    await userEvent.fill(birth, '2004.05')
    await press(main, '下一步')
    await expect.element(heading('教育经历')).toBeVisible()
    expect(desk.content()?.basic.birth).toBe('2004-05')
  })

  it('do not go on without what a resume cannot do without, and lead to it [RES-2]', async () => {
    show()
    await press(main, '下一步')
    await expect.element(field('姓名')).toHaveFocus()
    await expect.element(field('姓名')).toHaveAccessibleDescription('请填写姓名。')
    await expect.element(field('邮箱')).toHaveAccessibleDescription('请填写邮箱。')
    await userEvent.fill(field('姓名'), '陈思远')
    await userEvent.fill(field('手机号'), '13800000002')
    await press(main, '下一步')
    await expect.element(field('邮箱')).toHaveFocus()
    await userEvent.fill(field('邮箱'), 'chen@example.com')
    await press(main, '下一步')
    await expect.element(heading('教育经历')).toBeVisible()
  })

  it('ask for what an education cannot do without, and let it wait for whoever says so [RES-2]', async () => {
    const desk = show(begun)
    await press(main, '下一步')
    await press(main, '下一步')
    await expect.element(school).toHaveFocus()
    await expect.element(school).toHaveAccessibleDescription('请填写学校。')
    await expect.element(field('开始时间')).toHaveAccessibleDescription('请填写开始时间。')
    expect(desk.content()?.education).toHaveLength(1)
    await userEvent.fill(school, '江临大学')
    await press(main, '下一步')
    await expect.element(heading('教育经历')).toBeVisible()
    await press(main, '以后再写')
    await expect.element(heading('教育经历')).not.toBeInTheDocument()
    await press(main, '下一步')
    await press(main, '下一步')
    await expect.element(heading('求职意向')).toBeVisible()
    await press(main, '下一步')
    await expect.element(main.getByRole('combobox', { name: '期望职位', exact: true })).toHaveFocus()
    await press(main, '以后再写')
    await expect.element(heading('求职意向')).not.toBeInTheDocument()
  })

  it('ask for what a project lacks that is begun [RES-2]', async () => {
    show(begun)
    await userEvent.click(tabs.getByRole('button', { name: /^实习或项目/ }))
    await press(main, '添加项目经历')
    await userEvent.fill(field('项目名称'), '水性涂层')
    await userEvent.fill(field('开始时间'), '2024.10')
    await press(main, '下一步')
    await expect.element(field('结束时间')).toHaveFocus()
    await userEvent.fill(field('结束时间'), '至今')
    await press(main, '下一步')
    await expect.element(heading('专业技能')).toBeVisible()
  })

  it('say at once of a month that is picked that it is before the beginning [RES-2]', async () => {
    show(begun)
    await press(main, '下一步')
    await press(main, '添加教育经历')
    await userEvent.fill(field('开始时间'), '2025.06')
    await userEvent.fill(field('结束时间'), '2025.01')
    await expect.element(field('结束时间')).not.toHaveAttribute('aria-invalid')
    await userEvent.fill(field('结束时间'), '2025.08')
    await press(main, '选择结束时间')
    await page.getByRole('button', { name: '3 月', exact: true }).click()
    await expect.element(field('结束时间')).toHaveAccessibleDescription('结束时间早于开始时间。')
  })

  it('say so of one that is typed, also to whoever goes on to the button of its calendar [RES-2]', async () => {
    show(begun)
    await press(main, '下一步')
    await press(main, '添加教育经历')
    await userEvent.fill(field('开始时间'), '2027.09')
    await userEvent.fill(field('结束时间'), '2024.06')
    await userEvent.tab()
    await expect.element(main.getByRole('button', { name: '选择结束时间', exact: true })).toHaveFocus()
    await expect.element(field('结束时间')).toHaveAccessibleDescription('结束时间早于开始时间。')
  })

  it('offer a city to whoever types its pinyin, and the school of the site [RES-2]', async () => {
    show(begun)
    await userEvent.fill(main.getByRole('combobox', { name: '现居城市', exact: true }), 'nanj')
    await page.getByRole('option', { name: '南京', exact: true }).click()
    await userEvent.fill(main.getByRole('combobox', { name: '籍贯', exact: true }), '江苏')
    await expect.element(page.getByRole('option', { name: '江苏', exact: true })).not.toBeInTheDocument()
    await userEvent.fill(main.getByRole('combobox', { name: '籍贯', exact: true }), '江')
    await page.getByRole('option', { name: '江苏', exact: true }).click()
    await press(main, '下一步')
    await press(main, '添加教育经历')
    await userEvent.fill(school, '江')
    await page.getByRole('option', { name: '江临大学', exact: true }).click()
    await expect.element(school).toHaveValue('江临大学')
  })

  it('take a click on a button that what a left field says would push away [RES-2]', async () => {
    show()
    await userEvent.click(tabs.getByRole('button', { name: /^教育经历/ }))
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^删除/ }) })
    const fillWrongly = async () => {
      await press(main, '添加教育经历')
      await userEvent.fill(field('开始时间'), '2025.06')
      await userEvent.fill(field('结束时间'), '2020.01')
    }
    await fillWrongly()
    await fillWrongly()
    await expect.element(cards.nth(1)).toBeVisible()
    await press(main, '上一步')
    await expect.element(heading('基本信息')).toBeVisible()
  })

  it('let a tag that was typed last stay, whatever is pressed then [RES-5]', async () => {
    const desk = show()
    await userEvent.click(tabs.getByRole('button', { name: /^求职意向/ }))
    await userEvent.fill(main.getByRole('combobox', { name: '期望职位', exact: true }), '测试')
    await press(main, '上一步')
    expect(desk.content()?.intention.positions).toEqual(['测试'])
    await expect.element(heading('求职意向')).not.toBeInTheDocument()
  })

  it('are ticked where they hold what they need, and nowhere else [RES-2]', async () => {
    show()
    await expect.element(tabs).toBeVisible()
    expect(states()).toEqual(Array(6).fill('empty'))
    await userEvent.fill(field('姓名'), '陈思远')
    await expect.poll(states).toEqual(['lacking', ...Array(5).fill('empty')])
    await userEvent.fill(field('手机号'), '13800000002')
    await userEvent.fill(field('邮箱'), 'ｃｈｅｎ＠ｅｘａｍｐｌｅ．ｃｏｍ ')
    await userEvent.click(field('姓名'))
    await expect.element(field('邮箱')).toHaveValue('chen@example.com')
    await expect.poll(states).toEqual(['done', ...Array(5).fill('empty')])
    await userEvent.click(tabs.getByRole('button', { name: '完成', exact: false }))
    expect(states()).toEqual(['done', ...Array(5).fill('empty')])
  })

  it('promise no preview before there is a name, and lead to it [RES-2]', async () => {
    show()
    await userEvent.click(tabs.getByRole('button', { name: '完成', exact: false }))
    await expect.element(heading('写上姓名，就可以预览了')).toBeVisible()
    expect(button(main, '预览').elements()).toEqual([])
    await press(main, '填写基本信息')
    await userEvent.fill(field('姓名'), '陈思远')
    await userEvent.click(tabs.getByRole('button', { name: '完成', exact: false }))
    await expect.element(button(main, '预览')).toBeVisible()
    await expect.element(main.getByRole('link', { name: '去看职位', exact: true })).toBeVisible()
  })

  it('add one entry however often it is pressed before anything is written [RES-2]', async () => {
    const desk = show(begun)
    await press(main, '下一步')
    await userEvent.dblClick(button(main, '添加教育经历'))
    await expect.element(school).toBeVisible()
    expect(desk.content()?.education).toHaveLength(1)
    await userEvent.fill(school, '江临大学')
    await press(main, '添加教育经历')
    await expect.poll(() => desk.content()?.education.length).toBe(2)
  })

  it('name the two sections of one step apart [RES-2]', async () => {
    show()
    await userEvent.click(tabs.getByRole('button', { name: /^实习或项目/ }))
    await expect.element(main.getByRole('region', { name: '项目经历', exact: true })).toBeVisible()
    await expect.element(main.getByRole('region', { name: '实习与工作', exact: true })).toBeVisible()
  })

  const openPositions = async () => {
    await userEvent.click(tabs.getByRole('button', { name: /^求职意向/ }))
    return main.getByRole('combobox', { name: '期望职位', exact: true })
  }

  it('keep a fourth position that is pasted, and say that there is no room for it [RES-2]', async () => {
    const desk = show()
    const positions = await openPositions()
    await userEvent.fill(positions, '嵌入式、测试、运维、硬件')
    await expect.element(positions).toHaveValue('硬件')
    await expect.element(positions).toHaveAccessibleDescription(/最多 3 个，没有加上：硬件。先移除一个再加。/)
    expect(desk.content()?.intention.positions).toEqual(['嵌入式', '测试', '运维', '硬件'])
    await press(main, '移除 嵌入式')
    expect(desk.content()?.intention.positions).toEqual(['测试', '运维', '硬件'])
    await expect.element(button(main, '移除 硬件')).toBeVisible()
    await expect.element(positions).toHaveValue('')
  })

  it('a position is kept while it is typed, and is a chip once the field is left [RES-5]', async () => {
    const desk = show()
    const positions = await openPositions()
    await userEvent.fill(positions, '嵌入式、')
    await userEvent.type(positions, '测试工程')
    expect(desk.content()?.intention.positions).toEqual(['嵌入式', '测试工程'])
    expect(button(main, '移除 测试工程').elements()).toHaveLength(0)
    await userEvent.type(positions, '师')
    await userEvent.tab()
    await expect.element(button(main, '移除 测试工程师')).toBeVisible()
    await expect.element(positions).toHaveValue('')
    expect(desk.content()?.intention.positions).toEqual(['嵌入式', '测试工程师'])
  })

  it('typing the beginning of a chip that is there, and on, leaves that chip alone [RES-5]', async () => {
    const desk = show()
    const positions = await openPositions()
    await userEvent.fill(positions, 'Java、')
    await userEvent.type(positions, 'JavaScript')
    await userEvent.keyboard('{Enter}')
    expect(desk.content()?.intention.positions).toEqual(['Java', 'JavaScript'])
  })

  it('a position that there is no room for, and one that is too long, are still there after the step was left [RES-5]', async () => {
    const desk = show()
    await userEvent.fill(await openPositions(), '嵌入式、测试、运维、硬件、芯片')
    await press(main, '下一步')
    const positions = await openPositions()
    await expect.element(positions).toHaveValue('硬件、芯片')
    await expect.element(positions).toHaveAttribute('aria-invalid', 'true')
    await expect.element(positions).toHaveAccessibleDescription(/没有加上：硬件、芯片/)
    await userEvent.fill(positions, '')
    expect(desk.content()?.intention.positions).toEqual(['嵌入式', '测试', '运维'])
    await press(main, '移除 运维')
    await userEvent.fill(positions, '长'.repeat(61))
    await userEvent.tab()
    await expect.element(positions).toHaveValue('长'.repeat(61))
    await expect.element(positions).toHaveAccessibleDescription(/最多 60 个字。请删短一些，改好才会保存。/)
  })

  it('pick a birth from where births are [RES-2]', async () => {
    const desk = show()
    await expect.element(birth).toHaveAttribute('placeholder', '2004.05')
    await userEvent.click(button(main, '选择出生年月'))
    const year = page.getByRole('combobox', { name: '年份', exact: true })
    await expect.element(year).toHaveValue(String(new Date().getFullYear() - 22))
    await userEvent.selectOptions(year, '1999')
    await userEvent.click(page.getByRole('button', { name: '8 月', exact: true }))
    await expect.element(birth).toHaveValue('1999.08')
    expect(desk.content()?.basic.birth).toBe('1999-08')
  })
})

it('the list of sections says what one could still have [RES-2]', async () => {
  const basic = { ...emptyResume.basic, name: '陈思远', phone: '13800000002', email: 'chen@example.com' }
  const content = { ...emptyResume, basic }
  rendered = renderPage(
    <main>
      <Rail
        disputed={null}
        content={content}
        today="2026-11-20"
        sections={['basic']}
        current="basic"
        hrefOf={() => '#'}
      />
    </main>,
  )
  await expect.element(main.getByTitle('还可以补充：放一张照片', { exact: true })).toBeVisible()
})

function Bullets({ lines }: { readonly lines: readonly string[] }) {
  const [now, setNow] = useState(lines)
  return (
    <main>
      <BulletsField label="工作内容" lines={now} onChange={setNow} onRemove={() => {}} />
    </main>
  )
}

const linesNow = () => [...main.element().querySelectorAll('textarea')].map(({ value }) => value)
const paste = (at: number, text: string) => {
  const data = new DataTransfer()
  data.setData('text', text)
  const field = main.element().querySelectorAll('textarea')[at]
  field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}
const showLines = async (lines: readonly string[]) => {
  rendered = renderPage(<Bullets lines={lines} />)
  await expect.element(button(main, '加一条')).toBeVisible()
}

describe('a text that is pasted into lines', () => {
  it('takes nothing away where there is no room for it, and says so [RES-2] [RES-5]', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `第 ${at + 1} 条`)
    await showLines(twelve)
    paste(0, '一\n二\n三')
    await expect.element(main.getByText(/^粘贴的内容有 15 条，放不下：这里最多 12 条。/)).toBeVisible()
    expect(linesNow()).toEqual(twelve)
  })

  it('stays whole where a line is too long, which says so, and leads to the last one [RES-2] [RES-5]', async () => {
    await showLines(['先有的', '后有的'])
    const sentence = `${'写'.repeat(99)}。`
    paste(0, `${sentence.repeat(4)}\n二`)
    await expect.poll(linesNow).toEqual(['先有的', sentence.repeat(4), '二', '后有的'])
    await expect.poll(() => document.activeElement).toBe(main.element().querySelectorAll('textarea')[2])
    await expect.element(main.getByText('400 / 200', { exact: true })).toHaveAttribute('data-over', 'wrong')
    await expect.element(main.getByText(/^最多 200 个字。请删短，或拆成两条/)).toBeVisible()
  })

  it('is left to the browser where it is one line: all of it comes to where the caret is [RES-5]', async () => {
    await showLines(['先有的'])
    await userEvent.fill(main.getByRole('textbox'), '写'.repeat(201))
    await expect.poll(linesNow).toEqual(['写'.repeat(201)])
    await expect.element(main.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(main.getByRole('textbox'), '写'.repeat(200))
    await expect.element(main.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
  })
})
