import { useId, useState } from 'react'
import * as m from '../../../../../messages/compiled/messages.js'
import { attachmentAddress } from '../../../../api/resume-files.ts'
import { type Difference, differencesOf, mergedOf, type Side } from '../../../../entities/resume/merge.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../../ui/icons/AlertIcon.tsx'
import type { FormName } from '../specs.ts'
import * as css from './ConflictPanel.css.ts'
import { differenceLabel, shownValue } from './shown-value.ts'

export interface ConflictPanelProps {
  readonly form: FormName | 'summary'
  /** What both were made on; null where there is nothing. */
  readonly base: unknown
  readonly mine: unknown
  /** Null where it was deleted. */
  readonly theirs: unknown
  /** The other one is a draft that came to light. */
  readonly isDraft: boolean
  /** @param content null leaves it deleted */
  onResolve(content: unknown): void
}

/** Both versions beside each other; nothing is saved before it has been chosen. */
export function ConflictPanel({ form, base, mine, theirs, isDraft, onResolve }: ConflictPanelProps) {
  const id = useId()
  const isGone = theirs === null
  return (
    <section className={css.panel} data-conflict aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        <AlertIcon />
        {isGone
          ? m.resume_editor_conflict_gone()
          : isDraft
            ? m.resume_editor_conflict_draft()
            : m.resume_editor_conflict()}
      </h3>
      {isGone ? (
        <>
          <p className={css.text}>{m.resume_editor_conflict_gone_text()}</p>
          <div className={css.buttons}>
            <Button kind="secondary" onClick={() => onResolve(null)}>
              {m.resume_editor_conflict_delete()}
            </Button>
            <Button onClick={() => onResolve(mine)}>{m.resume_editor_conflict_keep()}</Button>
          </div>
        </>
      ) : (
        <Choices
          form={form}
          differences={differencesOf(base, mine, theirs)}
          mine={mine}
          theirs={theirs}
          isDraft={isDraft}
          onResolve={onResolve}
        />
      )}
    </section>
  )
}

interface ChoicesProps extends Pick<ConflictPanelProps, 'form' | 'mine' | 'theirs' | 'isDraft' | 'onResolve'> {
  readonly differences: readonly Difference[]
}

function Choices({ form, differences, mine, theirs, isDraft, onResolve }: ChoicesProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ name, suggested }) => [name, suggested])),
  )
  const others = isDraft ? m.resume_editor_drafted : m.resume_editor_theirs
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ name }) => [name, side])))
  return (
    <>
      <p className={css.text}>{m.resume_editor_conflict_text()}</p>
      <div className={css.buttons}>
        <Button kind="link" size="sm" onClick={() => all('mine')}>
          {m.resume_editor_conflict_all_mine()}
        </Button>
        <Button kind="link" size="sm" onClick={() => all('theirs')}>
          {isDraft ? m.resume_editor_conflict_all_draft() : m.resume_editor_conflict_all_theirs()}
        </Button>
      </div>
      {differences.map((difference) => (
        <fieldset key={difference.name} className={css.difference}>
          <legend className={css.legend}>{differenceLabel(form, difference)}</legend>
          <div className={css.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={css.side}>
                <input
                  type="radio"
                  name={`${form} ${difference.name}`}
                  checked={choices[difference.name] === side}
                  onChange={() => setChoices({ ...choices, [difference.name]: side })}
                />
                <span>
                  <b className={css.whose}>{side === 'mine' ? m.resume_editor_mine() : others()}</b>
                  <Shown form={form} name={difference.name} value={difference[side]} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button onClick={() => onResolve(mergedOf(mine, theirs, choices))}>{m.resume_editor_conflict_take()}</Button>
    </>
  )
}

function Shown({
  form,
  name,
  value,
}: Pick<ConflictPanelProps, 'form'> & Pick<Difference, 'name'> & { readonly value: unknown }) {
  return form === 'basic' && name === 'photo' && value !== '' ? (
    <img src={attachmentAddress(String(value))} alt={m.resume_editor_photo()} className={css.photo} />
  ) : (
    <span className={css.value}>{shownValue(form, name, value)}</span>
  )
}
