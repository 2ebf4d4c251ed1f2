import { useSelector } from '@xstate/react'
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../../../contract/failures.ts'
import type { resumeUploadMachine } from '../../../../machines/resume/resume-upload/resume-upload.machine.ts'
import {
  type ResumeUploadView,
  resumeUploadView,
} from '../../../../machines/resume/resume-upload/resume-upload.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import { Progress } from './Progress.tsx'
import * as css from './review/Review.css.ts'
import { ReviewPage } from './review/ReviewPage.tsx'
import { type CardView, type UploadActor, UploadCard } from './UploadCard.tsx'

interface PageProps {
  readonly actor: UploadActor
  /** Takes the focus where what had it is gone. */
  readonly place: Ref<HTMLHeadingElement>
}

interface StateProps {
  readonly role: 'status' | 'alert'
  readonly title: string
  readonly place: Ref<HTMLHeadingElement>
  readonly children?: ReactNode
}

const State = ({ role, title, place, children }: StateProps) => (
  <div className={css.state} role={role}>
    <h1 ref={place} tabIndex={-1} className={css.stateTitle}>
      {title}
    </h1>
    {children}
  </div>
)

const Why = ({ failure }: { readonly failure: Failure | null }) =>
  failure && <p className={css.stateText}>{causeText(failure)}</p>

const Comparing = ({ place }: PageProps) => (
  <State role="status" title={m.resume_upload_comparing()} place={place}>
    <Spinner size={32} />
  </State>
)

function Unread({ actor, place }: PageProps) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <State role="alert" title={m.resume_upload_unread()} place={place}>
      <p className={css.stateText}>{m.resume_upload_unread_hint()}</p>
      <Why failure={failure} />
      <Button onClick={() => actor.send({ type: 'RETRIED' })}>{m.resume_upload_retry()}</Button>
    </State>
  )
}

function Saving({ actor, place }: PageProps) {
  const { saved, changes } = useSelector(actor, ({ context }) => context)
  const total = saved + changes.length
  return (
    <State role="status" title={m.resume_upload_saving({ saved, total })} place={place}>
      <div className={css.stateBar}>
        <Progress label={m.resume_upload_save()} value={saved} max={total} />
      </div>
    </State>
  )
}

function Conflict({ actor, place }: PageProps) {
  const { saved, changes } = useSelector(actor, ({ context }) => context)
  return (
    <State role="alert" title={m.resume_upload_conflict()} place={place}>
      <p className={css.stateText}>{m.resume_upload_conflict_hint({ saved, left: changes.length })}</p>
      <Button onClick={() => actor.send({ type: 'REVIEWED' })}>{m.resume_upload_review_again()}</Button>
    </State>
  )
}

function Stopped({ actor, place }: PageProps) {
  const { saved, changes, failure } = useSelector(actor, ({ context }) => context)
  return (
    <State role="alert" title={m.resume_upload_stopped()} place={place}>
      <p className={css.stateText}>{m.resume_upload_stopped_hint({ saved, left: changes.length })}</p>
      <Why failure={failure} />
      <div className={css.stateActs}>
        <Button onClick={() => actor.send({ type: 'RETRIED' })}>{m.resume_upload_retry()}</Button>
        <Button kind="secondary" onClick={() => actor.send({ type: 'REVIEWED' })}>
          {m.resume_upload_review_again()}
        </Button>
      </div>
    </State>
  )
}

const Done = ({ place }: PageProps) => <State role="status" title={m.resume_upload_saved()} place={place} />

const pages = {
  comparing: Comparing,
  unread: Unread,
  saving: Saving,
  conflict: Conflict,
  stopped: Stopped,
  done: Done,
} satisfies Record<Exclude<ResumeUploadView, CardView | 'reviewing'>, (props: PageProps) => ReactNode>

const isPage = (view: ResumeUploadView): view is keyof typeof pages => view in pages

const isLost = (element: Element | null) =>
  element === null || element === document.body || element.getClientRects().length === 0

/** Where the focus goes when what had it is gone with its view. Whoever has just come begins at the top of the page. */
function useMovedFocus(view: ResumeUploadView): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null)
  const before = useRef(view)
  useEffect(() => {
    const isArrival = before.current === 'recalling' || before.current === view
    before.current = view
    if (!isArrival && isLost(document.activeElement)) place.current?.focus({ preventScroll: true })
  }, [view])
  return place
}

export interface UploadViewProps {
  readonly actor: UploadActor
  readonly snapshot: SnapshotFrom<typeof resumeUploadMachine>
  readonly fillInHref: string
  children(card: ReactNode): ReactNode
}

/** The card within its page, or what takes the whole page. */
export function UploadView({ actor, snapshot, fillInHref, children }: UploadViewProps) {
  usePreferences()
  const view = resumeUploadView(snapshot)
  const place = useMovedFocus(view)
  const { review } = snapshot.children
  const { result } = snapshot.context
  if (view === 'reviewing' && review && result) {
    return <ReviewPage actor={review} parsed={result.parsed} name={result.name} fillInHref={fillInHref} />
  }
  if (isPage(view)) {
    const Page = pages[view]
    return <Page actor={actor} place={place} />
  }
  return children(<UploadCard actor={actor} place={place} />)
}
