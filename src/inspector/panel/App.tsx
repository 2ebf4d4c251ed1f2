import { useSelector } from '@xstate/react'
import { useCallback, useRef, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Exports } from '../export/Exports.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { Palette } from '../gallery/Palette.tsx'
import { ActorTree } from '../log/ActorTree.tsx'
import { useInspector, usePlace } from '../stores/hooks.tsx'
import { say, useNotice } from '../stores/notice.ts'
import { usePreferences } from '../stores/preferences.ts'
import { actors, details, frame, gallery, galleryFrame, hint, notice, sections, stage } from './App.css.ts'
import { Bar } from './Bar.tsx'
import { Bottom } from './Bottom.tsx'
import { ghost } from './controls.css.ts'
import { RightPane } from './RightPane.tsx'
import { Stage } from './Stage.tsx'
import { Tabs } from './Tabs.tsx'
import { useKeys } from './useKeys.ts'
import { Zoom } from './Zoom.tsx'

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
