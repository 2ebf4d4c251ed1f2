import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useKeptFocus } from '../../../src/ui/focus/useKeptFocus.ts'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const main = page.getByRole('main')
const heading = page.getByRole('heading')

function Question({ byItself }: { readonly byItself: PromiseWithResolvers<void> }) {
  const [isAnswered, setAnswered] = useState(false)
  const place = useKeptFocus<HTMLHeadingElement>(isAnswered ? 'answered' : 'asked')
  useEffect(() => void byItself.promise.then(() => setAnswered(true)), [byItself])
  return (
    <main>
      <h1 ref={place} tabIndex={-1}>
        {isAnswered ? '已答复' : '请答复'}
      </h1>
      {!isAnswered && (
        <button type="button" onClick={() => setAnswered(true)}>
          接受
        </button>
      )}
      <button type="button">关于</button>
    </main>
  )
}

let rendered: RenderedPage | undefined
afterEach(() => rendered?.close())

function show() {
  const byItself = Promise.withResolvers<void>()
  rendered = renderPage(<Question byItself={byItself} />)
  return byItself
}

/** A frame after the drawing, in which the place would have got it. */
async function seeAnswered(): Promise<void> {
  await expect.element(heading).toHaveTextContent('已答复')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

describe('the focus', () => {
  it('goes to the place of a control that is gone once it was pressed', async () => {
    show()
    await press(main, '接受')
    await seeAnswered()
    await expect.element(heading).toHaveFocus()
  })

  it('goes nowhere where nothing had it', async () => {
    const { resolve } = show()
    resolve()
    await seeAnswered()
    expect(document.activeElement).toBe(document.body)
  })

  it('stays where it is on a control that stays', async () => {
    const { resolve } = show()
    await userEvent.click(page.getByRole('button', { name: '关于', exact: true }))
    resolve()
    await seeAnswered()
    await expect.element(page.getByRole('button', { name: '关于', exact: true })).toHaveFocus()
  })
})
