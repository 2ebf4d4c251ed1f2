import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { provideDeskReview } from '../../machines/employer-office/desk-review/desk-review.ports.ts'
import { provideInterviewDesk } from '../../machines/employer-office/interview-desk/interview-desk.ports.ts'
import { provideInterviewInvite } from '../../machines/employer-office/interview-invite/interview-invite.ports.ts'
import { changedInvite, newInvite } from '../../machines/employer-office/interview-invite/interview-invite.rules.ts'
import * as m from '../../messages/compiled/messages.js'
import { takeDeskStep, undoDeskStep } from '../api/desk.ts'
import { invite, moveInterview, stepInterview } from '../api/desk-interviews.ts'
import { deskPositionsQuery } from '../api/desk-positions.ts'
import { serverNow } from '../api/server-time.ts'
import { clock } from '../browser/page/clock.ts'
import { printPage } from '../browser/page/printing.ts'
import type { DeskReviewFlow } from '../features/employer-office/desk/desk-props.ts'
import * as css from '../features/employer-office/frame/Desk.css.ts'
import { ExportButton } from '../features/employer-office/frame/ExportButton.tsx'
import { OpeningDialog } from '../features/employer-office/frame/OpeningDialog.tsx'
import { PositionChoice } from '../features/employer-office/frame/PositionChoice.tsx'
import { PositionsColumn } from '../features/employer-office/frame/PositionsColumn.tsx'
import type { PositionsProps } from '../features/employer-office/frame/positions.ts'
import { DeskReview } from '../features/employer-office/review/DeskReview.tsx'
import { createTicks } from '../shared/actors/ticks.ts'
import { Queried } from '../shared/query/Queried.tsx'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { exporting, notices, opening, printing } from './actors.ts'
import { inviteDrafts } from './invite-drafts.ts'
import { lastMove } from './last-move.ts'
import { goTo, hrefOf, usePlace } from './place.ts'

const form = provideInterviewInvite({
  clock,
  now: serverNow,
  keep: inviteDrafts.keep,
  forget: inviteDrafts.forget,
  async send({ deliveryId, invitationId }, appointment) {
    if (invitationId === '') return invite(deliveryId, appointment)
    await moveInterview(deliveryId, invitationId, appointment)
    return null
  },
})

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What an employer decides about deliveries and their interviews, with its effects. */
const deskReview: DeskReviewFlow = {
  logic: provideDeskReview({
    clock,
    zone: ownZone,
    notify: notices.notify,
    rememberMove: lastMove.write,
    forgetMove: lastMove.remove,
    invite: form,
    takeStep(order) {
      inviteDrafts.settle()
      return takeDeskStep(order)
    },
    async undo(ids) {
      const moved = await undoDeskStep(ids)
      inviteDrafts.restore(moved.filter(({ is_moved }) => is_moved).map(({ id }) => id))
      return moved
    },
  }),
  interviewLogic: provideInterviewDesk({
    now: serverNow,
    invite: form,
    async move({ deliveryId, invitation }, appointment) {
      await moveInterview(deliveryId, invitation.id, appointment)
    },
    async step({ deliveryId, invitation }, step) {
      await stepInterview(deliveryId, invitation.id, step)
    },
  }),
  lastMove: lastMove.read,
  formOf(subject, invitation) {
    const now = serverNow()
    const first = invitation ? changedInvite(subject, invitation, now) : newInvite(subject, ownZone(), now)
    return { ...first, values: inviteDrafts.of(subject) ?? first.values }
  },
  ticks: createTicks({ ...clock, now: serverNow }),
  print: (title) => void printPage(title),
  printing,
}

const placeAt = (position: string) => ({ position, page: 1, delivery: '' })

const outline = (
  <div className={css.outline}>
    <Skeleton width="100%" height="320px" />
  </div>
)

/** An employer's positions, and what they got. */
export function Workplace() {
  const place = usePlace()
  const query = useQuery(deskPositionsQuery)
  const asked = useSelector(opening, ({ context }) => context.asked)
  return (
    <>
      <Queried query={query} skeleton={outline} what={m.desk_positions_what()}>
        {({ list }) => {
          const position = list.find(({ id }) => id === place.position)
          const props: PositionsProps = {
            positions: list,
            chosen: position?.id ?? '',
            busy: asked?.open ? asked.id : '',
            hrefOf: (id) => hrefOf(placeAt(id)),
            onChoose: (id) => goTo(placeAt(id)),
            onOpening: (wanted) => opening.send({ type: 'OPENING.ASKED', asked: wanted }),
          }
          return (
            <div className={css.work}>
              <PositionsColumn {...props} />
              <PositionChoice {...props} />
              <main className={css.review}>
                <DeskReview
                  flow={deskReview}
                  place={{ ...place, position: props.chosen }}
                  onPlace={goTo}
                  hrefOf={hrefOf}
                  title={position?.title ?? m.desk_all()}
                  exportButton={
                    <ExportButton
                      actor={exporting}
                      filter={{ position: props.chosen, tab: place.tab, keyword: place.keyword }}
                    />
                  }
                />
              </main>
            </div>
          )
        }}
      </Queried>
      <OpeningDialog actor={opening} />
    </>
  )
}
