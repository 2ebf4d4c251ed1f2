import { useSelector } from '@xstate/react'
import { recorderView } from '../../../machines/inspector/recorder/recorder.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { go, useInspector, useJournal } from '../stores/hooks.tsx'
import { pages, statuses } from './Bar.css.ts'
import { primary } from './controls.css.ts'

/** Whether the panes show the page as it is now, as it was, or a file. */
export function Status() {
  const { attachment, recorder } = useInspector()
  const { steps } = useJournal()
  const { mode, step, isPaused } = useSelector(recorder, recorderView)
  const link = useSelector(attachment, ({ value }) => value)
  if (mode !== 'live')
    return (
      <>
        <span className={statuses.past} role="status">
          {mode === 'loaded'
            ? m.inspector_mode_loaded()
            : m.inspector_mode_looking({ step: step ?? 0, last: steps.at(-1)?.step ?? 0 })}
        </span>
        <button type="button" className={primary} onClick={() => recorder.send({ type: 'LIVE.RESUMED' })}>
          {m.inspector_resume()}
        </button>
      </>
    )
  if (link !== 'attached') {
    const words = {
      seeking: m.inspector_mode_seeking,
      alone: m.inspector_mode_alone,
      lost: m.inspector_mode_lost,
    }
    return (
      <span className={link === 'lost' ? statuses.past : statuses.none} role="status">
        {words[link]()}
      </span>
    )
  }
  return (
    <span className={isPaused ? statuses.past : statuses.live} role="status">
      {isPaused ? m.inspector_mode_paused() : m.inspector_mode_live()}
    </span>
  )
}

/** Which page is inspected, where there are several. */
export function PageSelect() {
  const { attachment, tabs } = useInspector()
  const { tab } = useJournal()
  const all = tabs()
  if (all.length < 2) return null
  return (
    <select
      className={pages}
      aria-label={m.inspector_tab()}
      value={tab?.tab ?? ''}
      onChange={({ target }) => {
        attachment.send({ type: 'TAB.CHOSEN', tab: target.value })
        go({ tab: target.value, step: null })
      }}
    >
      {all.map(({ tab: key, title, address }) => (
        <option key={key} value={key}>
          {title || address || key}
        </option>
      ))}
    </select>
  )
}
