import { useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Log } from '../log/Log.tsx'
import { LogFilters } from '../log/LogFilters.tsx'
import type { LogFilter } from '../log/log-filter.ts'
import { Timeline } from '../log/Timeline.tsx'
import { PathsDrawer } from '../paths/PathsDrawer.tsx'
import type { Drawer } from '../place.ts'
import { SequenceBar } from '../sequence/SequenceBar.tsx'
import { SequenceDiagram } from '../sequence/SequenceDiagram.tsx'
import { optionsOf, type SequenceChoices } from '../sequence/sequence.ts'
import { go, useChosen, useInspector, useJournal, usePlace } from '../stores/hooks.tsx'
import { body, bottom, choices, head } from './Bottom.css.ts'
import { TabPanel, Tabs } from './Tabs.tsx'

const PANEL = 'drawer'

/** The lower part: what happened, as a log or a sequence, and the generated tests. */
export function Bottom() {
  const { recorder } = useInspector()
  const { drawer, step: shownStep } = usePlace()
  const { actors, steps } = useJournal()
  const { actor } = useChosen()
  const [filter, setFilter] = useState<LogFilter>({ text: '', kind: 'all' })
  const [sequence, setSequence] = useState<SequenceChoices>({ fold: true, withEnded: true, onlyChosen: false })
  const look = (step: number) => recorder.send({ type: 'STEP.CHOSEN', step })
  return (
    <section className={bottom} aria-label={m.inspector_drawer()}>
      <div className={head}>
        <Tabs<Drawer>
          panel={PANEL}
          label={m.inspector_drawer()}
          names={{
            log: m.inspector_drawer_log(),
            sequence: m.inspector_drawer_sequence(),
            paths: m.inspector_drawer_paths(),
          }}
          counts={{ log: steps.length }}
          chosen={drawer}
          onChoose={(next) => go({ drawer: next })}
        />
        {drawer === 'log' && <LogFilters filter={filter} onFilter={setFilter} />}
        {drawer === 'sequence' && (
          <div className={choices}>
            <SequenceBar
              steps={steps}
              actors={actors}
              choices={sequence}
              chosen={actor?.key ?? null}
              onChoices={setSequence}
            />
          </div>
        )}
      </div>
      {drawer !== 'paths' && <Timeline />}
      <TabPanel className={body} panel={PANEL} chosen={drawer}>
        {drawer === 'log' && <Log filter={filter} />}
        {drawer === 'sequence' && (
          <SequenceDiagram
            steps={steps}
            actors={actors}
            shownStep={shownStep}
            options={optionsOf(sequence, actor?.key ?? null)}
            onStep={look}
          />
        )}
        {drawer === 'paths' && <PathsDrawer />}
      </TabPanel>
    </section>
  )
}
