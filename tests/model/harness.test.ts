import { describe, expect, it } from 'vitest'
import { createActor, createMachine, fromPromise, setup } from 'xstate'
import type { Catalogue } from '../../machines/catalogue.ts'
import { Coverage } from './harness/coverage.ts'
import { generate, planPaths } from './harness/generate.ts'
import { Model } from './harness/model.ts'
import { type Expectation, type Path, type Step, TransitionCount, walk } from './harness/paths.ts'
import { replay } from './harness/replay.ts'
import { reportOn } from './harness/report.ts'
import { stage } from './harness/stage.ts'
import { checkWalks } from './harness/walks.ts'
import { courier } from './samples/courier.ts'
import { kettle, SAMPLE_INTERVAL, TIME_LIMIT } from './samples/kettle.ts'
import { turnstile } from './samples/turnstile.ts'

const samples = [turnstile, kettle, courier] as readonly Catalogue[]

/** The generated path with exactly these events. */
function pathWith(catalogue: Catalogue, ...types: string[]): Path {
  const found = generate(catalogue).paths.find(
    ({ steps }) =>
      steps
        .slice(0, types.length)
        .map(({ event }) => event.type)
        .join() === types.join(),
  )
  if (!found) throw new Error(`no path ${types.join(' > ')}`)
  return { ...found, steps: found.steps.slice(0, types.length) }
}

const watched = (catalogue: Catalogue, path: Path, coverage = new Coverage(catalogue.machine)) =>
  replay(stage(catalogue.machine), catalogue, path, coverage)

const withStep = (path: Path, at: number, change: (step: Step) => Step): Path => ({
  ...path,
  steps: path.steps.map((step, index) => (index === at ? change(step) : step)),
})

describe('generation', () => {
  it.each(samples.map((catalogue) => ({ flow: catalogue.flow, catalogue })))(
    'covers $flow: states, transitions, pairs, and no mutant survives [FLOW-2]',
    ({ catalogue }) => {
      const { failures, statesSeen, states, taken, transitions, pairsTaken, feasiblePairs } = reportOn(catalogue)
      expect(failures).toEqual([])
      expect([statesSeen, taken, pairsTaken]).toEqual([states, transitions, feasiblePairs])
    },
  )

  it('offers what a guard refuses, and expects nothing of it', () => {
    const { steps } = pathWith(turnstile as Catalogue, 'COIN.INSERTED')
    expect(steps[0]).toEqual({
      by: 'visitor',
      event: { type: 'COIN.INSERTED', value: 1 },
      takes: [],
      expect: { value: 'locked', context: { coins: 0 }, tags: [], status: 'active', output: '(undefined)', calls: [] },
    })
  })

  it('says to the millisecond when a timer fires, and in which order', () => {
    const steps = (...types: string[]) => pathWith(kettle as Catalogue, ...types).steps.map(({ wait }) => wait)
    expect(
      steps('SWITCHED', 'xstate.done.actor.measure', 'xstate.after.SAMPLE_INTERVAL.kettle.heating.waiting'),
    ).toEqual([undefined, undefined, SAMPLE_INTERVAL])
    expect(steps('SWITCHED', 'xstate.after.TIME_LIMIT.kettle.heating')).toEqual([undefined, TIME_LIMIT])
  })

  it('survives JSON', () => {
    for (const catalogue of samples) {
      for (const path of generate(catalogue).paths) {
        expect(() => watched(catalogue, JSON.parse(JSON.stringify(path)))).not.toThrow()
      }
    }
  })

  it('plans fewer paths for a browser, that still take every transition', () => {
    const coverage = new Coverage(courier.machine)
    const plan = planPaths(courier as Catalogue)
    for (const path of plan) watched(courier as Catalogue, path, coverage)
    expect(coverage.transitionsMissed).toEqual([])
    expect(plan.length).toBeLessThan(generate(courier as Catalogue).paths.length)
  })

  it('leaves out what the catalogue calls infeasible', () => {
    const patient = { ...kettle, feasible: (_, { type }) => type !== 'SWITCHED' || _.value === 'off' } as Catalogue
    const { failures } = reportOn(patient)
    expect(failures).toContain('never taken: kettle.heating on SWITCHED[0] → kettle.off')
  })

  it('fires timers that are due together in the order in which they were set', () => {
    const machine = createMachine({
      id: 'twins',
      type: 'parallel',
      states: {
        a: { initial: 'off', states: { off: { after: { 10: 'on' } }, on: {} } },
        b: { initial: 'off', states: { off: { after: { 10: 'on' } }, on: {} } },
      },
    })
    const { paths } = generate({
      flow: 'twins',
      machine,
      inputs: { plain: undefined },
      events: [],
      actors: {},
      delays: {},
    })
    expect(paths.map(({ steps }) => steps.map(({ wait, expect: { value } }) => [wait, value]))).toEqual([
      [
        [10, { a: 'on', b: 'off' }],
        [0, { a: 'on', b: 'on' }],
      ],
    ])
  })
})

