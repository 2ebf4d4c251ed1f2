import { Suspense, use, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fromCallback, setup } from 'xstate'
import { useOwnActor } from '../../../src/shared/actors/useOwnActor.ts'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

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

/** Those that listen now. */
const listening = new Set<object>()
const listener = setup({
  actors: {
    listen: fromCallback(() => {
      const one = {}
      listening.add(one)
      return () => void listening.delete(one)
    }),
  },
}).createMachine({ invoke: { src: 'listen' } })

function Late({ text }: { readonly text: Promise<string> }) {
  useOwnActor(
    () => listener,
    () => undefined as never,
    () => {},
  )
  return <main>{use(text)}</main>
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

  it('leaves nothing behind of a drawing that was thrown away, nor of the page', async () => {
    const text = Promise.withResolvers<string>()
    rendered = renderPage(
      <Suspense fallback={<p>请稍候</p>}>
        <Late text={text.promise} />
      </Suspense>,
    )
    await expect.element(page.getByText('请稍候')).toBeVisible()
    expect(listening.size).toBe(0)
    text.resolve('到了')
    await expect.element(page.getByRole('main')).toHaveTextContent('到了')
    expect(listening.size).toBe(1)
    rendered.close()
    expect(listening.size).toBe(0)
  })
})
