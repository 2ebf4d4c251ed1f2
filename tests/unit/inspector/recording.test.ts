import { describe, expect, it } from 'vitest'
import { type AnyActor, assign, createActor, fromPromise, SimulatedClock, setup } from 'xstate'
import { Recording } from '../../../src/inspector/page/recording.ts'
import { describeActor, describeStep } from '../../../src/inspector/page/serialise.ts'
import { STEP_LIMIT } from '../../../src/inspector/wire.ts'

const lamp = setup({
  types: { context: {} as { presses: number }, events: {} as { type: 'PRESSED' } | { type: 'BROKEN' } },
  actors: { heat: fromPromise(async () => 'warm') },
  guards: { isWornOut: ({ context }) => context.presses >= 3 },
  delays: { AFTERGLOW: 1000 },
  actions: { click: () => {} },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  on: { PRESSED: { actions: 'click' } },
  states: {
    off: {
      on: {
        PRESSED: [
          { guard: 'isWornOut', target: 'broken' },
          { target: 'on', actions: [assign({ presses: ({ context }) => context.presses + 1 }), 'click'] },
          { target: 'broken' },
        ],
      },
    },
    on: {
      invoke: { id: 'heat', src: 'heat' },
      on: { PRESSED: 'afterglow' },
    },
    afterglow: { after: { AFTERGLOW: 'off' } },
    broken: {},
  },
})

function record() {
  const clock = new SimulatedClock()
  const recording = new Recording()
  const actor = createActor(lamp, { clock }).start()
  recording.follow(actor as AnyActor)
  return { recording, actor, clock, steps: () => recording.steps.map(describeStep) }
}

describe('the recording of a page [FLOW-4]', () => {
  it('tells of every event who sent it, what it took and what it led to', () => {
    const { actor, clock, steps } = record()
    actor.send({ type: 'PRESSED' })
    actor.send({ type: 'PRESSED' })
    clock.increment(1000)
    expect(
      steps().map(({ step, kind, event, before, value, from }) => [step, kind, event.type, before, value, from]),
    ).toEqual([
      [1, 'start', 'xstate.init', null, 'off', null],
      [2, 'page', 'PRESSED', 'off', 'on', null],
      [3, 'page', 'PRESSED', 'on', 'afterglow', null],
      [4, 'timer', 'xstate.after.AFTERGLOW.lamp.afterglow', 'afterglow', 'off', null],
    ])
    const [, pressed, left] = steps()
    expect(pressed?.microsteps).toEqual([['lamp.off on PRESSED[1] → lamp.on']])
    expect(pressed?.calls).toEqual([
      { kind: 'action', name: 'click', params: '(undefined)' },
      { kind: 'start', id: 'heat', src: 'heat', input: '(undefined)' },
    ])
    expect(left?.calls).toEqual([{ kind: 'stop', id: 'heat' }])
    expect(left?.active).toEqual(['lamp.afterglow'])
  })

  it('says of every candidate why it was taken or not', () => {
    const { actor, steps } = record()
    actor.send({ type: 'PRESSED' })
    expect(steps()[1]?.candidates).toEqual([
      { key: 'lamp.off on PRESSED[0] → lamp.broken', fate: 'guardRefused' },
      { key: 'lamp.off on PRESSED[1] → lamp.on', fate: 'taken' },
      { key: 'lamp.off on PRESSED[2] → lamp.broken', fate: 'earlierTaken' },
      { key: 'lamp on PRESSED[0] → (stays)', fate: 'deeperTaken' },
    ])
  })

  it('keeps an event that nothing takes, without a transition', () => {
    const { actor, steps } = record()
    actor.send({ type: 'BROKEN' })
    expect(steps()[1]).toMatchObject({ event: { type: 'BROKEN' }, microsteps: [], candidates: [], value: 'off' })
  })

  it('tells an invoked actor that ended, and the step it led to', async () => {
    const { recording, actor, steps } = record()
    actor.send({ type: 'PRESSED' })
    await expect.poll(() => steps().length).toBe(3)
    expect(steps()[2]).toMatchObject({ kind: 'done', event: { type: 'xstate.done.actor.heat', output: 'warm' } })
    const [root, heat] = [...recording.actors.values()].map(describeActor)
    expect(heat).toEqual({ key: heat?.key, id: 'heat', flow: null, parent: root?.key, status: 'done', value: null })
    expect(steps()[2]?.from).toBe(heat?.key)
  })

  it('keeps the last thousand steps, and never numbers two alike', () => {
    const { actor, recording } = record()
    for (let time = 0; time < 5000; time += 1) actor.send({ type: 'BROKEN' })
    expect(recording.steps.length).toBe(STEP_LIMIT)
    expect([recording.steps[0]?.step, recording.steps.at(-1)?.step]).toEqual([4002, 5001])
  })

  it('knows an actor that is still being made on a page that has had a thousand', () => {
    const { actor, recording } = record()
    for (let time = 0; time < STEP_LIMIT; time += 1) recording.follow(createActor(lamp).start() as AnyActor)
    actor.send({ type: 'PRESSED' })
    expect(actor.getSnapshot().value).toBe('on')
    expect([...recording.actors.values()].at(-1)?.id).toBe('heat')
    expect(recording.actors.size).toBe(STEP_LIMIT + 2)
  })

  it('forgets those that ended long ago', () => {
    const recording = new Recording()
    for (let time = 0; time < STEP_LIMIT + 1; time += 1) {
      const actor = createActor(lamp).start()
      recording.follow(actor as AnyActor)
      actor.send({ type: 'PRESSED' })
      actor.stop()
    }
    const states = [...recording.actors.values()].map((actor) => actor.getSnapshot().status)
    expect(states.length).toBeLessThan(STEP_LIMIT)
    expect(new Set(states)).toEqual(new Set(['stopped']))
  })
})
