import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getAttachment } from '../../contract/calls/resume.ts'
import { emptyResume } from '../../contract/resume.ts'
import { ConflictPanel } from '../../src/features/resume/conflict/ConflictPanel.tsx'
import { type RenderedPage, renderPage } from './world/page.tsx'

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
