import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { DeskDelivery, DeskInvitationEvent } from '../../../../contract/calls/desk.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { codes } from '../../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../../contract/failures.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { deskFileAddress, type OpenedDelivery, openedQuery, shownAttachmentAddress } from '../../../api/desk.ts'
import { queryClient } from '../../../api/query-client.ts'
import { eventNames } from '../../../entities/delivery/delivery-words.ts'
import { inOrder } from '../../../entities/delivery/in-order.ts'
import { statusNames } from '../../../entities/delivery/status-names.ts'
import { roundNames } from '../../../entities/interview/interview-words.ts'
import { offerText } from '../../../entities/interview/offer-text.ts'
import { zonedText } from '../../../entities/interview/zoned.ts'
import { degreeText } from '../../../entities/resume/paper/head.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dayTimeText } from '../../../shared/text/time.ts'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { BackIcon } from '../../../ui/icons/account.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { FailedState } from '../../../ui/list-state/FailedState.tsx'
import { PhoneLink } from '../../../ui/phone/PhoneLink.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import type { ReviewActor } from '../desk/desk-props.ts'
import { applicantText, interviewStepNames, statusTones } from '../desk/desk-words.ts'
import * as css from './DeliveryPane.css.ts'
import { SentPages } from './pages/SentPages.tsx'
import { StepActions } from './StepActions.tsx'

export interface DeliveryPaneProps {
  readonly actor: ReviewActor
  readonly id: string
  /** The address of the list, which a narrow window shows in its place. */
  readonly backHref: string
  /** Takes the focus, as a page of its own does. */
  readonly isAlone: boolean
  onInvite(delivery: DeskDelivery): void
  /** Opens the browser's own printing. @param title what a PDF is called by default */
  onPrint(title: string): void
  /** Draws the interviews of the delivery. */
  children(delivery: OpenedDelivery): ReactNode
}

/** A delivery that is open: who sent what, all that happened, and what can be decided. */
export function DeliveryPane({ id, backHref, ...rest }: DeliveryPaneProps) {
  usePreferences()
  const query = useQuery(openedQuery(id), queryClient)
  return (
    <section className={css.pane} aria-label={m.review_detail()} aria-busy={query.isFetching}>
      <a className={css.back} href={backHref}>
        <BackIcon size={16} />
        {m.review_back()}
      </a>
      {query.data ? (
        <Opened {...rest} delivery={query.data} />
      ) : query.isPending ? (
        <Outline />
      ) : (
        <NotOpened error={query.error} onRetry={() => void query.refetch()} />
      )}
    </section>
  )
}

function Outline() {
  usePreferences()
  return (
    <div className={css.outline} role="status" aria-busy="true" aria-label={m.content_loading()}>
      <Skeleton width="240px" height="28px" />
      <Skeleton width="320px" />
      <Skeleton height="480px" />
    </div>
  )
}

