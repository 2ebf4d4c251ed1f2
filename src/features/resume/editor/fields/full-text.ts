import * as m from '../../../../../messages/compiled/messages.js'

/** Why nothing more can be typed; null while it can. */
export const fullText = (value: string, max: number): string | null =>
  value.length >= max ? m.resume_editor_text_full({ max }) : null
