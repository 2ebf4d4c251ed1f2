/** Puts the focus on the first field within; false where there is none. */
export function focusFirstField(within: Element): boolean {
  const field = within.querySelector<HTMLInputElement>('input:not(:disabled)')
  field?.focus()
  return field !== null
}

/** Marks what panes take turns in, where that is no dialog. */
export const STAGE = 'data-stage'

/** Whoever walks along tabs with the keyboard goes on doing so. */
const WALKING = '[role="tab"]:focus-visible'

/**
 * Whether a form that has just been drawn may take the focus: it is within the same dialog or stage already, or waits
 * around the form. A page that has just been opened keeps it.
 */
export function mayTakeFocus(form: Element): boolean {
  const { activeElement: active, body } = document
  if (!active || active === body) return false
  const place = form.closest('[role="dialog"]') ?? form.closest(`[${STAGE}]`)
  return active.contains(form) || (place?.contains(active) === true && !active.matches(WALKING))
}
