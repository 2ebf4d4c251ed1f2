import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setup } from 'xstate'
import { useOwnActor } from '../../src/features/useOwnActor.ts'
import { press } from './world/hands.ts'
import { type RenderedPage, renderPage } from './world/page.tsx'

const logic = setup({}).createMachine({
  initial: 'open',
  states: { open: { on: { CLOSED: 'closed' } }, closed: { type: 'final' } },
})

function Drawn({ onEnd }: { onEnd(times: number): void }) {
  const [times, setTimes] = useState(0)
  const actor = useOwnActor(
    () => logic,
    () => undefined as never,
    () => onEnd(times),
  )
  return (
    <main>
      <button type="button" onClick={() => setTimes(times + 1)}>
        再画
      </button>
      <button type="button" onClick={() => actor.send({ type: 'CLOSED' })}>
        关
      </button>
      <output>{times}</output>
    </main>
  )
}

let rendered: RenderedPage | undefined
afterEach(() => rendered?.close())

describe('the actor of a page', () => {
  it('goes on while the page is drawn anew, and its end is told to the latest drawing, once', async () => {
    const ends: number[] = []
    rendered = renderPage(<Drawn onEnd={(times) => ends.push(times)} />)
    const main = page.getByRole('main')
    await press(main, '再画')
    await press(main, '再画')
    await expect.element(main.getByRole('status')).toHaveTextContent('2')
    await press(main, '关')
    expect(ends).toEqual([2])
  })
})
