import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { deskPrintPaths } from '../../../machines/employer-office/desk-print/desk-print.paths.ts'
import { provideDeskPrint } from '../../../machines/employer-office/desk-print/desk-print.ports.ts'
import type { SentResume } from '../../../machines/employer-office/desk-print/desk-print.types.ts'
import { BulkBar } from '../../../src/features/employer-office/review/BulkBar.tsx'
import { PrintSheets } from '../../../src/features/employer-office/review/pages/PrintSheets.tsx'
import { button } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'
import { delivery, reviewer } from './world.tsx'

const choices = [[delivery(11, '林沐'), delivery(12, '周野')], [delivery(13, '沈屿川')]]

const choice = (ids: readonly string[]) => page.getByRole('region', { name: ids.join(), exact: true })

replay(deskPrintPaths, {
  async open(_, options) {
    const desk = new Desk()
    const { actor: review } = reviewer()
    const actor = createActor(
      provideDeskPrint({
        readSent: (ids) => desk.call<readonly SentResume[]>('readSent', ids),
        print: (count) => desk.call('print', count),
        notify() {},
      }),
      options,
    ).start()
    const { close } = renderPage(
      <main>
        {choices.map((selected) => (
          <section key={selected[0]?.id} aria-label={selected.map(({ id }) => id).join()}>
            <BulkBar actor={review} printing={actor} selected={selected} />
          </section>
        ))}
        <PrintSheets actor={actor} />
      </main>,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('readSent', 'print'),
    'PRINT.ASKED': ({ event }) => press(choice((event as never as { ids: readonly string[] }).ids), '打印简历'),
  },
  async see({ world: { actor, desk } }) {
    const { value, context } = actor.getSnapshot()
    await expect.element(button(choice(['13']), '打印简历')).toHaveAttribute('aria-busy', String(value !== 'resting'))
    expect(desk.isWaiting('readSent') ? desk.calls('readSent').at(-1) : null).toEqual(
      value === 'reading' ? context.ids : null,
    )
    const sheets = [...document.querySelectorAll('article')]
    const drawn = value === 'printing' ? ['林沐', '周野'] : []
    expect(sheets).toHaveLength(drawn.length)
    expect(drawn.every((name, at) => sheets[at]?.textContent.includes(name))).toBe(true)
    return value
  },
  proves: () => [],
})
