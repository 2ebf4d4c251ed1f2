import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Rewriting } from '../../../../contract/calls/rewriting.ts'
import { resumeLimits } from '../../../../contract/resume.ts'
import { charactersOf } from '../../../../contract/rules/resume-rules.ts'
import type { suggestionMachine } from '../../../../machines/resume/suggestion/suggestion.machine.ts'
import { isLine } from '../../../../machines/resume/suggestion/suggestion.rules.ts'
import { type SuggestionView, suggestionView } from '../../../../machines/resume/suggestion/suggestion.selectors.ts'
import type { SuggestionContext, SuggestionEvent } from '../../../../machines/resume/suggestion/suggestion.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { placeholdersIn } from '../../../entities/resume/outline.ts'
import { Stage } from '../../../shared/late/Stage.tsx'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { FieldContext } from '../../../ui/field/context.ts'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { InfoIcon } from '../../../ui/icons/account.tsx'
import { SparkIcon } from '../../../ui/icons/shell.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import { selectPlaceholder } from '../editor/examples/select-placeholder.ts'
import { type Piece, piecesOf } from './pieces.ts'
import * as css from './SuggestionCard.css.ts'
import { Variants } from './Variants.tsx'

type Actor = ActorRefFrom<typeof suggestionMachine>
type Shown = Exclude<SuggestionView, 'idle'>

export interface SuggestionCardProps {
  readonly id: string
  readonly actor: Actor
}

interface BodyProps {
  readonly context: SuggestionContext
  send(event: SuggestionEvent): void
}

/** What Escape means. */
const leaving = {
  generating: { type: 'STOPPED' },
  nothing: { type: 'DISMISSED' },
  consenting: { type: 'REJECTED' },
  diff: { type: 'REJECTED' },
  editing: { type: 'REJECTED' },
  accepted: { type: 'DISMISSED' },
  overtaken: { type: 'DISMISSED' },
  failed: { type: 'DISMISSED' },
} as const satisfies Record<Shown, SuggestionEvent>

const bodies = {
  generating: Generating,
  nothing: Nothing,
  consenting: Consenting,
  diff: Diff,
  editing: Editing,
  accepted: Accepted,
  overtaken: Overtaken,
  failed: Failed,
} satisfies Record<Shown, (props: BodyProps) => ReactNode>

/** Another wording for a line, beside the line, whatever becomes of asking for it. */
export function SuggestionCard({ id, actor }: SuggestionCardProps) {
  usePreferences()
  const title = useId()
  const view = useSelector(actor, suggestionView)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  if (view === 'idle') return null
  const Body = bodies[view]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    actor.send(leaving[view])
  }
  const by = view === 'generating' && context.growth !== '' ? 'model' : context.found?.engine
  const isShown = view === 'diff' || view === 'editing' || (view === 'generating' && by === 'model')
  return (
    <section id={id} className={css.card} aria-labelledby={title} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <b id={title} className={css.title}>
          <SparkIcon size={16} className={css.icon} />
          {m.suggestion_title()}
        </b>
        {isShown && <Tag tone="brand">{by === 'model' ? m.suggestion_by_model() : m.suggestion_by_rules()}</Tag>}
      </div>
      <Stage shows={view}>
        <Body context={context} send={actor.send} />
      </Stage>
    </section>
  )
}

function Generating({ context: { growth }, send }: BodyProps) {
  return (
    <>
      {growth !== '' && (
        <p className={css.said} aria-busy="true">
          {piecesOf({ text: growth, marks: [] }).map(piece)}
        </p>
      )}
      <div className={css.foot}>
        <p role="status" className={css.busy}>
          <Spinner size={18} />
          {m.suggestion_generating()}
        </p>
        <Button kind="secondary" size="sm" onClick={() => send({ type: 'STOPPED' })}>
          {m.suggestion_stop()}
        </Button>
      </div>
    </>
  )
}

/** What would be sent to a model, and to whom. */
function Consenting({ context: { found }, send }: BodyProps) {
  if (!found?.model) return null
  const { name, sent } = found.model
  return (
    <>
      <p>{m.suggestion_consent({ name })}</p>
      <blockquote className={css.sent}>{sent.replace(/⟦[NEP]\d+⟧/g, m.suggestion_hidden())}</blockquote>
      <Quiet>{m.suggestion_consent_note()}</Quiet>
      <div className={css.foot}>
        <Button size="sm" onClick={() => send({ type: 'AGREED' })}>
          {m.suggestion_agree()}
        </Button>
        <Button kind="ghost" size="sm" onClick={() => send({ type: 'REJECTED' })}>
          {m.suggestion_disagree()}
        </Button>
      </div>
    </>
  )
}

function Nothing({ context, send }: BodyProps) {
  return (
    <>
      <p role="status">{context.found?.why === 'good' ? m.suggestion_good() : m.suggestion_unable()}</p>
      {context.found?.fell && <Quiet>{fellTexts[context.found.fell]()}</Quiet>}
      <Variants context={context} send={send} />
      <div className={css.foot}>
        <Button kind="secondary" size="sm" onClick={() => send({ type: 'DISMISSED' })}>
          {m.suggestion_close()}
        </Button>
      </div>
    </>
  )
}

