import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideReplayer, type ReplayerPorts } from '../../../machines/inspector/replayer/replayer.ports.ts'
import type { Difference, Speed } from '../../../machines/inspector/replayer/replayer.types.ts'

const difference: Difference = { field: 'value', expected: 'live', seen: 'failed' }

/** A replayer of three paths with two steps each, beside the start. */
async function replayerAt(speed: Speed, ports: Partial<ReplayerPorts> = {}) {
  const asked: string[] = []
  const clock = new SimulatedClock()
  const machine = provideReplayer({
    plan: async () => [2, 2, 2],
    async openPath(flow, path) {
      asked.push(`open ${flow} ${path}`)
      await ports.openPath?.(flow, path)
    },
    async performStep(step) {
      asked.push(`perform ${step}`)
      return (await ports.performStep?.(step)) ?? null
    },
    async closePath() {
      asked.push('close')
      await ports.closePath?.()
    },
  })
  const actor = createActor(machine, { clock }).start()
  const reaches = (value: unknown) => expect.poll(() => actor.getSnapshot().value).toEqual(value)
  actor.send({ type: 'SPEED.CHANGED', speed })
  actor.send({ type: 'FLOW.CHOSEN', flow: 'logout' })
  await reaches('ready')
  return { actor, asked, clock, reaches, results: () => actor.getSnapshot().context.results }
}

const passed = { verdict: 'passed', step: 2, difference: null, message: null }

describe('a replay on the page', () => {
  it('opens, performs from the start on, and closes, one path after the other [FLOW-4]', async () => {
    const { actor, asked, reaches, results } = await replayerAt('fast')
    actor.send({ type: 'RUN.STARTED', paths: [0, 2] })
    await reaches('ready')
    const steps = ['perform 0', 'perform 1', 'perform 2', 'close']
    expect(asked).toEqual(['open logout 0', ...steps, 'open logout 2', ...steps])
    expect(results()).toEqual({ 0: passed, 2: passed })
  })

  it('leaves a path at its first difference, one that breaks at once, and goes on [FLOW-4]', async () => {
    let path = 0
    const { actor, asked, reaches, results } = await replayerAt('fast', {
      async openPath(_, opened) {
        path = opened
        if (path === 1) throw new Error('the dialog does not open')
      },
      performStep: async (step) => (path === 0 && step === 1 ? difference : null),
      closePath: () => Promise.reject(new Error('nothing is open')),
    })
    actor.send({ type: 'RUN.STARTED', paths: [0, 1, 2] })
    await reaches('ready')
    expect(asked.filter((one) => one !== 'perform 2')).toEqual([
      ...['open logout 0', 'perform 0', 'perform 1', 'close'],
      ...['open logout 1', 'close'],
      ...['open logout 2', 'perform 0', 'perform 1', 'close'],
    ])
    expect(results()).toEqual({
      0: { verdict: 'failed', step: 1, difference, message: null },
      1: { verdict: 'broken', step: 0, difference: null, message: 'the dialog does not open' },
      2: passed,
    })
  })

  it('rests after every step at walking speed, and waits for its developer by step [FLOW-4]', async () => {
    const { actor, asked, clock, reaches } = await replayerAt('walk')
    actor.send({ type: 'RUN.STARTED', paths: [0] })
    await reaches({ running: { resting: 'pacing' } })
    clock.increment(599)
    expect(asked).toEqual(['open logout 0', 'perform 0'])
    clock.increment(1)
    expect(asked).toEqual(['open logout 0', 'perform 0', 'perform 1'])
    actor.send({ type: 'SPEED.CHANGED', speed: 'step' })
    await reaches({ running: { resting: 'held' } })
    actor.send({ type: 'STEPPED' })
    await reaches({ running: { resting: 'held' } })
    expect(asked.at(-1)).toBe('perform 2')
    actor.send({ type: 'STEPPED' })
    await reaches('ready')
    expect(asked.at(-1)).toBe('close')
  })

  it('stops at once, closes what is open, and judges nothing that did not end [FLOW-4]', async () => {
    const { actor, asked, reaches, results } = await replayerAt('step')
    actor.send({ type: 'RUN.STARTED', paths: [0, 1] })
    await reaches({ running: { resting: 'held' } })
    actor.send({ type: 'STOPPED' })
    await reaches('ready')
    expect(asked).toEqual(['open logout 0', 'perform 0', 'close'])
    expect(results()).toEqual({})
  })
})
