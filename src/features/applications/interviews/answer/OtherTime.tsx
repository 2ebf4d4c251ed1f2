import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { MESSAGE_MAX } from '../../../../../contract/rules/delivery-steps.ts'
import { wallTime } from '../../../../../contract/rules/wall-clock.ts'
import { isTimeWrong } from '../../../../../machines/applications/invitation-answer/invitation-answer.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { MomentInput } from '../../../../entities/interview/when/MomentInput.tsx'
import { isOwnTime, zoneName } from '../../../../entities/interview/zoned.ts'
import { causeText } from '../../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { steadyPress } from '../../../../ui/button/steady-press.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Field } from '../../../../ui/field/Field.tsx'
import { TextArea } from '../../../../ui/field/TextArea.tsx'
import { TextCount } from '../../../../ui/field/TextCount.tsx'
import { Note } from '../../../../ui/note/Note.tsx'
import type { AskedProps } from '../asked-props.ts'
import * as css from './Answer.css.ts'

const faults = [
  ['lacking', m.interviews_ask_time_missing],
  ['unchanged', m.interviews_ask_time_same],
] as const

/** Asks the employer for another time. */
export function OtherTime({ actor, now, present }: AskedProps) {
  const { locale } = usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { context } = snapshot
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { unsubscribe } = actor.on('FIELD.REJECTED', ({ field }) => {
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLElement) input.focus()
    })
    return unsubscribe
  }, [actor])
  const { time, reason, failure } = context
  const fault = faults.find(([choosing]) => snapshot.matches({ choosing }))?.[1]
  const busy = snapshot.hasTag('busy')
  const zone = context.invitation?.zone ?? 'Asia/Shanghai'
  const count = [...reason].length
  const today = { starts_at: new Date(now).toISOString(), zone }
  const cancel = () => actor.send({ type: 'CANCELLED' })
  return (
    <Dialog
      open
      size="form"
      title={m.interviews_ask_title()}
      description={m.interviews_ask_text({ time: present })}
      closeLabel={m.login_close()}
      onClose={cancel}
      footer={
        <>
          <Button kind="secondary" onClick={cancel}>
            {m.interviews_think()}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {m.interviews_ask_send()}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={css.form}
        noValidate
        onMouseDown={steadyPress.onMouseDown}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'CONFIRMED' })
        }}
      >
        <Field
          label={m.interviews_ask_time()}
          isRequired
          hint={isOwnTime(today) ? undefined : m.interviews_ask_zone({ zone: zoneName(today, locale) })}
          error={fault ? fault() : failure && isTimeWrong(failure) && causeText(failure)}
        >
          <MomentInput
            kind="moment"
            name="time"
            label={m.interviews_ask_time()}
            value={time}
            readOnly={busy}
            first={wallTime(now, zone).slice(0, 10)}
            onChange={(typed) => actor.send({ type: 'TIME.TYPED', time: typed })}
          />
        </Field>
        <Field
          label={m.interviews_ask_reason()}
          hint={<TextCount count={count} max={MESSAGE_MAX} />}
          error={count > MESSAGE_MAX ? m.interviews_ask_long({ most: MESSAGE_MAX }) : undefined}
        >
          <TextArea
            name="reason"
            value={reason}
            readOnly={busy}
            placeholder={m.interviews_ask_example()}
            onChange={(typed) => actor.send({ type: 'REASON.TYPED', reason: typed })}
          />
        </Field>
        <div role="alert" className={css.alert}>
          {failure && !isTimeWrong(failure) && <Note kind="danger">{causeText(failure)}</Note>}
        </div>
      </form>
    </Dialog>
  )
}
