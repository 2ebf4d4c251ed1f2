import { useSelector } from '@xstate/react'
import { MESSAGE_MAX } from '../../../contract/delivery-steps.ts'
import { wallTime } from '../../../contract/wall-clock.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Control, TextInput } from '../../ui/field/Control.tsx'
import { Field } from '../../ui/field/Field.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextCount } from '../../ui/field/TextCount.tsx'
import { noticeText } from '../notices/noticeText.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './Answer.css.ts'
import type { AnswerDialogsProps } from './AnswerDialogs.tsx'
import { zoneText } from './zoned.ts'

/** Asks the employer for another time. */
export function OtherTime({ actor, now }: AnswerDialogsProps) {
  const { locale } = usePreferences()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const isReady = useSelector(actor, (snapshot) => snapshot.can({ type: 'CONFIRMED' }))
  const { time, reason, failure } = context
  const zone = context.invitation?.zone ?? 'Asia/Shanghai'
  const count = [...reason].length
  const zoneName = zoneText({ starts_at: new Date(now).toISOString(), zone }, locale)
  const cancel = () => actor.send({ type: 'CANCELLED' })
  return (
    <Dialog
      open
      size="form"
      title={m.interviews_ask_title()}
      description={m.interviews_ask_text()}
      closeLabel={m.login_close()}
      onClose={cancel}
      footer={
        <>
          <Button kind="secondary" onClick={cancel}>
            {m.interviews_think()}
          </Button>
          <Button
            disabled={!isReady && value === 'choosing'}
            busy={value === 'answering'}
            onClick={() => actor.send({ type: 'CONFIRMED' })}
          >
            {m.interviews_ask_send()}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Field
          label={m.interviews_ask_time()}
          isRequired
          hint={zoneName === '' ? undefined : m.interviews_ask_zone({ zone: zoneName })}
          error={failure ? noticeText({ kind: 'failure', failure }).text : undefined}
        >
          <Control>
            <TextInput
              type="datetime-local"
              value={time}
              min={wallTime(now, zone)}
              required
              onChange={(typed) => actor.send({ type: 'TIME.TYPED', time: typed })}
            />
          </Control>
        </Field>
        <Field
          label={m.interviews_ask_reason()}
          hint={<TextCount count={count} max={MESSAGE_MAX} />}
          error={count > MESSAGE_MAX ? m.interviews_ask_long({ most: MESSAGE_MAX }) : undefined}
        >
          <TextArea
            value={reason}
            placeholder={m.interviews_ask_example()}
            onChange={(typed) => actor.send({ type: 'REASON.TYPED', reason: typed })}
          />
        </Field>
      </div>
    </Dialog>
  )
}
