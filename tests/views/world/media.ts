import type { PracticeMedia } from '../../../src/shared/actors/actors.ts'

/** Of a browser without a camera. */
export const media: PracticeMedia = {
  showCamera: () => () => {},
  watchLoudness: () => () => {},
  playIn: () => () => {},
  canSay: () => true,
  say() {},
  hush() {},
  addressOf: (id, number) => `data:,${id}-${number}`,
}
