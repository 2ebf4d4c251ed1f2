import { watchedChromium } from '../../chromium.ts'

const DRAWN = '--use-fake-device-for-media-stream'

/** A browser with a camera and a microphone that are drawn and hummed, which the student lets the page use. */
export const withCamera = {
  ...watchedChromium,
  args: [...watchedChromium.args, DRAWN, '--use-fake-ui-for-media-stream'],
}

/** Likewise, where the student says no. */
export const withoutPermission = {
  ...watchedChromium,
  args: [...watchedChromium.args, DRAWN, '--use-fake-ui-for-media-stream=deny'],
}

/** A browser without a camera. */
export const withoutCamera = { ...watchedChromium, args: [...watchedChromium.args, '--use-fake-ui-for-media-stream'] }
