import type { AnyActor, AnyStateMachine } from 'xstate'
import { type LiveActor, liveOf, type Observation, ReplayFailure } from '../../../harness/live.ts'
import { type Path, planPaths, type Step } from '../../../harness/paths.ts'
import { differenceOf } from '../../../harness/replay.ts'
import { stage } from '../../../harness/stage.ts'
import { transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import type { Difference, Plan, PlannedStep } from '../wire.ts'
import { hideDriving, showDriving } from './driving.ts'
import { mask } from './mask.ts'
import type { Recording } from './recording.ts'
import { openScene, type SceneOnPage } from './scene-on-page.ts'
import { scenes } from './scenes.ts'
import { soon } from './soon.ts'

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
