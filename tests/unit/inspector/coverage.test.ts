import { describe, expect, it } from 'vitest'
import { flowCoverage, levelCoverage } from '../../../harness/report/levels.ts'
import { reportOn } from '../../../harness/report/report.ts'
import { declaredStates, declaredTransitions, transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import { missedOf, partsOf, stateOf, survivorsOf, takenOf, transitionOf } from '../../../src/inspector/coverage.ts'

const qrLogin = qrLoginPaths as unknown as Catalogue
const keysOf = (catalogue: Catalogue) => declaredTransitions(catalogue.machine).map(transitionKey)
const report = reportOn(qrLogin)
const REFRESHED = 'qrLogin.expired on REFRESHED[0] → qrLogin.fetching'

describe('coverage of a level', () => {
  it('counts what the machine declares, and nothing else', () => {
    const { times } = levelCoverage(qrLogin.machine, { [REFRESHED]: 2, 'gone on X[0] → gone': 5 })
    expect(Object.keys(times)).toEqual(keysOf(qrLogin))
    expect(Object.values(times).filter((count) => count > 0)).toEqual([2])
  })

  it('has seen the states that its transitions leave and enter, with all around and initial states within', () => {
    const { statesMissed } = levelCoverage(qrLogin.machine, {
      'qrLogin.fetching done fetchQrCode[0] → qrLogin.live': 1,
    })
    expect(declaredStates(qrLogin.machine).filter((id) => !statesMissed.includes(id))).toEqual([
      'qrLogin.fetching',
      'qrLogin.live',
      'qrLogin.live.tab',
      'qrLogin.live.tab.shown',
      'qrLogin.live.phone',
      'qrLogin.live.phone.away',
      'qrLogin.live.polling',
      'qrLogin.live.polling.requesting',
    ])
    expect(levelCoverage(qrLogin.machine, {}).statesMissed).toEqual(declaredStates(qrLogin.machine))
  })

  it('takes the fresh count, keeps the last one where a level did not run, and says where there is none [FLOW-4]', () => {
    const first = flowCoverage(qrLogin.machine, report, { view: { [REFRESHED]: 3 }, browser: null }, undefined)
    expect(takenOf(first, 'machine')).toEqual({ taken: 22, total: 22 })
    expect(takenOf(first, 'view')).toEqual({ taken: 1, total: 22 })
    expect(takenOf(first, 'browser')).toBe(null)
    expect(missedOf(first, 'view')).toEqual(keysOf(qrLogin).filter((key) => key !== REFRESHED))
    const second = flowCoverage(qrLogin.machine, report, { view: null, browser: { [REFRESHED]: 1 } }, first)
    expect(second.levels.view).toEqual(first.levels.view)
    expect(takenOf(second, 'browser')).toEqual({ taken: 1, total: 22 })
    expect(second.mutants).toEqual({
      total: 97,
      killed: 94,
      equivalent: Object.entries(qrLoginPaths.equivalent ?? {}).map(([key, reason]) => ({ key, reason })),
      survivors: [],
    })
  })
})

describe('keys', () => {
  it('takes the key of every transition apart', () => {
    for (const catalogue of flows) {
      for (const transition of declaredTransitions(catalogue.machine)) {
        const { source, targets } = partsOf(transitionKey(transition))
        expect([source, targets]).toEqual([transition.source.id, transition.target?.map(({ id }) => id) ?? []])
      }
    }
  })

  it('finds the place of a mutant in the chart, where it is about one [FLOW-4]', () => {
    const keys = keysOf(qrLogin)
    const place = (mutant: string) => [stateOf(mutant, keys), transitionOf(mutant, keys)]
    expect(place('qrLogin.expired on REFRESHED[0]: drop field page of action 0 assign')).toEqual([
      'qrLogin.expired',
      REFRESHED,
    ])
    expect(place('qrLogin.live initial: qrLogin.live.phone')).toEqual(['qrLogin.live', null])
    expect(place('qrLogin.fetching invoke fetchQrCode input: drop field page')).toEqual(['qrLogin.fetching', null])
    expect(place('action keep: drop field page')).toEqual([null, null])
  })

  it('marks survivors on the transition that they alter', () => {
    const flow = flowCoverage(qrLogin.machine, report, { view: null, browser: null }, undefined)
    const survivors = [
      'qrLogin.expired on REFRESHED[0]: drop',
      'qrLogin.live.polling.requesting done poll[1, 2]: swap',
      'delay POLL_INTERVAL: +1 ms',
      'qrLogin.fetching entry: drop action 0 assign',
    ]
    expect(survivorsOf({ ...flow, mutants: { ...flow.mutants, survivors } })).toEqual({
      [REFRESHED]: [survivors[0]],
      'qrLogin.live.polling.requesting done poll[1] → qrLogin.cancelled': [survivors[1]],
      'qrLogin.live.polling.waiting after POLL_INTERVAL[0] → qrLogin.live.polling.requesting': [survivors[2]],
    })
  })
})
