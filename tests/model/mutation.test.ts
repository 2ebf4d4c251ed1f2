import { describe, expect, it } from 'vitest'
import { createMachine, setup } from 'xstate'
import { explore } from '../../harness/explore.ts'
import { generate } from '../../harness/generate.ts'
import { mutants } from '../../harness/mutants/mutate.ts'
import { replay } from '../../harness/replay.ts'
import { reportOn } from '../../harness/report/report.ts'
import { stage } from '../../harness/stage.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { courier } from './samples/courier.ts'
import { kettle } from './samples/kettle.ts'
import { sign } from './samples/sign.ts'
import { samples, UNSPECIFIED } from './samples/support.ts'
import { turnstile } from './samples/turnstile.ts'

/** Everything that was explored, as data, or why it could not be. */
function whatHappens(...[catalogue, exploration]: Parameters<typeof explore>) {
  try {
    return explore(catalogue, exploration).map(({ vertices }) =>
      [...vertices].map(([key, { edges }]) => [
        key,
        edges.map(({ stimulus, after: { step, expect: what } }) => [stimulus.id, step?.wait, what]),
      ]),
    )
  } catch (failure) {
    return String(failure)
  }
}

describe('mutation', () => {
  const verdicts = [kettle, courier].flatMap((catalogue) => reportOn(catalogue as Catalogue).details.mutants)

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
      'turnstile initial: turnstile.open',
      'turnstile.locked entry: drop action 0 assign',
      'turnstile.open tags: drop passable',
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
    expect(verdicts.find((mutant) => mutant.key === key)?.fate).toBe('killed')
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

  const exclusive = (equivalent: Record<string, string>) => reportOn(sign(equivalent))
  const swap = 'sign.zero on CAME[0, 1]: swap'

  it('reports a survivor', () => {
    const { failures, equivalent } = exclusive({})
    expect([failures, equivalent]).toEqual([[`no test notices: ${swap}`, UNSPECIFIED], 0])
  })

  it('accepts a survivor with a reason', () => {
    const { failures, equivalent, details } = exclusive({ [swap]: 'no number has two signs' })
    expect([failures, equivalent]).toEqual([[UNSPECIFIED], 1])
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
      UNSPECIFIED,
    ])
  })

  it('explores of a mutant what its fault can change, and finds the same as if it explored all', () => {
    for (const catalogue of samples) {
      const graphs = explore(catalogue)
      for (const { create, reach } of mutants(catalogue).filter(({ delay }) => !delay)) {
        const explored = (exploration?: Parameters<typeof explore>[1]) =>
          whatHappens({ ...catalogue, machine: create() }, exploration)
        expect(explored({ original: { graphs, reach } })).toEqual(explored())
      }
    }
  })

  it('lets the machine itself live', () => {
    for (const catalogue of samples) {
      const { config, implementations } = catalogue.machine
      const copy = stage(createMachine(config, implementations as never))
      for (const path of generate(catalogue).paths) expect(() => replay(copy, catalogue, path)).not.toThrow()
    }
  })
})
