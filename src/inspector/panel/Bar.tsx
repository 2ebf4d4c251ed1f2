import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { recorderView } from '../../../machines/inspector/recorder/recorder.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { copy } from '../../ui/clipboard.ts'
import { CheckIcon } from '../../ui/icons/account.tsx'
import { CloseIcon } from '../../ui/icons/controls.tsx'
import { ContrastIcon } from '../../ui/icons/shell.tsx'
import { unseen } from '../../ui/reset.css.ts'
import { type Level, levels } from '../place.ts'
import { go, href, useInspector, useJournal, usePlace } from '../stores/hooks.tsx'
import { say } from '../stores/notice.ts'
import { toggleTheme, usePreferences } from '../stores/preferences.ts'
import {
  bar,
  end,
  find,
  findText,
  level as levelStyle,
  levels as levelsBox,
  levelsName,
  name,
  nameText,
  pages,
  statuses,
} from './Bar.css.ts'
import { ghost, kbd, labelled, primary, tool } from './controls.css.ts'
import { FlowIcon, GridIcon, LinkIcon, SearchIcon, WindowIcon } from './icons.tsx'

interface Props {
  /** Zoom of the chart; none where no chart is shown. */
  readonly zoom: ReactNode
  readonly exports: ReactNode
  onSearch(): void
}

/** The top bar: search, zoom, coverage, what is shown of when, and where else to go. */
export function Bar({ zoom, exports, onSearch }: Props) {
  const { actor } = usePlace()
  const { pressDock } = useInspector()
  const { theme } = usePreferences()
  const isDocked = window.parent !== window
  const themeText = theme === 'dark' ? m.inspector_theme_light() : m.inspector_theme_dark()
  return (
    <header className={bar}>
      <h1 className={name}>
        <FlowIcon size={18} />
        <span className={nameText}>{m.inspector_title()}</span>
      </h1>
      <button type="button" className={find} aria-label={m.inspector_search()} aria-keyshortcuts="/" onClick={onSearch}>
        <SearchIcon />
        <span className={findText}>{m.inspector_search()}</span>
        <kbd className={kbd}>/</kbd>
      </button>
      {zoom}
      {actor !== null && <Levels />}
      <div className={end}>
        <Status />
        <PageSelect />
        <button
          type="button"
          className={tool}
          aria-label={m.inspector_gallery()}
          aria-pressed={actor === null}
          onClick={() => go({ actor: null, step: null, state: null })}
        >
          <GridIcon />
          <span className={labelled}>{m.inspector_gallery()}</span>
        </button>
        {exports}
        <CopyLink />
        <button type="button" className={ghost} aria-label={themeText} title={themeText} onClick={toggleTheme}>
          <ContrastIcon size={16} />
        </button>
        {isDocked && (
          <>
            <button
              type="button"
              className={ghost}
              aria-label={m.inspector_pop_out()}
              title={m.inspector_pop_out()}
              onClick={() => pressDock('POPPED_OUT')}
            >
              <WindowIcon />
            </button>
            <button
              type="button"
              className={ghost}
              aria-label={m.inspector_close()}
              title={m.inspector_close()}
              onClick={() => pressDock('TOGGLED')}
            >
              <CloseIcon size={16} />
            </button>
          </>
        )}
      </div>
    </header>
  )
}

const levelWords = {
  machine: m.inspector_coverage_machine,
  view: m.inspector_coverage_view,
  browser: m.inspector_coverage_browser,
} satisfies Record<Level, () => string>

/** Whose coverage tints the chart. */
function Levels() {
  const { level: chosen } = usePlace()
  const all: readonly (Level | null)[] = [null, ...levels]
  return (
    <div className={levelsBox} role="radiogroup" aria-label={m.inspector_coverage()}>
      <span className={levelsName} aria-hidden="true">
        {m.inspector_coverage()}
      </span>
      {all.map((level) => (
        <label key={level} className={levelStyle}>
          <input
            type="radio"
            name="level"
            className={unseen}
            checked={level === chosen}
            onChange={() => go({ level })}
          />
          {level === null ? m.inspector_coverage_off() : levelWords[level]()}
        </label>
      ))}
    </div>
  )
}

/** Copies the address of exactly this; it works in any window of the browser. */
function CopyLink() {
  const [isCopied, setCopied] = useState(false)
  const copyLink = async () => {
    try {
      await copy(`${location.origin}/${href({})}`)
      setCopied(true)
    } catch {
      say(m.inspector_link_refused())
    }
  }
  const text = isCopied ? m.inspector_link_copied() : m.inspector_copy_link()
  return (
    <button type="button" className={tool} aria-label={text} onClick={copyLink} onBlur={() => setCopied(false)}>
      {isCopied ? <CheckIcon size={16} /> : <LinkIcon />}
      <span className={labelled} aria-live="polite">
        {text}
      </span>
    </button>
  )
}

/** Whether the panes show the page as it is now, as it was, or a file. */
function Status() {
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
function PageSelect() {
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
