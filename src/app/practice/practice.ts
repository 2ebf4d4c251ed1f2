import { codes } from '../../../contract/codes.ts'
import { CallFailure, failureOf, hasCode } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'
import { provideInterviewResult } from '../../../machines/practice/interview-result/interview-result.ports.ts'
import { provideInterviewRoom } from '../../../machines/practice/interview-room/interview-room.ports.ts'
import type { AnswerOrder } from '../../../machines/practice/interview-room/interview-room.types.ts'
import { providePracticeDeletion } from '../../../machines/practice/practice-deletion/practice-deletion.ports.ts'
import { providePracticeStart } from '../../../machines/practice/practice-start/practice-start.ports.ts'
import {
  answerPractice,
  deletePractice,
  evaluatePractice,
  finishPractice,
  getPractice,
  getPracticeModel,
  readPracticesAnew,
  recordingAddress,
  retryPractice,
  startPractice,
} from '../../api/practice.ts'
import { devices, showCamera, watchLoudness } from '../../browser/media/devices.ts'
import { canSay, hush, say } from '../../browser/media/speech.ts'
import { clock } from '../../browser/page/clock.ts'
import { printPage } from '../../browser/page/printing.ts'
import { visibility } from '../../browser/page/visibility.ts'
import { practiceDrafts } from '../../browser/storage/practice-drafts.ts'
import { practiceWishes } from '../../browser/storage/practice-wishes.ts'
import { recordings } from '../../browser/storage/recordings.ts'
import type { PracticeFlow } from '../../shared/actors/actors.ts'
import { session } from '../actors.ts'
import { router } from '../router.ts'
import { check, pokeUploads, recorder, watchUploads } from './recordings.ts'

/** The state of a browser that keeps nothing. */
const NOTHING = { open: null, waiting: [] }

const owner = () => session.getSnapshot().context.userId

/** Leads to where practices begin; Back does not return to a finished page. */
const toIntroduction = () => void router.navigate({ to: '/aiInterviewIntroduce', replace: true })

/** @throws CallFailure for an address that names none */
function requireNamed(id: string): void {
  if (id === '') throw new CallFailure({ kind: 'server', code: codes.notFound, msg: '', data: null })
}

async function read(id: string, signal: AbortSignal): Promise<Practice> {
  requireNamed(id)
  return getPractice({ id }, signal)
}

const save = ({ number, ...order }: AnswerOrder) =>
  answerPractice({ user_id: owner(), ...order, number: String(number) })

async function remove(id: string): Promise<void> {
  try {
    await deletePractice({ user_id: owner(), id })
  } catch (error) {
    const failure = failureOf(error)
    // Another page was first.
    if (!hasCode(failure, codes.notFound)) throw error
  }
}

/** Interviews that a student practises, with their effects. */
export const practice: PracticeFlow = {
  startLogic: providePracticeStart({
    start: ({ delivery, ...order }) =>
      startPractice({ user_id: owner(), ...order, ...(delivery !== '' && { delivery_id: delivery }) }),
    open(id) {
      void readPracticesAnew()
      void router.navigate({ to: '/interviewRoom', search: { id }, replace: true })
    },
    keepWish: practiceWishes.keep,
    forgetWish: practiceWishes.forget,
  }),
  wishOf: practiceWishes.read,
  roomLogic: provideInterviewRoom({
    clock,
    visibility,
    async read(id, signal) {
      const [found, recorded] = await Promise.all([read(id, signal), recordings.find(id).catch(() => NOTHING)])
      return { practice: found, draft: practiceDrafts.read(id), ...recorded }
    },
    save,
    finish: (id) => finishPractice({ user_id: owner(), id }),
    keepDraft: practiceDrafts.keep,
    forgetDraft: practiceDrafts.forget,
    showResult(id) {
      void readPracticesAnew()
      void router.navigate({ to: '/aiInterviewResult', search: { id }, replace: true })
    },
    leave() {
      void readPracticesAnew()
      toIntroduction()
    },
    check,
    recorder,
    closeDevices: devices.close,
    watchUploads,
    pokeUploads,
  }),
  resultLogic: provideInterviewResult({
    async read(id, signal) {
      requireNamed(id)
      const [practice, { model }] = await Promise.all([read(id, signal), getPracticeModel({ id }, signal)])
      return { practice, model }
    },
    look: read,
    async evaluate({ agrees, ...order }) {
      const consent = agrees !== null && { agrees: agrees ? ('1' as const) : ('0' as const) }
      const practice = await evaluatePractice({ user_id: owner(), ...order, ...consent })
      void readPracticesAnew()
      return practice
    },
    save,
    retry: ({ id, number }) => retryPractice({ user_id: owner(), id, number: String(number) }),
    openRoom(id) {
      void readPracticesAnew()
      void router.navigate({ to: '/interviewRoom', search: { id } })
    },
  }),
  deletionLogic: providePracticeDeletion({
    remove,
    tellDeleted() {
      void readPracticesAnew()
      if (router.state.location.pathname !== '/aiInterviewIntroduce') toIntroduction()
    },
  }),
  media: {
    showCamera,
    watchLoudness,
    playIn(video, recording) {
      let address = ''
      let isOver = false
      void recordings.whole(recording).then((whole) => {
        if (isOver) return
        address = URL.createObjectURL(whole)
        video.src = address
      })
      return () => {
        isOver = true
        video.removeAttribute('src')
        URL.revokeObjectURL(address)
      }
    },
    canSay,
    say,
    hush,
    addressOf: recordingAddress,
  },
  print: (title) => void printPage(title),
}
