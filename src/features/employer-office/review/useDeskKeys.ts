import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Single keys act while nobody types, nothing lies over the page, and no other key is held.
 * @param press called with the key in lower case
 * @returns whether that is one of its keys
 */
export function useDeskKeys(press: (key: string) => boolean): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (repeat || ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(TYPING)) return
    if (document.querySelector(OVER)) return
    if (press(key.toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
