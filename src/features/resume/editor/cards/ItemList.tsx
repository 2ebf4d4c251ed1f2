import { type ReactNode, useMemo } from 'react'
import type { ListPart } from '../../../../../contract/resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { isSame } from '../../../../../machines/resume/resume-editor/resume-editor.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { blankItem } from '../../../../entities/resume/blank.ts'
import type { ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { newId } from '../../../../ui/new-id.ts'
import { LinesOf } from '../../suggestion/rewriting.ts'
import { useAnnounce } from '../announcing/useAnnounce.ts'
import { examplesFor } from '../examples/source.ts'
import { type Edited, PieceForm } from '../form/PieceForm.tsx'
import type { Values } from '../form/SpecField.tsx'
import { SpecForm } from '../form/SpecForm.tsx'
import { headingOf } from '../heading.ts'
import { moved } from '../sorting/moved.ts'
import { specs } from '../specs.ts'
import { usePiece } from '../usePiece.ts'
import { Card } from './Card.tsx'
import { CardList } from './CardList.tsx'

export interface ItemListProps {
  readonly desk: ResumeDesk
  readonly part: ListPart
  readonly open: string
  onOpen(id: string): void
}

/** Items of a list that is saved as a whole. */
export function ItemList({ desk, part, open, onOpen }: ItemListProps) {
  const piece = usePiece(desk, part)
  return (
    piece && (
      <PieceForm piece={piece} form={part}>
        {(edited) => <Items desk={desk} part={part} open={open} onOpen={onOpen} edited={edited} />}
      </PieceForm>
    )
  )
}

type Item = Values & { readonly id: string }

function Items({ desk, part, open, onOpen, edited }: ItemListProps & { readonly edited: Edited }) {
  const announce = useAnnounce()
  const examples = useMemo(() => examplesFor(desk, part), [desk, part])
  const items = edited.content as readonly Item[]
  const add = () => {
    // One in which nothing is written yet is enough.
    const blank = items.find((item) => isSame(item, blankItem(part, item.id)))
    const item = blank ?? blankItem(part, newId())
    if (!blank) edited.change([...items, item])
    onOpen(item.id)
  }
  const onMove = (from: number, to: number) => {
    const what = headingOf(part, items[from] ?? {}).title
    edited.change(moved(items, from, to))
    announce(m.resume_editor_moved({ what, place: to + 1, count: items.length }))
  }
  return (
    <CardList list={part} isFull={items.length >= resumeLimits.items} isEmpty={items.length === 0} onAdd={add}>
      {items.map((item, at) => {
        const heading = headingOf(part, item)
        const wrong = edited.wrong.filter((one) => one.item === at)
        return (
          <Card
            key={item.id}
            entry={item.id}
            heading={heading}
            list={part}
            at={at}
            count={items.length}
            onMove={onMove}
            isOpen={item.id === open}
            isStuck={edited.isRefused && wrong.length > 0}
            onToggle={() => onOpen(item.id === open ? '' : item.id)}
            onRemove={() => desk.remove(part, item.id, heading.title)}
          >
            <LinesOfItem part={part} item={item.id}>
              <SpecForm
                label={heading.title}
                specs={specs[part]}
                values={item}
                wrong={wrong}
                isRefused={edited.isRefused}
                examples={examples}
                onRemoveLine={(line) => desk.removeLine({ key: part, item: item.id }, line)}
                onChange={(next) => edited.change(items.map((one) => (one.id === item.id ? next : one)))}
              />
            </LinesOfItem>
          </Card>
        )
      })}
    </CardList>
  )
}

interface LinesOfItemProps {
  readonly part: ListPart
  readonly item: string
  readonly children: ReactNode
}

/** Posts have lines that can be reworded. */
function LinesOfItem({ part, item, children }: LinesOfItemProps) {
  const place = useMemo(() => (part === 'posts' ? ({ section: part, entry: item } as const) : null), [part, item])
  return <LinesOf value={place}>{children}</LinesOf>
}
