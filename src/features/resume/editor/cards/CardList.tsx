import type { ReactNode } from 'react'
import type { EntryKind, ListPart } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Button } from '../../../../ui/button/Button.tsx'
import { PlusIcon } from '../../../../ui/icons/pages.tsx'
import { addLabels } from '../sections.ts'
import * as css from './Cards.css.ts'

export interface CardListProps {
  readonly list: EntryKind | ListPart
  readonly isFull: boolean
  readonly isEmpty: boolean
  onAdd(): void
  /** Cards. */
  readonly children: ReactNode
}

/** The cards of a list, and what adds another one. */
export function CardList({ list, isFull, isEmpty, onAdd, children }: CardListProps) {
  return (
    <>
      {isEmpty ? (
        <p className={css.empty}>{list === 'education' ? m.resume_editor_empty_needed() : m.resume_editor_empty()}</p>
      ) : (
        <ol className={css.list}>{children}</ol>
      )}
      <Button data-add kind="soft" block disabled={isFull} onClick={onAdd}>
        <PlusIcon />
        {isFull ? m.resume_editor_full() : addLabels[list]()}
      </Button>
    </>
  )
}
