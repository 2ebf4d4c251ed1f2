import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { recordQuery } from '../../../api/resume.ts'
import { Optional } from '../../../shared/late/Optional.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { useMatches } from '../../../ui/useMatches.ts'
import * as css from './Guided.css.ts'

const LivePreview = lazy(() => import('../editor/preview/LivePreview.tsx'))

/** There is room for the resume beside the conversation. */
const BESIDE = 'screen and (min-width: 1000px)'

export interface PreviewProps {
  readonly userId: string
  /** As 2026-11-20. */
  readonly today: string
  /** The section that was written last; '' for none. */
  readonly marked: string
}

/** The resume on paper as it grows; behind a button where there is no room beside the conversation. */
export function Preview({ userId, today, marked }: PreviewProps) {
  usePreferences()
  const isBeside = useMatches(BESIDE)
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery(recordQuery(userId), queryClient)
  return (
    <aside className={css.side} aria-label={m.guided_preview()}>
      <div className={css.toggle}>
        <Button kind="secondary" block aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <DocumentIcon />
          {isOpen ? m.guided_hide_preview() : m.guided_show_preview()}
        </Button>
      </div>
      {isError && !data && <Note kind="warning">{m.guided_preview_failed()}</Note>}
      {data && (isBeside || isOpen) && (
        <Optional>
          <LivePreview content={data.content} today={today} marked={marked} />
        </Optional>
      )}
    </aside>
  )
}
