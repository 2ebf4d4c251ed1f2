import { PLACEHOLDER } from '../../../../entities/resume/outline.ts'

/** The focus goes where the student's own figure is to come, so that typing replaces it. */
export function selectPlaceholder(field: HTMLTextAreaElement | null | undefined): void {
  if (!field) return
  const at = field.value.lastIndexOf('\n') + 1
  const start = Math.max(field.value.indexOf(PLACEHOLDER, at), 0)
  field.focus()
  field.setSelectionRange(start, start + PLACEHOLDER.length)
}
