import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { canvas, useView } from '../chart/drawing/view.ts'
import { CoveragePane } from '../coverage/CoveragePane.tsx'
import { Exports } from '../export/Exports.tsx'
import { FlowDoc } from '../gallery/FlowDoc.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { Palette } from '../gallery/Palette.tsx'
import { ActorTree } from '../log/ActorTree.tsx'
import type { Pane } from '../place.ts'
import { SendPane } from '../send/SendPane.tsx'
import { go, useChosen, useInspector, usePlace } from '../stores/hooks.tsx'
import { say, useNotice } from '../stores/notice.ts'
import { isOwn } from '../stores/own.ts'
import { usePreferences } from '../stores/preferences.ts'
import { ContextPane } from '../values/ContextPane.tsx'
import { EventPane } from '../values/EventPane.tsx'
import { actors, details, frame, gallery, galleryFrame, hint, notice, sections, stage } from './App.css.ts'
import { group, percent } from './Bar.css.ts'
import { Bar } from './Bar.tsx'
import { Bottom } from './Bottom.tsx'
import { ghost, labelled } from './controls.css.ts'
import { FitIcon, MinusIcon, PlusIcon } from './icons.tsx'
import { body, column } from './RightPane.css.ts'
import { Stage } from './Stage.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'

const PANEL = 'details'

const shown = {
  context: ContextPane,
  event: EventPane,
  send: SendPane,
  coverage: CoveragePane,
} satisfies Record<Pane, unknown>

/** What is to be known of the chosen actor; of a flow that does not run, its documentation. */
function RightPane() {
  const { pane } = usePlace()
  const { actor, step } = useChosen()
  const names = actor
    ? {
        context: m.inspector_pane_context(),
        event: m.inspector_pane_event(),
        ...(!isOwn(actor.key) && { send: m.inspector_pane_send() }),
        coverage: m.inspector_pane_coverage(),
      }
    : { context: m.inspector_pane_docs(), coverage: m.inspector_pane_coverage() }
  const chosen = pane in names ? pane : 'context'
  const Shown = actor === null && chosen === 'context' ? FlowDoc : shown[chosen]
  return (
    <aside className={column} aria-label={m.inspector_details()}>
      <Tabs<Pane>
        panel={PANEL}
        label={m.inspector_details()}
        names={names}
        counts={actor && step ? { event: step.candidates.length } : {}}
        chosen={chosen}
        onChoose={(next) => go({ pane: next })}
      />
      <TabPanel className={body} panel={PANEL} chosen={chosen}>
        <Shown />
      </TabPanel>
    </aside>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="range"]):not([type="checkbox"]), select, textarea'))

/** Keys of the whole panel: `/` searches, `[` and `]` step, `l` goes back to live, F2 closes and opens the dock. */
function useKeys(openSearch: () => void): void {
  const { recorder, pressDock } = useInspector()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key !== 'F2' && (isTyping(event.target) || document.querySelector('dialog[open]'))) return
      switch (event.key) {
        case '/':
          openSearch()
          break
        case '[':
          recorder.send({ type: 'STEP.BACK' })
          break
        case ']':
          recorder.send({ type: 'STEP.FORTH' })
          break
        case 'l':
          recorder.send({ type: 'LIVE.RESUMED' })
          break
        case 'F2':
          pressDock('TOGGLED')
          break
        default:
          return
      }
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [recorder, pressDock, openSearch])
}

const STAGE = 'stage'
type Section = 'actors' | 'chart' | 'details'

/** The whole panel. */
export function App() {
  const { actor, view, drawer } = usePlace()
  const { locale } = usePreferences()
  const palette = useRef<HTMLDialogElement>(null)
  const openSearch = useCallback(() => palette.current?.showModal(), [])
  useKeys(openSearch)
  const [section, setSection] = useState<Section>('chart')
  const bar = <Bar zoom={actor !== null && view === 'chart' && <Zoom />} exports={<Exports />} onSearch={openSearch} />
  return (
    <div
      key={locale}
      className={actor === null ? galleryFrame : frame}
      data-section={section}
      data-drawer={actor === null ? undefined : drawer}
    >
      {bar}
      {actor === null ? (
        <main className={gallery}>
          <HowToAttach />
          <Gallery />
        </main>
      ) : (
        <>
          <div className={sections}>
            <Tabs<Section>
              panel={STAGE}
              label={m.inspector_sections()}
              names={{
                actors: m.inspector_section_actors(),
                chart: m.inspector_section_chart(),
                details: m.inspector_section_details(),
              }}
              chosen={section}
              onChoose={setSection}
            />
          </div>
          <div className={actors}>
            <ActorTree />
          </div>
          <main className={stage} id={STAGE}>
            <Stage />
          </main>
          <div className={details}>
            <RightPane />
          </div>
          <Bottom />
        </>
      )}
      <Palette dialogRef={palette} />
      <Notice />
    </div>
  )
}

function HowToAttach() {
  const { attachment } = useInspector()
  const isAttached = useSelector(attachment, ({ value }) => value === 'attached')
  return !isAttached && <p className={hint}>{m.inspector_alone()}</p>
}

function Notice() {
  const text = useNotice()
  return (
    <div role="status">
      {text !== null && (
        <div className={notice}>
          <span>{text}</span>
          <button type="button" className={ghost} onClick={() => say(null)}>
            {m.inspector_dismiss()}
          </button>
        </div>
      )}
    </div>
  )
}

/** How large the chart is. */
function Zoom() {
  const { scale } = useView()
  return (
    <fieldset className={group} aria-label={m.inspector_zoom()}>
      <button type="button" aria-label={m.inspector_zoom_out()} onClick={canvas.zoomOut}>
        <MinusIcon />
      </button>
      <button
        type="button"
        className={percent}
        aria-label={`${Math.round(scale * 100)}% ${m.inspector_zoom_full()}`}
        onClick={canvas.full}
      >
        {Math.round(scale * 100)}%
      </button>
      <button type="button" aria-label={m.inspector_zoom_in()} onClick={canvas.zoomIn}>
        <PlusIcon />
      </button>
      <button type="button" aria-label={m.inspector_zoom_fit()} onClick={canvas.fit}>
        <FitIcon />
        <span className={labelled}>{m.inspector_zoom_fit()}</span>
      </button>
    </fieldset>
  )
}