function NotOpened({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  usePreferences()
  const failure = failureOf(error)
  const isGone = hasCode(failure, codes.notFound)
  return isGone ? (
    <EmptyState title={m.review_gone()} text={m.review_gone_text()} />
  ) : (
    <FailedState
      title={m.content_failed({ what: m.review_one() })}
      text={m.content_failed_cause({ cause: causeText(failure) })}
      retryLabel={m.content_retry()}
      onRetry={onRetry}
    />
  )
}

interface OpenedProps extends Omit<DeliveryPaneProps, 'id' | 'backHref'> {
  readonly delivery: OpenedDelivery
}

function Opened({ actor, delivery, isAlone, onInvite, onPrint, children }: OpenedProps) {
  const { locale } = usePreferences()
  // The pressed button is gone once the step is taken, so the heading gets the focus.
  const heading = useKeptFocus<HTMLHeadingElement>(delivery.status)
  useEffect(() => {
    if (isAlone) heading.current?.focus({ preventScroll: true })
  }, [isAlone, heading])
  const { id, school, major, degree, position, status, delivered_at } = delivery
  const who = applicantText(delivery)
  const facts = [school, major, degreeText(degree, locale), position.title]
  const moment = m.review_delivered({ moment: dayTimeText(delivered_at) })
  return (
    <>
      <header className={css.head}>
        <div className={css.words}>
          <div className={css.names}>
            <h2 ref={heading} tabIndex={-1} className={css.title}>
              {who}
            </h2>
            <Tag tone={statusTones[status]}>{statusNames[status]()}</Tag>
          </div>
          <p className={css.facts}>{[...facts.filter(Boolean), moment].join(' · ')}</p>
        </div>
        <StepActions actor={actor} delivery={delivery} onInvite={() => onInvite(delivery)} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section className={css.body} tabIndex={0} aria-label={m.review_resume()}>
        <div className={css.inner}>
          {children(delivery)}
          <div className={css.beside}>
            <Sent delivery={delivery} />
            <DeliveryEvents delivery={delivery} />
          </div>
          {delivery.resume && (
            <SentPages
              id={id}
              content={delivery.resume}
              today={delivered_at.slice(0, 10)}
              locale={delivery.locale}
              onPrint={() => onPrint(`${who}-${position.title}`)}
            />
          )}
          {delivery.attachment?.type === 'pdf' && (
            <iframe className={css.document} src={shownAttachmentAddress(id)} title={delivery.attachment.name} />
          )}
        </div>
      </section>
    </>
  )
}

function Sent({ delivery }: { readonly delivery: OpenedDelivery }) {
  usePreferences()
  const { id, status, message, resume, attachment, phone, email } = delivery
  const gone = status === 'withdrawn' ? m.review_withdrawn : m.review_emptied
  return (
    <div className={css.sent}>
      {!resume && !attachment && <p className={css.message}>{gone()}</p>}
      {message !== '' && (
        <section className={css.part}>
          <h3 className={css.label}>{m.review_message()}</h3>
          <blockquote className={css.message}>{message}</blockquote>
        </section>
      )}
      {attachment && (
        <section className={css.part}>
          <h3 className={css.label}>{m.review_attachment()}</h3>
          <a
            className={buttonClass({ kind: 'secondary', size: 'sm' })}
            href={deskFileAddress(id, 'attachment')}
            download={attachment.name}
          >
            <DocumentIcon size={16} />
            <span className={css.file}>{attachment.name}</span>
          </a>
        </section>
      )}
      {phone !== '' && (
        <section className={css.part}>
          <h3 className={css.label}>{m.review_phone()}</h3>
          <PhoneLink phone={phone} className={buttonClass({ kind: 'link' })} />
        </section>
      )}
      {email !== '' && (
        <section className={css.part}>
          <h3 className={css.label}>{m.review_email()}</h3>
          <a className={buttonClass({ kind: 'link' })} href={`mailto:${email}`}>
            {email}
          </a>
        </section>
      )}
    </div>
  )
}

interface DeliveryEventsProps {
  readonly delivery: Pick<OpenedDelivery, 'events' | 'invitation_events'>
}

type DeliveryEvent = OpenedDelivery['events'][number]

function nameOf(line: DeliveryEvent | DeskInvitationEvent, locale: Locale): string {
  if (!('round' in line)) return eventNames[line.kind]()
  const { kind, round, starts_at, zone } = line
  const time = starts_at === null ? '' : zonedText({ starts_at, zone }, locale)
  return interviewStepNames[kind]({ round: roundNames[round](), time })
}

/** All that happened to a delivery, the latest last, and what was said with it. */
function DeliveryEvents({ delivery }: DeliveryEventsProps) {
  const { locale } = usePreferences()
  const lines = inOrder<DeliveryEvent, DeskInvitationEvent>(delivery.events, delivery.invitation_events)
  return (
    <section className={css.part}>
      <h3 className={css.label}>{m.review_timeline()}</h3>
      <ol className={css.events}>
        {lines.map((line) => (
          <li key={`${'round' in line} ${line.kind} ${line.at}`} className={css.event}>
            <time className={css.when} dateTime={line.at}>
              {dayTimeText(line.at)}
            </time>
            <span>
              {nameOf(line, locale)}
              {line.by !== '' && <span className={css.by}>{m.desk_by({ phone: line.by })}</span>}
            </span>
            {'offer' in line && line.offer && <span className={css.note}>{offerText(line.offer, locale)}</span>}
            {line.note !== '' && <span className={css.note}>{line.note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
