import { studentIdOf } from '../../../machines/login/session/session.selectors.ts'
import { watchConnection } from '../../browser/page/connection.ts'
import { visibility } from '../../browser/page/visibility.ts'
import { readDrafts, writeDrafts } from '../../browser/storage/draft-store.ts'
import type { ResumeDesk } from '../../shared/actors/resume-desk.ts'
import { notices, session } from '../actors.ts'
import { router } from '../router.ts'
import { currentDesk, setDesk } from './current.ts'
import { createDesk, type OpenDesk } from './desk.ts'

/** Pages that show the resume, or lead on with it. */
const pages = [
  '/resume',
  '/resume_add',
  '/resume_create',
  '/attentdetail',
  '/aiResumeBasicInfo',
  '/createdBasicInfo',
  '/aiResumeDetail',
  '/login',
]

/** The page may be gone at any moment; also a phone's, which is only put away. */
function leaveHidden(): void {
  if (visibility.isHidden()) currentDesk()?.leave()
}

function warn(event: BeforeUnloadEvent): void {
  if (!currentDesk()?.isUnsaved()) return
  currentDesk()?.leave()
  event.preventDefault()
}

/** Whoever goes to other pages is told that something waits for them (RES-5). */
function tellLeft({ pathname }: { pathname: string }, from: { pathname: string } | undefined): void {
  if (currentDesk()?.isStuck() && from && pages.includes(from.pathname) && !pages.includes(pathname)) {
    notices.notify({ kind: 'resumeUnsaved' })
  }
}

/** Likewise where a save fails that was still on its way when they went. */
function watchStuck(desk: OpenDesk): void {
  let wasStuck = desk.isStuck()
  desk.subscribe(() => {
    const isStuck = desk.isStuck()
    if (isStuck && !wasStuck && !pages.includes(router.state.location.pathname))
      notices.notify({ kind: 'resumeUnsaved' })
    wasStuck = isStuck
  })
}

/** Another student is here, by another tab perhaps: the page is read anew for them. */
function endOthers(): void {
  const desk = currentDesk()
  const userId = studentIdOf(session.getSnapshot())
  if (!desk || userId === '' || userId === desk.userId) return
  setDesk(null)
  void router.invalidate()
}

visibility.watch(leaveHidden)
session.subscribe(endOthers)
addEventListener('beforeunload', warn)
router.subscribe('onResolved', ({ toLocation, fromLocation }) => tellLeft(toLocation, fromLocation))

/** The desk of whoever is logged in; another student's is ended. */
export function openResume(): ResumeDesk {
  const { userId } = session.getSnapshot().context
  const known = currentDesk()
  if (known?.userId === userId) {
    known.retry()
    return known
  }
  const desk = createDesk(userId, { notify: notices.notify, readDrafts, writeDrafts, watchConnection })
  setDesk(desk)
  watchStuck(desk)
  return desk
}
