import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate'
import type { deskSearchMachine } from '../../../machines/employer-office/desk-search/desk-search.machine.ts'
import { deskSearchPaths } from '../../../machines/employer-office/desk-search/desk-search.paths.ts'
import { SearchField } from '../../../src/features/employer-office/review/SearchField.tsx'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { replay } from '../world/replay.ts'

interface World {
  readonly desk: Desk
  readonly clock: SimulatedClock
  readonly actor: ActorRefFrom<typeof deskSearchMachine>
  close(): void
}

const field = page.getByRole('searchbox', { name: '搜索姓名、学校、专业、职位' })
const input = () => field.element() as HTMLInputElement
const textOf = ({ event }: { readonly event: unknown }) => String(Reflect.get(Object(event), 'text'))

replay<typeof deskSearchMachine, World>(deskSearchPaths, {
  async open(_, options) {
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    const actor = createActor(deskSearchPaths.machine, { ...options, clock }).start()
    const { close } = renderPage(
      <main>
        <SearchField actor={actor} keyword="此前" onSearch={(keyword) => void desk.call('search', keyword)} />
      </main>,
    )
    return { world: { desk, clock, actor, close }, subject: actor }
  },
  perform: {
    'TEXT.TYPED': async (step) => {
      // What stands there already is no change.
      if (input().value === textOf(step)) await userEvent.fill(field, `${textOf(step)}x`)
      await userEvent.fill(field, textOf(step))
    },
    'TEXT.COMPOSED': () => void input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })),
    'SEARCH.SUBMITTED': async (step) => {
      await userEvent.fill(field, textOf(step))
      input().focus()
      await userEvent.keyboard('{Enter}')
    },
    'xstate.after.TYPING_PAUSE.desk-search.waiting': (_, { world }) => world.clock.increment(250),
  },
  async see({ world: { actor } }) {
    await expect.element(field).toBeVisible()
    return actor.getSnapshot().value
  },
  proves: () => ['JOB-5'],
})
