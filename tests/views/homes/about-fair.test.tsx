import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AboutFairDialog } from '../../../src/features/homes/branded/sections/AboutFairDialog.tsx'
import { dialog, seeAccessible } from '../sights/see.ts'
import { renderPage } from '../world/page.tsx'

it('shows the plan of the fair in a modal that Escape and its button close [HOME-6]', async () => {
  const closed: string[] = []
  const { close } = renderPage(<AboutFairDialog picture="drawn" onClose={() => void closed.push('closed')} />)
  const modal = dialog('关于本次双选会')
  await expect.element(modal.getByRole('img', { name: /双选会展区分布图/ })).toBeVisible()
  await seeAccessible()
  await modal.getByRole('button', { name: '关闭', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual(['closed', 'closed'])
  close()
})

it('shows a picture of its own where configuration has one [HOME-6]', async () => {
  const address = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>'
  const { close } = renderPage(<AboutFairDialog picture={address} onClose={() => {}} />)
  await expect
    .element(dialog('关于本次双选会').getByRole('img', { name: '关于本次双选会' }))
    .toHaveAttribute('src', address)
  close()
})
