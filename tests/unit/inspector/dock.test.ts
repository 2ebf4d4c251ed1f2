import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type DockPorts, provideDock } from '../../../machines/inspector/dock/dock.ports.ts'

function dockWith(openWindow: DockPorts['openWindow']) {
  const calls: string[] = []
  let report = () => {}
  const machine = provideDock({
    showDock: () => void calls.push('show'),
    hideDock: () => void calls.push('hide'),
    openWindow() {
      calls.push('open')
      return openWindow()
    },
    focusWindow: () => void calls.push('focus'),
    watchWindow(closed) {
      report = closed
      return () => void calls.push('unwatch')
    },
    notify: ({ kind }) => void calls.push(kind),
  })
  const actor = createActor(machine).start()
  const reaches = (value: string) => expect.poll(() => actor.getSnapshot().value).toBe(value)
  return { actor, calls, reaches, closeWindow: () => report() }
}

describe('the dock', () => {
  it('opens its window inside the click, brings it to the front and is gone with it [FLOW-4]', async () => {
    const { actor, calls, reaches, closeWindow } = dockWith(async () => {})
    actor.send({ type: 'TOGGLED' })
    actor.send({ type: 'POPPED_OUT' })
    expect(calls).toEqual(['show', 'hide', 'open'])
    await reaches('popped')
    actor.send({ type: 'TOGGLED' })
    closeWindow()
    expect(calls.slice(3)).toEqual(['focus', 'unwatch'])
    expect(actor.getSnapshot().value).toBe('closed')
  })

  it('stays beside the page where the browser refuses a window, and says so [FLOW-4]', async () => {
    const { actor, calls, reaches } = dockWith(() => Promise.reject(new Error('refused')))
    actor.send({ type: 'POPPED_OUT' })
    await reaches('docked')
    expect(calls).toEqual(['open', 'windowRefused', 'show'])
  })
})
