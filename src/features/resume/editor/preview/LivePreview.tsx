import { useState } from 'react'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { FittedPaper } from '../../../../entities/resume/paper/FittedPaper.tsx'
import { useResumePaper } from '../../../../entities/resume/paper/useResumePaper.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { DocumentIcon } from '../../../../ui/icons/shell.tsx'
import * as css from './LivePreview.css.ts'

export interface LivePreviewProps {
  readonly content: ResumeContent
  /** As 2026-11-20. */
  readonly today: string
  /** Key of the section or entry that is edited. */
  readonly marked: string
}

/** The resume on paper while it is written. */
export default function LivePreview({ content, today, marked }: LivePreviewProps) {
  usePreferences()
  const [pages, setPages] = useState(1)
  const { paper, photo } = useResumePaper(content, today)
  return (
    <div>
      <p className={css.head}>
        <DocumentIcon size={16} />
        {m.resume_editor_live()}
        <span className={css.count}>{m.resume_editor_pages({ count: pages })}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too */}
      <section className={css.paper} aria-label={m.resume_editor_live()} tabIndex={0}>
        <FittedPaper
          paper={paper}
          layout={content.layout}
          photo={photo}
          marked={marked}
          onBroken={(broken) => setPages(broken.pages.length)}
        />
      </section>
    </div>
  )
}
