import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { type VisibilityEvent, visibilityActor } from '../../../machines/kit/visibility.ts'

function page(isHidden: boolean) {
  const watchers = new Set<() => void>()
  const reported: string[] = []
  let hidden = isHidden
  const machine = setup({
    types: { events: {} as VisibilityEvent },
    actors: {
      watchVisibility: visibilityActor({
        isHidden: () => hidden,
        watch(changed) {
          watchers.add(changed)
          return () => watchers.delete(changed)
        },
      }),
    },
  }).createMachine({
    invoke: { src: 'watchVisibility' },
    on: { '*': { actions: ({ event }) => void reported.push(event.type) } },
  })
  return {
    actor: createActor(machine).start(),
    reported,
    watchers,
    turn(to: 'hidden' | 'shown') {
      hidden = to === 'hidden'
      for (const changed of watchers) changed()
    },
  }
}

describe('the watch over visibility', () => {
  it('says nothing of a page that is looked at [QR-5]', () => {
    expect(page(false).reported).toEqual([])
  })

  it('says at once that a page is hidden already [QR-5]', () => {
    expect(page(true).reported).toEqual(['TAB.HIDDEN'])
  })

  it('reports every change, in order [QR-5]', () => {
    const { reported, turn } = page(false)
    turn('hidden')
    turn('shown')
    turn('hidden')
    expect(reported).toEqual(['TAB.HIDDEN', 'TAB.SHOWN', 'TAB.HIDDEN'])
  })

  it('ends with its actor [QR-5]', () => {
    const { actor, watchers } = page(false)
    expect(watchers.size).toBe(1)
    actor.stop()
    expect(watchers.size).toBe(0)
  })
})
