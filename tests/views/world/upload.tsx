import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import type { ParsedResume } from '../../../contract/parsed-resume.ts'
import { finding } from '../../../machines/resume/resume-review/samples.ts'
import { provideResumeUpload } from '../../../machines/resume/resume-upload/resume-upload.ports.ts'
import type { Result, ResumeUploadEvent, Step } from '../../../machines/resume/resume-upload/resume-upload.types.ts'
import { UploadView } from '../../../src/features/resume/upload/UploadView.tsx'
import { Desk } from './desk.ts'
import { type RenderedPage, renderPage } from './page.tsx'

/** The file as read: each basic field in a line of its own, in which it was found. */
export function onPage(parsed: ParsedResume): ParsedResume {
  const told = Object.entries(parsed.basic).filter(([, { value }]) => value !== '')
  const runs = told.map(([, { value }], at) => ({
    text: value,
    size: 12,
    isBold: at === 0,
    x: 60,
    y: 60 + 24 * at,
    width: 12 * value.length,
    height: 16,
  }))
  const basic = told.map(([field, found], at) => [
    field,
    finding(found.value, { ...found, places: [{ page: 0, run: at }] }),
  ])
  return {
    ...parsed,
    pages: [{ width: 595, height: 842, runs, pictures: [] }],
    basic: { ...parsed.basic, ...Object.fromEntries(basic) },
  }
}

type Actor = ActorRefFrom<ReturnType<typeof provideResumeUpload>>

interface PageProps {
  readonly actor: Actor
  readonly first: Step
  /** The address says something else, or for the first time. */
  onAddress(step: Step, change: (step: Step) => void): void
}

function Page({ actor, first, onAddress }: PageProps) {
  const [step, setStep] = useState(first)
  const snapshot = useSelector(actor, (one) => one)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address is news
  useEffect(() => {
    onAddress(step, setStep)
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'STEP.SHOWN', step })
  }, [step])
  return (
    <main>
      <UploadView actor={actor} snapshot={snapshot} fillInHref="#/resume?from=3">
        {(card) => (
          <>
            <h1>写一份简历</h1>
            {card}
          </>
        )}
      </UploadView>
    </main>
  )
}

export interface UploadWorld extends RenderedPage {
  readonly desk: Desk
  readonly actor: Actor
  /** What is kept on this browser; null where nothing is. */
  readonly kept: () => Result | null
  /** What the address says. */
  readonly step: () => Step
  /** The browser's own buttons lead there. */
  show(step: Step): void
  /** The upload on its way tells something. */
  report(event: ResumeUploadEvent): void
  /** How many uploads are not listened to any more. */
  readonly stopped: () => number
}

/** The way of a file, from the card to the last save, on ports that a test steers. */
export function openUpload(first: Step, inspect?: (event: InspectionEvent) => void): UploadWorld {
  const desk = new Desk()
  let kept: Result | null = null
  let step = first
  let [stopped, tell, show] = [0, (_: ResumeUploadEvent) => {}, (_: Step) => {}]
  const machine = provideResumeUpload({
    async recall() {
      kept = await desk.call<Result | null>('recall')
      return kept
    },
    inspect: (file) => desk.call('inspect', file),
    upload(upload, report) {
      void desk.call('upload', upload)
      tell = report
      return () => {
        stopped += 1
        tell = () => {}
      }
    },
    importJson: (file) => desk.call('importJson', file),
    readPresent: () => desk.call('readPresent'),
    save: (change) => desk.call('save', change),
    keep(result) {
      kept = result
    },
    forget() {
      kept = null
    },
    showStep: (next) => show(next),
  })
  const actor = createActor(machine, { input: { step: first }, ...(inspect && { inspect }) }).start()

  const page = renderPage(
    <Page
      actor={actor}
      first={first}
      onAddress={(address, change) => {
        step = address
        show = change
      }}
    />,
  )
  return {
    ...page,
    desk,
    actor,
    kept: () => kept,
    step: () => step,
    show: (next) => show(next),
    report: (event) => tell(event),
    stopped: () => stopped,
    close() {
      page.close()
      actor.stop()
    },
  }
}
