import { newId } from '../../ui/new-id.ts'
import { CHANNEL, type PageMessage, type PanelMessage } from '../wire.ts'

const NAME = 'inspected-'

/** A window keeps its name when it reloads, and so an inspector finds it again; a copy of the window has none. */
function nameOfTab(): string {
  if (!window.name.startsWith(NAME)) window.name = NAME + newId().slice(0, 8)
  return window.name.slice(NAME.length)
}

/** This tab among those of the browser. */
export const tab = nameOfTab()

const channel = new BroadcastChannel(CHANNEL)

export const post = (message: PageMessage): void => channel.postMessage(message)

/** Hears the inspectors that speak to every tab or to this one. */
export function onPanel(hear: (message: PanelMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<PanelMessage | PageMessage>) => {
    if (data.to !== 'page') return
    if (data.type === 'seek' || data.tab === tab) hear(data)
  })
}
