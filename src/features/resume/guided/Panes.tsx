import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { GUIDED_LIMITS } from '../../../../contract/guided.ts'
import { isPastable, isSendable } from '../../../../machines/resume/guided-filling/guided-filling.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { GuidedFlow } from '../../../shared/actors/actors.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { BackIcon, ChatIcon } from '../../../ui/icons/account.tsx'
import { SkipIcon, UploadIcon } from '../../../ui/icons/pages.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Composer } from './Composer.tsx'
import * as css from './Guided.css.ts'
import { placeName, placesText, questionWords, sectionNames, valueText } from './guided-words.ts'

export type GuidedActor = ActorRefFrom<GuidedFlow['logic']>

export interface PaneProps {
  readonly actor: GuidedActor
  /** What went wrong, and what to do. */
  readonly failed: ReactNode
}

export const uploadHref = addressOf('/resume_create', { from: '3' })
export const editHref = addressOf('/resume', { from: '3' })
const basicsHref = addressOf('/aiResumeBasicInfo')

/** How somebody wants to begin. */
export function Choosing({ actor }: Pick<PaneProps, 'actor'>) {
  usePreferences()
  return (
    <div className={css.pane}>
      <h2 className={css.question} tabIndex={-1} data-leads>
        {m.guided_choose()}
      </h2>
      <p className={css.hint}>{m.guided_choose_text()}</p>
      <div className={css.choices}>
        <button type="button" className={css.choice} onClick={() => actor.send({ type: 'TALK.CHOSEN' })}>
          <ChatIcon />
          <span className={css.choiceName}>{m.guided_talk()}</span>
          <span className={css.choiceText}>{m.guided_talk_text()}</span>
        </button>
        <button type="button" className={css.choice} onClick={() => actor.send({ type: 'PASTE.CHOSEN' })}>
          <DocumentIcon />
          <span className={css.choiceName}>{m.guided_paste()}</span>
          <span className={css.choiceText}>{m.guided_paste_text()}</span>
        </button>
        <a className={css.choice} href={uploadHref}>
          <UploadIcon />
          <span className={css.choiceName}>{m.guided_file()}</span>
          <span className={css.choiceText}>{m.guided_file_text()}</span>
        </a>
      </div>
    </div>
  )
}

/** The question that is asked, and the field for its answer. */
export function Question({ actor, failed }: PaneProps) {
  usePreferences()
  const id = useId()
  const snapshot = useSelector(actor, (one) => one)
  const { guided, text } = snapshot.context
  if (!guided?.question) return null
  const { question, number, total, turns } = guided
  const words = questionWords[question.id]
  const isBusy = snapshot.hasTag('busy')
  const isFailed = snapshot.matches('failed')
  const isUnclear = turns.at(-1)?.outcome === 'unclear'
  return (
    <section className={css.pane} aria-labelledby={`${id}-ask`}>
      <p className={css.number}>
        <span>{m.guided_number({ number, total })}</span>
        <span>{[sectionNames[words.section](), question.subject].filter((part) => part !== '').join(' · ')}</span>
      </p>
      <div role="status">
        <h2 id={`${id}-ask`} className={css.question}>
          {words.ask({ subject: question.subject })}
        </h2>
        <p id={`${id}-hint`} className={css.hint}>
          {words.hint()}
        </p>
        {snapshot.matches({ asking: 'elsewhere' }) && <Note kind="info">{m.guided_elsewhere()}</Note>}
        {isUnclear && <Note kind="warning">{m.guided_unclear()}</Note>}
        {!isUnclear && question.missing.length > 0 && (
          <Note kind="info">{m.guided_missing({ places: placesText(question.missing) })}</Note>
        )}
      </div>
      {(words.replies || words.none) && (
        <div className={css.replies}>
          {words.replies?.map((reply) => (
            <Button
              key={reply}
              kind="secondary"
              size="sm"
              disabled={isBusy || isFailed}
              onClick={() => actor.send({ type: 'REPLY.CHOSEN', text: reply })}
            >
              {reply}
            </Button>
          ))}
          {words.none && (
            <Button
              kind="secondary"
              size="sm"
              disabled={isBusy || isFailed}
              onClick={() => actor.send({ type: 'SKIPPED' })}
            >
              {words.none()}
            </Button>
          )}
        </div>
      )}
      <div role="alert">
        {text.length > GUIDED_LIMITS.answer && <Note kind="warning">{m.guided_answer_long()}</Note>}
      </div>
      {failed}
      <Composer
        label={m.guided_answer()}
        describedBy={`${id}-ask ${id}-hint`}
        text={text}
        sendText={m.guided_send()}
        isBusy={isBusy}
        isLocked={isFailed}
        canSend={isSendable(text)}
        onText={(typed) => actor.send({ type: 'TYPED', text: typed })}
        onSend={() => actor.send({ type: 'SENT' })}
      >
        <Button
          kind="ghost"
          size="sm"
          disabled={!snapshot.can({ type: 'WENT.BACK' })}
          onClick={() => actor.send({ type: 'WENT.BACK' })}
        >
          <BackIcon size={16} />
          {m.guided_back()}
        </Button>
        <Button
          kind="ghost"
          size="sm"
          disabled={!snapshot.can({ type: 'SKIPPED' })}
          onClick={() => actor.send({ type: 'SKIPPED' })}
        >
          <SkipIcon size={16} />
          {m.guided_skip()}
        </Button>
        <Button
          kind="ghost"
          size="sm"
          disabled={!snapshot.can({ type: 'PASTE.CHOSEN' })}
          onClick={() => actor.send({ type: 'PASTE.CHOSEN' })}
        >
          <DocumentIcon size={16} />
          {m.guided_paste_short()}
        </Button>
      </Composer>
    </section>
  )
}

