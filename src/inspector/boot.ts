/** Starts the product with the inspector at its side, or the inspector alone at its own address. */
import { onPanel, post, tab } from './page/channel.ts'
import { onRootActor } from './page/devtools.ts'
import { Recording } from './page/recording.ts'
import { readSetting } from './page/setting.ts'
import { isInspectorAddress } from './place.ts'

const isInspector = isInspectorAddress(location.hash)

/** The two are different pages, although only the part behind # tells them apart. */
window.addEventListener('hashchange', () => {
  if (isInspectorAddress(location.hash) !== isInspector) location.reload()
})

async function startInspector(): Promise<void> {
  const { mountPanel } = await import('./panel/main.tsx')
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  root.replaceChildren()
  mountPanel(root)
}

async function startProduct(): Promise<void> {
  const { product, stately } = readSetting()
  const recording = new Recording()
  onRootActor(recording.follow)
  const agent = (async () => {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
    const { Agent } = await import('./page/agent.ts')
    return new Agent(recording)
  })()
  const dock = async () => (await import('./page/dock.ts')).dock
  onPanel(async (message) => {
    if (message.type === 'dock') (await dock()).send({ type: message.event })
    else (await agent).hear(message)
  })
  window.addEventListener('keydown', async (event) => {
    if (event.key !== 'F2' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    ;(await dock()).send({ type: 'TOGGLED' })
  })
  window.addEventListener('pagehide', () => post({ to: 'panel', type: 'gone', tab }))
  if (stately) void import('./page/stately.ts').then(({ attachStately }) => attachStately(recording, stately))
  // As a whole address: while developing, Vite would have what is not one read as another module, and the product started twice.
  await import(/* @vite-ignore */ new URL(product, document.baseURI).href)
  ;(await agent).hear({ to: 'page', type: 'seek' })
}

await (isInspector ? startInspector() : startProduct())
