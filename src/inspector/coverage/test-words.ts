/** Short texts of the panes that send and test. */
import type { Json } from '../../../harness/encode.ts'
import * as m from '../../../messages/compiled/messages.js'
import { type Level, partsOf } from '../coverage.ts'
import { leaves } from '../panel/panel-words.ts'
import type { Offer } from '../samples.ts'

export const levelName: Readonly<Record<Level, () => string>> = {
  machine: m.inspector_tests_level_machine,
  view: m.inspector_tests_level_view,
  browser: m.inspector_tests_level_browser,
}

/** Names of the innermost states of a state value. */
export const leafText = (value: Json): string => leaves(value).map(lastName).join(' · ')

/** A state's own name. */
export const lastName = (id: string): string => id.slice(id.lastIndexOf('.') + 1)

export const nameless = (guards: readonly string[]): boolean => guards.includes('ƒ')

/** Where an event leads, or that a guard may refuse it. */
export function leadText({ targets, guards }: Offer): string {
  const lead = targets.length === 0 ? '' : `→ ${targets.map(lastName).join(' | ')}`
  if (guards.length === 0) return lead
  return `${nameless(guards) ? '[ƒ]' : `[${guards.join(', ')}]`} ${lead}`.trim()
}

/** A transition as a line of a list: which states, and by what. */
export function transitionText(key: string): { readonly states: string; readonly event: string } {
  const { source, event, targets } = partsOf(key)
  const to = targets.length === 0 ? '' : ` → ${targets.map(lastName).join(' + ')}`
  return { states: `${lastName(source)}${to}`, event: event.replace(/^on /, '') }
}

/** A mutant as two lines: what was changed, and where. */
export function mutantText(key: string): { readonly what: string; readonly where: string } {
  const at = key.indexOf(': ')
  return { what: key.slice(at + 2), where: key.slice(0, at) }
}
