import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WantedPosition } from '../../../machines/applications/deliver/deliver.types.ts'
import { ResumedDelivery } from '../../../src/entities/delivery/ResumedDelivery.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { DETAIL, job } from '../world/job.ts'
import { serve } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
  location.hash = ''
})

function show(): WantedPosition[] {
  const wanted: WantedPosition[] = []
  const actors = { deliver: (position: WantedPosition) => void wanted.push(position) } as unknown as AppActors
  rendered = renderPage(
    <ActorsProvider value={actors}>
      <ResumedDelivery positionId="5" />
    </ActorsProvider>,
  )
  return wanted
}

it('leads from the resume back to the delivery that it is written for [JOB-3]', async () => {
  serve({ [DETAIL]: () => job() })
  const wanted = show()
  const link = page.getByRole('link', { name: '继续投递「嵌入式开发工程师」', exact: true })
  await expect.element(link).toHaveAttribute('href', '#/job?id=5')
  await link.click()
  expect(wanted).toEqual([{ id: '5', title: '嵌入式开发工程师', company: '拓岩机器人' }])
})

it('leads nowhere where there is no such position [JOB-3]', async () => {
  const asked = serve({})
  show()
  await vi.waitFor(() => expect(vi.mocked(window.fetch)).toHaveBeenCalled())
  expect([page.getByRole('link').elements().length, asked.length]).toEqual([0, 0])
})
