import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { codes } from '../../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../../contract/failures.ts'
import { isOffering } from '../../../../contract/rules/delivery-steps.ts'
import type { deliveryStepMachine } from '../../../../machines/applications/delivery-step/delivery-step.machine.ts'
import { deliveryStepView } from '../../../../machines/applications/delivery-step/delivery-step.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { deliveryQuery } from '../../../api/delivery-feedback.ts'
import { queryClient } from '../../../api/query-client.ts'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { statusLooks } from '../../../entities/delivery/delivery-words.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { companyHref, jobHref } from '../../../shared/links/links.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { salaryText, termText } from '../../../shared/text/format.ts'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { BackIcon } from '../../../ui/icons/account.tsx'
import { pay } from '../../../ui/list/Entry.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './DeliveryDetail.css.ts'
import { OwnSteps } from './OwnSteps.tsx'
import { SentResume } from './SentResume.tsx'
import { Timeline } from './Timeline.tsx'

export interface DeliveryDetailProps {
  readonly userId: string
  readonly id: string
  readonly stepLogic: typeof deliveryStepMachine
  /** The address of the list, which a phone shows in its place. */
  readonly backHref: string
  readonly back: RefObject<HTMLAnchorElement | null>
}

const nothing = () => {}

function isUnknown(error: unknown): boolean {
  const failure = failureOf(error)
  return hasCode(failure, codes.notFound)
}

/** Shows one delivery: its position, its events, the copy that was sent, and the student's next steps. */
export function DeliveryDetail({ userId, id, stepLogic, backHref, back }: DeliveryDetailProps) {
  const { locale } = usePreferences()
  const query = useQuery(deliveryQuery(userId, id), queryClient)
  const actor = useOwnActor(
    () => stepLogic,
    () => ({ id }),
    nothing,
  )
  const step = useSelector(actor, deliveryStepView)
  const heading = useKeptFocus<HTMLHeadingElement>(query.data ? `${query.data.status} ${step}` : null)
  return (
    <section className={css.detail} aria-label={m.deliveries_detail()}>
      <a ref={back} className={css.back} href={backHref}>
        <BackIcon size={16} />
        {m.deliveries_back()}
      </a>
      {query.data === undefined && isUnknown(query.error) ? (
        <div className={css.unknown}>
          <EmptyState title={m.content_missing({ what: m.deliveries_one() })} text={m.deliveries_unknown_text()} />
        </div>
      ) : (
        <Queried query={query} skeleton={<Outline />} what={m.deliveries_one()}>
          {(delivery) => {
            const { position, status } = delivery
            const look = statusLooks[status]
            return (
              <>
                <header className={css.head}>
                  <CompanyMark company={position.company} size={48} />
                  <div className={css.words}>
                    <div className={css.names}>
                      <h2 ref={heading} tabIndex={-1} className={css.title}>
                        {position.title}
                      </h2>
                      <span className={pay}>{salaryText(position.salary)}</span>
                      <Tag tone={look.tone}>{look.name()}</Tag>
                    </div>
                    <p className={css.facts}>
                      <a className={css.link} href={companyHref(position.company.id)}>
                        {position.company.company_name}
                      </a>
                      <span>{localise(position.city.label, locale)}</span>
                      <span>{termText(position)}</span>
                      <a className={css.link} href={jobHref(position.id)}>
                        {m.deliveries_to_position()}
                      </a>
                    </p>
                  </div>
                </header>
                <div className={css.columns}>
                  <Timeline delivery={delivery} now={query.dataUpdatedAt} />
                  <SentResume delivery={delivery} />
                </div>
                <OwnSteps
                  actor={actor}
                  status={status}
                  changedAt={delivery.changed_at}
                  isEmptied={delivery.is_emptied}
                  offer={delivery.events.findLast(({ kind }) => isOffering(kind))?.offer ?? null}
                />
              </>
            )
          }}
        </Queried>
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
      <Skeleton height="240px" />
    </div>
  )
}
