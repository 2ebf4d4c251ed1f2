import { useState } from 'react'
import { flows } from '../../../machines/flows.ts'
import * as m from '../../../messages/compiled/messages.js'
import { percentOf, THIN } from '../coverage/LevelBar.tsx'
import type { Coverage } from '../coverage.ts'
import { chip, count } from '../panel/controls.css.ts'
import { SearchIcon } from '../panel/icons.tsx'
import { useCoverage, useJournal } from '../stores/hooks.tsx'
import { type Area, areas, flowNotes, purposeOf } from './flow-notes.ts'
import { bar, find, findText, gallery, grid, none, title } from './Gallery.css.ts'
import { GalleryCard } from './GalleryCard.tsx'

const filters = ['all', ...areas, 'survivors', 'browser'] as const
type Filter = 'all' | Area | 'survivors' | 'browser'

/** Names of the flows that a filter and a word leave. */
function filtered(
  flows: readonly string[],
  filter: Filter,
  word: string,
  coverage: Coverage | null,
): readonly string[] {
  const sought = word.trim().toLowerCase()
  return flows.filter((flow) => {
    if (!`${flow} ${purposeOf(flow)}`.toLowerCase().includes(sought)) return false
    if (filter === 'all') return true
    const measured = coverage?.flows[flow]
    if (filter === 'survivors') return (measured?.mutants.survivors.length ?? 0) > 0
    if (filter === 'browser') return measured !== undefined && (percentOf(measured, 'browser') ?? 0) < THIN
    return flowNotes[flow]?.area === filter
  })
}

const filterNames: Readonly<Record<Filter, () => string>> = {
  all: m.inspector_tests_gallery_all,
  account: m.inspector_tests_gallery_account,
  content: m.inspector_tests_gallery_content,
  resume: m.inspector_tests_gallery_resume,
  desk: m.inspector_tests_gallery_desk,
  basics: m.inspector_tests_gallery_basics,
  inspector: m.inspector_tests_gallery_inspector,
  survivors: m.inspector_tests_gallery_survivors,
  browser: m.inspector_tests_gallery_browser,
}

const names = flows.map(({ flow }) => flow)

/** Every flow of the project, whether it runs or not. */
export function Gallery() {
  const coverage = useCoverage()
  const { actors } = useJournal()
  const [filter, setFilter] = useState<Filter>('all')
  const [word, setWord] = useState('')
  const shown = filtered(names, filter, word, coverage)
  const living = (flow: string) => actors.filter((actor) => actor.flow === flow && actor.status === 'active').length
  return (
    <section className={gallery} aria-labelledby="gallery-title">
      <div className={bar}>
        <h2 className={title} id="gallery-title">
          {m.inspector_tests_gallery_title()} <span className={count}>{shown.length}</span>
        </h2>
        <label className={find}>
          <SearchIcon />
          <input
            className={findText}
            type="search"
            value={word}
            placeholder={m.inspector_tests_gallery_find()}
            aria-label={m.inspector_tests_gallery_find()}
            onChange={({ target }) => setWord(target.value)}
          />
        </label>
        <fieldset className={bar} aria-label={m.inspector_tests_gallery_filter()}>
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              className={chip}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {filterNames[one]()}
            </button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 && <p className={none}>{m.inspector_tests_gallery_none()}</p>}
      <div className={grid}>
        {shown.map((flow) => (
          <GalleryCard key={flow} flow={flow} measured={coverage?.flows[flow]} living={living(flow)} />
        ))}
      </div>
    </section>
  )
}
