import { useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import type { Drawer } from '../place.ts'
import { body, bottom, choices, head } from './Bottom.css.ts'
import { go, useJournal, usePlace } from './hooks.tsx'
import { Log } from './Log.tsx'
import { LogFilters } from './LogFilters.tsx'
import type { LogFilter } from './log-filter.ts'
import { PathsDrawer } from './PathsDrawer.tsx'
import { Sequence } from './Sequence.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'
import { Timeline } from './Timeline.tsx'

const PANEL = 'drawer'

/** The lower part: what happened, as a log or a sequence, and the generated tests. */
export function Bottom() {
  const { drawer } = usePlace()
  const { steps } = useJournal()
  const [filter, setFilter] = useState<LogFilter>({ text: '', kind: 'all' })
  const [isAlone, setAlone] = useState(false)
  const [isFolded, setFolded] = useState(true)
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
            <label>
              <input type="checkbox" checked={isAlone} onChange={({ target }) => setAlone(target.checked)} />
              {m.inspector_only_chosen()}
            </label>
            <label>
              <input type="checkbox" checked={isFolded} onChange={({ target }) => setFolded(target.checked)} />
              {m.inspector_fold()}
            </label>
          </div>
        )}
      </div>
      {drawer !== 'paths' && <Timeline />}
      <TabPanel className={body} panel={PANEL} chosen={drawer}>
        {drawer === 'log' && <Log filter={filter} />}
        {drawer === 'sequence' && <Sequence isAlone={isAlone} isFolded={isFolded} />}
        {drawer === 'paths' && <PathsDrawer />}
      </TabPanel>
    </section>
  )
}
