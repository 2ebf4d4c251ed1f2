import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { practiceDeletionPaths } from '../../../machines/practice/practice-deletion/practice-deletion.paths.ts'
import { providePracticeDeletion } from '../../../machines/practice/practice-deletion/practice-deletion.ports.ts'
import { DeletionDialog } from '../../../src/features/practice/DeletionDialog.tsx'
import { seeCount } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const dialog = page.getByRole('alertdialog', { name: '删除这次练习？', exact: true })

replay(practiceDeletionPaths, {
  async open(_, options) {
    const desk = new Desk()
    const logic = providePracticeDeletion({ remove: () => desk.call('remove'), tellDeleted() {} })
    const actor = createActor(logic, options).start()
    const { close } = renderPage(
      <main>
        <h1>练过的面试</h1>
        <DeletionDialog actor={actor} />
      </main>,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('remove'),
    'DELETION.ASKED': (_, { world }) => world.actor.send({ type: 'DELETION.ASKED', id: '7' }),
    CONFIRMED: (_, { world }) => press(dialog, world.actor.getSnapshot().matches('failed') ? '重试' : '删除'),
    CANCELLED: () => press(dialog, '取消'),
  },
  async see({ world: { actor } }) {
    const snapshot = actor.getSnapshot()
    await seeCount(page.getByRole('alertdialog'), snapshot.matches('resting') ? 0 : 1)
    await seeCount(dialog.getByText('没有删除成：网络已断开，请检查网络后重试'), snapshot.matches('failed') ? 1 : 0)
    return String(snapshot.value)
  },
  proves: () => [],
})
