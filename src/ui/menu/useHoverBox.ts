import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'

/** Milliseconds that the pointer rests before the box opens, and stays away before it closes. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 240

const FOCUSABLE = 'a[href], button:not(:disabled)'

/** A box that opens under its trigger by hover, click, touch or keyboard: the disclosure pattern, with arrow keys. */
export function useHoverBox() {
  const [open, setOpen] = useState(false)
  const [focusFirst, setFocusFirst] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const boxId = useId()

  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), wait)
  }
  const now = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const close = () => {
    if (box.current?.contains(document.activeElement)) trigger.current?.focus()
    now(false)
  }
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) {
      // A pointer that rests on what has just been closed does not open it again.
      clearTimeout(timer.current)
      return setFocusFirst(false)
    }
    if (focusFirst) box.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) trigger.current?.focus()
      setOpen(false)
    }
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open, focusFirst])

  const move = (key: string): boolean => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key]
    if (target === undefined) return false
    all.at(target % all.length)?.focus()
    return true
  }

  return {
    open,
    close,
    root: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true, OPEN_AFTER),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(false, CLOSE_AFTER),
      onBlur: (event: React.FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) now(false)
      },
    },
    trigger: {
      ref: trigger,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': open ? boxId : undefined,
      /** A mouse has opened it by hover: its click must not close it again. */
      onClick: (event: React.MouseEvent) =>
        now((event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' || !open),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        if (open) items()[0]?.focus()
        setFocusFirst(true)
        now(true)
      },
    },
    box: {
      ref: box,
      id: boxId,
      onKeyDown: (event: KeyboardEvent) => {
        if (move(event.key)) event.preventDefault()
      },
    },
  }
}
