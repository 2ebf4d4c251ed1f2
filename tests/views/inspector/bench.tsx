import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type AnyActor, createActor, fromCallback } from 'xstate'
import type { Locale } from '../../../contract/calls/site.ts'
import { flows } from '../../../machines/flows.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import { Agent } from '../../../src/inspector/page/agent.ts'
import { onPanel, tab } from '../../../src/inspector/page/channel.ts'
import { Recording } from '../../../src/inspector/page/recording.ts'
import type { Place } from '../../../src/inspector/place.ts'
import { InspectorProvider } from '../../../src/inspector/stores/hooks.tsx'
import { openInspector } from '../../../src/inspector/stores/open.ts'
import { go } from '../../../src/inspector/stores/place-store.ts'
import { renderPage } from '../world/page.tsx'
import { measured } from './measured.ts'

/** The page that is inspected: this very document, with steered actors in it. */
const recording = new Recording()
const agent = new Agent(recording)
onPanel((message) => agent.hear(message))

const catalogueOf = (name: string) => flows.find(({ flow }) => flow === name) as Catalogue

const living = new Set<AnyActor>()

/** A flow that lives on the page; its effects do nothing, and so nothing happens by itself. */
export function startFlow(name: string): AnyActor {
  const { machine, inputs } = catalogueOf(name)
  const idle = <T,>(all: object, nothing: T) => Object.fromEntries(Object.keys(all).map((one) => [one, nothing]))
  const { actors, actions } = machine.implementations
  const steered = machine.provide({
    actors: idle(
      actors,
      fromCallback(() => undefined),
    ),
    actions: idle(actions, () => undefined),
  } as never)
  const actor = createActor(steered, { id: name, input: Object.values(inputs)[0] }).start()
  recording.follow(actor)
  living.add(actor)
  return actor
}

const usual: Place = {
  actor: null,
  step: null,
  state: null,
  pane: 'context',
  drawer: 'log',
  level: null,
  view: 'chart',
  tab,
}

/** Shows a part of the panel, attached to this page through the real channel. */
export function showPart(part: ReactNode, place: Partial<Place>, locale: Locale = 'zh-CN') {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(measured))
  go({ ...usual, ...place })
  const inspector = openInspector()
  const page = renderPage(<InspectorProvider value={inspector}>{part}</InspectorProvider>, locale)
  return {
    inspector,
    close() {
      page.close()
      inspector.close()
      for (const actor of living) actor.stop()
      living.clear()
      fetched.mockRestore()
    },
  }
}
