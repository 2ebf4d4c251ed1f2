import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSteady } from '../../../../ui/useSteady.ts'

export interface SortableProps {
  /** Which list it is of: nothing is dropped into another one. */
  readonly list: string
  readonly at: number
  readonly count: number
  /** Also announces it. */
  onMove(from: number, to: number): void
}

/** One of a list that is put in order by dragging its handle, or with the arrow keys on it. */
export function useSortable<E extends HTMLElement>({ list, at, count, onMove }: SortableProps) {
  const element = useRef<E>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'dragged' | 'over'>('idle')
  const move = useSteady(onMove)
  useEffect(() => {
    if (!element.current || !handle.current) return
    return combine(
      draggable({
        element: element.current,
        dragHandle: handle.current,
        getInitialData: () => ({ list, at }),
        onDragStart: () => setState('dragged'),
        onDrop: () => setState('idle'),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => source.data['list'] === list && source.data['at'] !== at,
        onDragEnter: () => setState('over'),
        onDragLeave: () => setState('idle'),
        onDrop({ source }) {
          setState('idle')
          move(source.data['at'] as number, at)
        },
      }),
    )
  }, [list, at, move])
  const to = (next: number) => {
    if (next >= 0 && next < count && next !== at) move(at, next)
  }
  return {
    element,
    handle,
    state,
    up: () => to(at - 1),
    down: () => to(at + 1),
    onKeyDown(event: KeyboardEvent) {
      const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key]
      if (next === undefined) return
      event.preventDefault()
      to(next)
    },
  }
}

export type Sortable = ReturnType<typeof useSortable>
