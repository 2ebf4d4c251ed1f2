import { useEffect, useSyncExternalStore } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, fromPromise, SimulatedClock } from 'xstate'
import { resumeDraftPaths } from '../../../machines/resume/resume-draft/resume-draft.paths.ts'
import { provideResumeDraft } from '../../../machines/resume/resume-draft/resume-draft.ports.ts'
import { TYPED } from '../../../machines/resume/resume-draft/resume-draft.properties.ts'
import { type ResumeDraftView, resumeDraftView } from '../../../machines/resume/resume-draft/resume-draft.selectors.ts'
import type { Batch, Draft } from '../../../machines/resume/resume-draft/resume-draft.types.ts'
import type { Standing } from '../../../machines/resume/resume-session/resume-session.selectors.ts'
import { Pill } from '../../../src/features/resume/editor/bar/Pill.tsx'
import { NoteField } from '../../../src/features/resume/editor/fields/NoteField.tsx'
import { DraftNote } from '../../../src/features/resume/editor/notes/DraftNote.tsx'
import { seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const field = main.getByLabelText('自我评价', { exact: true })

/** What the server has of it. */
const SERVER = '校报编辑'
/** On another day than today, whenever that is. */
const typedAt = Date.now() - 2 * 86_400_000
const two = (part: number) => String(part).padStart(2, '0')
const at = new Date(typedAt)
const when = `${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`

const offline: Standing = { view: 'offline', key: 'summary', savedAt: '' }
const pills = { kept: '离线，草稿已存在本机', unkept: '离线，草稿没能存下，请不要关闭页面' }

interface World {
  readonly desk: Desk
  readonly clock: SimulatedClock
  readonly actor: ActorRefFrom<ReturnType<typeof provideResumeDraft>>
  /** What the field shows. */
  text(): string
  close(): void
}

/** The page of a student without network, as far as drafts go. */
class Page {
  readonly #listeners = new Set<() => void>()
  #text = SERVER
  readonly actor: World['actor']

  constructor(make: (show: (drafts: readonly Draft[] | null) => void) => World['actor']) {
    this.actor = make((drafts) => this.show(drafts ? String(drafts.at(-1)?.content) : SERVER))
    this.actor.subscribe(() => this.#tell())
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly text = () => this.#text
  readonly drafts = () => this.actor
  readonly standing = () => offline
  readonly retry = () => {}
  readonly content = () => null
  readonly today = '2026-11-23'

  show(text: string): void {
    this.#text = text
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function Written({ desk }: { readonly desk: Page }) {
  const text = useSyncExternalStore(desk.subscribe, desk.text)
  return (
    <main>
      <h1>自我评价</h1>
      <Pill desk={desk} onPlace={() => {}} />
      <DraftNote desk={desk} />
      <NoteField
        label="自我评价"
        value={text}
        max={600}
        onChange={(content) => {
          desk.show(content)
          desk.actor.send({ type: 'DRAFT.TYPED', draft: { ...TYPED, content } })
        }}
      />
    </main>
  )
}

/** What the editor of a section says once the server has what was typed, and the browser once nobody looks. */
function Around({ desk }: { readonly desk: Page }) {
  useEffect(() => {
    const hide = () => desk.actor.send({ type: 'PAGE.HIDDEN' })
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [desk])
  return (
    <footer>
      <button type="button" onClick={() => desk.actor.send({ type: 'DRAFT.SETTLED', key: 'summary' })}>
        保存到服务器
      </button>
    </footer>
  )
}

const seeNoNote = () => expect.element(main.getByText(/^已恢复/)).not.toBeInTheDocument()

/** Where the note was: the keyboard goes on there. */
const seeFocusKept = () => expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status')

/** What is said of a former visit; the names of what can be pressed. */
const sights = {
  async reading() {
    await seeNoNote()
    return []
  },
  async restored() {
    await seeText(main.getByRole('status'), `已恢复 ${when} 没来得及保存的内容`)
    return ['不要这些', '知道了']
  },
  async none() {
    await seeNoNote()
    return []
  },
} satisfies Record<ResumeDraftView, () => Promise<readonly string[]>>

replay<typeof resumeDraftPaths.machine, World>(resumeDraftPaths, {
  async open({ input }, options) {
    const settings = resumeDraftPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    const shown = new Page((show) => {
      const ports = provideResumeDraft({
        readDrafts: () => desk.call('readDrafts'),
        writeDrafts: () => desk.call('writeDrafts'),
        restore: show,
        revert: () => show(null),
      })
      // What was written is an outcome like others here: the port would say what it was given.
      const writeDrafts = fromPromise<Batch['waiting'], Batch>(() => desk.call('writeDrafts'))
      return createActor(ports.provide({ actors: { writeDrafts } }), { input: settings, clock, ...options }).start()
    })
    const { close } = renderPage(
      <>
        <Written desk={shown} />
        <Around desk={shown} />
      </>,
    )
    return { world: { desk, clock, actor: shown.actor, text: shown.text, close }, subject: shown.actor }
  },
  perform: {
    ...outcomes('writeDrafts'),
    'xstate.done.actor.readDrafts': ({ event }, { world }) => {
      const { output } = event as unknown as { output: readonly Draft[] }
      world.desk.resolve(
        'readDrafts',
        output.map((draft) => ({ ...draft, typedAt })),
      )
    },
    'xstate.error.actor.readDrafts': ({ event }, { world }) =>
      world.desk.reject('readDrafts', Reflect.get(event, 'error')),
    async 'DRAFT.TYPED'({ event }) {
      // Somebody who changes his mind: typing what is there already is no typing.
      await userEvent.fill(field, '写错了')
      await userEvent.fill(field, String((Reflect.get(event, 'draft') as Draft).content))
    },
    'DRAFT.SETTLED': () => press(page.getByRole('contentinfo'), '保存到服务器'),
    'PAGE.HIDDEN': () => void document.dispatchEvent(new Event('visibilitychange')),
    async 'DRAFTS.DISCARDED'(_, { world }) {
      await press(main, '不要这些')
      await expect.element(field).toHaveValue(SERVER)
      expect(world.text()).toBe(SERVER)
      await seeFocusKept()
    },
    async 'OFFER.DISMISSED'(_, { world }) {
      await press(main, '知道了')
      expect(world.text()).toBe(TYPED.content)
      await seeFocusKept()
    },
    'xstate.after.DRAFT_REST.resume-draft.keeping.waiting': (_, { world }) => world.clock.increment(300),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = resumeDraftView(snapshot)
    const asked = await sights[view]()
    const pill = snapshot.hasTag('unkept') ? pills.unkept : pills.kept
    await seeControls(main, pill, ...asked)
    await expect.element(field).toHaveValue(world.text())
    return `${view} ${pill}`
  },
  proves: () => ['RES-5'],
})
