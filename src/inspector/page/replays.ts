import { type AnyActor, type AnyActorRef, type AnyStateMachine, isMachineSnapshot } from 'xstate'
import type { Locale } from '../../../contract/calls/site.ts'
import { type LiveActor, liveOf, type Observation, ReplayFailure } from '../../../harness/live.ts'
import { type Path, planPaths, type Step } from '../../../harness/paths.ts'
import { differenceOf } from '../../../harness/replay.ts'
import { stage } from '../../../harness/stage.ts'
import { transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import type { OverlayContext } from '../../../machines/site/overlay/overlay.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { Difference, Plan, PlannedStep } from '../wire.ts'
import { driving } from './driving.css.ts'
import { mask } from './mask.ts'
import type { Recording } from './recording.ts'
import { type Scene, scenes } from './scenes.ts'
import { soon } from './soon.ts'
import { type Cast, Staging } from './staging.ts'

/** How long the page may take to draw a flow, and how often it is led on; milliseconds. */
const OPEN_LIMIT = 60_000
const LEAD_PACE = 50

/** A flow that a page has on screen, steered. */
interface SceneOnPage {
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
async function openScene(
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

/** What the page says while a generated path drives it; outside of the body, which dialogs make inert. */
const sign = document.createElement('output')
sign.className = driving

/** Says on the page which step of a flow's path it is at. */
function showDriving(flow: string, step: number, steps: number): void {
  sign.textContent = m.inspector_page_driving(
    { flow, step, steps },
    { locale: document.documentElement.lang as Locale },
  )
  if (!sign.isConnected) document.documentElement.append(sign)
}

const hideDriving = (): void => sign.remove()

interface Run {
  readonly path: Path
  readonly live: LiveActor
  readonly scene: SceneOnPage | null
}

/** What the page draws of a step; a page that nobody sees draws nothing. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) soon(resolve)
    else requestAnimationFrame(() => resolve())
  })

/** Runs the generated paths of flows in this page: on its own dialogs, or beside it where a flow has no picture. */
export class Replays {
  readonly #recording: Recording
  readonly #paths = new Map<string, readonly Path[]>()
  #run: Run | undefined
  #openings = 0

  constructor(recording: Recording) {
    this.#recording = recording
  }

  plan(flow: string): Plan {
    return {
      onPage: flow in scenes,
      paths: this.#pathsOf(flow).map(({ title, input, steps }) => ({ title, input, steps: steps.map(planned) })),
    }
  }

  /** @throws where the page does not get to the flow */
  async open(flow: string, at: number): Promise<null> {
    this.close()
    const catalogue = catalogueOf(flow)
    const path = this.#pathsOf(flow)[at]
    if (!path) throw new Error(`${flow} has no path ${at}`)
    const scene = scenes[flow]
    const input = catalogue.inputs[path.input]
    if (scene) {
      this.#openings += 1
      const opening = this.#openings
      const onPage = await openScene(this.#recording, scene, { machine: catalogue.machine, input })
      if (opening !== this.#openings) {
        onPage.close()
        throw new Error('the path was closed before the page had opened it')
      }
      this.#run = { path, live: onPage.live, scene: onPage }
    } else {
      const live = liveOf(stage(catalogue.machine), flow, input)
      this.#run = { path, live, scene: null }
      live.actor.start()
      this.#recording.follow(live.actor)
    }
    return null
  }

  /** @param at 0 for the start, then the path's steps from 1 */
  async perform(at: number): Promise<Difference | null> {
    if (!this.#run) throw new Error('no path is open')
    const { path, live, scene } = this.#run
    const step = at === 0 ? path.start : path.steps[at - 1]
    if (!step) throw new Error(`${path.title} has no step ${at}`)
    if (scene) showDriving(path.flow, at, path.steps.length)
    try {
      const observation = at === 0 ? live.observe() : live.perform(step as Step)
      await nextFrame()
      return differing(step, observation) ?? scene?.differing(observation.snapshot.status) ?? null
    } catch (failure) {
      if (!(failure instanceof ReplayFailure)) throw failure
      return { field: 'step', expected: at, seen: failure.message }
    }
  }

  close(): null {
    const run = this.#run
    this.#run = undefined
    this.#openings += 1
    hideDriving()
    if (run?.scene) run.scene.close()
    else (run?.live.actor._parent as AnyActor | undefined)?.stop()
    return null
  }

  #pathsOf(flow: string): readonly Path[] {
    const known = this.#paths.get(flow)
    if (known) return known
    const paths = planPaths(catalogueOf(flow))
    this.#paths.set(flow, paths)
    return paths
  }
}

function catalogueOf(name: string): Catalogue<AnyStateMachine> {
  const catalogue = flows.find(({ flow }) => flow === name)
  if (!catalogue) throw new Error(`no flow is named ${name}`)
  return catalogue
}

const planned = ({ by, event, wait = 0, expect }: Step): PlannedStep => ({
  by,
  event: mask(event) as PlannedStep['event'],
  wait,
  value: expect.value,
})

function differing({ takes, expect }: Pick<Step, 'takes' | 'expect'>, seen: Observation): Difference | null {
  const difference = differenceOf(expect, seen.expect)
  if (difference) return { ...difference, expected: mask(difference.expected), seen: mask(difference.seen) }
  const taken = seen.microsteps
    .map(({ transitions }) => transitions.map(transitionKey))
    .filter(({ length }) => length > 0)
  if (JSON.stringify(takes) === JSON.stringify(taken)) return null
  return { field: 'transitions', expected: mask(takes), seen: mask(taken) }
}
