import { describe, expect, it } from 'vitest'
import { Model, type Moment } from '../../harness/model.ts'
import type { Mutant } from '../../harness/mutants/mutant.ts'
import { mutants } from '../../harness/mutants/mutate.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { ferry } from './samples/ferry.ts'

const faults = mutants(ferry as Catalogue)

/** What a machine comes to by these events, and all that it asked for on the way. */
function outcome(machine: Catalogue['machine'], way: string) {
  const model = new Model({ ...(ferry as Catalogue), machine })
  const trail: Moment[] = [model.start(undefined)]
  for (const type of way.split(' ').filter(Boolean)) {
    const moment = trail.at(-1) as Moment
    const stimulus = [...model.stimuli(moment), ...model.refused(moment)].find((one) => one.type === type)
    if (!stimulus) throw new Error(`${type} cannot happen`)
    trail.push(model.apply(moment, stimulus))
  }
  const { value, context, tags, output } = (trail.at(-1) as Moment).expect
  return { value, context, tags, output, calls: trail.flatMap(({ expect: { calls } }) => calls) }
}

const board = { kind: 'tell', id: 'sail', event: { type: 'BOARDED', car: 'red' } }
const hoot = { kind: 'action', name: 'hoot', params: '(undefined)' }
const moor = { kind: 'action', name: 'moor', params: '(undefined)' }
const tell = (warning: string) => ({ kind: 'action', name: 'tell', params: { warning } })
const start = (input: object) => ({ kind: 'start', id: 'sail', src: 'sail', input })
const sails = start({ car: 'red', to: 'island' })
const stop = { kind: 'stop', id: 'sail' }
const horn = { kind: 'emit', event: { type: 'HORN', times: 2 } }
const right = {
  value: 'landed',
  context: { car: 'red', full: true, warning: '' },
  tags: [],
  output: { car: 'red', arrived: true },
  calls: [sails, hoot, hoot, board, moor, hoot, tell('reef'), stop, horn],
}

/** By what is at fault: the way on which it shows, and what is otherwise then. */
const shown: Readonly<Record<string, readonly [way: string, change: object]>> = {
  'ferry.ashore on CALLED[0]: drop part 0 of guard': [
    'CALLED',
    { value: { afloat: 'slow' }, tags: [], calls: [start({ car: '', to: 'island' })] },
  ],
  'ferry.ashore on CALLED[0]: drop part 1 of guard': [
    'BOARDED WARNED CALLED',
    { value: { afloat: 'slow' }, tags: [], calls: [sails] },
  ],
  'sailing on CALMED[0]: reenter': ['BOARDED CALLED CALMED', { calls: [sails, hoot, stop, sails] }],
  'ferry.afloat.fast on BOARDED[0]: do not reenter': [
    'BOARDED CALLED CALMED BOARDED CALLED',
    { calls: [sails, hoot, board, moor, hoot, tell('reef'), stop, horn] },
  ],
  'ferry initial: sailing': ['', { value: { afloat: 'slow' }, tags: [], calls: [start({ car: '', to: 'island' })] }],
  'ferry.ashore tags: drop idle': ['', { tags: [] }],
  'sailing initial: ferry.afloat.fast': ['BOARDED CALLED', { value: { afloat: 'fast' }, calls: [hoot, sails] }],
  'sailing on CALLED[0]: drop field times of action 0 emit': [
    'BOARDED CALLED CALMED BOARDED CALLED',
    { calls: [sails, hoot, hoot, board, moor, hoot, tell('reef'), stop, { kind: 'emit', event: { type: 'HORN' } }] },
  ],
  'sailing on CALMED[0]: drop field of of action 0 raise': [
    'BOARDED CALLED CALMED',
    { context: { car: 'red', full: true, warning: '(undefined)' } },
  ],
  'ferry.afloat.fast on BOARDED[0]: drop field car of action 0 sendTo': [
    'BOARDED CALLED CALMED BOARDED',
    { calls: [sails, hoot, hoot, { kind: 'tell', id: 'sail', event: { type: 'BOARDED' } }] },
  ],
  'ferry output: drop field car': ['BOARDED CALLED CALMED BOARDED CALLED', { output: { arrived: true } }],
  'ferry output: drop field arrived': ['BOARDED CALLED CALMED BOARDED CALLED', { output: { car: 'red' } }],
  'sailing invoke sail input: drop field car': ['BOARDED CALLED', { calls: [start({ to: 'island' })] }],
  'sailing invoke sail input: drop field to': ['BOARDED CALLED', { calls: [start({ car: 'red' })] }],
  'action load: drop field car': ['BOARDED', { context: { car: '', full: true, warning: '' } }],
  'sailing on CALLED[0]: swap actions 1, 2 (moor, hoot)': [
    'BOARDED CALLED CALMED BOARDED CALLED',
    { calls: [sails, hoot, hoot, board, hoot, moor, tell('reef'), stop, horn] },
  ],
  'ferry.landed entry: swap actions 0, 1 (tell, assign)': [
    'BOARDED CALLED CALMED BOARDED CALLED',
    { calls: [sails, hoot, hoot, board, moor, hoot, tell(''), stop, horn] },
  ],
  'action load: drop field full': ['BOARDED', { context: { car: 'red', full: false, warning: '' } }],
}

describe('faults of states, of data and of order', () => {
  it('are all shown here', () => {
    const others = /: (drop|retarget to \S+|(drop|negate) guard|drop action \d \S+|swap|drop all)$/
    const keys = faults.map(({ key }) => key).filter((key) => !others.test(key))
    expect(keys.sort()).toEqual(Object.keys(shown).sort())
  })

  it('leave the machine itself as it is', () => {
    expect(outcome(ferry.machine, 'BOARDED CALLED CALMED BOARDED CALLED')).toEqual(right)
  })

  it.each(Object.entries(shown).map(([key, [way, change]]) => ({ key, way, change })))(
    '$key',
    ({ key, way, change }) => {
      const { create } = faults.find((one) => one.key === key) as Mutant
      const original = outcome(ferry.machine, way)
      expect(outcome(create(), way)).toEqual({ ...original, ...change })
      expect({ ...original, ...change }).not.toEqual(original)
    },
  )

  it('are no two actions that may as well come in the other order', () => {
    expect(faults.map(({ key }) => key)).toContain('sailing on CALLED[0]: drop action 0 emit')
    expect(faults.map(({ key }) => key)).not.toContain('sailing on CALLED[0]: swap actions 0, 1 (emit, moor)')
  })

  it('are of which actors there are, too', () => {
    const { create } = faults.find(({ key }) => key === 'sailing invoke sail: drop') as Mutant
    expect(() => outcome(create(), 'BOARDED CALLED')).toThrow('no state invokes the actor sail')
  })
})
