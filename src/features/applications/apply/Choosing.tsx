import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { MESSAGE_MAX } from '../../../../contract/rules/delivery-steps.ts'
import { charactersOf } from '../../../../contract/rules/resume-rules.ts'
import { isMessageLong } from '../../../../machines/applications/deliver/deliver.rules.ts'
import { deliverView } from '../../../../machines/applications/deliver/deliver.selectors.ts'
import { type Offer, RESUME } from '../../../../machines/applications/deliver/deliver.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { attachmentAddress } from '../../../api/resume-files.ts'
import { fileSize } from '../../../entities/resume/file-size.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dateText } from '../../../shared/text/time.ts'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { TextCount } from '../../../ui/field/TextCount.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { failureText, lacksText } from './apply-words.ts'
import * as css from './Deliver.css.ts'
import type { DeliverProps } from './deliver-props.ts'

type Actor = Pick<DeliverProps, 'actor'>

const isSendingIn = (snapshot: ReturnType<DeliverProps['actor']['getSnapshot']>) => deliverView(snapshot) === 'sending'

function Options({ actor, offer }: Actor & { readonly offer: Offer }) {
  const { locale } = usePreferences()
  const name = useId()
  const choice = useSelector(actor, ({ context }) => context.choice)
  const isSending = useSelector(actor, isSendingIn)
  const { resume, attachments } = offer
  const lacks = resume?.lacks ?? []
  const radio = (value: string) => ({
    className: css.radio,
    type: 'radio',
    name,
    checked: choice === value,
    onChange: () => actor.send({ type: 'OFFER.CHOSEN', choice: value }),
  })
  return (
    <fieldset className={css.options} disabled={isSending}>
      <legend className={css.label}>{m.deliver_what()}</legend>
      <label className={css.option}>
        <input {...radio(RESUME)} disabled={lacks.length > 0} />
        <span className={css.optionText}>
          <span className={css.optionName}>{m.deliver_resume()}</span>
          <span className={css.fact}>
            {lacks.length > 0
              ? m.deliver_resume_lacks({ lacks: lacksText(lacks, locale) })
              : m.deliver_resume_fact({ name: resume?.name ?? '', day: dateText(resume?.updated_at ?? '', locale) })}
          </span>
        </span>
      </label>
      {lacks.length > 0 && (
        <Button kind="link" onClick={() => actor.send({ type: 'WAY.TAKEN' })}>
          {m.deliver_resume_complete()}
        </Button>
      )}
      {attachments.map((file) => (
        <label key={file.id} className={css.option}>
          <input {...radio(file.id)} />
          <span className={css.optionText}>
            <span className={css.optionName}>{file.name}</span>
            <span className={css.fact}>
              {m.deliver_file_fact({ size: fileSize(file.size), day: dateText(file.created_at, locale) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Message({ actor }: Actor) {
  const message = useSelector(actor, ({ context }) => context.message)
  const isSending = useSelector(actor, isSendingIn)
  const isLong = isMessageLong(message)
  return (
    <Field
      label={m.deliver_message()}
      error={isLong && m.deliver_message_long({ max: MESSAGE_MAX })}
      hint={<TextCount count={charactersOf(message.trim())} max={MESSAGE_MAX} />}
    >
      <TextArea
        rows={3}
        value={message}
        readOnly={isSending}
        placeholder={m.deliver_message_hint()}
        onChange={(typed) => actor.send({ type: 'MESSAGE.TYPED', message: typed })}
      />
    </Field>
  )
}

/** Shows the choice to send, the sentence beside it, and what the employer sees of both. */
export function ChoosingForm({ actor, paper }: DeliverProps) {
  const { offer, choice, failure } = useSelector(actor, ({ context }) => context)
  if (!offer) return null
  return (
    <>
      <div className={css.columns}>
        <div className={css.form}>
          <Options actor={actor} offer={offer} />
          <Message actor={actor} />
        </div>
        <Seen offer={offer} choice={choice} paper={paper} />
      </div>
      <div role="alert" className={css.alert}>
        {failure && <Note kind="danger">{failureText(failure)}</Note>}
      </div>
    </>
  )
}

export function ChoosingFoot({ actor }: DeliverProps) {
  const snapshot = useSelector(actor, (one) => one)
  const view = deliverView(snapshot)
  const isSending = view === 'sending'
  return (
    <>
      <Button kind="secondary" onClick={() => actor.send({ type: 'DIALOG.CLOSED' })}>
        {m.deliver_cancel()}
      </Button>
      <Button
        busy={isSending}
        disabled={!isSending && !snapshot.can({ type: 'CONFIRMED' })}
        onClick={() => actor.send({ type: 'CONFIRMED' })}
      >
        {view === 'failed' ? m.deliver_retry() : m.deliver_confirm()}
      </Button>
    </>
  )
}

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

interface SeenProps {
  readonly offer: Offer
  readonly choice: string | null
  readonly paper: ReactNode
}

/** Shows the choice as the employer will have it. */
function Seen({ offer, choice, paper }: SeenProps) {
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
