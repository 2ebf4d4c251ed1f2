import { useSelector } from '@xstate/react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import { positionOpeningPaths } from '../../../machines/employer-office/position-opening/position-opening.paths.ts'
import { providePositionOpening } from '../../../machines/employer-office/position-opening/position-opening.ports.ts'
import {
  type PositionOpeningView,
  positionOpeningView,
} from '../../../machines/employer-office/position-opening/position-opening.selectors.ts'
import { OpeningDialog } from '../../../src/features/employer-office/frame/OpeningDialog.tsx'
import { PositionsColumn } from '../../../src/features/employer-office/frame/PositionsColumn.tsx'
import type { DeskPosition } from '../../../src/features/employer-office/frame/positions.ts'
import { button, seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const city = { value: 'jl', label: { 'zh-CN': '江临' } }
const positions: readonly DeskPosition[] = [
  { id: '7', title: '嵌入式开发工程师', city, status: 'open', deliveries: 4, unread: 2, undecided: 3 },
  { id: '8', title: '电气工程师', city, status: 'closed', deliveries: 1, unread: 0, undecided: 0 },
]

type Actor = ActorRefFrom<ReturnType<typeof providePositionOpening>>

/** Whichever is asked about is the one that is chosen. */
function Shown({ actor }: { readonly actor: Actor }) {
  const asked = useSelector(actor, ({ context }) => context.asked)
  return (
    <>
      {['7', '8'].map((chosen) => (
        <section key={chosen} aria-label={chosen}>
          <PositionsColumn
            positions={positions}
            chosen={chosen}
            busy={asked?.open ? asked.id : ''}
            hrefOf={(id) => `#/?position=${id}`}
            onChoose={() => {}}
            onOpening={(wanted) => actor.send({ type: 'OPENING.ASKED', asked: wanted })}
          />
        </section>
      ))}
      <OpeningDialog actor={actor} />
    </>
  )
}

const question = page.getByRole('alertdialog')
const column = (id: string) => page.getByRole('region', { name: id, exact: true })
const askedOf = (actor: Actor) => {
  const { asked } = actor.getSnapshot().context
  if (!asked) throw new Error('nothing is asked about')
  return asked
}

async function seeQuestion(open: boolean): Promise<void> {
  const title = open ? '重新招聘「电气工程师」' : '停止招聘「嵌入式开发工程师」？'
  await expect.element(page.getByRole('alertdialog', { name: title, exact: true })).toBeVisible()
  const text = open ? '停止招聘时结束的投递不会恢复' : '还没有结论的 3 份投递会随之结束'
  await expect.element(question.getByText(new RegExp(text))).toBeVisible()
}

/** Nothing is asked before a position is opened. */
async function seeOpening(): Promise<string> {
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button(column('8'), '重新招聘')).toHaveAttribute('aria-busy', 'true')
  return 'opening'
}

async function seeClosing(): Promise<string> {
  await seeQuestion(false)
  await expect.element(button(question, '停止招聘')).toHaveAttribute('aria-busy', 'true')
  return 'closing'
}

const sights = {
  async resting() {
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(column('7').getByText('2 份未读').first()).toBeInTheDocument()
    await seeText(column('7'), '已停止招聘')
    return 'resting'
  },
  async confirming(actor) {
    const { open } = askedOf(actor)
    await seeQuestion(open)
    await seeControls(question, '取消', '停止招聘')
    return `confirming, ${open}`
  },
  saving: (actor) => (askedOf(actor).open ? seeOpening() : seeClosing()),
  async failed(actor) {
    const { open } = askedOf(actor)
    await seeQuestion(open)
    await expect.element(question.getByText(/网络已断开/)).toBeVisible()
    await seeControls(question, '取消', '重试')
    return `failed, ${open}`
  },
} satisfies Record<PositionOpeningView, (actor: Actor) => Promise<string>>

replay(positionOpeningPaths, {
  async open(_, options) {
    const desk = new Desk()
    const actor = createActor(
      providePositionOpening({ setOpen: () => desk.call('setOpen'), notify() {} }),
      options,
    ).start()
    const { close } = renderPage(
      <main>
        <Shown actor={actor} />
      </main>,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('setOpen'),
    'OPENING.ASKED': ({ event }) => {
      const { asked } = event as never as { readonly asked: { readonly id: string; readonly open: boolean } }
      return press(column(asked.id), asked.open ? '重新招聘' : '停止招聘')
    },
    CONFIRMED: (_, { world }) => press(question, world.actor.getSnapshot().matches('failed') ? '重试' : '停止招聘'),
    CANCELLED: () => press(question, '取消'),
  },
  async see({ world: { actor } }) {
    return sights[positionOpeningView(actor.getSnapshot())](actor)
  },
  proves: () => ['JOB-5'],
})

it.each([
  [3, ['停止招聘']],
  [0, []],
])(
  'one past its day says what can be done, and ends what waits there: %i undecided [JOB-5]',
  async (undecided, names) => {
    const asked: unknown[] = []
    const expired = { ...positions[0]!, status: 'expired' as const, undecided }
    const { close } = renderPage(
      <main>
        <PositionsColumn
          positions={[expired]}
          chosen="7"
          busy=""
          hrefOf={() => '#/'}
          onChoose={() => {}}
          onOpening={(wanted) => void asked.push(wanted)}
        />
      </main>,
    )
    onTestFinished(close)
    await seeText(page.getByRole('main'), '已过截止日期，学生看不到它。要继续招聘，请联系平台客服延长。')
    const buttons = page.getByRole('main').getByRole('button')
    expect(buttons.elements().map(({ textContent }) => textContent)).toEqual(names)
    for (const one of buttons.all()) await one.click()
    expect(asked).toEqual(names.map(() => ({ id: '7', title: '嵌入式开发工程师', open: false, undecided })))
  },
)
