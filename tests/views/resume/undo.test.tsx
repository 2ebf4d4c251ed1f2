import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate'
import { undoPaths } from '../../../machines/kit/undo/undo.paths.ts'
import { provideUndo } from '../../../machines/kit/undo/undo.ports.ts'
import { type UndoView, undoView } from '../../../machines/kit/undo/undo.selectors.ts'
import { UndoBar } from '../../../src/features/resume/attachments/UndoBar.tsx'
import { Deletions } from '../../../src/features/resume/editor/notes/Deletions.tsx'
import { seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

type Actor = ActorRefFrom<ReturnType<typeof provideUndo>>

/** What is said, and what can be pressed. */
type Sights = Readonly<Record<Exclude<UndoView, 'deleted' | 'restored' | 'kept'>, readonly [string, ...string[]]>>

interface Place {
  readonly input: 'entry' | 'file'
  readonly draw: (actor: Actor) => ReactNode
  readonly sights: Sights
  /** What puts the offer away. */
  readonly away: string
}

const status = page.getByRole('main').getByRole('status')

/** The resume's desk as far as deletions go: one that came to its end is there no longer. */
function deskOf(actor: Actor) {
  const [one, none] = [[actor], []]
  return {
    subscribe(changed: () => void) {
      const { unsubscribe } = actor.subscribe({ complete: changed })
      return unsubscribe
    },
    deletions: () => (actor.getSnapshot().status === 'done' ? none : one),
  }
}

/** The list of files, which shows what becomes of one until there is an end. */
function List({ actor }: { readonly actor: Actor }) {
  const isOver = useSelector(actor, (snapshot) => snapshot.status === 'done')
  return isOver ? <div role="status" /> : <UndoBar actor={actor} />
}

const places: readonly Place[] = [
  {
    input: 'entry',
    draw: (actor) => <Deletions desk={deskOf(actor)} />,
    sights: {
      removing: ['正在删除「澄江电气」'],
      notRemoved: ['没能删除「澄江电气」，它还在', '重试', '关闭'],
      offered: ['已删除「澄江电气」', '撤销', '关闭'],
      restoring: ['正在恢复「澄江电气」'],
      notRestored: ['没能恢复「澄江电气」', '重试', '关闭'],
      tooLate: ['「澄江电气」已经删除，恢复不了了', '关闭'],
    },
    away: '关闭',
  },
  {
    input: 'file',
    draw: (actor) => <List actor={actor} />,
    sights: {
      removing: ['正在删除 成绩单.pdf'],
      notRemoved: ['没有删除成功：成绩单.pdf', '重试', '知道了'],
      offered: ['已删除 成绩单.pdf', '撤销', '知道了'],
      restoring: ['正在恢复 成绩单.pdf'],
      notRestored: ['没有恢复成功：成绩单.pdf', '重试', '知道了'],
      tooLate: ['已经过了 10 秒，不能恢复了', '知道了'],
    },
    away: '知道了',
  },
]

for (const { input, draw, sights, away } of places) {
  const deleted = undoPaths.inputs[input]
  if (!deleted) throw new Error(`no input is named ${input}`)
  replay(
    { ...undoPaths, inputs: { [input]: deleted } },
    {
      async open(_, options) {
        const [desk, clock] = [new Desk(), new SimulatedClock()]
        const machine = provideUndo({
          remove: (one) => desk.call('remove', one.id),
          restore: (one) => desk.call('restore', one.id),
          hide() {},
          show() {},
        })
        const actor = createActor(machine, { input: deleted, clock, ...options }).start()
        const { close } = renderPage(<main>{draw(actor)}</main>)
        return { world: { desk, clock, actor, close }, subject: actor }
      },
      perform: {
        ...outcomes('remove', 'restore'),
        'UNDO.CHOSEN': () => press(status, '撤销'),
        RETRIED: () => press(status, '重试'),
        'OFFER.DISMISSED': () => press(status, away),
        'xstate.after.UNDO_TIME.undo.offered': (_, { world }) => world.clock.increment(10_000),
      },
      async see({ world }) {
        const view = undoView(world.actor.getSnapshot())
        const said = view in sights ? sights[view as keyof Sights] : []
        const [text = '', ...controls] = said
        await seeText(status, ...said.slice(0, 1))
        await expect
          .poll(() => status.element().textContent?.includes(text) && status.element().childNodes.length > 0)
          .toBe(said.length > 0)
        await seeControls(status, ...controls)
        return `${view} ${input}`
      },
      proves: () => (input === 'file' ? ['RES-5', 'RES-6'] : ['RES-5']),
    },
  )
}
