import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as m from '../../../../../messages/compiled/messages.js'
import { Button } from '../../../../ui/button/Button.tsx'
import { BinIcon } from '../../../../ui/icons/pages.tsx'
import { DownIcon } from '../../../../ui/icons/shell.tsx'
import type { Heading } from '../heading.ts'
import { Handle } from '../sorting/Handle.tsx'
import { type SortableProps, useSortable } from '../sorting/useSortable.ts'
import * as css from './Cards.css.ts'

export interface CardProps extends SortableProps {
  /** Its id. */
  readonly entry: string
  readonly heading: Heading
  readonly isOpen: boolean
  /** Just added: whoever did goes on in it, though it has been open from its beginning. */
  readonly isAdded?: boolean
  /** Something within it waits for the student. */
  readonly isStuck: boolean
  onToggle(): void
  onRemove(): void
  /** The form. */
  readonly children: ReactNode
}

/** An entry: its heading, which opens to its form. */
export function Card({
  entry,
  heading: { title, caption },
  isOpen,
  isAdded = false,
  isStuck,
  onToggle,
  onRemove,
  children,
  ...sorting
}: CardProps) {
  const id = useId()
  const sortable = useSortable<HTMLLIElement>(sorting)
  const body = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen && !isAdded)
  useEffect(() => {
    // Whoever opened it goes on in its first field.
    if (isOpen && !wasOpen.current) body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li
      ref={sortable.element}
      className={css.card}
      data-open={isOpen || undefined}
      data-state={sortable.state}
      data-stuck={isStuck || undefined}
    >
      <div className={css.head}>
        <Handle sortable={sortable} what={title} />
        <button
          type="button"
          className={css.title}
          data-entry={entry}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={css.words}>
            <b className={css.name}>{title}</b>
            {caption !== '' && <small className={css.caption}>{caption}</small>}
          </span>
          <DownIcon className={css.arrow} />
        </button>
        <Button
          kind="ghost"
          size="sm"
          square
          aria-label={m.resume_editor_delete_what({ what: title })}
          onClick={onRemove}
        >
          <BinIcon />
        </Button>
      </div>
      <div ref={body} id={id} className={css.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}
