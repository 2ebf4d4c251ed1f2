import { type ReactNode, useEffect } from 'react'
import type { Practice } from '../../../../contract/practice.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PracticeMedia } from '../../../shared/actors/actors.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { Hints } from '../Hints.tsx'
import { kindNames } from '../practice-words.ts'
import { askedIn, askedText } from '../question-text.ts'
import * as css from './Room.css.ts'
import { useLed } from './useLed.ts'

export interface AskedProps {
  readonly practice: Practice
  readonly number: number
  readonly children: ReactNode
  /** The part under the question. */
  readonly below?: ReactNode
  readonly media: PracticeMedia
}

/** A question, and beside it what is done about it. */
export function Asked({ practice, number, below, media, children }: AskedProps) {
  const { locale } = usePreferences()
  const led = useLed<HTMLHeadingElement>(number)
  // The words that are spoken end with their question and their stage.
  useEffect(() => media.hush, [media])
  const question = practice.questions[number]
  if (!question) return null
  return (
    <div className={css.columns}>
      <section>
        <div className={css.tags}>
          <Tag tone="brand">{m.practice_number({ number: number + 1, count: practice.questions.length })}</Tag>
          <Tag tone="plain">{kindNames[question.kind]()}</Tag>
          {media.canSay() && (
            <Button
              kind="link"
              onClick={() => media.say(askedText(question.text, practice, locale), askedIn(practice, locale))}
            >
              {m.practice_read_aloud()}
            </Button>
          )}
        </div>
        <h2 ref={led} tabIndex={-1} className={css.question} lang={askedIn(practice, locale)}>
          {askedText(question.text, practice, locale)}
        </h2>
        <Hints practice={practice} question={question} />
        {below}
      </section>
      {children}
    </div>
  )
}
