import { LIVE_PATH } from '../../../contract/calls/notices.ts'
import { liveTopics } from '../../../contract/notices.ts'
import type { StreamEvent } from '../../../machines/notices/live/live.types.ts'

/**
 * Opens the stream of whoever is logged in.
 * @returns a function that closes it
 */
export function openStream(report: (event: StreamEvent) => void): () => void {
  const source = new EventSource(LIVE_PATH)
  source.addEventListener('open', () => report({ type: 'STREAM.OPENED' }))
  source.addEventListener('told', ({ data }: MessageEvent<string>) => {
    const topic = liveTopics.find((one) => one === data)
    if (topic) report({ type: 'STREAM.TOLD', topic })
  })
  // When it is tried again is not the browser's to say.
  source.addEventListener('error', () => {
    source.close()
    report({ type: 'STREAM.LOST' })
  })
  return () => source.close()
}
