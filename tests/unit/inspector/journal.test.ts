import { describe, expect, it } from 'vitest'
import { choose, chosenActor } from '../../../src/inspector/stores/choose.ts'
import { Journal } from '../../../src/inspector/stores/journal.ts'
import { type ActorInfo, type RecordedStep, STEP_LIMIT } from '../../../src/inspector/wire.ts'

const step = (number: number, actor = 'a'): RecordedStep => ({
  step: number,
  at: number,
  actor,
  from: null,
  kind: 'page',
  event: { type: 'PRESSED' },
  before: 'on',
  value: 'on',
  context: {},
  tags: [],
  status: 'active',
  active: [],
  microsteps: [],
  candidates: [],
  open: [],
  calls: [],
})
const steps = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => step(first + place))
const numbers = (journal: Journal) => journal.view().steps.map((one) => one.step)
const tab = { tab: 'tab', title: '', address: '' }

describe('the journal [FLOW-4]', () => {
  it('keeps the last 1,000 steps and counts those dropped', () => {
    const journal = new Journal()
    journal.add(steps(1, STEP_LIMIT))
    journal.add(steps(STEP_LIMIT + 1, STEP_LIMIT + 3))
    expect(numbers(journal)).toEqual(steps(4, STEP_LIMIT + 3).map((one) => one.step))
    expect(journal.view().dropped).toBe(3)
  })

  it('takes every step once', () => {
    const journal = new Journal()
    journal.add(steps(1, 3))
    journal.add(steps(1, 5))
    expect(numbers(journal)).toEqual([1, 2, 3, 4, 5])
  })

  it('leaves out for good what came while nothing was kept, and what was cleared', () => {
    const journal = new Journal()
    journal.add(steps(1, 3), false)
    journal.add(steps(1, 5))
    expect(numbers(journal)).toEqual([4, 5])
    journal.clear()
    journal.add(steps(1, 6))
    expect(numbers(journal)).toEqual([6])
  })

  it('begins anew with another page', () => {
    const journal = new Journal()
    journal.add(steps(1, 3))
    journal.attach(tab)
    expect(journal.view()).toEqual({ tab, actors: [], steps: [], dropped: 0 })
    journal.add(steps(1, 1))
    expect(numbers(journal)).toEqual([1])
  })

  it('shows a file in place of the page, which goes on', () => {
    const journal = new Journal()
    journal.attach(tab)
    journal.add(steps(1, 1))
    journal.show({ format: 'qihang-trace', version: 1, address: '/', savedAt: 0, actors: [], steps: steps(7, 9) })
    journal.add(steps(2, 2))
    expect(numbers(journal)).toEqual([7, 8, 9])
    journal.show(null)
    expect(numbers(journal)).toEqual([1, 2])
  })

  it('tells of every change of what is shown, and of nothing else', () => {
    const journal = new Journal()
    let times = 0
    const stop = journal.subscribe(() => {
      times += 1
    })
    journal.add(steps(1, 2))
    journal.add(steps(1, 2))
    journal.show(null)
    expect(times).toBe(1)
    stop()
    journal.clear()
    expect(times).toBe(1)
  })
})

const actor = (key: string, flow: string | null, status: ActorInfo['status'] = 'active'): ActorInfo => ({
  key,
  id: flow ?? 'poll',
  flow,
  parent: null,
  status,
  value: 'on',
})

describe('the inspector’s address [FLOW-4]', () => {
  const actors = [actor('a', 'site'), actor('b', 'qr-login'), actor('c', 'qr-login', 'done'), actor('d', null)]

  it.each([
    ['site', 'a'],
    ['qr-login', 'b'],
    ['qr-login~c', 'c'],
    ['poll~d', 'd'],
    ['qr-login~gone', 'b'],
    ['logout', undefined],
    [null, undefined],
  ])('%s chooses the actor %s', (name, key) => {
    expect(chosenActor(actors, name)?.key).toBe(key)
  })

  it('chooses the last step of the actor until then, and its own step before', () => {
    const log = [step(1, 'a'), step(2, 'b'), step(3, 'a'), step(4, 'b')]
    const at = (number: number | null) => {
      const { step: shown, before } = choose({ actor: 'site', step: number }, actors, log)
      return [shown?.step, before?.step]
    }
    expect([at(null), at(4), at(3), at(2), at(1)]).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
      [1, undefined],
      [1, undefined],
    ])
  })

  it('chooses a flow without an actor where none lives', () => {
    expect(choose({ actor: 'logout', step: null }, actors, [])).toEqual({
      actor: null,
      flow: 'logout',
      step: null,
      before: null,
    })
  })
})
