import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import type { OwnInvitation } from '../../../../contract/calls/invitations.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { invitationsQuery, PAST_SIZE } from '../../../api/invitations.ts'
import { queryClient } from '../../../api/query-client.ts'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { pastLook, titleOf } from '../../../entities/interview/interview-words.ts'
import { hoursText } from '../../../entities/interview/zoned.ts'
import type { InterviewsFlow } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { SendIcon } from '../../../ui/icons/login.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { AnswerDialogs } from './answer/AnswerDialogs.tsx'
import { ComingInterview } from './ComingInterview.tsx'
import * as css from './InterviewsPage.css.ts'
import { Leaf, leadTo } from './interview-parts.tsx'
import { NextInterview } from './NextInterview.tsx'
import { PhoneButton } from './phone/PhoneButton.tsx'

export interface InterviewsPageProps {
  readonly userId: string
  /** The page of past interviews. */
  readonly page: number
  readonly flow: InterviewsFlow
  /** Whether the site has interviews to practise. */
  readonly hasPractice: boolean
  /** The delivery whose interview is looked for; '' for none. */
  readonly delivery: string
  pageHrefOf(page: number): string
}

const nothing = () => {}

/** A student's interviews (JOB-5): the next one, those after it, and those past. */
export function InterviewsPage({ userId, page, flow, hasPractice, delivery, pageHrefOf }: InterviewsPageProps) {
  usePreferences()
  const actor = useOwnActor(
    () => flow.answerLogic,
    () => undefined,
    nothing,
  )
  const upcoming = useQuery(invitationsQuery(userId, 'upcoming'), queryClient)
  const counts = upcoming.data?.counts
  const coming = upcoming.data?.list.find((one) => one.delivery_id === delivery)
  const spotOf = (one: OwnInvitation) => (one === coming ? leadTo : undefined)
  const hasAny = counts && counts.upcoming + counts.past > 0
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.heading}>{m.pages_interviews()}</h1>
        {hasAny && <p className={css.lead}>{m.interviews_lead(counts)}</p>}
        <div className={css.ways}>
          <a className={buttonClass({ kind: 'ghost' })} href={addressOf('/deliveryFeedback', { from: 3 })}>
            <SendIcon size={20} />
            {m.pages_feedback()}
          </a>
          <PhoneButton actor={actor} />
        </div>
      </header>
      <Queried
        query={upcoming}
        skeleton={<SkeletonRows count={3} label={m.content_loading()} />}
        what={m.pages_interviews()}
      >
        {({ list: [next, ...later] }) => (
          <>
            {!hasAny && (
              <EmptyState title={m.interviews_none()} text={m.interviews_none_text()}>
                <a className={buttonClass({})} href={addressOf('/deliveryFeedback', { from: 3 })}>
                  {m.interviews_to_deliveries()}
                </a>
              </EmptyState>
            )}
            {next && (
              <NextInterview
                invitation={next}
                actor={actor}
                flow={flow}
                hasPractice={hasPractice}
                now={flow.ticks.now()}
                spot={spotOf(next)}
              />
            )}
            {hasAny && !next && <p className={css.none}>{m.interviews_none_coming()}</p>}
            {later.length > 0 && (
              <section aria-labelledby="later-interviews">
                <h2 id="later-interviews" className={css.section}>
                  {m.interviews_later()}
                </h2>
                <ul className={css.list}>
                  {later.map((invitation) => (
                    <ComingInterview
                      key={invitation.id}
                      invitation={invitation}
                      actor={actor}
                      flow={flow}
                      hasPractice={hasPractice}
                      now={flow.ticks.now()}
                      spot={spotOf(invitation)}
                    />
                  ))}
                </ul>
              </section>
            )}
            {counts && counts.past > 0 && (
              <PastInterviews
                userId={userId}
                count={counts.past}
                page={page}
                delivery={coming ? '' : delivery}
                pageHrefOf={pageHrefOf}
              />
            )}
          </>
        )}
      </Queried>
      <AnswerDialogs actor={actor} phoneAddress={flow.phoneAddress} now={flow.ticks.now()} />
    </div>
  )
}

interface PastInterviewsProps {
  readonly userId: string
  /** The number on all pages. */
  readonly count: number
  readonly page: number
  /** The delivery whose interview is looked for; '' for none. */
  readonly delivery: string
  pageHrefOf(page: number): string
}

/** Interviews that are over, cancelled or declined, the latest first. */
function PastInterviews({ userId, count, page, delivery, pageHrefOf }: PastInterviewsProps) {
  usePreferences()
  const past = useQuery(invitationsQuery(userId, 'past', page), queryClient)
  return (
    <section aria-labelledby="past-interviews">
      <h2 id="past-interviews" className={css.section}>
        {m.interviews_past()} <span className={css.count}>{m.interviews_count({ count })}</span>
      </h2>
      <Queried
        query={past}
        skeleton={<SkeletonRows count={3} label={m.content_loading()} />}
        what={m.pages_interviews()}
      >
        {({ list, total }) => (
          <>
            <ul className={css.list} aria-busy={past.isPlaceholderData}>
              {list.map((invitation) => (
                <Past
                  key={invitation.id}
                  invitation={invitation}
                  spot={invitation === list.find((one) => one.delivery_id === delivery) ? leadTo : undefined}
                />
              ))}
            </ul>
            {total > PAST_SIZE && <ListPages page={page} total={total} size={PAST_SIZE} hrefOf={pageHrefOf} />}
          </>
        )}
      </Queried>
    </section>
  )
}

interface PastProps {
  readonly invitation: OwnInvitation
  readonly spot: Ref<HTMLLIElement> | undefined
}

function Past({ invitation, spot }: PastProps) {
  usePreferences()
  const { position, mode, delivery_id } = invitation
  const look = pastLook(invitation)
  const kind = mode === 'video' ? m.interviews_video() : m.interviews_onsite()
  return (
    <li ref={spot} tabIndex={-1} className={css.past}>
      <Leaf invitation={invitation} />
      <span className={css.onDesktop}>
        <CompanyMark company={position.company} size={40} />
      </span>
      <div className={css.words}>
        <p className={css.pastTitle}>{titleOf(invitation)}</p>
        <p className={css.note}>
          {position.company.company_name} · {kind} · {hoursText(invitation)}
        </p>
      </div>
      <div className={css.end}>
        <Tag tone={look.tone}>{look.name()}</Tag>
        <a
          className={buttonClass({ kind: 'link', size: 'sm' })}
          href={addressOf('/deliveryFeedback', { from: 3, id: delivery_id })}
          aria-label={m.interviews_progress_of({ title: titleOf(invitation) })}
        >
          {m.interviews_progress()}
        </a>
      </div>
    </li>
  )
}
