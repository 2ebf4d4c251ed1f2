import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Layout, ResumeContent } from '../../contract/resume.ts'
import { SavePill } from '../features/resume/editor/bar/SavePill.tsx'
import { useIsKept } from '../features/resume/editor/bar/useIsKept.ts'
import { Deletions } from '../features/resume/editor/notes/Deletions.tsx'
import { ResumePage } from '../features/resume/editor/ResumePage.tsx'
import { usePiece, useStanding } from '../features/resume/editor/usePiece.ts'
import { PaperPage } from '../features/resume/paper/PaperPage.tsx'
import type { ResumeExportFlow } from '../shared/actors/actors.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { useOwnActor } from '../shared/actors/useOwnActor.ts'
import { addressOf } from '../shared/links/links.ts'
import type { PreviewSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export interface PreviewPageProps extends PreviewSearch {
  readonly desk: ResumeDesk
  readonly takeAway: ResumeExportFlow
}

const nothing = () => undefined

interface PreviewProps extends PreviewPageProps {
  readonly content: ResumeContent
}

function Preview({ desk, takeAway, content, templateId, apply }: PreviewProps) {
  const navigate = useNavigate()
  const own = { ...FROM_OWN, apply }
  const piece = usePiece(desk, 'layout')
  const actor = useOwnActor(() => takeAway.logic, nothing, nothing)
  const template = templateId ?? content.layout.template
  const shown = useMemo(() => ({ ...content, layout: { ...content.layout, template } }), [content, template])
  const toEditing = () => void navigate({ to: '/resume', search: own })
  const change = (layout: Layout) => {
    piece?.send({ type: 'CONTENT.CHANGED', content: layout })
    if (layout.template === templateId) return
    const search = { ...FROM_OWN, templateId: layout.template, apply }
    void navigate({ to: '/attentdetail', search, replace: true, resetScroll: false })
  }
  return (
    <PaperPage
      content={shown}
      today={takeAway.today()}
      editHref={addressOf('/resume', own)}
      actor={actor}
      standing={
        <SavePill standing={useStanding(desk)} isKept={useIsKept(desk)} onShow={toEditing} onRetry={desk.retry} />
      }
      onLayout={change}
    />
  )
}

/** The resume on paper, in the template that the address names. */
export const PreviewPage = (props: PreviewPageProps) => (
  <ResumePage desk={props.desk}>
    {(content) => (
      <>
        <Preview {...props} content={content} />
        <Deletions desk={props.desk} />
      </>
    )}
  </ResumePage>
)
