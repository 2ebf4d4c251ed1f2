import { type RefObject, useEffect, useState } from 'react'

/** The field that is wrong, or else the choice or the try that a piece waits for. */
const stuck = ['[aria-invalid="true"]', '[data-conflict] button', '[role="alert"] button']

/** Brings whoever asks to what is wrong on a page, as soon as it is drawn. @returns what asks */
export function useWrongField(page: RefObject<HTMLElement | null>): () => void {
  const [isSought, setSought] = useState(false)
  useEffect(() => {
    if (!isSought) return
    const found = stuck.map((one) => page.current?.querySelector<HTMLElement>(one)).find(Boolean)
    if (!found) return
    found.focus()
    setSought(false)
  })
  return () => setSought(true)
}
