import { DEVICES_LOCK } from '../../../contract/rules/storage.ts'
import { DeviceFailure, type DeviceProblem } from '../../../machines/practice/device-check/device-check.types.ts'
import type { RecordedMode } from '../../../machines/practice/recordings.ts'

interface Held {
  readonly stream: MediaStream
  release(): void
}

let held: Held | null = null

const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'occupied',
  AbortError: 'occupied',
}

const failureOf = (error: unknown) =>
  new DeviceFailure((error instanceof DOMException && problems[error.name]) || 'unsupported')

/** Enough to see oneself, and small enough for a phone's network. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 30 } }

const end = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Keeps other tabs of ours away until it is released; null where one is there already. */
function lock(): Promise<(() => void) | null> {
  const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
  void navigator.locks.request(DEVICES_LOCK, { ifAvailable: true }, (found) => {
    if (!found) return resolve(null)
    return new Promise<void>((release) => resolve(release))
  })
  return promise
}

/** Camera and microphone of this tab. */
export const devices = {
  /** Rejects with a DeviceFailure. */
  async open(mode: RecordedMode, signal: AbortSignal): Promise<void> {
    if (!navigator.mediaDevices?.getUserMedia || !('MediaRecorder' in window)) throw new DeviceFailure('unsupported')
    devices.close()
    const release = await lock()
    if (!release) throw new DeviceFailure('elsewhere')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: mode === 'video' && PICTURE })
      if (!signal.aborted) held = { stream, release }
      else end(stream)
    } catch (error) {
      release()
      throw failureOf(error)
    }
    if (signal.aborted) release()
  },

  close(): void {
    if (!held) return
    end(held.stream)
    held.release()
    held = null
  },

  /** What is open now. */
  stream: (): MediaStream | null => held?.stream ?? null,

  /**
   * @param lost called once one that is open goes away
   * @returns a function that ends the watch
   */
  watch(lost: () => void): () => void {
    const tracks = held?.stream.getTracks() ?? []
    for (const track of tracks) track.addEventListener('ended', lost)
    return () => {
      for (const track of tracks) track.removeEventListener('ended', lost)
    }
  },
}

/** Shows the camera. @returns a function that ends it */
export function showCamera(video: HTMLVideoElement): () => void {
  video.srcObject = devices.stream()
  return () => {
    video.srcObject = null
  }
}

/** A voice of a usual distance fills the meter. */
const GAIN = 4

/**
 * How loud it is.
 * @param seen called with 0 to 1 at each frame
 * @returns a function that ends the watch
 */
export function watchLoudness(seen: (level: number) => void): () => void {
  const stream = devices.stream()
  if (!stream) return () => {}
  const audio = new AudioContext()
  const meter = audio.createAnalyser()
  meter.fftSize = 512
  audio.createMediaStreamSource(stream).connect(meter)
  const samples = new Float32Array(meter.fftSize)
  let frame = 0
  const look = () => {
    meter.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    seen(Math.min(1, Math.sqrt(power) * GAIN))
    frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    void audio.close()
  }
}