describe('replay', () => {
  const catalogue = courier as Catalogue
  const path = pathWith(catalogue, 'ORDER.PLACED', 'xstate.done.actor.pack')

  it.each<[keyof Expectation, Expectation[keyof Expectation]]>([
    ['value', 'idle'],
    ['context', { parcel: 'stone', metres: 900 }],
    ['tags', ['busy']],
    ['status', 'done'],
    ['output', { delivered: 'book' }],
    ['calls', []],
  ])('fails on a wrong expectation of %s', (field, wrong) => {
    const spoilt = withStep(path, 1, (step) => ({ ...step, expect: { ...step.expect, [field]: wrong } }))
    expect(() => watched(catalogue, spoilt)).toThrow(`step 2 (xstate.done.actor.pack): ${field} should be`)
  })

  it('fails on a phantom step: one that should take a transition and does not', () => {
    const { expect: unchanged } = path.steps[0] as Step
    const phantom = withStep(path, 1, () => ({
      by: 'visitor',
      event: { type: 'ORDER.PLACED', parcel: 'book' },
      takes: [['courier.idle on ORDER.PLACED[0] → courier.packing']],
      expect: { ...unchanged, calls: [] },
    }))
    expect(() => watched(catalogue, phantom)).toThrow('nothing was taken (phantom step)')
  })

  it('fails on a timer order that the clock forbids', () => {
    const waiting = pathWith(
      kettle as Catalogue,
      'SWITCHED',
      'xstate.done.actor.measure',
      'xstate.after.SAMPLE_INTERVAL.kettle.heating.waiting',
    )
    const late = withStep(waiting, 2, (step) => ({
      ...step,
      event: { type: 'xstate.after.TIME_LIMIT.kettle.heating' },
      wait: TIME_LIMIT,
    }))
    expect(() => watched(kettle as Catalogue, late)).toThrow('another timer fires before xstate.after.TIME_LIMIT')
    const early = withStep(waiting, 2, (step) => ({ ...step, wait: SAMPLE_INTERVAL - 1 }))
    expect(() => watched(kettle as Catalogue, early)).toThrow(`no timer fires after ${SAMPLE_INTERVAL - 1} ms`)
  })

  it('fails on an actor that is not running', () => {
    const gone = withStep(path, 1, (step) => ({ ...step, actor: 'signature' }))
    expect(() => watched(catalogue, gone)).toThrow('the actor signature is not running')
  })

  it('fails on a broken promise', () => {
    const promise = { ...catalogue, invariants: { 'stays far away': ({ context }) => context.metres > 0 } } as Catalogue
    const arrived = pathWith(
      catalogue,
      'ORDER.PLACED',
      'xstate.done.actor.pack',
      'POSITION.CHANGED',
      'POSITION.CHANGED',
    )
    expect(() => watched(promise, arrived)).toThrow('broken promise: stays far away')
  })

  it('counts what the live actor took, not what was planned', () => {
    const coverage = new Coverage(catalogue.machine)
    const spoilt = withStep(path, 1, (step) => ({ ...step, expect: { ...step.expect, value: 'idle' } }))
    expect(() => watched(catalogue, spoilt, coverage)).toThrow('value should be')
    expect(coverage.transitions.get('courier.idle on ORDER.PLACED[0] → courier.packing')).toBe(1)
    expect(coverage.transitions.get('courier.packing done pack[0] → courier.underway')).toBe(0)
    expect(coverage.transitionsTaken).toBe(1)
    expect(coverage.transitions.size).toBe(9)
  })
})

