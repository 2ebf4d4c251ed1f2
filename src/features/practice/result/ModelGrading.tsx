import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Evaluation } from '../../../../contract/rules/evaluation.ts'
import type { interviewResultMachine } from '../../../../machines/practice/interview-result/interview-result.machine.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import * as css from '../Practice.css.ts'

export interface ModelGradingProps {
  readonly actor: ActorRefFrom<typeof interviewResultMachine>
}

const fellTexts = {
  unusable: m.practice_fell_unusable,
  spent: m.practice_fell_spent,
} satisfies Record<NonNullable<Evaluation['fell']>, () => string>

/** Says who graded, and offers a language model. */
export function ModelGrading({ actor }: ModelGradingProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const evaluation = snapshot.context.practice?.evaluation
  const isAsking = snapshot.matches('asking')
  const isWithdrawing = snapshot.matches('withdrawing')
  if (!evaluation) return null
  const { engine, fell } = evaluation
  return (
    <div className={css.engine}>
      <Tag tone={engine === 'model' ? 'brand' : 'plain'}>
        {engine === 'model' ? m.practice_by_model() : m.practice_by_rules()}
      </Tag>
      {fell && <p className={css.note}>{fellTexts[fell]()}</p>}
      {snapshot.context.practice?.is_grading && (
        <p role="status" className={css.grading}>
          <Spinner size={16} />
          {m.practice_model_grading()}
        </p>
      )}
      {(isAsking || snapshot.can({ type: 'MODEL.ASKED' })) && (
        <Button kind="secondary" size="sm" busy={isAsking} onClick={() => actor.send({ type: 'MODEL.ASKED' })}>
          {m.practice_ask_model()}
        </Button>
      )}
      {(isWithdrawing || snapshot.can({ type: 'CONSENT.WITHDRAWN' })) && (
        <Button kind="ghost" size="sm" busy={isWithdrawing} onClick={() => actor.send({ type: 'CONSENT.WITHDRAWN' })}>
          {m.practice_model_withdraw()}
        </Button>
      )}
    </div>
  )
}

/** Says what would be sent to a model, and to whom. */
export function ModelConsent({ actor }: ModelGradingProps) {
  usePreferences()
  const model = useSelector(actor, ({ context }) => context.model)
  const heading = useRef<HTMLHeadingElement>(null)
  // It stands above what asked for it.
  useEffect(() => heading.current?.focus(), [])
  if (!model) return null
  return (
    <section className={css.card} aria-labelledby="consent">
      <h2 ref={heading} id="consent" tabIndex={-1} className={css.name}>
        {m.practice_model_consent({ name: model.name })}
      </h2>
      <ul className={css.answers}>
        {model.sent.map((text) => (
          <li key={text} className={css.answer}>
            {text.replace(/⟦[NEP]\d+⟧/g, m.practice_model_hidden())}
          </li>
        ))}
      </ul>
      <Note kind="info">{m.practice_model_consent_note()}</Note>
      <div className={css.acts}>
        <Button onClick={() => actor.send({ type: 'AGREED' })}>{m.practice_model_agree()}</Button>
        <Button kind="ghost" onClick={() => actor.send({ type: 'CANCELLED' })}>
          {m.practice_model_disagree()}
        </Button>
      </div>
    </section>
  )
}
