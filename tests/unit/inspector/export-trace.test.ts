import { describe, expect, test } from 'vitest'
import { readTrace, saveTrace, TraceError } from '../../../src/inspector/export/trace.ts'
import { STEP_LIMIT, type Trace } from '../../../src/inspector/wire.ts'
import { actorInfo, recorded } from './samples.ts'

const trace: Trace = {
  format: 'qihang-trace',
  version: 1,
  address: 'http://localhost/#/home',
  savedAt: 1_700_000_000_000,
  actors: [actorInfo({ key: 'x:1', id: 'qrLogin', flow: 'qr-login', value: { live: 'waiting' } })],
  steps: [
    recorded({
      step: 1,
      kind: 'done',
      from: 'x:2',
      event: { type: 'xstate.done.actor.poll', output: { ticket: '•••', tries: [1, null, true] } },
      candidates: [{ key: 'a on B[0] → c', fate: 'guardRefused' }],
      microsteps: [['a on B[0] → c'], []],
      calls: [
        { kind: 'start', id: 'poll', src: 'poll', input: { uuid: '•••' } },
        { kind: 'tell', id: 'poll', event: { type: 'X' } },
        { kind: 'stop', id: 'poll' },
      ],
    }),
  ],
}

const faultOf = (text: string): { fault: string; field: string } => {
  try {
    readTrace(text)
  } catch (error) {
    if (error instanceof TraceError) return { fault: error.fault, field: error.field }
  }
  throw new Error('read without complaint')
}

describe('[FLOW-4] a recording is a file', () => {
  test('it reads as it was saved, masks included', () => {
    expect(readTrace(saveTrace(trace))).toEqual(trace)
    expect(saveTrace(trace)).toContain('"ticket":"•••"')
  })

  test('it has no more steps than the inspector keeps, the newest', () => {
    const steps = Array.from({ length: STEP_LIMIT + 3 }, (_, index) => recorded({ step: index + 1 }))
    const numbers = (text: string) => readTrace(text).steps.map(({ step }) => step)
    const kept = steps.slice(3).map(({ step }) => step)
    expect(numbers(saveTrace({ ...trace, steps }))).toEqual(kept)
    expect(numbers(JSON.stringify({ ...trace, steps }))).toEqual(kept)
  })

  test('anything else is refused with its reason', () => {
    expect(faultOf('{')).toEqual({ fault: 'notJson', field: '' })
    expect(faultOf('[]')).toEqual({ fault: 'notTrace', field: 'format' })
    expect(faultOf('{"format":"har","version":1}')).toEqual({ fault: 'notTrace', field: 'format' })
    expect(faultOf(JSON.stringify({ ...trace, version: 2 }))).toEqual({ fault: 'otherVersion', field: 'version' })
    const wrong = { ...trace, steps: [{ ...trace.steps[0], at: 'noon' }] }
    expect(faultOf(JSON.stringify(wrong))).toEqual({ fault: 'notTrace', field: 'steps.0.at' })
  })
})
