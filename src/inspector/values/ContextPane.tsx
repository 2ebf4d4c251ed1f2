import { useMemo, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { LockIcon } from '../../ui/icons/account.tsx'
import { codeText, empty, faintPill, part, pill } from '../panel/controls.css.ts'
import { useChosen } from '../stores/hooks.tsx'
import { Calls } from './Calls.tsx'
import { Code, InlineCode } from './Code.tsx'
import { badges, end, foot, list, row, ruled, section } from './ContextPane.css.ts'
import { codeLines, countChanges } from './code.ts'

/** Context after the step, with what the step changed in it, state value, tags and calls. */
export function ContextPane() {
  const { actor, step, before } = useChosen()
  const [isBrief, setBrief] = useState(false)
  const old = before?.context ?? step?.context
  const lines = useMemo(() => (step ? codeLines(step.context, old) : []), [step, old])
  if (!step || !actor) return <p className={empty}>{m.inspector_no_step()}</p>
  const { added, changed, removed, same } = countChanges(old ?? null, step.context)
  const shown = isBrief ? lines.filter(({ change }) => change !== 'same') : lines
  return (
    <>
      <div className={ruled}>
        <span>{m.inspector_step_of({ actor: actor.id, step: step.step })}</span>
        <span className={end}>
          {before ? m.inspector_compared({ step: before.step }) : m.inspector_compared_start()}
        </span>
      </div>
      <div className={row}>
        {added > 0 && <span className={badges.added}>{m.inspector_changes_added({ count: added })}</span>}
        {changed > 0 && <span className={badges.changed}>{m.inspector_changes_changed({ count: changed })}</span>}
        {removed > 0 && <span className={badges.removed}>{m.inspector_changes_removed({ count: removed })}</span>}
        <span className={badges.same}>{m.inspector_changes_same({ count: same })}</span>
        <label className={end}>
          <input type="checkbox" checked={isBrief} onChange={({ target }) => setBrief(target.checked)} />
          {m.inspector_only_changes()}
        </label>
      </div>
      {shown.length > 0 ? <Code shown={shown} /> : <p className={empty}>{m.inspector_no_changes()}</p>}
      <section className={section}>
        <h3 className={part}>{m.inspector_state_value()}</h3>
        <div className={`${list} ${codeText}`}>
          <InlineCode value={step.value} />
        </div>
        {step.tags.length > 0 && (
          <ul className={row} aria-label={m.inspector_tags()}>
            {step.tags.map((tag, place) => (
              <li key={tag} className={place === 0 ? pill : faintPill}>
                {tag}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Calls calls={step.calls} />
      <p className={foot}>
        <LockIcon size={16} />
        {m.inspector_masked()}
      </p>
    </>
  )
}
