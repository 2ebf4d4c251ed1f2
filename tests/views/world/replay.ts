import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { type Path, planPaths, type Step, TransitionCount, walk } from '../../../harness/paths.ts'
import { levelReport } from '../../../harness/report/levels.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import type { Desk } from './desk.ts'
import type { LoginOptions, LoginWorld } from './login.tsx'

interface World {
  readonly desk: Desk
  close(): void
}

/** A flow that is on screen: its world and the live actor of the flow in it. */
export interface Scene<W extends World = LoginWorld> {
  readonly world: W
  readonly subject: AnyActorRef
}

type Perform<W extends World> = (step: Step, scene: Scene<W>) => void | Promise<void>

export interface Play<W extends World> {
  /** Brings the flow on screen in its first state. */
  open(path: Path, options: Pick<LoginOptions, 'inspect'>): Promise<Scene<W>>
  readonly perform: Readonly<Record<string, Perform<W>>>
  /** Checks what is to be seen, and names it: each name is looked at once for accessibility. */
  see(scene: Scene<W>): Promise<string>
  /** Checklist ids that a path proves. */
  proves(path: Path): readonly string[]
  /** Transitions that nothing on the page brings about, and why. */
  readonly unwalked?: Readonly<Record<string, string>>
}

const outputOf = ({ event }: Step): unknown => ('output' in event ? event.output : undefined)
const errorOf = ({ event }: Step): unknown => ('error' in event ? event.error : undefined)

/** Answers of the steered ports, from a catalogue's outcomes: one executor for each end of each actor. */
export function outcomes(...ids: readonly string[]): Record<string, Perform<World>> {
  const entries = ids.flatMap((id): [string, Perform<World>][] => [
    [`xstate.done.actor.${id}`, (step, { world }) => world.desk.resolve(id, outputOf(step))],
    [`xstate.error.actor.${id}`, (step, { world }) => world.desk.reject(id, errorOf(step))],
  ])
  return Object.fromEntries(entries)
}

/** Replays the planned paths of a flow on its rendered view. */
export function replay<M extends AnyStateMachine, W extends World>(catalogue: Catalogue<M>, play: Play<W>): void {
  const { flow, machine } = catalogue as unknown as Catalogue
  const count = new TransitionCount(machine)
  const paths = planPaths(catalogue as unknown as Catalogue)
  let walked = 0
  const judged = new Set<string>()
  let scene: Scene<W> | undefined
  beforeAll(() => setWidth('wide'))
  afterEach(() => {
    scene?.world.close()
    scene = undefined
  })
  afterAll(async () => {
    console.log(count.line(`${flow}, rendered`))
    for (const [key, reason] of Object.entries(play.unwalked ?? {})) console.log(`  not walked: ${key}: ${reason}`)
    if (walked < paths.length) return
    await commands.writeFile(levelReport('view', flow), JSON.stringify(Object.fromEntries(count.times)))
  })

  describe(`${flow}: the view follows the machine`, () => {
    for (const path of paths) {
      const ids = ['FLOW-3', ...play.proves(path)].map((id) => `[${id}]`).join(' ')
      it(`${path.title} ${ids}`, async () => {
        const current = await play.open(path, { inspect: count.inspect })
        scene = current
        const perform = Object.fromEntries(
          Object.entries(play.perform).map(([type, make]) => [type, (step: Step) => make(step, current)]),
        )
        await walk(path, {
          perform,
          async see({ value }) {
            await expect.poll(() => current.subject.getSnapshot().value, { interval: 5 }).toEqual(value)
            const name = await play.see(current)
            if (judged.has(name)) return
            judged.add(name)
            await seeAccessible()
          },
        })
        walked += 1
      })
    }

    it('takes every transition that the page can bring about [FLOW-3]', () => {
      expect([...count.missed].sort()).toEqual(Object.keys(play.unwalked ?? {}).sort())
    })
  })
}
