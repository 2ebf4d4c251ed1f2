import { useSelector } from '@xstate/react'
import type { SentResume } from '../../../../../machines/employer-office/desk-print/desk-print.types.ts'
import { deskFileAddress } from '../../../../api/desk.ts'
import { PaperPages } from '../../../../entities/resume/paper/PaperPages.tsx'
import { useResumePaper } from '../../../../entities/resume/paper/useResumePaper.ts'
import type { DeskPrintActor } from '../../desk/desk-props.ts'
import * as css from './SentPages.css.ts'

export interface PrintSheetsProps {
  readonly actor: DeskPrintActor
}

/** Resumes of several applications, one after the other on paper and unseen on screen. */
export function PrintSheets({ actor }: PrintSheetsProps) {
  const sheets = useSelector(actor, ({ context }) => context.sheets)
  return (
    sheets.length > 0 && (
      <div className={css.several} aria-hidden="true" inert>
        {sheets.map(({ resume, ...delivery }) => resume && <Sheet key={delivery.id} {...delivery} resume={resume} />)}
      </div>
    )
  )
}

type SheetProps = SentResume & { readonly resume: NonNullable<SentResume['resume']> }

function Sheet({ id, resume, locale, delivered_at }: SheetProps) {
  const { paper } = useResumePaper(resume, delivered_at.slice(0, 10), locale)
  const photo = paper.head.photo && deskFileAddress(id, 'photo')
  return <PaperPages paper={paper} layout={resume.layout} photo={photo} />
}
