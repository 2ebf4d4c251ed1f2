import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { Model } from '../../harness/model.ts'
import type { Path } from '../../harness/path.ts'
import { TransitionCount, walk } from '../../harness/paths.ts'
import { checkWalks } from '../../harness/walks.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { kettle, TIME_LIMIT } from './samples/kettle.ts'
import { pathWith, samples, watched } from './samples/support.ts'
import { turnstile } from './samples/turnstile.ts'

describe('random walks', () => {
  const options = { seed: 7, walks: 300, length: 30 }

  it.each(samples.map((catalogue) => ({ flow: catalogue.flow, catalogue })))('agree on $flow', ({ catalogue }) => {
    expect(() => checkWalks(catalogue, options)).not.toThrow()
  })

  it('shrink to a path that replays', () => {
    const promise = { ...turnstile, invariants: { 'never opens': ({ value }) => value !== 'open' } } as Catalogue
    let message = ''
    try {
      checkWalks(promise, options)
    } catch (failure) {
      message = String((failure as Error).message) + String((failure as Error).cause)
    }
    const json = message.split('\n').find((line) => line.includes('{"flow"')) ?? ''
    const path = JSON.parse(json.slice(json.indexOf('{"flow"'))) as Path
    expect(path.steps.map(({ event }) => event)).toEqual([{ type: 'COIN.INSERTED', value: 2 }])
    expect(() => watched(promise, path)).toThrow('broken promise: never opens')
  })

  it('let time pass between timers, which generated paths do not', () => {
    const model = new Model(kettle as Catalogue)
    const start = model.start(undefined)
    const [switchOn] = model.stimuli(start)
    const heating = model.apply(start, switchOn!)
    expect(model.rest(heating, 400).step?.wait).toBe(400)
    expect(model.rest(heating, TIME_LIMIT).step?.wait).toBe(TIME_LIMIT - 1)
  })
})

describe('walking a path elsewhere', () => {
  const path = pathWith(turnstile as Catalogue, 'COIN.INSERTED', 'COIN.INSERTED')

  it('performs every step and looks after each', async () => {
    const log: unknown[] = []
    await walk(path, {
      perform: { 'COIN.INSERTED': ({ event }) => void log.push(event) },
      see: ({ value }) => void log.push(value),
    })
    expect(log).toEqual([
      'locked',
      { type: 'COIN.INSERTED', value: 1 },
      'locked',
      { type: 'COIN.INSERTED', value: 2 },
      'open',
    ])
  })

  it('fails on an event without executor, before anything is done [FLOW-2]', async () => {
    const log: unknown[] = []
    const walker = { perform: {}, see: () => void log.push('seen') }
    await expect(walk(path, walker)).rejects.toThrow('turnstile: no executor for COIN.INSERTED')
    expect(log).toEqual([])
  })

  it('counts what a live actor takes', () => {
    const count = new TransitionCount(turnstile.machine)
    const ring = () => {}
    const actor = createActor(turnstile.machine.provide({ actions: { ring } }), { inspect: count.inspect }).start()
    actor.send({ type: 'COIN.INSERTED', value: 1 })
    actor.send({ type: 'COIN.INSERTED', value: 2 })
    expect(count.line('turnstile')).toBe('turnstile: 1 of 2 transitions taken')
    expect(count.missed).toEqual(['turnstile.open on PUSHED[0] → turnstile.locked'])
    actor.send({ type: 'PUSHED' })
    expect(count.taken).toBe(2)
  })
})
