import { type KeyboardEvent, type RefObject, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { charts } from '../chart/charts.ts'
import { empty, kbd } from '../panel/controls.css.ts'
import { SearchIcon } from '../panel/icons.tsx'
import { go, useChosen } from '../stores/hooks.tsx'
import { dialog, field, flowName, group, input, list, match, option } from './Palette.css.ts'
import { type Found, type FoundGroup, search } from './search.ts'

const groups = {
  machines: m.inspector_search_machines,
  states: m.inspector_search_states,
  events: m.inspector_search_events,
  effects: m.inspector_search_effects,
} satisfies Record<FoundGroup, () => string>

const OPTIONS = 'palette-options'
const optionId = (place: number): string => `${OPTIONS}-${place}`

/** Search over every machine of the project; opened by whoever holds the dialog. */
export function Palette({ dialogRef }: { readonly dialogRef: RefObject<HTMLDialogElement | null> }) {
  const { flow } = useChosen()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = search(charts, text, flow)
  const all = Object.values(found).flat()
  const close = () => dialogRef.current?.close()
  const open = ({ place }: Found) => {
    close()
    go({ step: null, ...place })
  }
  const move = (to: number) => {
    setAt(to)
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && all.length > 0) move((at + by + all.length) % all.length)
    else if (event.key === 'Enter' && all[at]) open(all[at])
    else return
    event.preventDefault()
  }
  return (
    <dialog className={dialog} ref={dialogRef} aria-label={m.inspector_search()} closedby="any">
      <div className={field}>
        <SearchIcon />
        <input
          className={input}
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={OPTIONS}
          aria-activedescendant={all[at] ? optionId(at) : undefined}
          aria-label={m.inspector_search()}
          placeholder={m.inspector_search()}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <kbd className={kbd}>Esc</kbd>
      </div>
      <div className={list} role="listbox" id={OPTIONS} aria-label={m.inspector_search()}>
        {(Object.keys(groups) as FoundGroup[]).map((name) => (
          <Group key={name} name={groups[name]()} found={found[name]} all={all} at={at} text={text} onOpen={open} />
        ))}
      </div>
      {all.length === 0 && <p className={empty}>{m.inspector_search_none({ text })}</p>}
    </dialog>
  )
}

interface GroupProps {
  readonly name: string
  readonly found: readonly Found[]
  readonly all: readonly Found[]
  readonly at: number
  readonly text: string
  onOpen(found: Found): void
}

function Group({ name, found, all, at, text, onOpen }: GroupProps) {
  if (found.length === 0) return null
  return (
    <>
      <div className={group} role="presentation">
        {name}
      </div>
      {found.map((one) => (
        <div
          key={one.key}
          id={optionId(all.indexOf(one))}
          className={option}
          role="option"
          tabIndex={-1}
          aria-selected={all[at] === one}
          onPointerDown={(event) => {
            event.preventDefault()
            onOpen(one)
          }}
        >
          <span>
            <Marked text={one.text} wanted={text.trim()} />
          </span>
          {one.text !== one.flow && <span className={flowName}>{one.flow}</span>}
        </div>
      ))}
    </>
  )
}

function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase())
  if (start < 0) return text
  const end = start + wanted.length
  return (
    <>
      {text.slice(0, start)}
      <mark className={match}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
