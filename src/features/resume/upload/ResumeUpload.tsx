import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import { isTaken } from '../../../../machines/resume/resume-review/choices.ts'
import type { Choices } from '../../../../machines/resume/resume-review/resume-review.types.ts'
import type { Step } from '../../../../machines/resume/resume-upload/resume-upload.types.ts'
import { type ResumeUploadFlow, useActors } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { UploadView } from './UploadView.tsx'

export interface ResumeUploadProps {
  /** As the address says. */
  readonly step: Step
  /** Of the page on which what was not read is written. */
  readonly fillInHref: string
  /** All that was accepted is saved. */
  onSaved(): void
  /** The page around the card, while nothing is reviewed. */
  children(card: ReactNode): ReactNode
}

const nothing = () => undefined
const takenIn = (choices: Choices) => Object.values(choices).filter(isTaken).length

function Begun({ flow, step, onSaved, ...rest }: ResumeUploadProps & { readonly flow: ResumeUploadFlow }) {
  const actor = useOwnActor(
    () => flow.logic,
    () => ({ step }),
    nothing,
  )
  useEffect(() => actor.send({ type: 'STEP.SHOWN', step }), [actor, step])
  const snapshot = useSelector(actor, (one) => one)
  const taken = snapshot.status === 'done' ? takenIn(snapshot.context.result?.choices ?? {}) : null
  const { undecided } = snapshot.context
  useEffect(() => {
    if (taken === null) return
    flow.tellTaken(taken, undecided)
    onSaved()
  }, [flow, taken, undecided, onSaved])
  return <UploadView actor={actor} snapshot={snapshot} {...rest} />
}

function Awaited(props: ResumeUploadProps) {
  return <Begun {...props} flow={use(useActors().flows.resumeUpload())} />
}

/** A resume from a file: a card among the ways to begin, then a page of its own (RES-3). */
export function ResumeUpload(props: ResumeUploadProps) {
  return (
    <Suspense fallback={props.children(null)}>
      <Awaited {...props} />
    </Suspense>
  )
}
