import { type Coverage, type FlowCoverage, levelCoverage } from '../../../harness/report/levels.ts'
import { declaredStates, declaredTransitions, transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'

/** Flows that tests of the built product walk, and of how many transitions they leave one out; 0 leaves none out. */
const leftOut: Readonly<Record<string, number>> = { 'qr-login': 0, captcha: 3 }

/** As if tests had run: all is taken but what is left out, and every fault noticed that something could tell. */
function measuredOf({ flow, machine, equivalent = {} }: Catalogue): FlowCoverage {
  const keys = declaredTransitions(machine).map(transitionKey)
  const all = Object.fromEntries(keys.map((key) => [key, 1]))
  const nth = leftOut[flow]
  const some = Object.fromEntries(keys.flatMap((key, at) => (nth && at % nth === 1 ? [] : [[key, 1]])))
  const excuses = Object.entries(equivalent).map(([key, reason]) => ({ key, reason }))
  const total = 4 * keys.length
  return {
    states: declaredStates(machine).length,
    transitions: keys.length,
    mutants: { total, killed: total - excuses.length, equivalent: excuses, survivors: [] },
    levels: {
      machine: levelCoverage(machine, all),
      view: levelCoverage(machine, all),
      browser: nth === undefined ? null : levelCoverage(machine, some),
    },
  }
}

export const measured: Coverage = { flows: Object.fromEntries(flows.map((one) => [one.flow, measuredOf(one)])) }
