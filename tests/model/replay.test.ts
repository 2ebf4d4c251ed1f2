import { describe, expect, it } from 'vitest'
import type { Expectation, Step } from '../../harness/path.ts'
import { Coverage } from '../../harness/report/coverage.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { courier } from './samples/courier.ts'
import { kettle, SAMPLE_INTERVAL, TIME_LIMIT } from './samples/kettle.ts'
import { pathWith, watched, withStep } from './samples/support.ts'

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
