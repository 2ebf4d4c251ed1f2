import type { RunningRecording } from '../../../machines/practice/answer-recorder/answer-recorder.ports.ts'
import type { RecordEvent, Recording } from '../../../machines/practice/answer-recorder/answer-recorder.types.ts'
import { recordings } from '../storage/recordings.ts'
import { devices } from './devices.ts'

/** Bits a second: two minutes are about 7 MB with a picture. */
const BITS = { videoBitsPerSecond: 400_000, audioBitsPerSecond: 32_000 }
/** Milliseconds: no more is lost where the page goes down. */
const PART = 1000

const containers = {
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  voice: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'],
}

/**
 * Keeps each part on this browser before it counts.
 * @param name that tells it from every other recording
 */
export function record(
  { mode, ...key }: Recording,
  name: string,
  tell: (event: RecordEvent) => void,
): RunningRecording {
  const stream = devices.stream()
  let isTold = false
  const tellOnce = (event: RecordEvent) => {
    if (!isTold) tell(event)
    isTold = true
  }
  const fail = () => tellOnce({ type: 'RECORDING.FAILED' })
  if (!stream?.active) {
    queueMicrotask(fail)
    return { stop() {}, cancel() {} }
  }
  const mimeType = containers[mode].find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, { ...BITS, ...(mimeType && { mimeType }) })
  let seconds = 0
  const startedAt = performance.now()
  let kept = recordings.begin(key, name, recorder.mimeType.includes('mp4') ? 'mp4' : 'webm')
  const put = (part: Blob) => {
    seconds = Math.max(1, Math.round((performance.now() - startedAt) / 1000))
    const at = seconds
    kept = kept.then(() => recordings.add(key, part, at))
    kept.catch(() => {
      fail()
      if (recorder.state !== 'inactive') recorder.stop()
    })
  }
  recorder.ondataavailable = ({ data }) => data.size > 0 && put(data)
  recorder.onerror = fail
  recorder.onstop = () => void kept.then(() => tellOnce({ type: 'RECORDING.ENDED', seconds }), fail)
  recorder.start(PART)
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return {
    stop,
    cancel() {
      isTold = true
      stop()
    },
  }
}
