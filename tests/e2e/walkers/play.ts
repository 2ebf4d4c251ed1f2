import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type Path, planPaths, type Step, TransitionCount, walk } from '../../../harness/paths.ts'
import { levelReport } from '../../../harness/report/levels.ts'
import type { Catalogue, Outcomes } from '../../../machines/kit/catalogue.ts'
import type { Transitions } from '../world/transitions.ts'
import { eventually } from '../world.ts'

/** Outcomes that the catalogue knows and no visitor of the built product can bring about, and why. */
export interface Omission {
  readonly actor: string
  readonly kind: 'done' | 'error'
  readonly is: (outcome: unknown) => boolean
  readonly reason: string
}

/** What a step sees of its path: the one that follows decides how a gesture is made. */
export interface Moment {
  readonly step: Step
  readonly next: Step | undefined
}

/** One path on the built product. */
export interface Scene {
  readonly perform: Readonly<Record<string, (moment: Moment) => Promise<void>>>
  see(value: Step['expect']['value'], moment: Partial<Moment>): Promise<void>
}

export interface Play<M extends AnyStateMachine> {
  readonly catalogue: Catalogue<M>
  /** In which order inputs are explored; the catalogue's, where none is given. */
  readonly inputs?: readonly string[]
  readonly omissions: readonly Omission[]
  /** Transitions that hang on the omitted outcomes alone, and why nobody can walk them. */
  readonly unwalked: Readonly<Record<string, string>>
  open(path: Path): Promise<Scene>
}

/** The catalogue without the outcomes that nobody can bring about. */
function walkable(play: Play<AnyStateMachine>): Catalogue {
  const { catalogue, omissions, inputs = Object.keys(catalogue.inputs) } = play
  const used = new Set<Omission>()
  const keep = (actor: string, kind: 'done' | 'error', outcomes: readonly unknown[] = []) =>
    outcomes.filter((outcome) => {
      const omission = omissions.find((one) => one.actor === actor && one.kind === kind && one.is(outcome))
      if (omission) used.add(omission)
      return !omission
    })
  const actors = Object.fromEntries(
    Object.entries(catalogue.actors).map(([name, { done, error, ...sends }]): [string, Outcomes] => [
      name,
      { ...sends, done: keep(name, 'done', done), error: keep(name, 'error', error) },
    ]),
  )
  const idle = omissions.filter((omission) => !used.has(omission))
  if (idle.length > 0) throw new Error(`${catalogue.flow}: no such outcome: ${idle.map(({ reason }) => reason).join()}`)
  return { ...catalogue, actors, inputs: Object.fromEntries(inputs.map((name) => [name, catalogue.inputs[name]])) }
}

/** For the level's share of docs/flows/coverage.json. */
function keepCount(flow: string, { times }: TransitionCount): void {
  const file = levelReport('browser', flow)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(times)))
}

/** What of `planned` is not among `taken`, or not as often. */
function lacking(planned: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken]
  return planned.filter((key) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Walks the planned paths of a flow in chromium, and says which transitions the product's own machine took. */
export function walkAll<M extends AnyStateMachine>(given: Play<M>, transitions: Transitions): void {
  const play = given as unknown as Play<AnyStateMachine>
  const { flow, machine } = play.catalogue
  const count = new TransitionCount(machine)
  const paths = planPaths(walkable(play))
  let walked = 0
  afterAll(() => {
    console.log(count.line(`${flow}, in chromium`))
    for (const [key, reason] of Object.entries(play.unwalked)) console.log(`  not walked: ${key}: ${reason}`)
    if (walked === paths.length) keepCount(flow, count)
  })

  describe(`${flow}: the product follows the machine`, () => {
    for (const path of paths) {
      it(`${path.title} [FLOW-3]`, async () => {
        transitions.forget()
        const { perform, see } = await play.open(path)
        const momentOf = (step: Step): Moment => ({ step, next: path.steps[path.steps.indexOf(step) + 1] })
        const performers = Object.entries(perform).map(([type, make]) => [type, (step: Step) => make(momentOf(step))])
        const planned: string[] = []
        await walk(path, {
          perform: Object.fromEntries(performers),
          async see({ value }, step) {
            await see(value, step ? momentOf(step) : { next: path.steps[0] })
            planned.push(...(step?.takes.flat() ?? []))
            // Some steps change nothing that can be seen: the next would come before the page has taken them.
            await eventually(() => lacking(planned, transitions.taken)).toEqual([])
          },
        })
        // What a root actor takes as it starts comes before its hook: the first state seen stands for it.
        count.credit(path.start)
        count.credit({ takes: [transitions.taken.filter((key) => count.times.has(key))] })
        walked += 1
      })
    }

    it('walks every transition that a visitor can bring about [FLOW-3]', () => {
      expect([...count.missed].sort()).toEqual(Object.keys(play.unwalked).sort())
    })
  })
}
