import mermaid from 'mermaid'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SequenceBar } from '../../../src/inspector/sequence/SequenceBar.tsx'
import { SequenceDiagram } from '../../../src/inspector/sequence/SequenceDiagram.tsx'
import { optionsOf, type SequenceChoices, sequenceOf } from '../../../src/inspector/sequence/sequence.ts'
import { sequenceToMermaid } from '../../../src/inspector/sequence/sequence-mermaid.ts'
import type { RecordedStep } from '../../../src/inspector/wire.ts'
import { actorInfo, recorded } from '../../unit/inspector/samples.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const actors = [
  actorInfo({ key: 'x:1', id: 'studentLogin', flow: 'student-login' }),
  actorInfo({ key: 'x:2', id: 'qrLogin', flow: 'qr-login', parent: 'x:1' }),
  actorInfo({ key: 'x:3', id: 'poll', parent: 'x:2' }),
  actorInfo({ key: 'x:4', id: 'fetchQrCode', parent: 'x:2', status: 'done' }),
]
const poll = (step: number, status: string, value = 'waiting'): readonly RecordedStep[] => [
  recorded({
    step,
    actor: 'x:2',
    kind: 'timer',
    event: { type: 'xstate.after.POLL_INTERVAL.qrLogin.waiting' },
    before: 'waiting',
    value: 'requesting',
    calls: [{ kind: 'start', id: 'poll', src: 'poll', input: null }],
  }),
  recorded({
    step: step + 1,
    actor: 'x:2',
    kind: 'done',
    event: { type: 'xstate.done.actor.poll', output: { status }, actorId: 'poll' },
    before: 'requesting',
    value,
  }),
]
const opening: readonly RecordedStep[] = [
  recorded({ step: 1, actor: 'x:1', event: { type: 'DIALOG.OPENED' }, before: 'closed', value: 'qr' }),
  recorded({
    step: 2,
    actor: 'x:2',
    kind: 'start',
    event: { type: 'xstate.init' },
    before: null,
    value: 'fetching',
    calls: [{ kind: 'start', id: 'fetchQrCode', src: 'fetchQrCode', input: null }],
  }),
  recorded({
    step: 3,
    actor: 'x:2',
    kind: 'done',
    event: { type: 'xstate.done.actor.fetchQrCode', output: { uuid: '•••' }, actorId: 'fetchQrCode' },
    before: 'fetching',
    value: 'waiting',
  }),
]
const few = [...opening, ...[4, 6, 8].flatMap((step) => poll(step, 'waiting')), ...poll(10, 'scanned', 'scanned')]
const many = [...opening, ...Array.from({ length: 498 }, (_, index) => poll(4 + index * 2, `n${index}`)).flat()]

let rendered: RenderedPage
afterEach(() => rendered.close())

interface Props {
  readonly steps: readonly RecordedStep[]
  onStep?(step: number): void
}

function Drawer({ steps, onStep }: Props) {
  const [choices, setChoices] = useState<SequenceChoices>({ fold: true, withEnded: true, onlyChosen: false })
  const [shown, setShown] = useState<number | null>(null)
  return (
    <div data-theme="dark" style={{ width: 1200, height: 480, display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <div>
        <SequenceBar steps={steps} actors={actors} choices={choices} chosen="x:4" onChoices={setChoices} />
      </div>
      <div style={{ minHeight: 0 }}>
        <SequenceDiagram
          steps={steps}
          actors={actors}
          shownStep={shown}
          options={optionsOf(choices, 'x:4')}
          onStep={(step) => {
            setShown(step)
            onStep?.(step)
          }}
        />
      </div>
    </div>
  )
}

const steps = () => page.getByRole('listitem').getByRole('button')
const drawn = () => document.querySelector('section')?.textContent ?? ''

describe('[FLOW-4] the sequence of messages', () => {
  test('has a button for every step, one for what is folded, and marks the step looked at', async () => {
    const onStep = vi.fn()
    rendered = renderPage(<Drawer steps={few} onStep={onStep} />)
    await expect.element(steps().nth(5)).toHaveAttribute('aria-current', 'step')
    await expect
      .element(steps().nth(5))
      .toHaveAccessibleName(/^第 11 步，.*，poll 到 qr-login：done { status: "scanned" }$/)
    await expect.element(steps().nth(3)).toHaveAccessibleName(/^第 4 步，.*重复 3 次，已折叠$/)
    await steps().nth(1).click()
    expect(onStep.mock.calls).toEqual([[2]])
    await expect.element(steps().nth(1)).toHaveAttribute('aria-current', 'step')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(onStep.mock.calls).toEqual([[2], [3], [4]])
    await expect.element(steps().nth(3)).toHaveFocus()
  })

  test('unfolds, leaves out the ended, and keeps to the chosen actor', async () => {
    rendered = renderPage(<Drawer steps={few} />)
    await page.getByRole('button', { name: '折叠重复' }).click()
    await expect.element(page.getByRole('button', { name: /^第 9 步/ })).toBeInTheDocument()
    expect(drawn()).not.toContain('已折叠')
    await page.getByRole('button', { name: '已停的执行者' }).click()
    expect(drawn()).not.toContain('fetchQrCode')
    await page.getByRole('button', { name: '已停的执行者' }).click()
    await page.getByRole('button', { name: '只看选中执行者' }).click()
    expect(document.querySelectorAll('li')).toHaveLength(2)
  })

  test('draws only what is seen of a thousand steps', async () => {
    rendered = renderPage(<Drawer steps={many} />)
    await expect.element(page.getByRole('button', { name: /^第 999 步/ })).toBeInTheDocument()
    expect(document.querySelectorAll('li').length).toBeLessThan(40)
    document.querySelector('section')!.scrollTop = 0
    await expect.element(page.getByRole('button', { name: /^第 1 步/ })).toBeInTheDocument()
    expect(document.querySelectorAll('li').length).toBeLessThan(40)
  })

  test("leaves as Mermaid, which Mermaid's own parser reads", async () => {
    rendered = renderPage(<Drawer steps={few} />)
    for (const fold of [true, false]) {
      const sequence = sequenceOf(few, actors, { fold, withEnded: true, only: null })
      const text = sequenceToMermaid(
        sequence,
        (key) => key,
        (times) => `${times} 次`,
      )
      expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'sequence' })
    }
  })
})
