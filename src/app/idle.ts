import type { WantedPosition } from '../../machines/applications/deliver/deliver.types.ts'
import type { EntryDestination } from '../../machines/login/entry/entry.types.ts'
import { identityOf } from '../../machines/login/session/session.selectors.ts'
import type { JumpRequest } from '../../machines/login/student-login/jump.ts'
import { reloadReplaced } from '../browser/page/document.ts'
import { areCookiesEnabled } from '../browser/storage/cookies.ts'
import type { DeliverJump } from '../shared/actors/actors.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { notices, overlay, session } from './actors.ts'

export const loadNotices = () => import('./notices/Notices.tsx')

/** Importing anew what has come takes a slow machine three frames. */
function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let module: T | undefined
  return async () => {
    module ??= await load()
    return module
  }
}

const loadCodeAhead = kept(() => import('./login/code-ahead.ts'))
const loadEntry = kept(() => import('./login/entry.ts'))

async function tellLostCode(): Promise<void> {
  await reloadReplaced()
  notices.notify({ kind: 'failure', failure: { kind: 'offline' } })
}

/** Goes where somebody clicked; its code comes with the first quiet moment, or with the click. */
export const enter = (destination: EntryDestination): void =>
  void loadEntry().then((entry) => entry.enter(destination), tellLostCode)

export const deliver = (position: WantedPosition, jump: DeliverJump = 3): void =>
  void import('./applications/deliver.ts').then((delivering) => delivering.deliver(position, jump), tellLostCode)

export const becomeStudent = (jump: JumpRequest): void =>
  void import('./login/begin-login.ts').then(({ beginLogin }) => beginLogin(jump), tellLostCode)

/** Somebody presses what opens the student's login: its code is asked for while the finger is still down. */
export function pressLogin(): void {
  if (identityOf(session.getSnapshot()) !== 'anonymous' || !areCookiesEnabled()) return
  loadCodeAhead().then(
    // A dialog that was there sooner has asked for a code itself, and a second one would take its place.
    ({ askAhead }) => overlay.getSnapshot().matches({ dialog: 'shown' }) || askAhead(),
    () => undefined,
  )
}

/** The page listens for changes once a student is logged in. */
function listen(): void {
  const isStudent = () => session.getSnapshot().value.identity === 'student'
  const { unsubscribe } = session.subscribe(() => isStudent() && begin())
  function begin() {
    unsubscribe()
    import('./notices/live.ts').then((live) => live.listen()).catch(() => undefined)
  }
  if (isStudent()) begin()
}

/** Milliseconds after the page has loaded in which it has the network to itself. */
const QUIET = 2000

/** Fetches what a visitor is likely to want next, and what must be there when the network is not. */
function fetchAhead(loadLogin: () => Promise<unknown>): void {
  whenIdle(() => {
    for (const load of [loadEntry, loadCodeAhead, loadLogin, loadNotices]) load().catch(() => undefined)
    listen()
  })
}

/** @param loadLogin fetches the code of the student's login */
export const fetchWhenIdle = (loadLogin: () => Promise<unknown>): unknown => setTimeout(fetchAhead, QUIET, loadLogin)
