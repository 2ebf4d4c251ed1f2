import { describe, expect, it } from 'vitest'
import { assign, createMachine, fromPromise, setup } from 'xstate'
import { generate, planPaths } from '../../harness/generate.ts'
import { Coverage } from '../../harness/report/coverage.ts'
import { reportOn } from '../../harness/report/report.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { courier } from './samples/courier.ts'
import { kettle, SAMPLE_INTERVAL, TIME_LIMIT } from './samples/kettle.ts'
import { pathWith, samples, UNSPECIFIED, watched } from './samples/support.ts'
import { turnstile } from './samples/turnstile.ts'

describe('generation', () => {
  it.each(samples.map((catalogue) => ({ flow: catalogue.flow, catalogue })))(
    'covers $flow: states, transitions, pairs, and no mutant survives [FLOW-2]',
    ({ catalogue }) => {
      const { failures, statesSeen, states, taken, transitions, pairsTaken, feasiblePairs } = reportOn(catalogue)
      expect(failures).toEqual([UNSPECIFIED])
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

  it('looks no further than to the last transition for what a browser walks, and from there as far as a walk goes', () => {
    const machine = setup({ types: { context: {} as { laps: number } } }).createMachine({
      id: 'track',
      context: { laps: 0 },
      initial: 'running',
      states: {
        running: { on: { LAP: { actions: assign({ laps: ({ context }) => context.laps + 1 }) }, STOP: 'resting' } },
        resting: { on: { GO: 'running' } },
      },
    })
    const track = {
      flow: 'track',
      machine,
      inputs: { alone: undefined },
      events: [{ type: 'STOP' }, { type: 'GO' }, { type: 'LAP' }],
      actors: {},
      delays: {},
    }
    const [path, ...others] = planPaths(track as Catalogue)
    expect(path?.steps.map(({ event }) => event.type)).toEqual(['STOP', 'GO', 'LAP'])
    expect(others).toEqual([])
    expect(() => generate(track as Catalogue)).toThrow('track: there is no end to it')
  })

  it('starts from every input', () => {
    const machine = setup({ guards: { isWet: ({ context }) => context.wet } }).createMachine({
      id: 'field',
      context: ({ input }) => ({ wet: input === 'rain' }),
      initial: 'waking',
      states: { waking: { always: [{ guard: 'isWet', target: 'green' }, { target: 'dry' }] }, green: {}, dry: {} },
    })
    const field = {
      flow: 'field',
      machine,
      inputs: { rainy: 'rain', sunny: 'sun' },
      events: [],
      actors: {},
      delays: {},
    }
    const starts = planPaths(field as Catalogue).map(({ input, start }) => [input, start.expect.value])
    expect(starts).toEqual([
      ['rainy', 'green'],
      ['sunny', 'dry'],
    ])
    expect(reportOn(field as Catalogue).failures).toEqual([UNSPECIFIED])
  })

  it('leaves out what the catalogue calls infeasible', () => {
    const patient = {
      ...kettle,
      feasible: ({ value }, { type }) => type !== 'SWITCHED' || value === 'off',
    } as Catalogue
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

  it('fails on an event that no state hears, sent by a person or by an actor', () => {
    const whistled = { type: 'WHISTLED' }
    expect(broken({ events: [...kettle.events, whistled as never] })).toThrow('kettle: no state hears WHISTLED')
    const { measure } = kettle.actors
    expect(broken({ actors: { ...kettle.actors, measure: { ...measure, sends: [whistled] } } })).toThrow(
      'no state hears WHISTLED',
    )
  })

  it('fails on an event that a state hears and nobody sends, but for those that the machine sends itself', () => {
    const events = [{ type: 'ORDER.PLACED', parcel: 'book' }, { type: 'DOOR.ANSWERED' }]
    expect(() => generate({ ...(courier as Catalogue), events })).toThrow(
      'courier: the catalogue never sends ABANDONED',
    )
    expect(() => generate(courier as Catalogue)).not.toThrow()
  })

  it('reports a transition that the catalogue leaves out', () => {
    const actors = { ...courier.actors, signature: {} }
    const { failures } = reportOn({ ...(courier as Catalogue), actors })
    expect(failures).toContain('never taken: courier.underway done signature[0] → courier.delivered')
    expect(failures).toContain('never entered: courier.delivered')
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
