import type { AnyActorRef } from 'xstate'
import type { Answers, PanelMessage, Request } from '../wire.ts'
import { post, tab } from './channel.ts'
import type { RawStep, Recording } from './recording.ts'
import { Replays } from './replays.ts'
import { describeActor, describeStep } from './serialise.ts'
import { soon } from './soon.ts'

/** Steps described in one go, so that a storm of events leaves the page responsive. */
const BATCH = 50

/** The page's side of the inspector: tells what happens, and does what it is asked. */
export class Agent {
  readonly #recording: Recording
  readonly #replays: Replays
  #waiting: RawStep[] = []
  #isDue = false
  #isAttached = false
  #isBeginning = false

  constructor(recording: Recording) {
    this.#recording = recording
    this.#replays = new Replays(recording)
    recording.listen((step) => {
      if (!this.#isAttached) return
      if (step) this.#waiting.push(step)
      this.#schedule()
    })
  }

  hear(message: PanelMessage): void {
    switch (message.type) {
      case 'seek':
        post({ to: 'panel', type: 'here', tab, title: document.title, address: location.href })
        return
      case 'attach':
        this.#isAttached = true
        this.#waiting = [...this.#recording.steps]
        this.#isBeginning = true
        this.#schedule()
        return
      case 'request':
        void this.#answer(message.id, message.request)
    }
  }

  #schedule(): void {
    if (this.#isDue) return
    this.#isDue = true
    soon(() => {
      this.#isDue = false
      this.#tell()
    })
  }

  #tell(): void {
    const kept = this.#recording.steps[0]?.step ?? 0
    const steps = this.#waiting.filter(({ step }) => step >= kept)
    this.#waiting = steps.slice(BATCH)
    post({ to: 'panel', type: 'actors', tab, actors: [...this.#recording.actors.values()].map(describeActor) })
    if (steps.length > 0) {
      const isBeginning = this.#isBeginning
      this.#isBeginning = false
      post({ to: 'panel', type: 'steps', tab, isBeginning, steps: steps.slice(0, BATCH).map(describeStep) })
    }
    if (this.#waiting.length > 0) this.#schedule()
  }

  async #answer(id: string, request: Request): Promise<void> {
    try {
      post({ to: 'panel', type: 'answer', tab, id, result: { value: await this.#carryOut(request) } })
    } catch (error) {
      post({ to: 'panel', type: 'answer', tab, id, result: { error: String((error as Error).message ?? error) } })
    }
  }

  #carryOut(request: Request): Answers[keyof Answers] | Promise<Answers[keyof Answers]> {
    switch (request.ask) {
      case 'send':
        return { accepted: this.#send(request.actor, request.event) }
      case 'plan':
        return this.#replays.plan(request.flow)
      case 'openPath':
        return this.#replays.open(request.flow, request.path)
      case 'performStep':
        return this.#replays.perform(request.step)
      case 'closePath':
        return this.#replays.close()
    }
  }

  /** @returns whether anything took the event */
  #send(key: string, event: Parameters<AnyActorRef['send']>[0]): boolean {
    const actor = this.#recording.actors.get(key)
    if (actor?.getSnapshot().status !== 'active') throw new Error('the actor has ended')
    let isAccepted = false
    const stopListening = this.#recording.listen((step) => {
      if (step?.actor === actor && step.event === event) isAccepted = step.microsteps.length > 0
    })
    actor.send(event)
    stopListening()
    return isAccepted
  }
}
