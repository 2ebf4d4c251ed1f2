import type { ReactNode } from 'react'
import { type Offer, RESUME } from '../../../../machines/applications/deliver/deliver.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { attachmentAddress } from '../../../api/resume-files.ts'
import { fileSize } from '../../../entities/resume/file-size.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dateText } from '../../../shared/text/time.ts'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { DocumentIcon } from '../../../ui/icons/DocumentIcon.tsx'
import * as css from './Deliver.css.ts'

function File({ file }: { readonly file: Offer['attachments'][number] }) {
  const { locale } = usePreferences()
  return (
    <div className={css.file}>
      <DocumentIcon size={32} />
      <p className={css.fileName}>{file.name}</p>
      <p className={css.fact}>
        {m.deliver_file_fact({ size: fileSize(file.size), day: dateText(file.created_at, locale) })}
      </p>
      <a className={buttonClass({ kind: 'link' })} href={attachmentAddress(file.id)} download>
        {m.deliver_file_open()}
      </a>
    </div>
  )
}

export interface SeenProps {
  readonly offer: Offer
  readonly choice: string | null
  readonly paper: ReactNode
}

/** Shows the choice as the employer will have it. */
export function Seen({ offer, choice, paper }: SeenProps) {
  usePreferences()
  const file = offer.attachments.find(({ id }) => id === choice)
  return (
    <section className={css.seen} aria-label={m.deliver_seen()}>
      <p className={css.label}>{m.deliver_seen()}</p>
      {choice === null && <p className={css.nothing}>{m.deliver_seen_none()}</p>}
      {choice === RESUME && paper}
      {file && <File file={file} />}
      {file && <p className={css.fact}>{m.deliver_seen_contact()}</p>}
      {choice !== null && <p className={css.fact}>{m.deliver_seen_frozen()}</p>}
    </section>
  )
}
