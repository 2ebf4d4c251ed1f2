import type { Json } from '../../../harness/encode.ts'
import type { Call } from '../../../harness/path.ts'
import * as m from '../../../messages/compiled/messages.js'
import { muted, part } from '../panel/controls.css.ts'
import { InlineCode } from './Code.tsx'
import { list, pair, pairName, section } from './ContextPane.css.ts'
import { numbered } from './numbered.ts'

const words = {
  action: m.inspector_call_action,
  start: m.inspector_call_start,
  stop: m.inspector_call_stop,
  tell: m.inspector_call_tell,
  report: m.inspector_call_report,
  emit: m.inspector_call_emit,
} satisfies Record<Call['kind'], () => string>

/** Name of what was called, and what it was given. */
function describe(call: Call): { readonly name: string; readonly given: Json } {
  switch (call.kind) {
    case 'action':
      return { name: call.name, given: call.params }
    case 'start':
      return { name: call.id === call.src ? call.id : `${call.id} (${call.src})`, given: call.input }
    case 'stop':
      return { name: call.id, given: null }
    case 'tell':
      return { name: call.id, given: call.event }
    default:
      return { name: '', given: call.event }
  }
}

const isNothing = (given: Json): boolean => given === null || given === '(undefined)'

/** What the step did to its surroundings. */
export function Calls({ calls }: { readonly calls: readonly Call[] }) {
  return (
    <section className={section}>
      <h3 className={part}>
        {m.inspector_calls()} <small>{m.inspector_this_step()}</small>
      </h3>
      {calls.length === 0 ? (
        <p className={`${list} ${muted}`}>{m.inspector_calls_none()}</p>
      ) : (
        <ul className={list}>
          {numbered(calls).map(({ key, item: call }) => {
            const { name, given } = describe(call)
            return (
              <li key={key} className={pair}>
                <span className={pairName}>{words[call.kind]()}</span>
                <span>
                  {name} {!isNothing(given) && <InlineCode value={given} />}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
