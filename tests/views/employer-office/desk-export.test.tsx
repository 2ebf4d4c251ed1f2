import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import { deskExportPaths } from '../../../machines/employer-office/desk-export/desk-export.paths.ts'
import { provideDeskExport } from '../../../machines/employer-office/desk-export/desk-export.ports.ts'
import type { ExportFilter } from '../../../machines/employer-office/desk-export/desk-export.types.ts'
import { ExportButton } from '../../../src/features/employer-office/frame/ExportButton.tsx'
import { button } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const filters: readonly ExportFilter[] = [
  { position: '7', tab: 'unread', keyword: '林' },
  { position: '', tab: 'all', keyword: '' },
]

type Actor = ActorRefFrom<ReturnType<typeof provideDeskExport>>

/** A list of one position's, and one of all. */
const Shown = ({ actor }: { readonly actor: Actor }) => (
  <main>
    {filters.map((filter) => (
      <section key={filter.position} aria-label={filter.position || '全部'}>
        <ExportButton actor={actor} filter={filter} />
      </section>
    ))}
  </main>
)

const list = (position: string) => page.getByRole('region', { name: position || '全部', exact: true })

replay(deskExportPaths, {
  async open(_, options) {
    const desk = new Desk()
    const actor = createActor(
      provideDeskExport({ saveTable: (filter) => desk.call('saveTable', filter), notify() {} }),
      options,
    ).start()
    const { close } = renderPage(<Shown actor={actor} />)
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('saveTable'),
    'EXPORT.ASKED': ({ event }) => press(list((event as never as { filter: ExportFilter }).filter.position), '导出'),
  },
  async see({ world: { actor, desk } }) {
    const { value, context } = actor.getSnapshot()
    await expect.element(button(list(''), '导出')).toHaveAttribute('aria-busy', String(value === 'saving'))
    const isWaiting = desk.isWaiting('saveTable')
    expect(isWaiting ? desk.calls('saveTable').at(-1) : null).toEqual(value === 'saving' ? context.filter : null)
    return value
  },
  proves: () => [],
})
