import { useMemo, useRef } from 'react'
import type { EntryKind, ResumeContent } from '../../../../../contract/resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { isSame } from '../../../../../machines/resume/resume-editor/resume-editor.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { blankEntry } from '../../../../entities/resume/blank.ts'
import type { Piece, ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { LinesOf } from '../../suggestion/rewriting.ts'
import { useAnnounce } from '../announcing/useAnnounce.ts'
import { examplesFor } from '../examples/source.ts'
import { PieceForm } from '../form/PieceForm.tsx'
import type { Values } from '../form/SpecField.tsx'
import { SpecForm } from '../form/SpecForm.tsx'
import { headingOf } from '../heading.ts'
import { moved } from '../sorting/moved.ts'
import { specs } from '../specs.ts'
import { usePiece, useStanding } from '../usePiece.ts'
import { Card, type CardProps } from './Card.tsx'
import { CardList } from './CardList.tsx'

export interface EntryListProps {
  readonly desk: ResumeDesk
  readonly kind: EntryKind
  readonly content: ResumeContent
  /** Id of the entry that is open; '' for none. */
  readonly open: string
  onOpen(id: string): void
}

/** Entries that are saved one by one. */
export function EntryList({ desk, kind, content, open, onOpen }: EntryListProps) {
  const announce = useAnnounce()
  const added = useRef('')
  const entries: readonly { readonly id: string }[] = content[kind]
  const headings = entries.map((entry) => headingOf(kind, entry as unknown as Values))
  const onMove = (from: number, to: number) => {
    const what = headings[from]?.title ?? ''
    desk.reorder(
      kind,
      moved(entries, from, to).map(({ id }) => id),
    )
    announce(m.resume_editor_moved({ what, place: to + 1, count: entries.length }))
  }
  const add = () => {
    // One in which nothing is written yet is enough.
    const blank = (desk.content() ?? content)[kind].find((entry) => isSame(entry, blankEntry(kind, entry.id)))
    added.current = blank?.id ?? desk.add(kind)
    onOpen(added.current)
  }
  return (
    <CardList list={kind} isFull={entries.length >= resumeLimits[kind]} isEmpty={entries.length === 0} onAdd={add}>
      {entries.map(({ id }, at) => {
        const heading = headings[at] ?? { title: '', caption: '' }
        return (
          <EntryCard
            key={id}
            desk={desk}
            kind={kind}
            id={id}
            entry={id}
            heading={heading}
            list={kind}
            at={at}
            count={entries.length}
            onMove={onMove}
            isOpen={id === open}
            isAdded={id === added.current}
            onToggle={() => onOpen(id === open ? '' : id)}
            onRemove={() => desk.remove(kind, id, heading.title)}
          />
        )
      })}
    </CardList>
  )
}

interface EntryCardProps extends Omit<CardProps, 'children' | 'isStuck'> {
  readonly desk: ResumeDesk
  readonly kind: EntryKind
  readonly id: string
}

function EntryCard({ desk, kind, id, ...card }: EntryCardProps) {
  const { key, view } = useStanding(desk)
  const isStuck = key === `${kind}/${id}` && (view === 'conflict' || view === 'refused')
  return (
    <Card {...card} isStuck={isStuck}>
      <OpenEntry desk={desk} kind={kind} id={id} label={card.heading.title} />
    </Card>
  )
}

interface OpenEntryProps {
  readonly desk: ResumeDesk
  readonly kind: EntryKind
  readonly id: string
  readonly label: string
}

function OpenEntry({ desk, kind, id, label }: OpenEntryProps) {
  const piece = usePiece(desk, `${kind}/${id}`)
  const place = useMemo(() => (kind === 'education' ? null : { section: kind, entry: id }), [kind, id])
  return (
    piece && (
      <LinesOf value={place}>
        <EntryForm desk={desk} piece={piece} kind={kind} label={label} />
      </LinesOf>
    )
  )
}

function EntryForm({
  desk,
  piece,
  kind,
  label,
}: {
  readonly desk: ResumeDesk
  readonly piece: Piece
  readonly kind: EntryKind
  readonly label: string
}) {
  const examples = useMemo(() => examplesFor(desk, kind), [desk, kind])
  return (
    <PieceForm piece={piece} form={kind}>
      {({ content, wrong, isRefused, change }) => (
        <SpecForm
          label={label}
          specs={specs[kind]}
          values={content as Values}
          wrong={wrong}
          isRefused={isRefused}
          examples={examples}
          onChange={change}
          onRemoveLine={(at) => desk.removeLine({ key: piece.getSnapshot().context.key, item: '' }, at)}
        />
      )}
    </PieceForm>
  )
}
