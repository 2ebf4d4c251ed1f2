import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate'
import { searchSuggestPaths } from '../../../machines/jobs/search-suggest/search-suggest.paths.ts'
import { provideSearchSuggest } from '../../../machines/jobs/search-suggest/search-suggest.ports.ts'
import { suggestionsOf } from '../../../machines/jobs/search-suggest/search-suggest.rules.ts'
import { isListShown, searchSuggestView } from '../../../machines/jobs/search-suggest/search-suggest.selectors.ts'
import type { SearchSuggestEvent } from '../../../machines/jobs/search-suggest/search-suggest.types.ts'
import { assisted, take } from '../../../src/entities/search/suggest/suggest.tsx'
import type { SuggestedBox } from '../../../src/shared/actors/search.types.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import { SearchBox } from '../../../src/ui/search-box/SearchBox.tsx'
import { useTyped } from '../../../src/ui/search-box/useTyped.ts'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const LABEL = '搜索职位或企业'

interface World {
  readonly desk: Desk
  readonly clock: SimulatedClock
  readonly actor: ActorRefFrom<ReturnType<typeof provideSearchSuggest>>
  /** Puts a text into the field that nobody typed. */
  fill(text: string): void
  /** What is remembered from now on. */
  see(texts: readonly string[]): void
  close(): void
}

/** A search of a page, and something else to go to. */
function Search({ world }: { readonly world: Omit<World, 'close'> }) {
  const { actor } = world
  const field = useRef<HTMLInputElement>(null)
  const snapshot = useSelector(actor, (current) => current)
  const [text, setText] = useTyped('')
  const box: SuggestedBox = { kind: 'position', keyword: '', text, setText, onSearch() {}, onCity() {} }
  useLayoutEffect(() => {
    world.fill = setText
    const { unsubscribe } = actor.on('*', (event) => take(event, box, () => {}))
    return unsubscribe
  })
  return (
    <main>
      <SearchBox
        label={LABEL}
        placeholder=""
        text={text}
        submitLabel="搜索"
        {...assisted(actor, snapshot, box, field)}
      />
      <Button>别处</Button>
    </main>
  )
}

const field = page.getByRole('combobox', { name: LABEL, exact: true })
const input = () => field.element() as HTMLInputElement

async function press(key: string): Promise<void> {
  input().focus()
  await userEvent.keyboard(key)
}

const textIn = ({ event }: { readonly event: unknown }) => String(Reflect.get(Object(event), 'text'))

replay<typeof searchSuggestPaths.machine, World>(searchSuggestPaths, {
  async open(_, options) {
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    let tell: (texts: readonly string[]) => void = () => {}
    const machine = provideSearchSuggest({
      readHot: () => desk.call('readHot'),
      watchRecent(seen) {
        tell = seen
        return () => {}
      },
      ask: (keyword) => desk.call('ask', keyword),
      remember: () => {},
      forget: () => {},
      forgetAll: () => {},
    })
    const actor = createActor(machine, { clock, ...options }).start()
    const world = { desk, clock, actor, fill: () => {}, see: (texts: readonly string[]) => tell(texts) }
    const { close } = renderPage(<Search world={world} />)
    await expect.element(field).toBeVisible()
    return { world: Object.assign(world, { close }), subject: actor }
  },
  perform: {
    ...outcomes('readHot', 'ask'),
    async 'TEXT.TYPED'(step) {
      // Somebody who changes his mind: typing what is there already is no typing.
      if (input().value === textIn(step)) await userEvent.fill(field, `${textIn(step)}x`)
      await userEvent.fill(field, textIn(step))
    },
    'TEXT.COMPOSED': () => void input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })),
    'TEXT.RETURNED': () => press('{Home}'),
    async 'POPUP.ASKED'(step, { world }) {
      world.fill(textIn(step))
      await expect.element(field).toHaveValue(textIn(step))
      await userEvent.click(field)
    },
    'ACTIVE.MOVED': ({ event }) => press(Reflect.get(event, 'to') === 'next' ? '{ArrowDown}' : '{ArrowUp}'),
    'ACTIVE.TAKEN': () => press('{Tab}'),
    'SUGGESTION.CHOSEN': ({ event }) => userEvent.click(page.getByRole('option').nth(Number(Reflect.get(event, 'at')))),
    async 'SEARCH.SUBMITTED'(step, { world }) {
      world.fill(textIn(step))
      await expect.element(field).toHaveValue(textIn(step))
      input().form?.requestSubmit()
    },
    async 'ESCAPE.PRESSED'(step, { world }) {
      world.fill(textIn(step))
      await expect.element(field).toHaveValue(textIn(step))
      await press('{Escape}')
    },
    'FIELD.LEFT': async () => {
      input().focus()
      const elsewhere = page.getByRole('button', { name: '别处' }).element() as HTMLElement
      elsewhere.focus()
    },
    'RECENT.SEEN': ({ event }, { world }) =>
      world.see((event as SearchSuggestEvent & { texts: readonly string[] }).texts),
    'RECENT.REMOVED': (step) => userEvent.click(page.getByRole('button', { name: `删除 ${textIn(step)}` })),
    'RECENT.CLEARED': () => userEvent.click(page.getByRole('button', { name: '清空', exact: true })),
    'xstate.after.TYPING_PAUSE.searchSuggest.open.waiting': (_, { world }) => world.clock.increment(150),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const { context } = snapshot
    const isShown = isListShown(snapshot)
    await expect.element(field).toHaveAttribute('aria-expanded', String(isShown))
    const expected = isShown ? suggestionsOf(context).map(({ text }) => text) : []
    const shown = () => page.getByRole('option').elements()
    await expect.poll(() => shown().length).toBe(expected.length)
    for (const [at, option] of shown().entries()) expect(option.textContent).toContain(expected[at])
    const active = isShown && context.active >= 0 ? shown()[context.active] : undefined
    await expect.poll(() => input().getAttribute('aria-activedescendant')).toBe(active?.id ?? null)
    expect(shown().filter((option) => option.ariaSelected === 'true')).toEqual(active ? [active] : [])
    return [searchSuggestView(snapshot), ...expected].join(' ')
  },
  proves: () => ['JOB-1'],
})
