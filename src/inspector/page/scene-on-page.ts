import { type AnyActorRef, isMachineSnapshot } from 'xstate'
import type { LiveActor } from '../../../harness/live.ts'
import type { OverlayContext } from '../../../machines/site/overlay/overlay.types.ts'
import type { Difference } from '../wire.ts'
import type { Recording } from './recording.ts'
import type { Scene } from './scenes.ts'
import { type Cast, Staging } from './staging.ts'

/** How long the page may take to draw a flow, and how often it is led on; milliseconds. */
const OPEN_LIMIT = 60_000
const LEAD_PACE = 50

/** A flow that a page has on screen, steered. */
export interface SceneOnPage {
  readonly live: LiveActor
  /** Whether the page still draws it, where it should. */
  differing(status: string): Difference | null
  close(): void
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

function overlayOf({ actors }: Recording): AnyActorRef {
  for (const actor of actors.values()) {
    const snapshot = actor.getSnapshot()
    if (isMachineSnapshot(snapshot) && snapshot.machine.id === 'overlay' && snapshot.status === 'active') return actor
  }
  throw new Error('the page has no overlay')
}

/**
 * Has the page itself bring a flow on screen, with its machine steered.
 * @throws where the page does not get there
 */
export async function openScene(
  recording: Recording,
  { at, lead = [], answers = {} }: Scene,
  flow: Cast,
): Promise<SceneOnPage> {
  const overlay = overlayOf(recording)
  const staging = new Staging(overlay, flow, answers)
  const before = location.hash
  const shownDialog = () => (overlay.getSnapshot().context as OverlayContext).dialog?.name
  const close = () => {
    staging.end()
    if ('dialog' in at) overlay.send({ type: 'DIALOG.ENDED', name: at.dialog.name })
    else location.hash = before
  }
  if ('dialog' in at) overlay.send({ type: 'DIALOG.OPENED', dialog: { ...at.dialog } })
  else location.hash = at.page
  try {
    const live = await within(OPEN_LIMIT, Promise.race([led(staging, lead), staging.subject]))
    return {
      live,
      differing: (status) =>
        status === 'active' && 'dialog' in at && shownDialog() !== at.dialog.name
          ? { field: 'view', expected: at.dialog.name, seen: shownDialog() ?? null }
          : null,
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Sends the dialog's own machine on until it invokes the flow. */
async function led(staging: Staging, lead: NonNullable<Scene['lead']>): Promise<LiveActor> {
  const root = await staging.root
  await pause(0)
  for (const event of lead.slice(0, -1)) root.send(event)
  const last = lead.at(-1)
  while (last && root.getSnapshot().status === 'active' && !(await isThere(staging))) {
    root.send(last)
    await pause(LEAD_PACE)
  }
  return staging.subject
}

const isThere = async ({ subject }: Staging): Promise<boolean> =>
  Promise.race([subject.then(() => true), pause(0).then(() => false)])

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const late = pause(milliseconds).then((): never => {
    throw new Error('the page did not show the flow')
  })
  return Promise.race([promise, late])
}
