import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ExampleSection } from '../../../../../contract/calls/resume.ts'
import type { resumeExamplesMachine } from '../../../../../machines/resume/resume-examples/resume-examples.machine.ts'
import type { ResumeExamplesView } from '../../../../../machines/resume/resume-examples/resume-examples.selectors.ts'
import type { Example } from '../../../../../machines/resume/resume-examples/resume-examples.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { figuresIn, outlineOf } from '../../../../entities/resume/outline.ts'
import { Badge } from '../../../../ui/badge/Badge.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { CheckCircleIcon, CloseIcon, RefreshIcon } from '../../../../ui/icons/controls.tsx'
import { BookIcon } from '../../../../ui/icons/fields.tsx'
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx'
import * as css from './Examples.css.ts'

export type ExamplesActor = ActorRefFrom<typeof resumeExamplesMachine>

interface ShownProps {
  readonly actor: ExamplesActor
  canUse(outline: string): boolean
  onUse: ((outline: string) => void) | undefined
}

export interface ExamplesPanelProps extends ShownProps {
  readonly view: Exclude<ResumeExamplesView, 'closed'>
  readonly what: string
  onClose(): void
}

const whys = {
  education: m.resume_editor_examples_why_education,
  work: m.resume_editor_examples_why_work,
  project: m.resume_editor_examples_why_project,
  posts: m.resume_editor_examples_why_posts,
  skills: m.resume_editor_examples_why_skills,
  summary: m.resume_editor_examples_why_summary,
} satisfies Record<ExampleSection, () => string>

const nearnesses = {
  own: m.resume_editor_examples_own,
  branch: m.resume_editor_examples_branch,
  other: m.resume_editor_examples_other,
} satisfies Record<Example['nearness'], () => string>

/** Good examples, one after another, whatever becomes of reading them. */
export function ExamplesPanel({ view, what, onClose, ...shown }: ExamplesPanelProps) {
  const bodies = {
    reading: () => <Reading />,
    failed: () => <Failed onRetry={() => shown.actor.send({ type: 'RETRIED' })} />,
    none: () => <p className={css.quiet}>{m.resume_editor_examples_none()}</p>,
    shown: () => <Shown {...shown} />,
  } satisfies Record<ExamplesPanelProps['view'], () => ReactNode>
  return (
    <>
      <div className={css.head}>
        <b className={css.title}>
          <BookIcon className={css.icon} />
          {m.resume_editor_examples_title({ what })}
        </b>
        <Button kind="ghost" size="sm" square aria-label={m.resume_editor_examples_close()} onClick={onClose}>
          <CloseIcon size={16} />
        </Button>
      </div>
      {bodies[view]()}
    </>
  )
}

const Reading = () => (
  <div role="status" aria-label={m.resume_editor_examples_reading()} className={css.lines}>
    <Skeleton width="60%" />
    <Skeleton height="64px" />
    <Skeleton height="64px" />
  </div>
)

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={css.foot}>
    <p role="alert" className={css.quiet}>
      {m.resume_editor_examples_failed()}
    </p>
    <Button kind="secondary" size="sm" onClick={onRetry}>
      {m.resume_editor_examples_retry()}
    </Button>
  </div>
)

/** Why what is shown first is not of the student's own field; null where it is. */
function strangeness(first: Example | undefined, field: string): string | null {
  if (first?.nearness === 'own') return null
  return field === '' ? m.resume_editor_examples_unsaid() : m.resume_editor_examples_unmatched({ field })
}

function Shown({ actor, canUse, onUse }: ShownProps) {
  const { section, field, list, at } = useSelector(actor, ({ context }) => context)
  const example = list[at]!
  const strange = strangeness(list[0], field)
  return (
    <>
      {strange && <p className={css.quiet}>{strange}</p>}
      <div className={css.of} aria-live="polite">
        <b lang="zh-CN" className={css.heading}>
          {example.heading}
        </b>
        <Badge kind={example.nearness === 'own' ? 'ok' : 'plain'}>{nearnesses[example.nearness]()}</Badge>
        <span lang="zh-CN" className={css.quiet}>
          {example.field}
        </span>
      </div>
      <ul className={css.lines}>
        {example.lines.map((line) => (
          <li key={line} className={css.line}>
            <p lang="zh-CN">
              <Figures line={line} />
            </p>
            {onUse && (
              <Button
                kind="link"
                size="sm"
                aria-label={m.resume_editor_examples_use_line({ line })}
                disabled={!canUse(outlineOf(line))}
                onClick={() => onUse(outlineOf(line))}
              >
                {m.resume_editor_examples_use()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={css.why}>
        <CheckCircleIcon size={16} />
        {whys[section]()}
      </p>
      <div className={css.foot}>
        <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'OTHER.WANTED' })}>
          <RefreshIcon size={16} />
          {m.resume_editor_examples_next()}
        </Button>
        <span className={css.place}>{m.resume_editor_examples_place({ number: at + 1, count: list.length })}</span>
      </div>
      <p className={css.quiet}>{onUse ? m.resume_editor_examples_note() : m.resume_editor_examples_look()}</p>
    </>
  )
}

/** A line with what makes it convincing. */
const Figures = ({ line }: { readonly line: string }) =>
  figuresIn(line).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else that tells them apart
      <mark key={at} className={css.figure}>
        {piece}
      </mark>
    ),
  )
