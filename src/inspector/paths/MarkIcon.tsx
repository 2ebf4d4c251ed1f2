import * as m from '../../../messages/compiled/messages.js'
import { CheckCircleIcon } from '../../ui/icons/controls.tsx'
import { AlertIcon } from '../../ui/icons/shell.tsx'
import { unseen } from '../../ui/reset.css.ts'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { marks } from './PathsDrawer.css.ts'
import type { Mark } from './path-run.ts'

const drawings = {
  passed: <CheckCircleIcon size={16} />,
  failed: <AlertIcon size={16} />,
  running: <Spinner size={16} />,
  waiting: null,
}

const spoken: Readonly<Record<Mark, () => string>> = {
  passed: m.inspector_tests_mark_passed,
  failed: m.inspector_tests_mark_failed,
  running: m.inspector_tests_mark_running,
  waiting: m.inspector_tests_mark_waiting,
}

/** What a path or a step is at. */
export function MarkIcon({ mark }: { readonly mark: Mark }) {
  return (
    <span className={marks[mark]}>
      {drawings[mark]}
      <span className={unseen}>{spoken[mark]()}</span>
    </span>
  )
}
