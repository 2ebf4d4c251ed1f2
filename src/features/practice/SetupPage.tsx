import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  difficulties,
  occupations,
  practiceLanguages,
  practiceLengths,
  practiceLimits,
  practiceModes,
  practiceTypes,
} from '../../../contract/practice.ts'
import type { practiceStartMachine } from '../../../machines/practice/practice-start/practice-start.machine.ts'
import { faultsIn } from '../../../machines/practice/practice-start/practice-start.rules.ts'
import type { PracticeWish } from '../../../machines/practice/practice-start/practice-start.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { PracticeFlow } from '../../shared/actors/actors.ts'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../shared/links/links.ts'
import { causeText } from '../../shared/notices/notice-text.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../ui/button/Button.tsx'
import { Segments } from '../../ui/choice/Segments.tsx'
import { Control, TextInput } from '../../ui/field/Control.tsx'
import { Field } from '../../ui/field/Field.tsx'
import { SelectInput } from '../../ui/field/SelectInput.tsx'
import { Note } from '../../ui/note/Note.tsx'
import * as css from './Practice.css.ts'
import { difficultyNames, languageNames, modeNames, occupationNames, typeNames } from './practice-words.ts'

export interface SetupPageProps {
  readonly flow: PracticeFlow
  /** The position that the student comes from; '' for none. */
  readonly position: string
  /** The application whose interview the student comes from; '' for none. */
  readonly delivery: string
}

/** Asks what is to be practised (AIN-1). */
export function SetupPage({ flow, position, delivery }: SetupPageProps) {
  const actor = useOwnActor(
    () => flow.startLogic,
    () => ({ position, delivery, kept: flow.wishOf(position) }),
    () => {},
  )
  return <SetupView actor={actor} />
}

interface GroupProps {
  readonly label: string
  readonly children: ReactNode
}

const Group = ({ label, children }: GroupProps) => (
  <div className={css.group}>
    <span className={css.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
)

/** Draws the page in each state of its flow. */
export function SetupView({ actor }: { readonly actor: ActorRefFrom<typeof practiceStartMachine> }) {
  usePreferences()
  const { wish, isTold, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const put = (changed: Partial<PracticeWish>) => actor.send({ type: 'WISHED', wish: changed })
  const faults = faultsIn(wish)
  const isLong = faults.includes('positionLong')
  const isMissing = isTold && faults.includes('positionMissing')
  const isUnchosen = isTold && faults.includes('occupationMissing')
  return (
    <div className={css.narrow}>
      <h1 className={css.title}>{m.practice_setup_title()}</h1>
      <form
        className={`${css.card} ${css.groups}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'STARTED' })
        }}
      >
        <Field
          label={m.practice_position()}
          isRequired
          error={
            isLong
              ? m.practice_position_long({ max: practiceLimits.position })
              : isMissing && m.practice_position_missing()
          }
        >
          <Control>
            <TextInput
              name="position"
              required
              autoComplete="organization-title"
              value={wish.position}
              readOnly={isBusy}
              placeholder={m.practice_position_example()}
              onChange={(position) => put({ position })}
            />
          </Control>
        </Field>
        <Field label={m.practice_occupation()} isRequired error={isUnchosen && m.practice_occupation_missing()}>
          <Control>
            <SelectInput
              value={wish.occupation}
              options={[
                { value: '', label: m.practice_occupation_choose() },
                ...occupations.map((one) => ({ value: one, label: occupationNames[one]() })),
              ]}
              onChange={(occupation) => put({ occupation })}
            />
          </Control>
        </Field>
        <Group label={m.practice_type()}>
          <Segments
            kind="pill"
            label={m.practice_type()}
            value={wish.type}
            options={practiceTypes.map((value) => ({ value, text: typeNames[value]() }))}
            onChange={(type) => put({ type })}
          />
        </Group>
        <Group label={m.practice_difficulty()}>
          <Segments
            kind="pill"
            label={m.practice_difficulty()}
            value={wish.difficulty}
            options={difficulties.map((value) => ({ value, text: difficultyNames[value]() }))}
            onChange={(difficulty) => put({ difficulty })}
          />
        </Group>
        <Group label={m.practice_count()}>
          <Segments
            kind="pill"
            label={m.practice_count()}
            value={wish.count}
            options={practiceLengths.map((value) => ({ value, text: m.practice_count_of({ count: value }) }))}
            onChange={(count) => put({ count })}
          />
        </Group>
        <Group label={m.practice_language()}>
          <Segments
            kind="pill"
            label={m.practice_language()}
            value={wish.language}
            options={practiceLanguages.map((value) => ({ value, text: languageNames[value]() }))}
            onChange={(language) => put({ language })}
          />
        </Group>
        <Group label={m.practice_mode()}>
          <Segments
            kind="pill"
            label={m.practice_mode()}
            value={wish.mode}
            options={practiceModes.map((value) => ({ value, text: modeNames[value]() }))}
            onChange={(mode) => put({ mode })}
          />
          {wish.mode !== 'text' && <p className={css.note}>{m.practice_mode_note()}</p>}
        </Group>
        <p className={css.note}>{m.practice_consent()}</p>
        <div role="alert">
          {failure && <Note kind="danger">{m.practice_not_begun({ cause: causeText(failure) })}</Note>}
        </div>
        <div className={css.acts}>
          <Button size="lg" type="submit" busy={isBusy}>
            {m.practice_begin()}
          </Button>
          <a className={buttonClass({ size: 'lg', kind: 'ghost' })} href={addressOf('/aiInterviewIntroduce')}>
            {m.practice_cancel()}
          </a>
        </div>
      </form>
    </div>
  )
}
