import type { SharedLink, SystemEnd } from '../../../machines/site/share/share.types.ts'

/** Whether the browser can hand a link to other apps; what few have, types take for granted. */
export const hasSystemShare = (): boolean => typeof (navigator as Partial<Navigator>).share === 'function'

/** Opens the system's own sharing; rejects where that fails. */
export async function systemShare({ address, title }: SharedLink): Promise<SystemEnd> {
  try {
    await navigator.share({ title, url: address })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    throw error
  }
}
