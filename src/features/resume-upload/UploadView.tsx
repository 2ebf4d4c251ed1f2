import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { resumeUploadMachine } from '../../../machines/resume-upload/resume-upload.machine.ts'
import { type ResumeUploadView, resumeUploadView } from '../../../machines/resume-upload/resume-upload.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { usePreferences } from '../preferences.tsx'
import { Progress } from './Progress.tsx'
import { failureWords } from './problems.ts'
import * as css from './Review.css.ts'
import { ReviewPage } from './ReviewPage.tsx'
import { type CardView, type UploadActor, UploadCard } from './UploadCard.tsx'

interface StateProps {
  readonly actor: UploadActor
}

const Comparing = () => (
  <div className={css.state} role="status">
    <Spinner size={32} />
    <p className={css.stateText}>{m.resume_upload_comparing()}</p>
  </div>
)

function Unread({ actor }: StateProps) {
  return (
    <div className={css.state} role="alert">
      <p className={css.stateTitle}>{m.resume_upload_unread()}</p>
      <p className={css.stateText}>{m.resume_upload_unread_hint()}</p>
      <Button onClick={() => actor.send({ type: 'RETRIED' })}>{m.resume_upload_retry()}</Button>
    </div>
  )
}

function Saving({ actor }: StateProps) {
  const { saved, changes } = useSelector(actor, ({ context }) => context)
  const total = saved + changes.length
  return (
    <div className={css.state} role="status">
      <p className={css.stateTitle}>{m.resume_upload_saving({ saved, total })}</p>
      <div className={css.stateBar}>
        <Progress label={m.resume_upload_save()} value={saved} max={total} />
      </div>
    </div>
  )
}

function Conflict({ actor }: StateProps) {
  const { saved, changes } = useSelector(actor, ({ context }) => context)
  return (
    <div className={css.state} role="alert">
      <p className={css.stateTitle}>{m.resume_upload_conflict()}</p>
      <p className={css.stateText}>{m.resume_upload_conflict_hint({ saved, left: changes.length })}</p>
      <Button onClick={() => actor.send({ type: 'REVIEWED' })}>{m.resume_upload_review_again()}</Button>
    </div>
  )
}

function Stopped({ actor }: StateProps) {
  const { saved, changes, failure } = useSelector(actor, ({ context }) => context)
  return (
    <div className={css.state} role="alert">
      <p className={css.stateTitle}>{m.resume_upload_stopped()}</p>
      <p className={css.stateText}>{m.resume_upload_stopped_hint({ saved, left: changes.length })}</p>
      <p className={css.stateText}>{failureWords(failure, 'document').hint}</p>
      <div className={css.stateActs}>
        <Button onClick={() => actor.send({ type: 'RETRIED' })}>{m.resume_upload_retry()}</Button>
        <Button kind="secondary" onClick={() => actor.send({ type: 'REVIEWED' })}>
          {m.resume_upload_review_again()}
        </Button>
      </div>
    </div>
  )
}

const pages = {
  comparing: Comparing,
  unread: Unread,
  saving: Saving,
  conflict: Conflict,
  stopped: Stopped,
  done: Comparing,
} satisfies Record<Exclude<ResumeUploadView, CardView | 'reviewing'>, (props: StateProps) => ReactNode>

const isPage = (view: ResumeUploadView): view is keyof typeof pages => view in pages

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
  const { review } = snapshot.children
  const { result } = snapshot.context
  if (view === 'reviewing' && review && result) {
    return <ReviewPage actor={review} parsed={result.parsed} name={result.name} fillInHref={fillInHref} />
  }
  if (isPage(view)) {
    const Page = pages[view]
    return <Page actor={actor} />
  }
  return children(<UploadCard actor={actor} />)
}
