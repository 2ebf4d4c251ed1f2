import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Layout, ResumeContent } from '../../../../contract/resume.ts'
import type { resumeExportMachine } from '../../../../machines/resume/resume-export/resume-export.machine.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { FittedPaper } from '../../../entities/resume/paper/FittedPaper.tsx'
import type { Pages } from '../../../entities/resume/paper/usePages.ts'
import { useResumePaper } from '../../../entities/resume/paper/useResumePaper.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { useLedFocus } from '../../../ui/focus/useLedFocus.ts'
import { BackIcon, LockIcon } from '../../../ui/icons/account.tsx'
import { MinusIcon, PlusIcon, PrintIcon } from '../../../ui/icons/pages.tsx'
import { DocumentIcon, DownIcon } from '../../../ui/icons/shell.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { checksOf } from './checks.ts'
import { fileTitle } from './file-title.ts'
import { PaperChecks } from './PaperChecks.tsx'
import * as css from './PaperPage.css.ts'
import { PaperPanel } from './PaperPanel.tsx'

const ZOOMS = [1, 1.5, 2, 3]

export interface PaperPageProps {
  /** As it is to be shown: with the template of the address. */
  readonly content: ResumeContent
  /** As 2026-11-20. */
  readonly today: string
  readonly editHref: string
  readonly actor: ActorRefFrom<typeof resumeExportMachine>
  /** Whether it is saved. */
  readonly standing: ReactNode
  onLayout(layout: Layout): void
}

/** A resume as it will be read, how it is to look, and the ways to take it along (RES-4). */
export function PaperPage({ content, today, editHref, actor, standing, onLayout }: PaperPageProps) {
  usePreferences()
  const [pages, setPages] = useState<Pages | null>(null)
  const [zoom, setZoom] = useState(0)
  const heading = useLedFocus<HTMLHeadingElement>()
  const view = useSelector(actor, ({ value }) => value)
  const { basic, layout } = content
  const { paper, photo } = useResumePaper(content, today)
  const title = basic.title.trim() || m.resume_paper_untitled()
  const taken = { content, title: fileTitle(basic.name, title) }
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <div className={css.inside}>
          <a className={buttonClass({ kind: 'ghost', size: 'sm' })} href={editHref}>
            <BackIcon size={16} />
            {m.resume_paper_back()}
          </a>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <span className={css.privacy} title={m.resume_paper_private()}>
            <LockIcon size={16} />
            <span className={css.privacyText}>{m.resume_paper_private()}</span>
          </span>
          {standing}
          <div className={css.actions}>
            <Button kind="ghost" onClick={() => actor.send({ type: 'JSON.ASKED', taken })}>
              {m.resume_paper_json()}
            </Button>
            <Button kind="secondary" busy={view === 'making'} onClick={() => actor.send({ type: 'WORD.ASKED', taken })}>
              <DocumentIcon />
              {m.resume_paper_word()}
            </Button>
            <Button onClick={() => actor.send({ type: 'PRINT.ASKED', taken })}>
              <PrintIcon />
              {m.resume_paper_print()}
            </Button>
          </div>
        </div>
      </div>
      <div className={css.columns}>
        <aside className={css.side} aria-label={m.resume_paper_style()}>
          <details className={css.details} open={matchMedia('(min-width: 1000px)').matches}>
            <summary className={css.summary}>
              {m.resume_paper_style()}
              <DownIcon size={16} className={css.disclosed} />
            </summary>
            <PaperPanel content={content} photo={photo} today={today} onLayout={onLayout}>
              {pages && (
                <PaperChecks
                  checks={checksOf(content, pages)}
                  layout={layout}
                  editHref={editHref}
                  onLayout={onLayout}
                />
              )}
              <p className={css.hint}>{m.resume_paper_hint()}</p>
            </PaperPanel>
          </details>
        </aside>
        <div className={css.paper}>
          <div role="alert" className={css.alert}>
            {view === 'failed' && <Note kind="danger">{m.resume_paper_word_failed()}</Note>}
          </div>
          <div className={css.zooms}>
            <Button
              kind="secondary"
              square
              aria-label={m.resume_paper_zoom_out()}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <MinusIcon />
            </Button>
            <Button
              kind="secondary"
              square
              aria-label={m.resume_paper_zoom_in()}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <PlusIcon />
            </Button>
          </div>
          <FittedPaper paper={paper} layout={layout} photo={photo} zoom={ZOOMS[zoom] ?? 1} onBroken={setPages} />
        </div>
      </div>
    </div>
  )
}
