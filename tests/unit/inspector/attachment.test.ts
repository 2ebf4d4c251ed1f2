import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideAttachment } from '../../../machines/inspector/attachment/attachment.ports.ts'
import type { TabEvent } from '../../../machines/inspector/attachment/attachment.types.ts'

function attachmentTo(wanted: string | null) {
  const attached: string[] = []
  const watches = new Set<(event: TabEvent) => void>()
  const machine = provideAttachment({
    watchTabs(report) {
      watches.add(report)
      return () => void watches.delete(report)
    },
    attach: (tab) => void attached.push(tab),
  })
  const actor = createActor(machine, { input: { wanted } }).start()
  const tell = (event: TabEvent) => {
    for (const report of watches) report(event)
  }
  return { actor, attached, watches, tell }
}

describe('the tab that is inspected', () => {
  it('is attached again after a reload [FLOW-4]', () => {
    const { actor, attached, tell } = attachmentTo(null)
    tell({ type: 'TAB.FOUND', tab: 'first' })
    tell({ type: 'TAB.FOUND', tab: 'second' })
    tell({ type: 'TAB.GONE', tab: 'first' })
    expect(actor.getSnapshot().value).toBe('lost')
    tell({ type: 'TAB.FOUND', tab: 'first' })
    expect(actor.getSnapshot().value).toBe('attached')
    expect(attached).toEqual(['first', 'first'])
  })

  it('is the wanted one and no other [FLOW-4]', () => {
    const { attached, tell } = attachmentTo('second')
    tell({ type: 'TAB.FOUND', tab: 'first' })
    tell({ type: 'TAB.FOUND', tab: 'second' })
    expect(attached).toEqual(['second'])
  })

  it('is no longer watched when the inspector ends [FLOW-4]', () => {
    const { actor, watches } = attachmentTo(null)
    expect(watches.size).toBe(1)
    actor.stop()
    expect(watches.size).toBe(0)
  })
})