describe('catalogues', () => {
  const broken = (change: Partial<Catalogue>) => () => generate({ ...(kettle as Catalogue), ...change })

  it('fails where an invoked actor has no outcomes', () => {
    expect(broken({ actors: {} })).toThrow('kettle: the catalogue gives no outcomes for the actor measure')
  })

  it('fails on outcomes of an actor that nobody invokes', () => {
    expect(broken({ actors: { ...kettle.actors, whistle: {} } })).toThrow('no state invokes the actor whistle')
  })

  it('fails on a delay that is missing, superfluous or another than the machine has', () => {
    expect(broken({ delays: { SAMPLE_INTERVAL } })).toThrow('the catalogue lacks the delay TIME_LIMIT')
    expect(broken({ delays: { ...kettle.delays, PAUSE: 1 } })).toThrow('no state waits for the delay PAUSE')
    expect(broken({ delays: { ...kettle.delays, TIME_LIMIT: 1 } })).toThrow(
      'TIME_LIMIT is 60000 ms in the machine and 1 ms',
    )
  })

  it('reports an event that the catalogue forgets', () => {
    const { failures } = reportOn({ ...(courier as Catalogue), events: [{ type: 'ORDER.PLACED', parcel: 'book' }] })
    expect(failures).toContain('never taken: courier on ABANDONED[0] → courier.abandoned')
    expect(failures).toContain('never entered: courier.underway.door.open')
  })

  it('fails on an error that nobody handles', () => {
    const actors = { ...courier.actors, signature: { done: [undefined], error: ['no pen'] } }
    expect(() => generate({ ...(courier as Catalogue), actors })).toThrow(
      'on xstate.error.actor.signature: the machine breaks',
    )
  })

  it('refuses an effect or an actor that setup() does not name', () => {
    const plain = { flow: 'hidden', inputs: { plain: undefined }, events: [], actors: {}, delays: {} }
    const effect = setup({}).createMachine({ id: 'hidden', entry: () => {} })
    expect(() => generate({ ...plain, machine: effect })).toThrow('hidden has an effect without a name')
    const actor = createMachine({ id: 'hidden', invoke: { id: 'call', src: fromPromise(async () => 1) } })
    expect(() => generate({ ...plain, actors: { call: {} }, machine: actor })).toThrow(
      'invokes an actor that setup() does not name',
    )
  })
})

