import { useSelector } from '@xstate/react'
import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { Recognised } from '../../../machines/login/session/session.types.ts'
import { overlayPaths } from '../../../machines/site/overlay/overlay.paths.ts'
import { shownDialog } from '../../../machines/site/overlay/overlay.selectors.ts'
import type { DialogName, DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { createActors, endDialog, openDialog, overlay, site } from '../../../src/app/actors.ts'
import { dialogs, loadCode, loadedDialogs } from '../../../src/app/dialogs/dialogs.ts'
import { Overlay } from '../../../src/app/Overlay.tsx'
import { Header } from '../../../src/features/shell/header/Header.tsx'
import { seeCount, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { serve } from '../world/lists.tsx'
import { renderPage } from '../world/page.tsx'
import { replay } from '../world/replay.ts'
import { univ } from '../world/site.ts'

interface World {
  readonly desk: Desk
  close(): void
}

/** In the place of each dialog: what it is opened for, and a way out of it. */
const Stand = ({ request }: { readonly request: DialogRequest; readonly site: SiteInfo }) => (
  <div role="dialog" aria-label={request.name}>
    <p>{JSON.stringify(request)}</p>
    <button type="button" onClick={() => endDialog(request.name)}>
      关闭
    </button>
  </div>
)

/** A header whose menu is the overlay's, and what lies over the page. */
function Shown() {
  const isMenuOpen = useSelector(overlay, (snapshot) => snapshot.matches('menu'))
  return (
    <>
      <Header
        site={univ}
        fairTitle={null}
        account={null}
        busy={false}
        current="/"
        isMenuOpen={isMenuOpen}
        isFocusWanted={false}
        onFocus={() => {}}
        onMenuOpen={() => overlay.send({ type: 'MENU.OPENED' })}
        onMenuClose={() => overlay.send({ type: 'MENU.CLOSED' })}
        onEnter={() => {}}
        onLogout={() => {}}
      />
      <Overlay />
    </>
  )
}

const menu = page.getByRole('dialog', { name: '菜单', exact: true })
const opening = page.getByRole('status').filter({ hasText: '正在加载' })

/** Dialogs come with code that a test lets come, or not. */
function standIn(desk: Desk): void {
  for (const name of Object.keys(dialogs) as DialogName[]) {
    Reflect.deleteProperty(loadedDialogs, name)
    Object.assign(dialogs, { [name]: () => desk.call('loadDialog', name) })
  }
}

afterEach(() => vi.restoreAllMocks())

/** A dialog is left by what it shows. */
const isOnPage = (snapshot: ReturnType<typeof overlay.getSnapshot>, event: { readonly type: string }) =>
  event.type !== 'DIALOG.ENDED' || snapshot.matches({ dialog: 'shown' })

// Another app would take the place of the page.
vi.mock('../../../src/browser/tabs/apps.ts', () => ({ appsInThisTab: { openApp: async () => 'opened' } }))

replay<typeof overlayPaths.machine, World>(
  { ...overlayPaths, feasible: isOnPage },
  {
    async open(_, { inspect }) {
      serve({ '/api/site/getsiteinfo': () => univ, '/api/site/gethomeresource': () => ({ is_hide_logo: 1 }) })
      const desk = new Desk()
      standIn(desk)
      createActors(loadCode)
      if (inspect) overlay.system.inspect(inspect)
      site.start()
      overlay.start()
      await expect.poll(() => site.getSnapshot().context.site).not.toBe(null)
      const { close } = renderPage(<Shown />)
      return {
        world: {
          desk,
          close() {
            close()
            overlay.stop()
            site.stop()
          },
        },
        subject: overlay,
      }
    },
    perform: {
      'DIALOG.OPENED': ({ event }) => openDialog(Reflect.get(event, 'dialog') as DialogRequest),
      'DIALOG.ENDED': () => press(page.getByRole('dialog'), '关闭'),
      // As the session tells it.
      'IDENTITY.RECOGNISED': ({ event }) =>
        overlay.send({ type: 'IDENTITY.RECOGNISED', identity: Reflect.get(event, 'identity') as Recognised }),
      'MENU.OPENED': async () => {
        // Where everything is looked at in all widths, the last is the widest.
        await setWidth('phone')
        await page.getByRole('button', { name: '打开菜单', exact: true }).click()
      },
      'MENU.CLOSED': () => press(menu, '关闭菜单'),
      'xstate.done.actor.loadDialog': async (_, { world }) => {
        await expect.poll(() => world.desk.isWaiting('loadDialog')).toBe(true)
        world.desk.resolve('loadDialog', { default: Stand })
      },
      'xstate.error.actor.loadDialog': async (_, { world }) => {
        await expect.poll(() => world.desk.isWaiting('loadDialog')).toBe(true)
        world.desk.reject('loadDialog', new Error('chunk is missing'))
      },
    },
    async see() {
      const snapshot = overlay.getSnapshot()
      const request = snapshot.matches({ dialog: 'shown' }) ? shownDialog(snapshot) : null
      const shown = () =>
        page
          .getByRole('dialog')
          .elements()
          .map((one) => one.getAttribute('aria-label') ?? '')
      await seeCount(menu, snapshot.matches('menu') ? 1 : 0)
      const texts = () => [...document.querySelectorAll('[role=dialog] > p')].map(({ textContent }) => textContent)
      await expect.poll(texts).toEqual(request ? [JSON.stringify(request)] : [])
      await expect.poll(() => shown().length).toBe(snapshot.matches('menu') || request ? 1 : 0)
      await seeCount(opening, snapshot.matches({ dialog: 'loading' }) ? 1 : 0)
      return JSON.stringify(snapshot.value)
    },
    proves: () => ['SESS-5'],
  },
)
