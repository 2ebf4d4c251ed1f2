import type { DBSchema } from 'idb'
import { practiceLimits, type RecordingType } from '../../../contract/practice.ts'
import { RECORDINGS_DATABASE } from '../../../contract/rules/storage.ts'
import type { KeptTake } from '../../../machines/practice/answer-recorder/answer-recorder.types.ts'
import type { Waiting } from '../../../machines/practice/recording-upload/recording-upload.types.ts'
import type { OpenTake, TakeKey } from '../../../machines/practice/recordings.ts'
import { userNow } from './cookies.ts'
import { createDatabase } from './database.ts'

type Key = [studentId: string, id: string, number: number, take: string]

interface KeptRecording {
  readonly studentId: string
  readonly id: string
  readonly number: number
  readonly take: TakeKey['take']
  /** Tells it from every other recording on the server. */
  readonly name: string
  readonly type: RecordingType
  readonly seconds: number
  /** On this browser, and of these on the server. */
  readonly bytes: number
  readonly sent: number
  readonly text: string
  /** `saved_at` of the answer that it replaces, '' for none; null where the student has not kept it yet. */
  readonly former: string | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

interface Recordings extends DBSchema {
  takes: { key: Key; value: KeptRecording }
  parts: { key: [...Key, start: number]; value: Blob }
}

const DAY = 86_400_000

const connected = createDatabase<Recordings>(RECORDINGS_DATABASE, (db) => {
  db.createObjectStore('takes', { keyPath: ['studentId', 'id', 'number', 'take'] })
  db.createObjectStore('parts')
})

const keyOf = ({ id, number, take }: TakeKey): Key => [userNow(), id, number, take]
const partsOf = (key: Key) => IDBKeyRange.bound(key, [...key, []])
const ofStudent = (...more: string[]) => IDBKeyRange.bound([userNow(), ...more], [userNow(), ...more, []])

const change = (key: TakeKey, changed: (take: KeptRecording) => Partial<KeptRecording>): Promise<void> =>
  connected(async (db) => {
    const { store, done } = db.transaction('takes', 'readwrite')
    const take = await store.get(keyOf(key))
    if (take) await store.put({ ...take, ...changed(take) })
    await done
  })

const forget = (key: Key): Promise<unknown> =>
  connected((db) => {
    const transaction = db.transaction(['takes', 'parts'], 'readwrite')
    return Promise.all([
      transaction.objectStore('takes').delete(key),
      transaction.objectStore('parts').delete(partsOf(key)),
      transaction.done,
    ])
  })

const isKept = ({ former }: KeptRecording) => former !== null

/** Oldest first. */
async function all(...more: string[]): Promise<readonly KeptRecording[]> {
  const found = await connected((db) => db.getAll('takes', ofStudent(...more)))
  return found.sort((one, other) => one.at - other.at)
}

/** What this student recorded on this browser, until the server has it. Each rejects where the browser keeps nothing. */
export const recordings = {
  /** @param name that tells it from every other recording */
  async begin(key: TakeKey, name: string, type: RecordingType): Promise<void> {
    await forget(keyOf(key))
    const about = { name, type, seconds: 0, bytes: 0, sent: 0, text: '', former: null }
    await connected((db) => db.put('takes', { ...key, ...about, studentId: userNow(), at: Date.now() }))
  },

  add: (key: TakeKey, part: Blob, seconds: number): Promise<void> =>
    connected(async (db) => {
      const transaction = db.transaction(['takes', 'parts'], 'readwrite')
      const takes = transaction.objectStore('takes')
      const take = await takes.get(keyOf(key))
      if (take) {
        void transaction.objectStore('parts').put(part, [...keyOf(key), take.bytes])
        void takes.put({ ...take, bytes: take.bytes + part.size, seconds })
      }
      await transaction.done
    }),

  putText: (key: TakeKey, text: string): Promise<void> => change(key, () => ({ text })),

  keep: ({ seconds, text, former, ...key }: KeptTake): Promise<void> => change(key, () => ({ seconds, text, former })),

  discard: (key: TakeKey): Promise<unknown> => forget(keyOf(key)),

  /** Of a practice: what nobody decided on, and the questions whose answers are on their way. */
  async find(id: string): Promise<{ readonly open: OpenTake | null; readonly waiting: readonly number[] }> {
    const found = await all(id)
    const unkept = found.filter((take) => !isKept(take) && take.seconds > 0).at(-1)
    return {
      open: unkept ? { number: unkept.number, take: unkept.take, seconds: unkept.seconds, text: unkept.text } : null,
      waiting: found.filter(isKept).map(({ number }) => number),
    }
  },

  /** What goes to the server next. */
  async look(): Promise<Waiting> {
    const found = await all()
    const old = found.filter(({ at }) => at < Date.now() - practiceLimits.days * DAY)
    for (const take of old) await forget(keyOf(take))
    const kept = found.filter((take) => isKept(take) && !old.includes(take))
    const bytes = kept.reduce((sum, take) => sum + take.bytes, 0)
    const sent = kept.reduce((sum, take) => sum + take.sent, 0)
    const [next] = kept
    return {
      piece: next ? pieceOf(next) : null,
      answers: kept.map(({ id, number }) => ({ id, number })),
      share: bytes > 0 ? sent / bytes : 0,
    }
  },

  /** Null where it is gone. */
  async named(key: TakeKey): Promise<{ readonly name: string; readonly type: RecordingType } | null> {
    return (await connected((db) => db.get('takes', keyOf(key)))) ?? null
  },

  noteSent: (key: TakeKey, sent: number): Promise<void> =>
    change(key, ({ bytes }) => ({ sent: Math.min(sent, bytes) })),

  /** All of it, to be looked at or cut up; read by nobody yet. */
  whole: (key: TakeKey): Promise<Blob> =>
    connected(async (db) => {
      const [take, parts] = await Promise.all([db.get('takes', keyOf(key)), db.getAll('parts', partsOf(keyOf(key)))])
      return new Blob(parts, { type: `video/${take?.type ?? 'webm'}` })
    }),
}

function pieceOf({ id, number, take, bytes, sent, seconds, text, former }: KeptRecording): Waiting['piece'] {
  const key = { id, number, take }
  if (sent < bytes) return { kind: 'part', key, start: sent }
  return { kind: 'answer', take: { ...key, seconds, text, former: former ?? '' }, bytes }
}
