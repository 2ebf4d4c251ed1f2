import { useQuery } from '@tanstack/react-query'
import type { OwnInvitation } from '../../../../contract/calls/invitations.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { invitationsQuery } from '../../../api/invitations.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { InterviewsFlow } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { SendIcon } from '../../../ui/icons/SendIcon.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { AnswerDialogs } from './answer/AnswerDialogs.tsx'
import { ComingInterview } from './ComingInterview.tsx'
import * as css from './InterviewsPage.css.ts'
import { leadTo } from './interview-parts.tsx'
import { NextInterview } from './NextInterview.tsx'
import { PastInterviews } from './PastInterviews.tsx'
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
