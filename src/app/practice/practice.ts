import { codes } from '../../../contract/codes.ts'
import { CallFailure, failureOf, hasCode } from '../../../contract/failures.ts'
import { provideInterviewRoom } from '../../../machines/practice/interview-room/interview-room.ports.ts'
import { providePracticeDeletion } from '../../../machines/practice/practice-deletion/practice-deletion.ports.ts'
import { providePracticeStart } from '../../../machines/practice/practice-start/practice-start.ports.ts'
import {
  answerPractice,
  deletePractice,
  finishPractice,
  getPractice,
  readPracticesAnew,
  startPractice,
} from '../../api/practice.ts'
import { clock } from '../../browser/page/clock.ts'
import { printPage } from '../../browser/page/printing.ts'
import { visibility } from '../../browser/page/visibility.ts'
import { practiceDrafts } from '../../browser/storage/practice-drafts.ts'
import type { PracticeFlow } from '../../shared/actors/actors.ts'
import { session } from '../actors.ts'
import { router } from '../router.ts'

const owner = () => session.getSnapshot().context.userId

/** Where practices begin; a page that is over is not come back to. */
const toIntroduction = () => void router.navigate({ to: '/aiInterviewIntroduce', replace: true })

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
    start: (order) => startPractice({ user_id: owner(), ...order }),
    open(id) {
      void readPracticesAnew()
      void router.navigate({ to: '/interviewRoom', search: { id }, replace: true })
    },
  }),
  roomLogic: provideInterviewRoom({
    clock,
    visibility,
    async read(id, signal) {
      // An address that names none.
      if (id === '') throw new CallFailure({ kind: 'server', code: codes.notFound, msg: '', data: null })
      return { practice: await getPractice({ id }, signal), draft: practiceDrafts.read(id) }
    },
    save: ({ id, number, text, former }) =>
      answerPractice({ user_id: owner(), id, number: String(number), text, former }),
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
  }),
  deletionLogic: providePracticeDeletion({
    remove,
    tellDeleted() {
      void readPracticesAnew()
      if (router.state.location.pathname !== '/aiInterviewIntroduce') toIntroduction()
    },
  }),
  print: (title) => void printPage(title),
}
