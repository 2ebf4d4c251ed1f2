import { useSelector } from '@xstate/react'
import { recorderView } from '../../../machines/inspector/recorder/recorder.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { chip, ghost } from '../panel/controls.css.ts'
import { ClearIcon, PauseIcon, PlayIcon, SearchIcon } from '../panel/icons.tsx'
import type { KindFilter } from '../panel/panel-words.ts'
import { useInspector, useJournal } from '../stores/hooks.tsx'
import { STEP_LIMIT } from '../wire.ts'
import { chips, filter as filterBox, filters, filterText, kept } from './Log.css.ts'
import type { LogFilter } from './log-filter.ts'

const kindWords = {
  all: m.inspector_filter_all,
  visitor: m.inspector_filter_visitor,
  timers: m.inspector_filter_timers,
  ends: m.inspector_filter_ends,
} satisfies Record<KindFilter, () => string>

interface Props {
  readonly filter: LogFilter
  onFilter(filter: LogFilter): void
}

/** What the log shows, and whether it grows. */
export function LogFilters({ filter, onFilter }: Props) {
  const { journal, recorder } = useInspector()
  const { steps, dropped } = useJournal()
  const { isPaused, mode } = useSelector(recorder, recorderView)
  const count = steps.length
  const clear = () => {
    journal.clear()
    recorder.send({ type: 'LOG.CLEARED' })
  }
  const pauseText = isPaused ? m.inspector_record() : m.inspector_pause()
  return (
    <div className={filters}>
      <span className={filterBox}>
        <SearchIcon />
        <input
          className={filterText}
          type="search"
          aria-label={m.inspector_filter()}
          placeholder={m.inspector_filter()}
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
      </span>
      <fieldset className={chips} aria-label={m.inspector_filter_kinds()}>
        {(Object.keys(kindWords) as KindFilter[]).map((kind) => (
          <button
            key={kind}
            type="button"
            className={chip}
            aria-pressed={filter.kind === kind}
            onClick={() => onFilter({ ...filter, kind })}
          >
            {kindWords[kind]()}
          </button>
        ))}
      </fieldset>
      <span className={kept}>
        {dropped > 0
          ? m.inspector_kept_dropped({ count, limit: STEP_LIMIT, dropped })
          : m.inspector_kept({ count, limit: STEP_LIMIT })}
      </span>
      <button
        type="button"
        className={ghost}
        aria-label={pauseText}
        title={pauseText}
        onClick={() => recorder.send({ type: isPaused ? 'INTAKE.RESUMED' : 'INTAKE.PAUSED' })}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <button
        type="button"
        className={ghost}
        aria-label={m.inspector_clear()}
        title={m.inspector_clear()}
        disabled={count === 0 || mode === 'loaded'}
        onClick={clear}
      >
        <ClearIcon />
      </button>
    </div>
  )
}
