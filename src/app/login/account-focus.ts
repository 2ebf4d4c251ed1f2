import { waitFor } from 'xstate'
import { layers } from '../../browser/page/pages.ts'
import { session } from '../actors.ts'

let asked: HTMLElement | null = null

/** Somebody who logged in or out finds the focus there, unless something of the page has it that they asked from. */
export async function giveFocus(element: HTMLElement): Promise<void> {
  asked = element
  await waitFor(layers, (one) => one.matches('level') && one.context.open.length === 0)
  if (asked !== element) return
  asked = null
  session.send({ type: 'FOCUS.GIVEN' })
  const { activeElement } = document
  const isTaken = activeElement instanceof HTMLElement && activeElement.closest('main > *') !== null
  if (!isTaken && element.isConnected) element.focus()
}
