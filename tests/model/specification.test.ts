import { describe, expect, it } from 'vitest'
import { type Course, walkThatShows } from '../../harness/course.ts'
import { reportOn } from '../../harness/report/report.ts'
import { specificationOf } from '../../harness/report/specification.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import {
  after,
  both,
  calls,
  done,
  during,
  has,
  inOrder,
  type Moment,
  no,
  on,
  onlyWith,
  type Property,
  possible,
  precedes,
  starts,
  successive,
  tagged,
  type Watcher,
  whenever,
} from '../../machines/kit/properties.ts'
import { kettle } from './samples/kettle.ts'
import { sign } from './samples/sign.ts'
import { UNSPECIFIED } from './samples/support.ts'
import { turnstile } from './samples/turnstile.ts'

const ofTurnstile = {
  'two coins open it': whenever(on('COIN.INSERTED', { value: 2 }), both(tagged('passable'), has({ coins: 2 }))),
  'one coin never opens it': onlyWith(tagged('passable'), on('COIN.INSERTED', { value: 2 })),
  'whoever passes rings once, and locks it': whenever(
    on('PUSHED'),
    both(calls('ring', { times: 2 }), no(tagged('passable')), has({ coins: 0 })),
  ),
}

describe('the specification score', () => {
  it('is whole where every mutant, taken as the source, is spoken against', () => {
    const { broken, accepted, rejected } = specificationOf(turnstile as Catalogue, ofTurnstile)
    expect([broken, accepted, rejected.length]).toEqual([[], [], 11])
  })

  it('names the mutants that nothing speaks against', () => {
    const { 'one coin never opens it': one } = ofTurnstile
    expect(specificationOf(turnstile as Catalogue, { 'one coin never opens it': one }).accepted).toEqual([
      'turnstile.locked on COIN.INSERTED[0]: drop action 0 assign',
      'turnstile.open on PUSHED[0]: drop action 0 ring',
      'turnstile.locked entry: drop action 0 assign',
    ])
  })

  it('takes a delay from the mutant, against which a literal speaks and a constant of the machine would not', () => {
    const accepted = (milliseconds: number) =>
      specificationOf(kettle as Catalogue, { sampled: successive(done('measure', 20), after(milliseconds)) }).accepted
    expect(accepted(1000)).not.toContain('delay SAMPLE_INTERVAL: +1 ms')
    expect(accepted(1000)).not.toContain('delay SAMPLE_INTERVAL: -1 ms')
    expect(accepted(1000)).toContain('delay TIME_LIMIT: +1 ms')
  })

  it('fails a flow whose property does not hold, or is about nothing', () => {
    const properties = {
      'opens unpaid': onlyWith(tagged('passable'), on('PUSHED')),
      'kicked open': whenever(on('KICKED'), tagged('passable')),
    }
    const { failures, specified } = reportOn({ ...turnstile, properties } as Catalogue)
    expect(failures).toContain('broken property: opens unpaid')
    expect(failures).toContain('broken property: kicked open: never seen')
    expect(specified).toBe(100)
  })

  it('fails a flow whose properties leave a mutant', () => {
    const { failures, specified } = reportOn({ ...turnstile, properties: {} } as Catalogue)
    expect(failures).toContain('no property notices: turnstile.open on PUSHED[0]: drop action 0 ring')
    // Against the two that leave an event unheard the catalogue itself speaks.
    expect(specified).toBeCloseTo((2 / 11) * 100)
  })

  it('fails a flow without properties', () => {
    const { failures, specified } = reportOn(turnstile as Catalogue)
    expect([failures, specified]).toEqual([[UNSPECIFIED], null])
  })

  it('names a mutant once that neither a test nor a property notices', () => {
    const { failures } = reportOn({ ...sign({}), properties: {} })
    expect(failures.filter((failure) => failure.includes('swap'))).toEqual([
      'no test and no property notices: sign.zero on CAME[0, 1]: swap',
    ])
  })
})

/** A course without a fork: these events, one after another, the first at the start; with what is called, as `A:one:two`. */
const course = (types: string): Course => {
  const [start, ...others] = types.split(' ').map((text): Moment => {
    const [type = '', ...names] = text.split(':')
    return {
      event: { type },
      wait: 0,
      value: type,
      context: {},
      tags: [],
      status: 'active',
      output: null,
      calls: names.map((name) => ({ kind: 'action', name })),
    }
  })
  const places = others.map((moment, at) => [{ moment, to: at + 1 }])
  return { start: start as Moment, first: 0, places: [...places, []] }
}

const isShown = (watcher: Watcher, on: Course) => walkThatShows(watcher, on) !== null

const isBroken =
  ({ wrong, fault, sight }: Property) =>
  (types: string) => {
    const all = course(types)
    const moments = [all.start, ...all.places.flat().map(({ moment }) => moment)]
    return Boolean((wrong && moments.some(wrong)) || (fault && isShown(fault, all)) || (sight && !isShown(sight, all)))
  }

describe('a kind of property', () => {
  it.each([
    { name: 'precedes', property: precedes(on('A'), on('B')), holds: ['A B', 'C', 'A'], fails: ['B', 'C B A'] },
    { name: 'successive', property: successive(on('A'), on('B')), holds: ['C A B', 'A A B'], fails: ['A C B', 'B A'] },
    { name: 'possible', property: possible(on('A'), on('B')), holds: ['A C B'], fails: ['B A', 'A'] },
    {
      name: 'during',
      property: during(on('A'), on('B'), no(on('C'))),
      holds: ['A D B C', 'C A D', 'C A B C'],
      fails: ['A C', 'A D C', 'A B C A C', 'C'],
    },
    {
      name: 'inOrder',
      property: inOrder(calls('one'), calls('two')),
      holds: ['A:one:two', 'A:one:three:two', 'A:one:two:one', 'A:two A:one A:one:two'],
      fails: ['A:two:one', 'A:two:one:two', 'A:one:two A:two:one', 'A:one A:two', 'A'],
    },
    { name: 'whenever', property: whenever(on('A'), no(starts('x'))), holds: ['A', 'B A'], fails: ['B'] },
  ])('$name', ({ property, holds, fails }) => {
    const broken = isBroken(property)
    expect([holds.filter(broken), fails.filter((types) => !broken(types))]).toEqual([[], []])
  })

  it('looks for what it forbids on every walk, also round a circle', () => {
    const moment = (type: string) => course(type).start
    const round: Course = {
      start: moment('START'),
      first: 0,
      places: [
        [
          { moment: moment('A'), to: 0 },
          { moment: moment('B'), to: 0 },
        ],
      ],
    }
    expect(isShown(possible(on('A'), on('B'), on('A')).sight as Watcher, round)).toBe(true)
    expect(isShown(precedes(on('A'), on('B')).fault as Watcher, round)).toBe(true)
    expect(isShown(possible(on('A'), on('C')).sight as Watcher, round)).toBe(false)
  })
})
