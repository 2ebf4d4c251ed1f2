import { useLayoutEffect, useRef } from 'react'
import { lockScroll } from '../scroll-lock.ts'
import { useLayer } from './useLayer.ts'

/**
 * Holds the page still while a modal is open, and gives the focus back to where it was. Back closes it.
 * Radix's own overlay would do the former with a style element, which the content security policy refuses.
 */
export function useModal(open: boolean, close: () => void) {
  useLayer(open, close)
  const returnTo = useRef<Element | null>(null)
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open])
  return {
    onOpenAutoFocus: () => {
      returnTo.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (returnTo.current instanceof HTMLElement) returnTo.current.focus()
    },
  }
}
