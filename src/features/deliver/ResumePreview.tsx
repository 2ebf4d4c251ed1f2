import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResumeContent } from '../../../contract/resume.ts'
import * as m from '../../../messages/compiled/messages.js'
import { queryClient } from '../../api/query-client.ts'
import { recordQuery } from '../../api/resume.ts'
import { FittedPaper } from '../../entities/resume-paper/FittedPaper.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ZoomInIcon } from '../../ui/icons/ZoomInIcon.tsx'
import { ZoomOutIcon } from '../../ui/icons/ZoomOutIcon.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { Queried } from '../content/Queried.tsx'
import { usePreferences } from '../preferences.tsx'
import { useResumePaper } from '../useResumePaper.ts'
import * as css from './Deliver.css.ts'

interface SheetProps {
  readonly content: ResumeContent
  /** As 2026-11-20. */
  readonly today: string
}

function Sheet({ content, today }: SheetProps) {
  usePreferences()
  const [isLarge, setLarge] = useState(false)
  const { paper, photo } = useResumePaper(content, today)
  return (
    <div className={css.sheet}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too */}
      <section className={css.paper} aria-label={m.deliver_seen_what()} tabIndex={0}>
        <FittedPaper paper={paper} layout={content.layout} photo={photo} zoom={isLarge ? 2 : 1} />
      </section>
      <Button
        className={css.zoom}
        kind="secondary"
        size="sm"
        square
        aria-label={isLarge ? m.deliver_smaller() : m.deliver_larger()}
        onClick={() => setLarge(!isLarge)}
      >
        {isLarge ? <ZoomOutIcon size={16} /> : <ZoomInIcon size={16} />}
      </Button>
    </div>
  )
}

export interface ResumePreviewProps {
  readonly userId: string
  /** As 2026-11-20. */
  readonly today: string
}

/** The student's resume on paper, small. */
export function ResumePreview({ userId, today }: ResumePreviewProps) {
  usePreferences()
  const query = useQuery(recordQuery(userId), queryClient)
  return (
    <Queried query={query} what={m.deliver_seen_what()} skeleton={<Skeleton height="360px" />}>
      {(record) => record && <Sheet content={record.content} today={today} />}
    </Queried>
  )
}