describe('mutation', () => {
  it('knows these faults', () => {
    const { mutants } = reportOn(turnstile as Catalogue).details
    expect(mutants.map(({ key }) => key)).toEqual([
      'turnstile.locked on COIN.INSERTED[0]: drop',
      'turnstile.locked on COIN.INSERTED[0]: retarget to turnstile.locked',
      'turnstile.locked on COIN.INSERTED[0]: drop guard',
      'turnstile.locked on COIN.INSERTED[0]: negate guard',
      'turnstile.locked on COIN.INSERTED[0]: drop action 0 assign',
      'turnstile.open on PUSHED[0]: drop',
      'turnstile.open on PUSHED[0]: retarget to turnstile.open',
      'turnstile.open on PUSHED[0]: drop action 0 ring',
      'turnstile.locked entry: drop action 0 assign',
    ])
  })

  it.each([
    'kettle.heating after TIME_LIMIT[0]: drop',
    'kettle.heating done[0]: drop',
    'kettle.heating.measuring done measure[0]: negate guard',
    'kettle.heating.measuring done measure[0, 1]: swap',
    'kettle.heating.measuring done measure: drop all',
    'kettle.heating.measuring error measure[0]: retarget to kettle.off',
    'delay SAMPLE_INTERVAL: +1 ms',
    'delay SAMPLE_INTERVAL: -1 ms',
    'kettle.broken after 500: +1 ms',
    'kettle.broken after 500: -1 ms',
    'courier on ABANDONED[0]: drop action 0 sendTo',
    'courier.underway.road.driving always[0]: drop guard',
    'courier.underway.road.driving always[0]: drop action 0 raise',
    'courier.underway.door.shut on RUNG[0]: drop action 0 emit',
  ])('kills: %s', (key) => {
    const mutants = [kettle, courier].flatMap((catalogue) => reportOn(catalogue as Catalogue).details.mutants)
    expect(mutants.find((mutant) => mutant.key === key)?.fate).toBe('killed')
  })

  it('stops a mutant that would loop for ever', () => {
    const machine = setup({
      types: { context: {} as { ready: boolean } },
      guards: { isReady: ({ context }) => context.ready },
    }).createMachine({
      id: 'ping',
      context: { ready: false },
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: { guard: 'isReady', target: 'c' } }, c: { always: 'b' } },
    })
    const { details } = reportOn({
      flow: 'ping',
      machine,
      inputs: { plain: undefined },
      events: [{ type: 'GO' }],
      actors: {},
      delays: {},
    } as Catalogue)
    expect(details.mutants.find(({ key }) => key === 'ping.b always[0]: drop guard')).toEqual({
      key: 'ping.b always[0]: drop guard',
      fate: 'killed',
      by: 'ping, plain: start > GO = "b", step 1 (GO): status should be "active", is "error"',
    })
  })

  const exclusive = (equivalent: Record<string, string>) =>
    reportOn({
      flow: 'sign',
      machine: setup({
        types: { events: {} as { type: 'CAME'; value: number } },
        guards: {
          isBelow: (_, { value }: { value: number }) => value < 0,
          isAbove: (_, { value }: { value: number }) => value > 0,
        },
      }).createMachine({
        id: 'sign',
        initial: 'zero',
        states: {
          zero: {
            on: {
              CAME: [
                { guard: { type: 'isBelow', params: ({ event }) => event }, target: 'minus' },
                { guard: { type: 'isAbove', params: ({ event }) => event }, target: 'plus' },
              ],
            },
          },
          minus: {},
          plus: {},
        },
      }),
      inputs: { plain: undefined },
      events: [-1, 0, 1].map((value) => ({ type: 'CAME', value })),
      actors: {},
      delays: {},
      equivalent,
    } as Catalogue)
  const swap = 'sign.zero on CAME[0, 1]: swap'

  it('reports a survivor', () => {
    const { failures, equivalent } = exclusive({})
    expect([failures, equivalent]).toEqual([[`mutant survived: ${swap}`], 0])
  })

  it('accepts a survivor with a reason', () => {
    const { failures, equivalent, details } = exclusive({ [swap]: 'no number has two signs' })
    expect([failures, equivalent]).toEqual([[], 1])
    expect(details.mutants.find(({ key }) => key === swap)).toEqual({
      key: swap,
      fate: 'equivalent',
      reason: 'no number has two signs',
    })
  })

  it('refuses a reason for a mutant that is killed, or that does not exist', () => {
    const { failures } = exclusive({
      [swap]: 'no number has two signs',
      'sign.zero on CAME[0]: drop': 'never mind',
      'sign.gone on CAME[0]: drop': 'it was there once',
    })
    expect(failures).toEqual([
      'called equivalent, but killed or gone: sign.zero on CAME[0]: drop',
      'called equivalent, but killed or gone: sign.gone on CAME[0]: drop',
    ])
  })

  it('lets the machine itself live', () => {
    for (const catalogue of samples) {
      const { config, implementations } = catalogue.machine
      const copy = stage(createMachine(config, implementations as never))
      for (const path of generate(catalogue).paths) expect(() => replay(copy, catalogue, path)).not.toThrow()
    }
  })
})

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
    const heating = model.apply(start, { type: 'SWITCHED', by: 'visitor', event: { type: 'SWITCHED' } })
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
