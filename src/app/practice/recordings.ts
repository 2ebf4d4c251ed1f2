import { createActor } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure, failureOf, hasCode } from '../../../contract/failures.ts'
import { type Practice, practiceLimits } from '../../../contract/practice.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { provideAnswerRecorder } from '../../../machines/practice/answer-recorder/answer-recorder.ports.ts'
import { provideDeviceCheck } from '../../../machines/practice/device-check/device-check.ports.ts'
import { formerOf, overtakenIn } from '../../../machines/practice/interview-room/interview-room.rules.ts'
import type { UploadsChanged } from '../../../machines/practice/interview-room/interview-room.types.ts'
import { provideRecordingUpload } from '../../../machines/practice/recording-upload/recording-upload.ports.ts'
import type { Piece } from '../../../machines/practice/recording-upload/recording-upload.types.ts'
import type { TakeKey } from '../../../machines/practice/recordings.ts'
import { answerPractice, keepRecording, readPracticesAnew } from '../../api/practice.ts'
import { devices } from '../../browser/media/devices.ts'
import { record } from '../../browser/media/recording.ts'
import { clock } from '../../browser/page/clock.ts'
import { watchConnection } from '../../browser/page/connection.ts'
import { recordings } from '../../browser/storage/recordings.ts'
import { newId } from '../../ui/new-id.ts'
import { session } from '../actors.ts'

const owner = () => session.getSnapshot().context.userId

async function sendPart(key: TakeKey, start: number, signal: AbortSignal): Promise<void> {
  const named = await recordings.named(key)
  if (!named) return
  const whole = await recordings.whole(key)
  const part = new File([whole.slice(start, start + practiceLimits.part)], `recording.${named.type}`)
  const { kept } = await keepRecording(
    { user_id: owner(), id: key.id, number: String(key.number), take: named.name, start: String(start) },
    part,
    { signal },
  )
  await recordings.noteSent(key, kept)
}

async function sendAnswer({ take, bytes }: Extract<Piece, { kind: 'answer' }>): Promise<Practice | null> {
  const named = await recordings.named(take)
  if (!named) return null
  const { id, number, seconds, text } = take
  const answer = (former: string) =>
    answerPractice({
      user_id: owner(),
      id,
      number: String(number),
      text,
      former,
      take: named.name,
      bytes: String(bytes),
      seconds: String(seconds),
    })
  try {
    return await answer(take.former)
  } catch (error) {
    const stands = overtakenIn(error)
    // Recorded last, it counts, unless the practice is over.
    if (stands?.finished_at === null) return answer(formerOf(stands, number))
    // The server has fewer bytes than were sent to it: all of them once more.
    if (hasCode(failureOf(error), codes.badParameters)) await recordings.noteSent(take, 0)
    if (!stands) throw error
    return stands
  }
}

/** A practice that was deleted wants nothing any more. */
async function send(piece: Piece, signal: AbortSignal): Promise<Practice | null> {
  const key = piece.kind === 'part' ? piece.key : piece.take
  try {
    if (piece.kind === 'part') {
      await sendPart(key, piece.start, signal)
      return null
    }
    const practice = await sendAnswer(piece)
    await recordings.discard(key)
    void readPracticesAnew()
    return practice
  } catch (error) {
    if (!hasCode(failureOf(error), codes.notFound)) throw error
    await recordings.discard(key)
    return null
  }
}

/** Goes on with what was recorded before, on whichever page of practices. */
const uploads = createActor(provideRecordingUpload({ look: recordings.look, send, watchOnline: watchConnection }), {
  devTools,
}).start()

export const pokeUploads = (): void => uploads.send({ type: 'POKED' })

export function watchUploads(id: string, seen: (changed: UploadsChanged) => void): () => void {
  let isFirst = true
  const tell = () => {
    const { context, ...snapshot } = uploads.getSnapshot()
    // Nobody knows before the first look what waits.
    if (isFirst && context.piece === null && snapshot.value === 'looking') return
    isFirst = false
    const isHeld = ['waiting', 'waitingLonger', 'held'].includes(String(snapshot.value))
    seen({
      type: 'UPLOADS.CHANGED',
      uploads: {
        waiting: context.answers.filter((one) => one.id === id).map(({ number }) => number),
        share: context.share,
        failure: isHeld ? context.failure : null,
      },
      practice: context.practice?.id === id ? context.practice : null,
    })
  }
  tell()
  return uploads.subscribe(tell).unsubscribe
}

export const check = provideDeviceCheck({ open: devices.open, watchDevices: devices.watch, close: devices.close })

export const recorder = provideAnswerRecorder({
  clock,
  record: (recording, tell) => record(recording, newId(), tell),
  async keep(take) {
    try {
      await recordings.keep(take)
    } catch {
      throw new CallFailure({ kind: 'malformed' })
    }
    pokeUploads()
  },
  keepText: (key, text) => void recordings.putText(key, text),
  discard: (key) => void recordings.discard(key),
})
