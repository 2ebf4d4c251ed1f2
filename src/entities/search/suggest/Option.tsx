import type { ReactNode } from 'react'
import type { SuggestActor } from '../../../shared/actors/search.types.ts'
import { optionId } from './ids.ts'

export interface OptionProps {
  readonly actor: SuggestActor
  /** Its place among all. */
  readonly at: number
  readonly isActive: boolean
  readonly className: string
  readonly children: ReactNode
}

/** One of the suggestions. */
export function Option({ actor, at, isActive, className, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
    <div
      id={optionId(at)}
      role="option"
      aria-selected={isActive}
      className={className}
      onClick={() => actor.send({ type: 'SUGGESTION.CHOSEN', at })}
    >
      {children}
    </div>
  )
}