/** The line as it was, struck. */
const Before = ({ line }: { readonly line: string }) => (
  <div className={css.row}>
    <dt className={css.label}>{m.suggestion_before()}</dt>
    <dd className={css.said}>
      <del className={css.before}>{line.trim()}</del>
    </dd>
  </div>
)

function Blanks({ count }: { readonly count: number }) {
  return count === 0 ? null : <span className={css.count}>{m.suggestion_blanks({ count })}</span>
}

function Diff({ context, send }: BodyProps) {
  const { asked, found } = context
  const suggestion = found?.suggestion
  if (!found || !suggestion) return null
  const blanks = placeholdersIn(suggestion.text)
  return (
    <>
      <dl className={css.both} aria-live="polite">
        <Before line={asked} />
        <div className={css.row}>
          <dt className={css.label}>{m.suggestion_after()}</dt>
          <dd className={css.said}>{piecesOf(suggestion).map(piece)}</dd>
        </div>
      </dl>
      {found.fell && <Quiet>{fellTexts[found.fell]()}</Quiet>}
      {blanks > 0 && <Quiet>{m.suggestion_blanks_note()}</Quiet>}
      <div className={css.foot}>
        <Button size="sm" onClick={() => send({ type: 'ACCEPTED' })}>
          {m.suggestion_accept()}
        </Button>
        <Button kind="secondary" size="sm" onClick={() => send({ type: 'EDIT.WANTED' })}>
          {m.suggestion_edit()}
        </Button>
        <Button kind="ghost" size="sm" onClick={() => send({ type: 'REJECTED' })}>
          {m.suggestion_reject()}
        </Button>
        <Blanks count={blanks} />
      </div>
      <Variants context={context} send={send} />
    </>
  )
}

const fellTexts = {
  unusable: m.suggestion_fell_unusable,
  spent: m.suggestion_fell_spent,
} satisfies Record<NonNullable<Rewriting['fell']>, () => string>

const piece = ({ text, kind }: Piece, at: number) =>
  kind === 'same' ? text : <Changed key={at} text={text} kind={kind} />

const Changed = ({ text, kind }: { readonly text: string; readonly kind: 'new' | 'blank' }) =>
  kind === 'new' ? <ins className={css.changed}>{text}</ins> : <b className={css.blank}>{text}</b>

const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.quiet}>
    <InfoIcon size={16} className={css.info} />
    <span>{children}</span>
  </p>
)

function Editing({ context: { asked, draft }, send }: BodyProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => selectPlaceholder(box.current?.querySelector('textarea')), [])
  const isLong = charactersOf(draft) > resumeLimits.bullet
  return (
    <>
      <dl className={css.both}>
        <Before line={asked} />
      </dl>
      <div ref={box}>
        <FieldContext value={{ id, labelId: id, describedBy: `${id}-hint`, invalid: isLong }}>
          <TextArea
            aria-label={m.suggestion_own()}
            value={draft}
            onChange={(text) => send({ type: 'TEXT.TYPED', text })}
          />
        </FieldContext>
        <p id={`${id}-hint`} role="alert" className={css.wrong}>
          {isLong && m.resume_editor_line_long({ max: resumeLimits.bullet })}
        </p>
      </div>
      <div className={css.foot}>
        <Button size="sm" disabled={!isLine(draft)} onClick={() => send({ type: 'ACCEPTED' })}>
          {m.suggestion_accept()}
        </Button>
        <Button kind="ghost" size="sm" onClick={() => send({ type: 'REJECTED' })}>
          {m.suggestion_reject()}
        </Button>
        <Blanks count={placeholdersIn(draft)} />
      </div>
    </>
  )
}

function Accepted({ context: { taken }, send }: BodyProps) {
  return (
    <div className={css.foot}>
      <p role="status">
        {m.suggestion_accepted()} <Blanks count={placeholdersIn(taken)} />
      </p>
      <Button kind="secondary" size="sm" onClick={() => send({ type: 'UNDO.CHOSEN' })}>
        {m.suggestion_undo()}
      </Button>
      <Button kind="ghost" size="sm" onClick={() => send({ type: 'DISMISSED' })}>
        {m.suggestion_close()}
      </Button>
    </div>
  )
}

const Again = ({ label, context, send }: { readonly label: string } & BodyProps) => (
  <div className={css.foot}>
    <Button kind="secondary" size="sm" disabled={!isLine(context.line)} onClick={() => send({ type: 'RETRIED' })}>
      {label}
    </Button>
    <Button kind="ghost" size="sm" onClick={() => send({ type: 'DISMISSED' })}>
      {m.suggestion_close()}
    </Button>
  </div>
)

function Overtaken({ context, send }: BodyProps) {
  const { draft } = context
  return (
    <>
      <p role="status">{m.suggestion_overtaken()}</p>
      {draft !== '' && (
        <p className={css.note}>
          {m.suggestion_overtaken_draft()} {draft}
        </p>
      )}
      <Again label={m.suggestion_again()} context={context} send={send} />
    </>
  )
}

function Failed({ context, send }: BodyProps) {
  const { failure } = context
  return (
    <>
      <p role="alert">{failure && m.suggestion_failed({ cause: causeText(failure) })}</p>
      <Again label={m.suggestion_retry()} context={context} send={send} />
    </>
  )
}
