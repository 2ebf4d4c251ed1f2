import type { ComponentType } from 'react'
import type { EditorView } from '../../../../../machines/resume/resume-editor/resume-editor.selectors.ts'
import type { Standing } from '../../../../../machines/resume/resume-session/resume-session.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { IconProps } from '../../../../ui/icons/Icon.tsx'
import { CloudIcon, CloudOffIcon, PencilIcon } from '../../../../ui/icons/pages.tsx'
import { AlertIcon } from '../../../../ui/icons/shell.tsx'
import { Spinner } from '../../../../ui/spinner/Spinner.tsx'
import { clockText } from '../clock-text.ts'
import * as css from './Bar.css.ts'

export interface SavePillProps {
  readonly standing: Standing
  /** What was typed is kept on this browser too. */
  readonly isKept: boolean
  /** To where it is stuck. */
  onShow(): void
  /** Offline, or where the server could not take it: once more at once. */
  onRetry(): void
}

const icons: Partial<Record<EditorView, ComponentType<IconProps>>> = {
  clean: CloudIcon,
  dirty: PencilIcon,
  offline: CloudOffIcon,
  failing: AlertIcon,
  refused: AlertIcon,
  conflict: AlertIcon,
}

function textOf({ view, savedAt }: Standing, isKept: boolean): string {
  const texts = {
    clean: () => (savedAt === '' ? m.resume_editor_nothing_yet() : m.resume_editor_saved({ time: clockText(savedAt) })),
    dirty: m.resume_editor_unsaved,
    saving: m.resume_editor_saving,
    offline: isKept ? m.resume_editor_offline : m.resume_editor_offline_unkept,
    failing: isKept ? m.resume_editor_failing : m.resume_editor_failing_unkept,
    refused: m.resume_editor_put_right,
    conflict: m.resume_editor_compare,
    removed: m.resume_editor_saving,
  } satisfies Record<EditorView, () => string>
  return texts[view]()
}

/** Whether all of the resume is on the server. */
export function SavePill({ standing, isKept, onShow, onRetry }: SavePillProps) {
  const { view } = standing
  const isEmpty = view === 'clean' && standing.savedAt === ''
  const Icon = isEmpty ? PencilIcon : icons[view]
  const inside = (
    <>
      {Icon ? <Icon size={16} /> : <Spinner size={14} />}
      {textOf(standing, isKept)}
    </>
  )
  const waits = view === 'offline' || view === 'failing'
  const act = view === 'refused' || view === 'conflict' ? onShow : waits ? onRetry : null
  return (
    <span role="status" className={css.pillPlace}>
      {act ? (
        <button
          type="button"
          className={css.pill[view]}
          title={waits ? m.resume_editor_try_now() : undefined}
          onClick={act}
        >
          {inside}
        </button>
      ) : (
        <span className={css.pill[isEmpty ? 'empty' : view]}>{inside}</span>
      )}
    </span>
  )
}
