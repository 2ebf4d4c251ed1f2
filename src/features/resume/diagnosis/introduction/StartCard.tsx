import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { diagnosisStartMachine } from '../../../../../machines/resume/diagnosis-start/diagnosis-start.machine.ts'
import { isTextLong, isTitleLong } from '../../../../../machines/resume/diagnosis-start/diagnosis-start.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { addressOf } from '../../../../shared/links/links.ts'
import { causeText } from '../../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Segments } from '../../../../ui/choice/Segments.tsx'
import { Control, TextInput } from '../../../../ui/field/Control.tsx'
import { Field } from '../../../../ui/field/Field.tsx'
import { TextArea } from '../../../../ui/field/TextArea.tsx'
import { SearchIcon } from '../../../../ui/icons/pages.tsx'
import { Note } from '../../../../ui/note/Note.tsx'
import * as css from './StartCard.css.ts'

type Actor = ActorRefFrom<typeof diagnosisStartMachine>

export interface StartCardProps {
  readonly actor: Actor
}

/** For what a resume is to be judged, and the way to have it done. */
export function StartCard({ actor }: StartCardProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { way, failure, refusal } = snapshot.context
  const failedText = snapshot.matches({ choosing: 'notFound' }) ? m.diagnosis_search_failed : m.diagnosis_start_failed
  const isBusy = snapshot.hasTag('busy') || snapshot.matches('left')
  return (
    <section className={css.card} aria-labelledby="start">
      <h2 id="start" className={css.title}>
        {m.diagnosis_start_title()}
      </h2>
      <Segments
        kind="pill"
        label={m.diagnosis_way()}
        value={way}
        options={[
          { value: 'position', text: m.diagnosis_way_position() },
          { value: 'text', text: m.diagnosis_way_text() },
          { value: 'none', text: m.diagnosis_way_none() },
        ]}
        onChange={(chosen) => actor.send({ type: 'WAY.CHOSEN', way: chosen })}
      />
      {way === 'position' && <PositionChoice actor={actor} />}
      {way === 'text' && <Pasted actor={actor} />}
      {way === 'none' && <p className={css.text}>{m.diagnosis_way_none_text()}</p>}
      <div role="alert">
        {refusal === 'empty' ? (
          <Note kind="warning">
            {m.diagnosis_empty_text()}{' '}
            <a className={css.link} href={addressOf('/resume', { from: '3' })}>
              {m.diagnosis_to_resume()}
            </a>
          </Note>
        ) : (
          failure && <Note kind="danger">{failedText({ cause: causeText(failure) })}</Note>
        )}
      </div>
      <Button
        size="lg"
        busy={isBusy}
        disabled={!isBusy && !snapshot.can({ type: 'STARTED' })}
        onClick={() => actor.send({ type: 'STARTED' })}
      >
        {m.diagnosis_start()}
      </Button>
    </section>
  )
}

function PositionChoice({ actor }: StartCardProps) {
  usePreferences()
  const { position, term, found } = useSelector(actor, ({ context }) => context)
  if (position) {
    const { title, company } = position
    return (
      <p className={css.chosen}>
        <span className={css.what}>{m.diagnosis_chosen({ title, company })}</span>
        <Button kind="link" onClick={() => actor.send({ type: 'POSITION.CHOSEN', position: null })}>
          {m.diagnosis_choose_other()}
        </Button>
      </p>
    )
  }
  return (
    <div>
      <Field label={m.diagnosis_search()}>
        <Control icon={SearchIcon}>
          <TextInput
            value={term}
            maxLength={60}
            placeholder={m.diagnosis_search_example()}
            onChange={(typed) => actor.send({ type: 'TERM.TYPED', term: typed })}
          />
        </Control>
      </Field>
      <div role="status">{found?.length === 0 && <p className={css.text}>{m.diagnosis_search_none()}</p>}</div>
      {found && found.length > 0 && (
        <ul className={css.found}>
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={css.one}
                onClick={() => actor.send({ type: 'POSITION.CHOSEN', position: one })}
              >
                {one.title}
                <span className={css.company}>{one.company}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Pasted({ actor }: StartCardProps) {
  usePreferences()
  const { title, text } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <Field label={m.diagnosis_text_title()} error={isTitleLong(title) && m.diagnosis_title_long()}>
        <Control>
          <TextInput value={title} onChange={(typed) => actor.send({ type: 'TITLE.TYPED', title: typed })} />
        </Control>
      </Field>
      <Field
        label={m.diagnosis_text_text()}
        hint={m.diagnosis_text_hint()}
        error={isTextLong(text) && m.diagnosis_text_long()}
      >
        <TextArea rows={6} value={text} onChange={(typed) => actor.send({ type: 'TEXT.TYPED', text: typed })} />
      </Field>
    </>
  )
}