/** An earlier answer, to be said otherwise. */
export function Correcting({ actor, failed }: PaneProps) {
  usePreferences()
  const id = useId()
  const snapshot = useSelector(actor, (one) => one)
  const isBusy = snapshot.hasTag('busy')
  const isFailed = snapshot.matches('failed')
  const text = snapshot.context.fix?.text ?? ''
  return (
    <section className={css.pane} aria-labelledby={id}>
      <h2 id={id} className={css.question}>
        {m.guided_fix_title()}
      </h2>
      <p id={`${id}-hint`} className={css.hint}>
        {m.guided_fix_text()}
      </p>
      <div role="alert">
        {text.length > GUIDED_LIMITS.answer && <Note kind="warning">{m.guided_answer_long()}</Note>}
      </div>
      {failed}
      <Composer
        label={m.guided_answer()}
        describedBy={`${id}-hint`}
        text={text}
        sendText={m.guided_fix_send()}
        isBusy={isBusy}
        isLocked={isFailed}
        canSend={isSendable(text)}
        onText={(typed) => actor.send({ type: 'FIX.TYPED', text: typed })}
        onSend={() => actor.send({ type: 'SENT' })}
      >
        <Button kind="ghost" size="sm" disabled={isBusy || isFailed} onClick={() => actor.send({ type: 'LEFT' })}>
          {m.guided_cancel()}
        </Button>
      </Composer>
    </section>
  )
}

/** A whole text. */
export function Pasting({ actor, failed }: PaneProps) {
  usePreferences()
  const id = useId()
  const snapshot = useSelector(actor, (one) => one)
  const isBusy = snapshot.hasTag('busy')
  const isFailed = snapshot.matches('failed')
  const { pasted } = snapshot.context
  return (
    <section className={css.pane} aria-labelledby={id}>
      <h2 id={id} className={css.question}>
        {m.guided_paste_title()}
      </h2>
      <p id={`${id}-hint`} className={css.hint}>
        {m.guided_paste_hint()}
      </p>
      <div role="alert">
        {pasted.length > GUIDED_LIMITS.paste && <Note kind="warning">{m.guided_paste_long()}</Note>}
      </div>
      {failed}
      <Composer
        label={m.guided_paste_label()}
        describedBy={`${id}-hint`}
        text={pasted}
        sendText={m.guided_paste_send()}
        isBusy={isBusy}
        isLocked={isFailed}
        canSend={isPastable(pasted)}
        sendsOnEnter={false}
        onText={(typed) => actor.send({ type: 'PASTE.TYPED', text: typed })}
        onSend={() => actor.send({ type: 'SENT' })}
      >
        <Button kind="ghost" size="sm" disabled={isBusy || isFailed} onClick={() => actor.send({ type: 'LEFT' })}>
          {m.guided_cancel()}
        </Button>
      </Composer>
    </section>
  )
}

/** What was said beside what stands: one of them holds. */
export function Contradicted({ actor, failed }: PaneProps) {
  usePreferences()
  const id = useId()
  const snapshot = useSelector(actor, (one) => one)
  const isBusy = snapshot.hasTag('busy')
  const isFailed = snapshot.matches('failed')
  return (
    <section className={css.pane} aria-labelledby={id}>
      <h2 id={id} className={css.question} tabIndex={-1} data-leads>
        {m.guided_contradicted()}
      </h2>
      {snapshot.context.guided?.contradictions.map(({ place, stands, said }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: start and end are both of one place
        <dl key={at} className={css.rival} aria-label={placeName(place)}>
          <dt className={css.rivalName}>{placeName(place)}</dt>
          <dt className={css.rivalWhose}>{m.guided_stands()}</dt>
          <dd>{valueText(place, stands)}</dd>
          <dt className={css.rivalWhose}>{m.guided_said()}</dt>
          <dd>{valueText(place, said)}</dd>
        </dl>
      ))}
      {failed}
      <div className={css.replies}>
        <Button kind="secondary" disabled={isBusy || isFailed} onClick={() => actor.send({ type: 'KEPT' })}>
          {m.guided_keep()}
        </Button>
        <Button disabled={isBusy || isFailed} onClick={() => actor.send({ type: 'REPLACED' })}>
          {m.guided_replace()}
        </Button>
      </div>
    </section>
  )
}

/** Everything has been asked. */
export function Done({ actor }: Pick<PaneProps, 'actor'>) {
  usePreferences()
  return (
    <section className={css.pane} aria-labelledby="guided-done">
      <h2 id="guided-done" className={css.question} tabIndex={-1} data-leads>
        {m.guided_done()}
      </h2>
      <p className={css.hint}>{m.guided_done_text()}</p>
      <div className={css.replies}>
        <a className={buttonClass({})} href={basicsHref}>
          {m.guided_basics()}
        </a>
        <Button kind="secondary" onClick={() => actor.send({ type: 'PASTE.CHOSEN' })}>
          {m.guided_paste_short()}
        </Button>
      </div>
    </section>
  )
}
