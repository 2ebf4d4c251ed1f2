import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getAttachment } from '../../../contract/calls/resume.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { ConflictPanel } from '../../../src/features/resume/editor/conflict/ConflictPanel.tsx'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => rendered?.close())

it('a conflict over the photo shows both pictures, and says where there is none [RES-5]', async () => {
  const { basic } = emptyResume
  const withPhoto = (photo: string) => ({ ...basic, photo })
  const show = (mine: string, theirs: string) => {
    rendered?.close()
    rendered = renderPage(
      <ConflictPanel
        form="basic"
        base={basic}
        mine={withPhoto(mine)}
        theirs={withPhoto(theirs)}
        isDraft={false}
        onResolve={() => {}}
      />,
    )
  }
  show('photo-one', 'photo-two')
  const pictures = page.getByRole('img', { name: '照片', exact: true })
  await expect.element(pictures.nth(1)).toBeInTheDocument()
  const addresses = pictures.elements().map((picture) => new URL((picture as HTMLImageElement).src))
  expect(addresses.map(({ pathname }) => pathname)).toEqual([getAttachment.path, getAttachment.path])
  expect(addresses.map(({ searchParams }) => searchParams.get('id'))).toEqual(['photo-one', 'photo-two'])
  expect(page.getByText(/photo-/).elements()).toEqual([])
  show('', 'photo-two')
  await expect.element(pictures).toBeInTheDocument()
  await expect.element(page.getByText('（空）', { exact: true })).toBeVisible()
})

const main = page.getByRole('main')
const base = { ...emptyResume.basic, name: '陈思远', phone: '13800000002', email: 'old@example.com', city: '江临' }
const mine = { ...base, phone: '13800000003', city: '澄州', hometown: '江临' }
const theirs = { ...base, email: 'new@example.com', city: '望海' }

function open() {
  const resolved: unknown[] = []
  rendered = renderPage(
    <main>
      <ConflictPanel
        form="basic"
        base={base}
        mine={mine}
        theirs={theirs}
        isDraft={false}
        onResolve={(content) => resolved.push(content)}
      />
    </main>,
  )
  return resolved
}

const side = (field: string, whose: '这里写的' | '另一处写的') =>
  main.getByRole('group', { name: field, exact: true }).getByRole('radio', { name: new RegExp(`^${whose}`) })

it('takes of each field whose was chosen; at first whoever changed it, and mine where both did [RES-5]', async () => {
  const resolved = open()
  await expect.element(main.getByRole('button', { name: '用选好的内容', exact: true })).toBeVisible()
  expect(
    main
      .getByRole('group')
      .elements()
      .map((one) => one.querySelector('legend')?.textContent),
  ).toEqual(['手机号', '邮箱', '现居城市', '籍贯'])
  for (const [field, whose] of [
    ['手机号', '这里写的'],
    ['邮箱', '另一处写的'],
    ['现居城市', '这里写的'],
    ['籍贯', '这里写的'],
  ] as const)
    await expect.element(side(field, whose)).toBeChecked()
  await press(main, '用选好的内容')
  expect(resolved).toEqual([{ ...mine, email: 'new@example.com' }])
  await userEvent.click(side('手机号', '另一处写的'))
  await userEvent.click(side('现居城市', '另一处写的'))
  await press(main, '用选好的内容')
  expect(resolved[1]).toEqual({ ...theirs, hometown: '江临' })
  await userEvent.click(side('邮箱', '这里写的'))
  await press(main, '用选好的内容')
  expect(resolved[2]).toEqual({ ...theirs, email: 'old@example.com', hometown: '江临' })
})
